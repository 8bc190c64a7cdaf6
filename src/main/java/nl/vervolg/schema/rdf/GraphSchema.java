package nl.vervolg.schema.rdf;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import nl.vervolg.schema.Column;
import nl.vervolg.schema.ColumnName;
import nl.vervolg.schema.ForeignKey;
import nl.vervolg.schema.ReadingProgress;
import nl.vervolg.schema.Schema;
import nl.vervolg.schema.Table;
import nl.vervolg.schema.ValueTaker;
import org.apache.jena.graph.Graph;
import org.apache.jena.graph.Node;

/** Makes tables of the classes of a graph. */
final class GraphSchema {
  private static final int MOST_TABLES = 1000;

  private final Graph graph;
  private final Instances instances;
  private final Promises promises;
  private final Wording wording;
  private final List<String> problems;
  private final Map<Node, String> names;
  private final Map<Node, ClassTable> tables = new HashMap<>();

  /**
   * A table before the others are known.
   *
   * @param key name of the column with the addresses of the things
   * @param columns names of the columns of properties
   */
  private record ClassTable(
      String key, Map<Node, String> columns, Map<Node, Found> found, Map<Node, Promise> promised) {}

  GraphSchema(Graph graph, List<String> problems) {
    this.graph = graph;
    this.instances = new Instances(graph);
    this.promises = new Promises(graph, problems);
    this.wording = new Wording(graph);
    this.problems = problems;
    this.names = new LocalNames(List.of()).of(classes());
  }

  /** Each once, where two are of the same things; those with the most things where many are. */
  private Set<Node> classes() {
    Set<Node> all = new TreeSet<>(Instances.byAddress());
    all.addAll(instances.classes());
    all.addAll(promises.classes());
    Comparator<Node> told =
        Comparator.comparing((Node type) -> promises.classes().contains(type) ? 0 : 1)
            .thenComparing(type -> wording.text(type).isPresent() ? 0 : 1)
            .thenComparing(type -> wording.label(type).isPresent() ? 0 : 1)
            .thenComparing(Instances.byAddress());
    Set<Node> each = new TreeSet<>(Instances.byAddress());
    for (Node type : all.stream().sorted(told).toList()) {
      if (instances.same(type, each).isEmpty()) {
        each.add(type);
      }
    }
    if (each.size() > MOST_TABLES) {
      problems.add(
          "Of "
              + each.size()
              + " classes only the "
              + MOST_TABLES
              + " with the most things are read.");
    }
    return each.stream()
        .sorted(
            Comparator.comparing((Node type) -> -instances.of(type).size())
                .thenComparing(Instances.byAddress()))
        .limit(MOST_TABLES)
        .collect(Collectors.toCollection(() -> new TreeSet<>(Instances.byAddress())));
  }

  Schema read(String name, ReadingProgress progress) {
    List<Node> inOrder = inOrder();
    for (int i = 0; i < inOrder.size(); i++) {
      tables.put(inOrder.get(i), table(inOrder.get(i)));
      progress.done(i + 1, inOrder.size());
    }
    List<ForeignKey> keys = new ArrayList<>();
    List<Table> all = new ArrayList<>();
    for (Node type : inOrder) {
      ClassTable own = tables.get(type);
      if (own != null) {
        all.add(table(type, own, keys));
      }
    }
    return new Schema(name, all, keys);
  }

  /** Gives the texts of the properties of each class. */
  void values(ValueTaker taker) throws IOException {
    for (Node type : inOrder()) {
      Map<String, Node> columns = new TreeMap<>();
      table(type).columns().forEach((property, name) -> columns.put(name, property));
      for (Map.Entry<String, Node> column : columns.entrySet()) {
        String table = names.getOrDefault(type, "");
        if (taker.column(new ColumnName(table, column.getKey()))) {
          give(texts(type, column.getValue()), taker);
        }
      }
    }
  }

  private static void give(Iterable<String> texts, ValueTaker taker) throws IOException {
    for (String text : texts) {
      if (!taker.value(text)) {
        return;
      }
    }
  }

  private Set<String> texts(Node type, Node property) {
    Set<String> texts = new LinkedHashSet<>();
    for (Node thing : instances.of(type)) {
      graph
          .find(thing, property, Node.ANY)
          .filterKeep(triple -> triple.getObject().isLiteral())
          .forEachRemaining(triple -> texts.add(triple.getObject().getLiteralLexicalForm()));
    }
    return texts;
  }

