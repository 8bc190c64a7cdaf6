package nl.vervolg.retrieval;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nl.vervolg.dialogue.Language;
import nl.vervolg.keyword.LanguageWords;
import nl.vervolg.keyword.QuestionLanguage;
import org.apache.lucene.analysis.core.WhitespaceAnalyzer;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.NoMergePolicy;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.store.ByteBuffersDirectory;

/**
 * Things that are found by their words, those that have most and the rarest of them first (BM25),
 * and of equal ones the earlier. Words count without their endings. Safe for many threads.
 */
public final class TextIndex<T> implements Retrieval<T> {
  private static final String WORDS = "words";

  private final List<T> things;
  private final IndexSearcher searcher;

  /**
   * Indexes them.
   *
   * @param text the words that a thing is found by
   * @param usual the language of texts whose words do not tell it
   */
  public TextIndex(List<T> things, Function<T, String> text, Language usual) {
    this.things = List.copyOf(things);
    ByteBuffersDirectory directory = new ByteBuffersDirectory();
    IndexWriterConfig config =
        new IndexWriterConfig(new WhitespaceAnalyzer()).setMergePolicy(NoMergePolicy.INSTANCE);
    try {
      try (IndexWriter writer = new IndexWriter(directory, config)) {
        for (T thing : this.things) {
          Document document = new Document();
          String words = String.join(" ", words(text.apply(thing), usual).toList());
          document.add(new TextField(WORDS, words, Field.Store.NO));
          writer.addDocument(document);
        }
      }
      this.searcher = new IndexSearcher(DirectoryReader.open(directory));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Number of things. */
  public int size() {
    return things.size();
  }

  @Override
  public List<T> search(String text, Language language, int most) {
    return ranked(text, language, most).stream().map(things::get).toList();
  }

  /** The numbers of those that fit, best first. */
  List<Integer> ranked(String text, Language language, int most) {
    BooleanQuery.Builder query = new BooleanQuery.Builder();
    words(text, language).collect(Collectors.toCollection(TreeSet::new)).stream()
        .limit(IndexSearcher.getMaxClauseCount())
        .forEach(
            word -> query.add(new TermQuery(new Term(WORDS, word)), BooleanClause.Occur.SHOULD));
    try {
      return Stream.of(searcher.search(query.build(), Math.max(1, most)).scoreDocs)
          .limit(most)
          .map(hit -> hit.doc)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Stream<String> words(String text, Language usual) {
    Language language = QuestionLanguage.of(text, usual);
    return LanguageWords.of(language).telling(text).stream();
  }
}
