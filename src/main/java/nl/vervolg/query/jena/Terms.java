package nl.vervolg.query.jena;

import java.math.BigDecimal;
import java.util.Set;
import nl.vervolg.query.Cell;
import org.apache.jena.datatypes.xsd.XSDDatatype;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.NodeFactory;
import org.jspecify.annotations.Nullable;

/** Terms of queries from values, and cells from terms. */
final class Terms {
  private static final String FORBIDDEN = "<>\"{}|^`\\";
  private static final Cell MISSING = new Cell.Missing();
  private static final Set<XSDDatatype> DATES =
      Set.of(
          XSDDatatype.XSDdate,
          XSDDatatype.XSDdateTime,
          XSDDatatype.XSDgYear,
          XSDDatatype.XSDgYearMonth,
          XSDDatatype.XSDtime);

  private Terms() {}

  /**
   * A resource.
   *
   * @throws IllegalArgumentException if the text could end an IRI in a query
   */
  static Node iri(String iri) {
    boolean clean =
        !iri.isEmpty()
            && iri.codePoints()
                .noneMatch(c -> c <= ' ' || isControl(c) || FORBIDDEN.indexOf(c) >= 0);
    if (!clean) {
      throw new IllegalArgumentException(
          "(%s) is not an IRI.\nMaybe the data or vocabulary file has a blank or quote in it."
              .formatted(iri));
    }
    return NodeFactory.createURI(iri);
  }

  /** Characters that are not seen, of whatever script, have no place in an IRI. */
  private static boolean isControl(int codePoint) {
    int type = Character.getType(codePoint);
    return Character.isISOControl(codePoint)
        || Character.isSpaceChar(codePoint)
        || type == Character.FORMAT
        || type == Character.SURROGATE;
  }

  static Node text(String text) {
    return NodeFactory.createLiteralString(text);
  }

  static Node number(long number) {
    return NodeFactory.createLiteralDT(Long.toString(number), XSDDatatype.XSDinteger);
  }

  /** What a row shows of a term. */
  static Cell cell(@Nullable Node node) {
    if (node == null || node.isBlank()) {
      return MISSING;
    }
    if (node.isURI()) {
      return new Cell.Iri(node.getURI());
    }
    if (!node.isLiteral()) {
      return new Cell.Text(node.toString(), "");
    }
    if (node.getLiteralDatatype() instanceof XSDDatatype type && DATES.contains(type)) {
      return new Cell.Date(node.getLiteralLexicalForm());
    }
    return node.getLiteral().isWellFormed() && node.getLiteralValue() instanceof Number
        ? number(node)
        : new Cell.Text(node.getLiteralLexicalForm(), node.getLiteralLanguage());
  }

  private static Cell number(Node node) {
    try {
      return new Cell.Numeric(new BigDecimal(node.getLiteralLexicalForm().strip()));
    } catch (NumberFormatException e) {
      return new Cell.Text(node.getLiteralLexicalForm(), "");
    }
  }
}
