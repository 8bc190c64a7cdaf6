package nl.vervolg.query.lucene;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import nl.vervolg.query.Cell;
import nl.vervolg.query.QueryLimits;
import nl.vervolg.query.ResultTable;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.BoostQuery;
import org.apache.lucene.search.FuzzyQuery;
import org.apache.lucene.search.PrefixQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.TermQuery;
import org.jspecify.annotations.Nullable;

/**
 * Finds things by words in their names, keywords, collections and places. Safe for use by many
 * threads.
 */
public final class KeywordSearch {
  private static final List<String> COLUMNS = List.of("item", "name", "slug", "type");
  private static final float NAME_BOOST = 2.0f;
  private static final float INEXACT_BOOST = 0.4f;
  private static final int SHORTEST_INEXACT = 5;
  private static final int MOST_WORDS = 32;

  private final Supplier<ResultTable> things;
  private final Analyzer analyzer = new FoldingAnalyzer();
  private volatile @Nullable KeywordIndex index;

  private KeywordSearch(Supplier<ResultTable> things) {
    this.things = things;
  }

  /**
   * A search over the things of a table.
   *
   * @param things gives the columns of a list and {@code text}; asked once, at the first search
   */
  public static KeywordSearch over(Supplier<ResultTable> things) {
    return new KeywordSearch(things);
  }

  /**
   * The things that fit the words best, best first. What fits less well than the last row is not
   * counted: it is not what the question is about.
   */
  public ResultTable search(String words, QueryLimits limits) {
    List<String> terms = terms(words);
    if (terms.isEmpty()) {
      return new ResultTable(COLUMNS, List.of(), 0, false, "");
    }
    Query query = query(terms);
    List<ResultTable.Row> rows =
        index().search(query, limits.rows()).stream().map(KeywordSearch::row).toList();
    return new ResultTable(COLUMNS, rows, rows.size(), false, query.toString());
  }

  private static ResultTable.Row row(KeywordIndex.Thing thing) {
    return new ResultTable.Row(
        List.of(
            new Cell.Iri(thing.item()),
            new Cell.Text(thing.name(), ""),
            new Cell.Text(thing.slug(), ""),
            new Cell.Text(thing.type(), "")));
  }

  private List<String> terms(String words) {
    Set<String> terms = new LinkedHashSet<>();
    try (TokenStream tokens = analyzer.tokenStream(KeywordIndex.TEXT, words)) {
      CharTermAttribute term = tokens.addAttribute(CharTermAttribute.class);
      tokens.reset();
      while (tokens.incrementToken() && terms.size() < MOST_WORDS) {
        terms.add(term.toString());
      }
      tokens.end();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return List.copyOf(terms);
  }

  /** Every word counts; words in names count more, beginnings of words and one typo less. */
  private static Query query(List<String> terms) {
    BooleanQuery.Builder all = new BooleanQuery.Builder();
    for (String word : terms) {
      all.add(new BoostQuery(term(KeywordIndex.NAME, word), NAME_BOOST), Occur.SHOULD);
      all.add(term(KeywordIndex.TEXT, word), Occur.SHOULD);
      if (word.length() >= SHORTEST_INEXACT) {
        Term inText = new Term(KeywordIndex.TEXT, word);
        all.add(new BoostQuery(new PrefixQuery(inText), INEXACT_BOOST), Occur.SHOULD);
        all.add(new BoostQuery(new FuzzyQuery(inText, 1, 1), INEXACT_BOOST), Occur.SHOULD);
      }
    }
    return all.build();
  }

  private static Query term(String field, String word) {
    return new TermQuery(new Term(field, word));
  }

  private KeywordIndex index() {
    KeywordIndex known = index;
    return known == null ? build() : known;
  }

  private synchronized KeywordIndex build() {
    KeywordIndex known = index;
    if (known == null) {
      known = KeywordIndex.of(new ArrayList<>(KeywordIndex.things(things.get())), analyzer);
      index = known;
    }
    return known;
  }
}
