package nl.vervolg.schema.rdf;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.apache.jena.graph.Node;
import org.apache.jena.shacl.engine.constraint.ClassConstraint;
import org.apache.jena.shacl.engine.constraint.DatatypeConstraint;
import org.apache.jena.shacl.engine.constraint.InConstraint;
import org.apache.jena.shacl.engine.constraint.MaxCount;
import org.apache.jena.shacl.engine.constraint.MinCount;
import org.apache.jena.shacl.engine.constraint.ShOr;
import org.apache.jena.shacl.parser.Constraint;
import org.apache.jena.shacl.parser.Shape;

/**
 * What a shape or a vocabulary says of a property of a class.
 *
 * @param shape the node of the shape, where one says it
 * @param type name of the data type
 * @param targets classes of what it refers to
 * @param required whether every thing has it
 * @param single whether no thing has it twice
 * @param values those that it can have
 */
record Promise(
    Optional<Node> shape,
    Optional<String> type,
    Set<Node> targets,
    boolean required,
    boolean single,
    List<String> values) {
  /** Nothing is promised. */
  static final Promise NONE =
      new Promise(Optional.empty(), Optional.empty(), Set.of(), false, false, List.of());

  /** What a vocabulary says: only what the values are. */
  static Promise ofRange(Node range) {
    String name = LocalNames.local(range.getURI());
    return Instances.isClass(range) && !isDataType(range)
        ? new Promise(Optional.empty(), Optional.empty(), Set.of(range), false, false, List.of())
        : new Promise(Optional.empty(), Optional.of(name), Set.of(), false, false, List.of());
  }

  private static boolean isDataType(Node range) {
    return range.getURI().startsWith("http://www.w3.org/2001/XMLSchema#");
  }

  /** What a shape of a property says. */
  static Promise ofShape(Shape shape) {
    Optional<String> type = Optional.empty();
    Set<Node> targets = new TreeSet<>(Instances.byAddress());
    boolean required = false;
    boolean single = false;
    List<String> values = List.of();
    for (Constraint each : shape.getConstraints()) {
      if (each instanceof DatatypeConstraint data) {
        type = Optional.of(LocalNames.local(data.getDatatypeURI()));
      } else if (each instanceof ClassConstraint target) {
        targets.add(target.getExpectedClass());
      } else if (each instanceof MinCount least) {
        required = least.getMinCount() > 0;
      } else if (each instanceof MaxCount most) {
        single = most.getMaxCount() == 1;
      } else if (each instanceof InConstraint in) {
        values = in.getValues().stream().map(Promise::text).toList();
        type = type.or(() -> in.getValues().stream().map(Found::type).findFirst());
      } else if (each instanceof ShOr or) {
        or.getOthers().forEach(other -> targets.addAll(ofShape(other).targets()));
      }
    }
    return new Promise(Optional.of(shape.getShapeNode()), type, targets, required, single, values);
  }

  private static String text(Node node) {
    return node.isLiteral() ? node.getLiteralLexicalForm() : node.toString();
  }

  /** The same of things of which not all are meant. */
  Promise ofSome() {
    return new Promise(shape, type, targets, false, single, values);
  }

  /** This, and what another adds where this is silent. */
  Promise or(Promise other) {
    return new Promise(
        shape.or(other::shape),
        type.or(other::type),
        targets.isEmpty() ? other.targets() : targets,
        required || other.required(),
        single || other.single(),
        values.isEmpty() ? other.values() : values);
  }
}
