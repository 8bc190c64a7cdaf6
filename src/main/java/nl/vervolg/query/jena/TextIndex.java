package nl.vervolg.query.jena;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import nl.vervolg.match.TemplateCatalog.FoldedText;
import org.apache.jena.graph.Graph;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.NodeFactory;
import org.apache.jena.graph.Triple;
import org.apache.jena.sparql.core.TriplePath;
import org.apache.jena.sparql.core.Var;
import org.apache.jena.sparql.expr.E_StrContains;
import org.apache.jena.sparql.expr.ExprVar;
import org.apache.jena.sparql.syntax.Element;
import org.apache.jena.sparql.syntax.ElementFilter;
import org.apache.jena.sparql.syntax.ElementGroup;
import org.apache.jena.sparql.syntax.ElementPathBlock;

/**
 * The folded texts in one place, to find the few things whose text holds a word without a step of
 * the query engine for each thing: ten times faster when nothing else narrows a question down. It
 * only names candidates; the condition itself stays in the query.
 */
final class TextIndex {
  private final Graph graph;
  private final Set<Node> properties;
  private final Map<Node, List<Triple>> byProperty = new ConcurrentHashMap<>();

  TextIndex(Graph graph, List<FoldedText> foldedTexts) {
    this.graph = graph;
    this.properties =
        foldedTexts.stream()
            .map(folded -> NodeFactory.createURI(folded.property()))
            .collect(Collectors.toUnmodifiableSet());
  }

  /** All texts of a property, read when the first question needs them. */
  private List<Triple> texts(Node property) {
    return byProperty.computeIfAbsent(
        property, wanted -> graph.find(Node.ANY, wanted, Node.ANY).toList());
  }

  /**
   * The things whose text holds all the words; empty where the pattern is not {@code ?item property
   * ?text . FILTER(CONTAINS(?text, ?slot))} of a folded text.
   */
  Optional<List<Node>> candidates(Element pattern, Var item, Var slot, List<String> words) {
    return property(pattern, item, slot)
        .filter(properties::contains)
        .map(property -> holding(texts(property), words));
  }

  private static List<Node> holding(List<Triple> texts, List<String> words) {
    List<Node> items = new ArrayList<>();
    for (Triple triple : texts) {
      String text = triple.getObject().getLiteralLexicalForm();
      if (holds(text, words)) {
        items.add(triple.getSubject());
      }
    }
    return items;
  }

  private static boolean holds(String text, List<String> words) {
    for (String word : words) {
      if (!text.contains(word)) {
        return false;
      }
    }
    return true;
  }

  private static Optional<Node> property(Element pattern, Var item, Var slot) {
    if (pattern instanceof ElementGroup group
        && group.size() == 2
        && group.get(0) instanceof ElementPathBlock block
        && block.getPattern().size() == 1
        && group.get(1) instanceof ElementFilter filter
        && filter.getExpr() instanceof E_StrContains contains) {
      TriplePath triple = block.getPattern().get(0);
      boolean same =
          triple.getSubject().equals(item)
              && triple.getPredicate() != null
              && contains.getArg1().equals(new ExprVar(triple.getObject().getName()))
              && contains.getArg2().equals(new ExprVar(slot));
      return same ? Optional.of(triple.getPredicate()) : Optional.empty();
    }
    return Optional.empty();
  }
}
