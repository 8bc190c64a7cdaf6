package nl.vervolg.query.jena;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.apache.jena.datatypes.xsd.XSDDatatype;
import org.apache.jena.graph.Graph;
import org.apache.jena.graph.GraphMemFactory;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.NodeFactory;
import org.apache.jena.graph.Triple;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A sorted graph answers as a graph in memory does, fresh and from its file. */
class SortedGraphTest {
  private static final long SEED = Long.getLong("seed", System.nanoTime());

  @TempDir private Path folder;

  /** Terms that are easily taken for each other. */
  private static List<Node> terms() {
    List<Node> terms = new ArrayList<>();
    for (String text : List.of("", "a", "ab", "é", "a\u0000b", "http://x/a", "😀")) {
      terms.add(NodeFactory.createURI(text));
      terms.add(NodeFactory.createBlankNode(text));
      terms.add(NodeFactory.createLiteralString(text));
      terms.add(NodeFactory.createLiteralLang(text, "nl"));
      terms.add(NodeFactory.createLiteralLang(text, "en"));
      terms.add(NodeFactory.createLiteralDT(text, XSDDatatype.XSDinteger));
    }
    return terms;
  }

  private static Graph random(Random random, List<Node> terms, int size) {
    Graph graph = GraphMemFactory.createGraphMem2();
    for (int i = 0; i < size; i++) {
      graph.add(
          terms.get(random.nextInt(terms.size())),
          terms.get(random.nextInt(5)),
          terms.get(random.nextInt(terms.size())));
    }
    return graph;
  }

  private static void same(Graph expected, Graph actual, List<Node> terms) {
    List<Node> asked = new ArrayList<>(terms);
    asked.add(Node.ANY);
    asked.add(NodeFactory.createURI("unknown"));
    assertThat(actual.size()).isEqualTo(expected.size());
    for (Node subject : asked) {
      for (Node predicate : asked.subList(0, 6)) {
        for (Node object : asked) {
          assertThat(actual.find(subject, predicate, object).toList())
              .as("-Dseed=" + SEED + ": " + subject + " " + predicate + " " + object)
              .containsExactlyInAnyOrderElementsOf(
                  expected.find(subject, predicate, object).toList());
        }
      }
      Triple any = Triple.create(subject, Node.ANY, subject);
      assertThat(actual.contains(any)).isEqualTo(expected.contains(any));
      assertThat(actual.find(Node.ANY, Node.ANY, subject).toList())
          .containsExactlyInAnyOrderElementsOf(expected.find(Node.ANY, Node.ANY, subject).toList());
    }
  }

  @Test
  void answersAsAGraphInMemoryDoes() {
    Random random = new Random(SEED);
    List<Node> terms = terms();
    for (int size : List.of(0, 1, 30, 600)) {
      Graph graph = random(random, terms, size);

      same(graph, SortedGraph.of(graph), terms);
    }
  }

  @Test
  void theFileGivesTheSameGraph() {
    List<Node> terms = terms();
    SortedGraph graph = SortedGraph.of(random(new Random(SEED), terms, 300));
    GraphCache cache = new GraphCache(folder);
    cache.get(List.of(), "", () -> graph);

    SortedGraph read =
        cache.get(
            List.of(),
            "",
            () -> {
              throw new AssertionError("It is in the file.");
            });

    assertThat(read.find().toList()).isEqualTo(graph.find().toList());
    same(graph, read, terms);
  }

  @Test
  void aDamagedFileIsMadeAnew() throws IOException {
    SortedGraph graph = SortedGraph.of(random(new Random(SEED), terms(), 50));
    GraphCache cache = new GraphCache(folder);
    cache.get(List.of(), "", () -> graph);
    Path file;
    try (Stream<Path> files = Files.list(folder)) {
      file = files.findFirst().orElseThrow();
    }
    byte[] whole = Files.readAllBytes(file);
    for (int length = 0; length < whole.length; length += 97) {
      Files.write(file, java.util.Arrays.copyOf(whole, length));

      assertThat(cache.get(List.of(), "", () -> graph)).as("cut after " + length).isSameAs(graph);
      assertThat(Files.readAllBytes(file)).isEqualTo(whole);
      byte[] changed = whole.clone();
      changed[length] ^= 1;
      Files.write(file, changed);

      assertThat(cache.get(List.of(), "", () -> graph)).as("changed at " + length).isSameAs(graph);
    }
  }

  @Test
  void countsTriplesWithAnObject() {
    List<Node> terms = terms();
    SortedGraph graph = SortedGraph.of(random(new Random(SEED), terms, 200));

    for (Node term : terms) {
      assertThat(graph.withObject(term))
          .isEqualTo(graph.find(Node.ANY, Node.ANY, term).toList().size());
    }
  }
}
