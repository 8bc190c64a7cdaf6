package nl.vervolg.schema.rdf;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.apache.jena.graph.Graph;
import org.apache.jena.graph.Node;
import org.apache.jena.vocabulary.RDF;

/** What the data show of a property of a class. */
final class Found {
  private static final String ADDRESS = "IRI";
  private static final String NAMELESS = "BlankNode";

  private final Map<String, Integer> types = new TreeMap<>();
  private final Map<List<Node>, Integer> targets = new HashMap<>();
  private final Sample sample = new Sample();
  private int things;
  private int most;

  /** The properties of things, and what is to be known of each. */
  static Map<Node, Found> of(List<Node> things, Instances instances, Graph graph) {
    Map<Node, Found> found = new HashMap<>();
    for (Node thing : things) {
      Map<Node, Integer> times = new HashMap<>();
      graph
          .find(thing, Node.ANY, Node.ANY)
          .filterDrop(triple -> triple.getPredicate().equals(RDF.Nodes.type))
          .forEachRemaining(
              triple -> {
                times.merge(triple.getPredicate(), 1, Integer::sum);
                found
                    .computeIfAbsent(triple.getPredicate(), none -> new Found())
                    .value(triple.getObject(), instances);
              });
      times.forEach((property, number) -> found.getOrDefault(property, new Found()).times(number));
    }
    return found;
  }

  private void times(int number) {
    things++;
    most = Math.max(most, number);
  }

  private void value(Node value, Instances instances) {
    types.merge(type(value), 1, Integer::sum);
    if (value.isLiteral()) {
      sample.add(value.getLiteralLexicalForm());
    } else {
      targets.merge(instances.classesOf(value), 1, Integer::sum);
      if (value.isURI()) {
        sample.add(value.getURI());
      }
    }
  }

  /** The name of the type of a value. */
  static String type(Node value) {
    if (value.isLiteral()) {
      return LocalNames.local(value.getLiteralDatatypeURI());
    }
    return value.isURI() ? ADDRESS : NAMELESS;
  }

  /** The type that most values have. */
  Optional<String> type() {
    return most(types);
  }

  boolean isMultiple() {
    return most > 1;
  }

  /** True where all of so many things have it. */
  boolean isOfAll(int number) {
    return number > 0 && things == number;
  }

  List<String> examples() {
    return sample.values();
  }

  /** As few of these classes as all values are of, the one of most values first. */
  Set<Node> targets(Set<Node> tables) {
    Map<List<Node>, Integer> left = new HashMap<>(targets);
    Set<Node> chosen = new HashSet<>();
    for (Optional<Node> next = best(left, tables); next.isPresent(); next = best(left, tables)) {
      Node type = next.get();
      chosen.add(type);
      left.keySet().removeIf(group -> group.contains(type));
    }
    return chosen;
  }

  private static Optional<Node> best(Map<List<Node>, Integer> left, Set<Node> tables) {
    Map<Node, Integer> covered = new TreeMap<>(Instances.byAddress());
    left.forEach(
        (group, number) ->
            group.stream()
                .filter(tables::contains)
                .forEach(type -> covered.merge(type, number, Integer::sum)));
    return most(covered);
  }

  /** The first of the highest number. */
  private static <T> Optional<T> most(Map<T, Integer> inOrder) {
    int highest = inOrder.values().stream().mapToInt(Integer::intValue).max().orElse(0);
    return inOrder.entrySet().stream()
        .filter(each -> each.getValue() == highest)
        .findFirst()
        .map(Map.Entry::getKey);
  }
}
