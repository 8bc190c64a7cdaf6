package nl.vervolg.schema.rdf;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.apache.jena.graph.Graph;
import org.apache.jena.graph.Node;
import org.apache.jena.shacl.vocabulary.SHACL;
import org.apache.jena.vocabulary.OWL;
import org.apache.jena.vocabulary.RDF;
import org.apache.jena.vocabulary.RDFS;

/** Which things are of which classes. What describes data, and is none, does not count. */
final class Instances {
  private static final Set<String> LANGUAGES =
      Set.of(RDF.getURI(), RDFS.getURI(), OWL.getURI(), SHACL.getURI());

  private final Map<Node, List<Node>> classes = new HashMap<>();
  private final Map<Node, List<Node>> things = new TreeMap<>(byAddress());

  /** The numbers of the groups of things that a class has; a group has the same classes. */
  private final Map<Node, BitSet> groups = new HashMap<>();

  Instances(Graph graph) {
    Map<Node, List<Node>> found = new HashMap<>();
    graph
        .find(Node.ANY, RDF.Nodes.type, Node.ANY)
        .filterKeep(triple -> isClass(triple.getObject()))
        .forEachRemaining(
            triple ->
                found
                    .computeIfAbsent(triple.getSubject(), none -> new ArrayList<>(1))
                    .add(triple.getObject()));
    Map<List<Node>, List<Node>> same = new HashMap<>();
    found.forEach(
        (thing, all) -> {
          all.sort(byAddress());
          List<Node> own = same.computeIfAbsent(List.copyOf(all), group -> group);
          classes.put(thing, own);
          own.forEach(each -> things.computeIfAbsent(each, none -> new ArrayList<>()).add(thing));
        });
    int number = 0;
    for (List<Node> group : same.keySet()) {
      for (Node type : group) {
        groups.computeIfAbsent(type, none -> new BitSet()).set(number);
      }
      number++;
    }
  }

  static Comparator<Node> byAddress() {
    return Comparator.comparing(Node::getURI);
  }

  /** True for what can be a class of data. */
  static boolean isClass(Node node) {
    return node.isURI() && LANGUAGES.stream().noneMatch(node.getURI()::startsWith);
  }

  /** The classes that have things. */
  Set<Node> classes() {
    return things.keySet();
  }

  /** The things of a class. */
  List<Node> of(Node type) {
    return things.getOrDefault(type, List.of());
  }

  /** The classes of a thing, in the order of their addresses. */
  List<Node> classesOf(Node thing) {
    return classes.getOrDefault(thing, List.of());
  }

  /** Another class with the same things, where one of these is it. */
  Optional<Node> same(Node type, Iterable<Node> others) {
    BitSet own = groups.get(type);
    for (Node other : others) {
      if (own != null && own.equals(groups.get(other))) {
        return Optional.of(other);
      }
    }
    return Optional.empty();
  }
}
