package nl.vervolg.query.jena;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collection;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.apache.jena.datatypes.TypeMapper;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.NodeFactory;

/**
 * The terms of a graph as bytes, sorted and numbered from 0. A term becomes a node when it is first
 * asked for, so terms that no query meets cost their bytes and nothing else.
 */
final class TermTable {
  private static final byte BLANK = 'B';
  private static final byte IRI = 'I';
  private static final byte LANGUAGE = 'L';
  private static final byte TYPE = 'T';

  private final byte[] bytes;
  private final int[] ends;
  private final AtomicReferenceArray<Node> nodes;
  private final Map<Node, Integer> numbers = new ConcurrentHashMap<>();

  /**
   * A table.
   *
   * @param bytes all terms, one after the other
   * @param ends where each ends in {@code bytes}
   */
  TermTable(byte[] bytes, int[] ends) {
    this.bytes = bytes;
    this.ends = ends;
    this.nodes = new AtomicReferenceArray<>(ends.length);
  }

  static TermTable of(Collection<Node> terms) {
    byte[][] sorted = terms.stream().map(TermTable::bytes).toArray(byte[][]::new);
    Arrays.sort(sorted, Arrays::compareUnsigned);
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    int[] ends = new int[sorted.length];
    for (int i = 0; i < sorted.length; i++) {
      all.writeBytes(sorted[i]);
      ends[i] = all.size();
    }
    return new TermTable(all.toByteArray(), ends);
  }

  int size() {
    return ends.length;
  }

  byte[] bytes() {
    return bytes;
  }

  int[] ends() {
    return ends;
  }

  /** The term of a number. */
  Node node(int number) {
    Node known = nodes.get(number);
    if (known == null) {
      known = read(begin(number), ends[number]);
      nodes.set(number, known);
      numbers.put(known, number);
    }
    return known;
  }

  /** The number of a term, or a negative number where the graph has no such term. */
  int number(Node term) {
    Integer known = numbers.get(term);
    return known != null ? known : search(bytes(term));
  }

  private int search(byte[] term) {
    int low = 0;
    int high = ends.length - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      int order = Arrays.compareUnsigned(bytes, begin(middle), ends[middle], term, 0, term.length);
      if (order == 0) {
        return middle;
      }
      if (order < 0) {
        low = middle + 1;
      } else {
        high = middle - 1;
      }
    }
    return -1;
  }

  private int begin(int number) {
    return number == 0 ? 0 : ends[number - 1];
  }

  /**
   * The kind, then the text; of a literal its language or type with a zero byte before the text.
   */
  private static byte[] bytes(Node term) {
    if (term.isURI()) {
      return bytes(IRI, term.getURI());
    }
    if (term.isBlank()) {
      return bytes(BLANK, term.getBlankNodeLabel());
    }
    String text = term.getLiteralLexicalForm();
    return term.getLiteralLanguage().isEmpty()
        ? bytes(TYPE, term.getLiteralDatatypeURI() + '\0' + text)
        : bytes(LANGUAGE, term.getLiteralLanguage() + '\0' + text);
  }

  private static byte[] bytes(byte kind, String text) {
    byte[] plain = text.getBytes(StandardCharsets.UTF_8);
    byte[] bytes = new byte[plain.length + 1];
    bytes[0] = kind;
    System.arraycopy(plain, 0, bytes, 1, plain.length);
    return bytes;
  }

  private Node read(int from, int to) {
    byte kind = bytes[from];
    int zero = from + 1;
    boolean literal = kind == LANGUAGE || kind == TYPE;
    while (literal && bytes[zero] != 0) {
      zero++;
    }
    String first = text(from + 1, literal ? zero : to);
    return switch (kind) {
      case IRI -> NodeFactory.createURI(first);
      case BLANK -> NodeFactory.createBlankNode(first);
      case LANGUAGE -> NodeFactory.createLiteralLang(text(zero + 1, to), first);
      default ->
          NodeFactory.createLiteralDT(
              text(zero + 1, to), TypeMapper.getInstance().getSafeTypeByName(first));
    };
  }

  private String text(int from, int to) {
    return new String(bytes, from, to - from, StandardCharsets.UTF_8);
  }
}
