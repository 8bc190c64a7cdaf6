package nl.vervolg.query.jena;

import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.function.Supplier;
import nl.vervolg.knowledge.Fingerprint;

/**
 * Keeps a graph in one binary file, as it lies in memory. Reading it takes a fiftieth of the time
 * of parsing Turtle. The name of the file says what it was made from; deleting it costs nothing but
 * time.
 */
final class GraphCache {
  private static final String VERSION = "graph 3";
  private static final int BUFFER = 1 << 16;

  private static final System.Logger LOG = System.getLogger(GraphCache.class.getName());

  private final Path folder;

  GraphCache(Path folder) {
    this.folder = folder;
  }

  /** The graph, from the file where it is there and whole. */
  SortedGraph get(List<Path> files, String settings, Supplier<SortedGraph> source) {
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
    SortedGraph graph = source.get();
    tryToKeep(graph, file);
    return graph;
  }

  private SortedGraph rebuilt(List<Path> files, String settings, Supplier<SortedGraph> source) {
    SortedGraph graph = source.get();
    try {
      String name = Fingerprint.of(List.of(VERSION, settings), files);
      tryToKeep(graph, folder.resolve("graph-" + name + ".bin"));
    } catch (IOException e) {
      LOG.log(System.Logger.Level.DEBUG, "The graph is not kept.", e);
    }
    return graph;
  }

  /** A folder that cannot be written costs time, not answers. */
  private static void tryToKeep(SortedGraph graph, Path file) {
    try {
      keep(graph, file);
    } catch (IOException e) {
      LOG.log(System.Logger.Level.DEBUG, "The graph is not kept.", e);
    }
  }

  private static SortedGraph read(Path file) throws IOException {
    ByteBuffer in = ByteBuffer.wrap(Files.readAllBytes(file));
    if (in.limit() < Integer.BYTES || in.getInt(in.limit() - Integer.BYTES) != in.limit()) {
      throw new EOFException("The file is cut off.");
    }
    int[] ends = numbers(in);
    byte[] terms = new byte[size(in, 1)];
    in.get(terms);
    List<SortedGraph.Sorted> orders = List.of(sorted(in), sorted(in), sorted(in));
    return new SortedGraph(new TermTable(terms, ends), orders);
  }

  private static SortedGraph.Sorted sorted(ByteBuffer in) throws IOException {
    return new SortedGraph.Sorted(numbers(in), numbers(in));
  }

  private static int[] numbers(ByteBuffer in) throws IOException {
    int[] numbers = new int[size(in, Integer.BYTES)];
    in.asIntBuffer().get(numbers);
    in.position(in.position() + numbers.length * Integer.BYTES);
    return numbers;
  }

  /** How many things of that size come next; no more than there can be. */
  private static int size(ByteBuffer in, int each) throws IOException {
    int size = in.getInt();
    if (size < 0 || size > in.remaining() / each) {
      throw new EOFException("The file is damaged.");
    }
    return size;
  }

  private static void keep(SortedGraph graph, Path file) throws IOException {
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

  private static void write(SortedGraph graph, Path file) throws IOException {
    byte[] terms = graph.terms().bytes();
    try (DataOutputStream out =
        new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(file), BUFFER))) {
      write(graph.terms().ends(), out);
      out.writeInt(terms.length);
      out.write(terms);
      for (SortedGraph.Sorted order : graph.sorted()) {
        write(order.begins(), out);
        write(order.numbers(), out);
      }
      out.writeInt(out.size() + Integer.BYTES);
    }
  }

  private static void write(int[] numbers, DataOutputStream out) throws IOException {
    out.writeInt(numbers.length);
    for (int number : numbers) {
      out.writeInt(number);
    }
  }
}
