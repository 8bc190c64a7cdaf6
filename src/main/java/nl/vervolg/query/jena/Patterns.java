package nl.vervolg.query.jena;

import java.util.List;
import java.util.Map;
import nl.vervolg.match.QueryEdit;
import org.apache.jena.graph.Node;
import org.apache.jena.sparql.core.Var;
import org.apache.jena.sparql.engine.binding.Binding;
import org.apache.jena.sparql.engine.binding.BindingFactory;
import org.apache.jena.sparql.expr.E_NotExists;
import org.apache.jena.sparql.graph.NodeTransform;
import org.apache.jena.sparql.syntax.Element;
import org.apache.jena.sparql.syntax.ElementData;
import org.apache.jena.sparql.syntax.ElementFilter;
import org.apache.jena.sparql.syntax.ElementGroup;
import org.apache.jena.sparql.syntax.ElementPathBlock;
import org.apache.jena.sparql.syntax.syntaxtransform.ElementTransformSubst;
import org.apache.jena.sparql.syntax.syntaxtransform.ElementTransformer;
import org.apache.jena.sparql.syntax.syntaxtransform.ExprTransformNodeElement;
import org.apache.jena.sparql.syntax.syntaxtransform.NodeTransformSubst;

/** Patterns with values in them. */
final class Patterns {
  private Patterns() {}

  /** Adds the condition of a slot to a group. */
  static void restrict(ElementGroup group, QueryEdit.Restrict restrict, Element pattern) {
    ElementGroup condition = restrict.negated() ? new ElementGroup() : group;
    fill(condition, restrict, pattern);
    if (restrict.negated()) {
      group.addElement(new ElementFilter(new E_NotExists(condition)));
    }
  }

  private static void fill(ElementGroup group, QueryEdit.Restrict restrict, Element pattern) {
    Var variable = Var.alloc(restrict.slot().value());
    if (restrict.filler() instanceof QueryEdit.Resources resources) {
      anyOf(group, variable, resources.iris().stream().map(Terms::iri).toList(), pattern);
    } else if (restrict.filler() instanceof QueryEdit.Literals literals) {
      anyOf(group, variable, literals.texts().stream().map(Terms::text).toList(), pattern);
    } else if (restrict.filler() instanceof QueryEdit.Whole whole) {
      splice(group, substitute(pattern, variable, Terms.number(whole.number())));
    } else if (restrict.filler() instanceof QueryEdit.Words words) {
      words.words().forEach(word -> splice(group, substitute(pattern, variable, Terms.text(word))));
    }
  }

  private static void anyOf(ElementGroup group, Var variable, List<Node> nodes, Element pattern) {
    if (nodes.size() == 1) {
      splice(group, substitute(pattern, variable, nodes.get(0)));
    } else {
      group.addElement(values(variable, nodes));
      splice(group, pattern);
    }
  }

  static ElementData values(Var variable, List<Node> nodes) {
    List<Binding> rows =
        nodes.stream().map(node -> BindingFactory.binding(variable, node)).toList();
    return new ElementData(List.of(variable), rows);
  }

  private static Element substitute(Element pattern, Var variable, Node value) {
    Map<Var, Node> values = Map.of(variable, value);
    NodeTransform nodes = new NodeTransformSubst(values);
    ElementTransformSubst elements = new ElementTransformSubst(values);
    return ElementTransformer.transform(
        pattern, elements, new ExprTransformNodeElement(nodes, elements));
  }

  /**
   * Adds what is in a pattern to a group; neighbouring triples become one block, so that Jena can
   * order them.
   */
  static void splice(ElementGroup group, Element pattern) {
    if (!(pattern instanceof ElementGroup inner)) {
      group.addElement(pattern);
      return;
    }
    for (Element element : inner.getElements()) {
      if (element instanceof ElementPathBlock block) {
        ElementPathBlock own = lastBlock(group);
        block.getPattern().forEach(own::addTriplePath);
      } else {
        group.addElement(element);
      }
    }
  }

  /** A block that belongs to this group only: the blocks of parsed patterns are shared. */
  private static ElementPathBlock lastBlock(ElementGroup group) {
    if (!group.isEmpty() && group.getLast() instanceof ElementPathBlock last) {
      return last;
    }
    ElementPathBlock fresh = new ElementPathBlock();
    group.addElement(fresh);
    return fresh;
  }
}
