package nl.vervolg.schema.rdf;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.apache.jena.graph.Graph;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.Triple;
import org.apache.jena.shacl.Shapes;
import org.apache.jena.shacl.engine.Target;
import org.apache.jena.shacl.engine.TargetType;
import org.apache.jena.shacl.parser.PropertyShape;
import org.apache.jena.shacl.parser.ShaclParseException;
import org.apache.jena.shacl.parser.Shape;
import org.apache.jena.sparql.path.P_Link;
import org.apache.jena.vocabulary.RDFS;

/** What shapes and vocabularies say of classes and their properties. */
final class Promises {
  private final Map<Node, Map<Node, Promise>> ofClasses = new TreeMap<>(Instances.byAddress());
  private final Map<Node, Map<Node, Promise>> ofThingsWith = new HashMap<>();
  private final Map<Node, Node> shapes = new HashMap<>();
  private final Map<Node, Promise> ranges = new HashMap<>();

  /**
   * Reads them.
   *
   * @param problems gets a sentence where the shapes are none
   */
  Promises(Graph graph, List<String> problems) {
    try {
      List<Shape> all = new ArrayList<>(Shapes.parse(graph).getTargetShapes());
      all.sort(Comparator.comparing(shape -> shape.getShapeNode().toString()));
      all.stream().filter(shape -> !shape.deactivated()).forEach(this::add);
    } catch (ShaclParseException e) {
      problems.add("The shapes cannot be used, only the data: " + e.getMessage() + ".");
    }
    for (Triple range : sorted(graph, RDFS.range.asNode())) {
      ranges.merge(range.getSubject(), Promise.ofRange(range.getObject()), Promise::or);
    }
    for (Triple domain : sorted(graph, RDFS.domain.asNode())) {
      if (Instances.isClass(domain.getObject())) {
        add(ofClasses, domain.getObject(), domain.getSubject(), Promise.NONE);
      }
    }
  }

  private static List<Triple> sorted(Graph graph, Node predicate) {
    List<Triple> all = new ArrayList<>();
    graph
        .find(Node.ANY, predicate, Node.ANY)
        .filterKeep(triple -> triple.getSubject().isURI() && triple.getObject().isURI())
        .forEachRemaining(all::add);
    all.sort(
        Comparator.comparing((Triple triple) -> triple.getSubject().getURI())
            .thenComparing(triple -> triple.getObject().getURI()));
    return all;
  }

  private void add(Shape shape) {
    for (Target target : shape.getTargets()) {
      Node object = target.getObject();
      TargetType type = target.getTargetType();
      boolean ofClass = type == TargetType.targetClass || type == TargetType.implicitClass;
      if (object == null || !object.isURI() || !(ofClass || type == TargetType.targetSubjectsOf)) {
        continue;
      }
      if (ofClass) {
        shapes.putIfAbsent(object, shape.getShapeNode());
        ofClasses.computeIfAbsent(object, none -> new HashMap<>());
      }
      for (PropertyShape property : shape.getPropertyShapes()) {
        if (!property.deactivated() && property.getPath() instanceof P_Link link) {
          add(
              ofClass ? ofClasses : ofThingsWith,
              object,
              link.getNode(),
              Promise.ofShape(property));
        }
      }
    }
  }

  private static void add(
      Map<Node, Map<Node, Promise>> all, Node place, Node property, Promise promise) {
    all.computeIfAbsent(place, none -> new HashMap<>()).merge(property, promise, Promise::or);
  }

  /** The classes of which something is said. */
  Set<Node> classes() {
    return ofClasses.keySet();
  }

  /** The shape of a class. */
  Optional<Node> shape(Node type) {
    return Optional.ofNullable(shapes.get(type));
  }

  /**
   * What is said of the properties of a class.
   *
   * @param found those that its things have
   * @param ofAll those that all of them have
   */
  Map<Node, Promise> of(Node type, Set<Node> found, Set<Node> ofAll) {
    Map<Node, Promise> all = new HashMap<>(ofClasses.getOrDefault(type, Map.of()));
    Set<Node> inOrder = new TreeSet<>(Instances.byAddress());
    inOrder.addAll(found);
    for (Node property : inOrder) {
      ofThingsWith
          .getOrDefault(property, Map.of())
          .forEach(
              (other, promise) -> {
                if (found.contains(other)) {
                  Promise own = ofAll.contains(property) ? promise : promise.ofSome();
                  all.merge(other, own, Promise::or);
                }
              });
    }
    found.forEach(property -> all.putIfAbsent(property, Promise.NONE));
    all.replaceAll((property, promise) -> promise.or(ranges.getOrDefault(property, Promise.NONE)));
    return all;
  }
}