  private List<Node> inOrder() {
    return names.keySet().stream().sorted(Comparator.comparing(names::get)).toList();
  }

  private ClassTable table(Node type) {
    List<Node> things = instances.of(type);
    Map<Node, Found> found = Found.of(things, instances, graph);
    Set<Node> ofAll =
        found.keySet().stream()
            .filter(property -> found.getOrDefault(property, new Found()).isOfAll(things.size()))
            .collect(Collectors.toSet());
    Map<Node, Promise> promised = promises.of(type, found.keySet(), ofAll);
    Set<String> taken = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
    promised.keySet().forEach(property -> taken.add(LocalNames.local(property.getURI())));
    String key = "iri";
    for (int i = 1; taken.contains(key); i++) {
      key = i == 1 ? "id" : "iri_" + i;
    }
    return new ClassTable(key, new LocalNames(Set.of(key)).of(promised.keySet()), found, promised);
  }

  private Table table(Node type, ClassTable table, List<ForeignKey> keys) {
    String own = names.getOrDefault(type, "");
    Sample addresses = new Sample();
    instances.of(type).stream().filter(Node::isURI).forEach(thing -> addresses.add(thing.getURI()));
    List<Column> columns = new ArrayList<>();
    columns.add(
        new Column(
            table.key(), table.key(), "IRI", true, Column.About.NOTHING, addresses.values()));
    Map<String, Node> inOrder = new TreeMap<>();
    table.columns().forEach((property, name) -> inOrder.put(name, property));
    inOrder.forEach(
        (name, property) -> {
          Promise promise = table.promised().getOrDefault(property, Promise.NONE);
          Found found = table.found().getOrDefault(property, new Found());
          columns.add(column(name, property, promise, found, instances.of(type).size()));
          targets(promise, found)
              .forEach(
                  target ->
                      keys.add(
                          new ForeignKey(
                              new ColumnName(own, name),
                              new ColumnName(
                                  names.getOrDefault(target, ""),
                                  tables.getOrDefault(target, table).key()))));
        });
    return new Table(own, label(type, own), about(type), columns);
  }

  private String label(Node type, String name) {
    return wording.label(type).or(() -> promises.shape(type).flatMap(wording::label)).orElse(name);
  }

  private String about(Node type) {
    return wording.text(type).or(() -> promises.shape(type).flatMap(wording::text)).orElse("");
  }

  private Column column(String name, Node property, Promise promise, Found found, int things) {
    Optional<Node> shape = promise.shape();
    String label = shape.flatMap(wording::label).or(() -> wording.label(property)).orElse(name);
    String about = shape.flatMap(wording::text).or(() -> wording.text(property)).orElse("");
    List<String> examples =
        found.examples().isEmpty()
            ? promise.values().stream().limit(Sample.MOST).toList()
            : found.examples();
    return new Column(
        name, label, type(promise, found, things), false, new Column.About(about, ""), examples);
  }

  /** Its cardinality stands behind it, unless that is at most one. */
  private static String type(Promise promise, Found found, int things) {
    String type = promise.type().or(found::type).orElse(promise.targets().isEmpty() ? "" : "IRI");
    boolean required = promise.required() || (promise.shape().isEmpty() && found.isOfAll(things));
    boolean single =
        promise.single() || (things > 0 ? !found.isMultiple() : promise.shape().isEmpty());
    String least = required ? "1" : "0";
    return (type + (single ? (required ? " [1]" : "") : " [" + least + "..*]")).strip();
  }

  /** The promised classes where they are tables, else those of the values. */
  private List<Node> targets(Promise promise, Found found) {
    Set<Node> chosen = new TreeSet<>(Instances.byAddress());
    for (Node target : promise.targets()) {
      if (names.containsKey(target)) {
        chosen.add(target);
      } else {
        instances.same(target, names.keySet()).ifPresent(chosen::add);
      }
    }
    if (chosen.isEmpty()) {
      chosen.addAll(found.targets(names.keySet()));
    }
    return chosen.stream().sorted(Comparator.comparing(names::get)).toList();
  }
}
