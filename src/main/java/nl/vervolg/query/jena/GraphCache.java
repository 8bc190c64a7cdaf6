package nl.vervolg.query.jena;

import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import nl.vervolg.knowledge.Fingerprint;
import nl.vervolg.knowledge.KeptFiles;

/**
 * Keeps a graph in one binary file, as it lies in memory. Reading it is far quicker than parsing
 * Turtle. The name of the file says what it was made from; deleting it costs nothing but time.
 */
final class GraphCache {
  private static final String VERSION = "graph 4";

  /** Of a workspace or two, with some edits of the data. */
  private static final int MOST = 8;

  private static final System.Logger LOG = System.getLogger(GraphCache.class.getName());

  private final KeptFiles kept;

  GraphCache(Path folder) {
    this.kept = new KeptFiles(folder, "graph-", MOST);
  }

  /** The graph, from the file where it is there and whole. */
  SortedGraph get(List<Path> files, String settings, Supplier<SortedGraph> source) {
    String hash;
    try {
      hash = Fingerprint.of(List.of(VERSION, settings), files);
      Optional<ByteBuffer> found = kept.find(hash);
      if (found.isPresent()) {
        return read(found.orElseThrow());
      }
    } catch (IOException | RuntimeException e) {
      LOG.log(System.Logger.Level.DEBUG, "A kept graph cannot be used; it is made anew.", e);
      return source.get();
    }
    SortedGraph graph = source.get();
    kept.keep(hash, out -> write(graph, out));
    return graph;
  }

  private static SortedGraph read(ByteBuffer in) throws IOException {
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

  private static void write(SortedGraph graph, DataOutputStream out) throws IOException {
    byte[] terms = graph.terms().bytes();
    write(graph.terms().ends(), out);
    out.writeInt(terms.length);
    out.write(terms);
    for (SortedGraph.Sorted order : graph.sorted()) {
      write(order.begins(), out);
      write(order.numbers(), out);
    }
  }

  private static void write(int[] numbers, DataOutputStream out) throws IOException {
    out.writeInt(numbers.length);
    for (int number : numbers) {
      out.writeInt(number);
    }
  }
}
