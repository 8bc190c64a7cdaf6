package nl.vervolg.query.jena;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import nl.vervolg.match.QueryText;
import org.apache.jena.query.Query;
import org.apache.jena.query.QueryFactory;
import org.apache.jena.query.Syntax;

/** Queries and patterns that were parsed; each is parsed once. Nobody changes them. */
final class ParsedQueries {
  private final Map<QueryText, Query> queries = new ConcurrentHashMap<>();
  private final Map<QueryText, Query> patterns = new ConcurrentHashMap<>();

  /** A whole query. */
  Query query(QueryText text) {
    Query known = queries.get(text);
    return known == null ? queries.computeIfAbsent(text, ParsedQueries::parseQuery) : known;
  }

  /** A pattern, as the query that selects all of it. */
  Query pattern(QueryText text) {
    Query known = patterns.get(text);
    return known == null ? patterns.computeIfAbsent(text, ParsedQueries::parsePattern) : known;
  }

  static Query parseQuery(QueryText text) {
    return QueryFactory.create(before(text, false) + text.text(), Syntax.syntaxSPARQL_11);
  }

  /** The text begins on the first line, so that lines are counted as in the file. */
  static Query parsePattern(QueryText text) {
    return QueryFactory.create(before(text, true) + text.text() + "\n}", Syntax.syntaxSPARQL_11);
  }

  /** What stands on the first line before the text. */
  static String before(QueryText text, boolean pattern) {
    return text.prologue() + (pattern ? " SELECT * WHERE { " : " ");
  }
}
