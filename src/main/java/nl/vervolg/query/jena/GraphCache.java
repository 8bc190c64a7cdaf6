package nl.vervolg.query.jena;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.IntBuffer;
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

  /** So many bytes are read at once. */
  private static final int PART = 1 << 16;

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
    } catch (IOException e) {
      LOG.log(System.Logger.Level.DEBUG, "There is no name for what is kept of the data.", e);
      return source.get();
    }
    Optional<SortedGraph> found = kept.find(hash, GraphCache::read);
    if (found.isPresent()) {
      return found.orElseThrow();
    }
    SortedGraph graph = source.get();
    kept.keep(hash, out -> write(graph, out));
    return graph;
  }

  private static SortedGraph read(DataInputStream in) throws IOException {
    int[] ends = numbers(in);
    byte[] terms = new byte[size(in, 1)];
    // In parts: what is read at once is held a second time outside of the heap.
    for (int from = 0; from < terms.length; from += PART) {
      in.readFully(terms, from, Math.min(PART, terms.length - from));
    }
    List<SortedGraph.Sorted> orders = List.of(sorted(in), sorted(in), sorted(in));
    return new SortedGraph(new TermTable(terms, ends), orders);
  }

  private static SortedGraph.Sorted sorted(DataInputStream in) throws IOException {
    return new SortedGraph.Sorted(numbers(in), numbers(in));
  }

  private static int[] numbers(DataInputStream in) throws IOException {
    int[] numbers = new int[size(in, Integer.BYTES)];
    byte[] part = new byte[Math.min(numbers.length * Integer.BYTES, PART)];
    IntBuffer read = ByteBuffer.wrap(part).asIntBuffer();
    for (int from = 0; from < numbers.length; from += read.capacity()) {
      int count = Math.min(read.capacity(), numbers.length - from);
      in.readFully(part, 0, count * Integer.BYTES);
      read.clear().get(numbers, from, count);
    }
    return numbers;
  }

  /** How many things of that size come next; no more than there can be. */
  private static int size(DataInputStream in, int each) throws IOException {
    int size = in.readInt();
    if (size < 0 || size > in.available() / each) {
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
