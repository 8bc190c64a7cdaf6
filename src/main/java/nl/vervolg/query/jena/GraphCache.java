package nl.vervolg.query.jena;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import nl.vervolg.knowledge.Fingerprint;
import org.apache.jena.datatypes.TypeMapper;
import org.apache.jena.graph.Graph;
import org.apache.jena.graph.GraphMemFactory;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.NodeFactory;
import org.apache.jena.graph.Triple;

/**
 * Keeps a loaded graph in one binary file: every node once, triples as three numbers. Reading it
 * takes a third of the time of parsing Turtle. The name of the file says what it was made from;
 * deleting it costs nothing but time.
 */
final class GraphCache {
  private static final String VERSION = "graph 1";
  private static final int BUFFER = 1 << 16;
  private static final int LONGEST_TEXT = 10_000_000;

  private static final System.Logger LOG = System.getLogger(GraphCache.class.getName());

  private final Path folder;

  GraphCache(Path folder) {
    this.folder = folder;
  }

  /** The graph, from the file where it is there and whole. */
  Graph get(List<Path> files, String settings, Supplier<Graph> source) {
    Path file;
    try {
      String name = Fingerprint.of(List.of(VERSION, settings), files);
      file = folder.resolve("graph-" + name + ".bin");
      if (Files.isRegularFile(file)) {
        return read(file);
      }
    } catch (IOException | RuntimeException e) {
      LOG.log(System.Logger.Level.DEBUG, "A kept graph is damaged; it is made anew.", e);
      return rebuilt(files, settings, source);
    }
    Graph graph = source.get();
    tryToKeep(graph, file);
    return graph;
  }

  private Graph rebuilt(List<Path> files, String settings, Supplier<Graph> source) {
    Graph graph = source.get();
    try {
      String name = Fingerprint.of(List.of(VERSION, settings), files);
      tryToKeep(graph, folder.resolve("graph-" + name + ".bin"));
    } catch (IOException e) {
      LOG.log(System.Logger.Level.DEBUG, "The graph is not kept.", e);
    }
    return graph;
  }

  /** A folder that cannot be written costs time, not answers. */
  private static void tryToKeep(Graph graph, Path file) {
    try {
      keep(graph, file);
    } catch (IOException e) {
      LOG.log(System.Logger.Level.DEBUG, "The graph is not kept.", e);
    }
  }

  private static Graph read(Path file) throws IOException {
    Graph graph = GraphMemFactory.createGraphMem2();
    try (DataInputStream in =
        new DataInputStream(new BufferedInputStream(Files.newInputStream(file), BUFFER))) {
      long bytes = Files.size(file);
      Node[] nodes = new Node[count(in, bytes)];
      for (int i = 0; i < nodes.length; i++) {
        nodes[i] = node(in);
      }
      int size = count(in, bytes);
      for (int i = 0; i < size; i++) {
        graph.add(Triple.create(nodes[in.readInt()], nodes[in.readInt()], nodes[in.readInt()]));
      }
      if (in.readInt() != size) {
        throw new EOFException("The file is cut off.");
      }
    }
    return graph;
  }

  /** A number of things that can be in a file of that size. */
  private static int count(DataInputStream in, long bytes) throws IOException {
    int count = in.readInt();
    if (count < 0 || count > bytes) {
      throw new EOFException("The file is damaged.");
    }
    return count;
  }

  private static Node node(DataInputStream in) throws IOException {
    byte kind = in.readByte();
    String text = text(in);
    return switch (kind) {
      case 'I' -> NodeFactory.createURI(text);
      case 'B' -> NodeFactory.createBlankNode(text);
      case 'L' -> NodeFactory.createLiteralLang(text, text(in));
      default ->
          NodeFactory.createLiteralDT(text, TypeMapper.getInstance().getSafeTypeByName(text(in)));
    };
  }

  private static String text(DataInputStream in) throws IOException {
    int length = in.readInt();
    if (length < 0 || length > LONGEST_TEXT) {
      throw new EOFException("The file is damaged.");
    }
    byte[] bytes = new byte[length];
    in.readFully(bytes);
    return new String(bytes, StandardCharsets.UTF_8);
  }

  private static void keep(Graph graph, Path file) throws IOException {
    Files.createDirectories(file.getParent());
    Path temporary = Files.createTempFile(file.getParent(), "graph-", ".tmp");
    try {
      write(graph, temporary);
      Files.move(
          temporary, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(temporary);
    }
  }

  private static void write(Graph graph, Path file) throws IOException {
    Map<Node, Integer> numbers = new HashMap<>();
    List<Triple> triples = graph.find().toList();
    List<Node> nodes = new ArrayList<>();
    for (Triple triple : triples) {
      for (Node node : List.of(triple.getSubject(), triple.getPredicate(), triple.getObject())) {
        if (numbers.putIfAbsent(node, nodes.size()) == null) {
          nodes.add(node);
        }
      }
    }
    try (DataOutputStream out =
        new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(file), BUFFER))) {
      out.writeInt(nodes.size());
      for (Node node : nodes) {
        write(node, out);
      }
      out.writeInt(triples.size());
      for (Triple triple : triples) {
        out.writeInt(number(numbers, triple.getSubject()));
        out.writeInt(number(numbers, triple.getPredicate()));
        out.writeInt(number(numbers, triple.getObject()));
      }
      out.writeInt(triples.size());
    }
  }

  private static int number(Map<Node, Integer> numbers, Node node) {
    return numbers.getOrDefault(node, 0);
  }

  private static void write(Node node, DataOutputStream out) throws IOException {
    if (node.isURI()) {
      out.writeByte('I');
      write(node.getURI(), out);
    } else if (node.isBlank()) {
      out.writeByte('B');
      write(node.getBlankNodeLabel(), out);
    } else if (!node.getLiteralLanguage().isEmpty()) {
      out.writeByte('L');
      write(node.getLiteralLexicalForm(), out);
      write(node.getLiteralLanguage(), out);
    } else {
      out.writeByte('T');
      write(node.getLiteralLexicalForm(), out);
      write(node.getLiteralDatatypeURI(), out);
    }
  }

  private static void write(String text, DataOutputStream out) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    out.writeInt(bytes.length);
    out.write(bytes);
  }
}
