package nl.vervolg.query.jena;

import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.apache.jena.graph.Graph;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.Triple;
import org.apache.jena.graph.impl.GraphBase;
import org.apache.jena.util.iterator.ExtendedIterator;
import org.apache.jena.util.iterator.NullIterator;
import org.apache.jena.util.iterator.WrappedIterator;

/**
 * A graph that is only read: terms are numbers, and the triples stand sorted in three orders, so
 * that every pattern is a range of one of them (as in RDF-3X; Neumann and Weikum 2008). It is read
 * from disk as it is: three numbers a triple, where a hash table would be built triple by triple.
 */
@SuppressWarnings("ArrayRecordComponent") // Millions of numbers: nothing else is as small.
final class SortedGraph extends GraphBase {
  private static final int TERMS = 3;
  private static final int ANY = -1;
  private static final int MISSING = -2;

  /** The orders that are kept; each pattern has one in which its terms come first. */
  private static final int[][] PLACES = {{0, 1, 2}, {1, 2, 0}, {2, 0, 1}};

  private final TermTable terms;
  private final Order[] orders;

  /**
   * The triples in one order.
   *
   * @param places which place of a triple (0 subject, 1 predicate, 2 object) is sorted first,
   *     second and third
   * @param begins for each term, and behind the last, the first triple that begins with it
   * @param numbers the numbers of the terms, three a triple, in that order
   */
  private record Order(int[] places, int[] begins, int[] numbers) {
    /** The triples that begin with these terms. */
    Range with(int[] wanted, int given) {
      if (given == 0) {
        return new Range(this, 0, numbers.length / TERMS);
      }
      int first = wanted[places[0]];
      int from = begins[first];
      int to = begins[first + 1];
      for (int level = 1; level < given; level++) {
        int term = wanted[places[level]];
        from = search(from, to, level, term);
        to = search(from, to, level, term + 1);
      }
      return new Range(this, from, to);
    }

    /** The first triple of a run that has this term, or a later one, at a level. */
    private int search(int from, int to, int level, int term) {
      int low = from;
      int high = to;
      while (low < high) {
        int middle = (low + high) >>> 1;
        if (numbers[middle * TERMS + level] < term) {
          low = middle + 1;
        } else {
          high = middle;
        }
      }
      return low;
    }
  }

  /** A run of triples of one order. */
  private record Range(Order order, int from, int to) {}

  /** The triples in one order, as they are kept: see {@link Order}. */
  record Sorted(int[] begins, int[] numbers) {}

  /**
   * A graph.
   *
   * @param sorted the triples as {@link #sorted} gives them
   */
  SortedGraph(TermTable terms, List<Sorted> sorted) {
    this.terms = terms;
    this.orders = new Order[PLACES.length];
    for (int i = 0; i < orders.length; i++) {
      orders[i] = new Order(PLACES[i], sorted.get(i).begins(), sorted.get(i).numbers());
    }
  }

  /** A copy of a graph. */
  static SortedGraph of(Graph graph) {
    List<Triple> triples = graph.find().toList();
    Set<Node> nodes = new HashSet<>();
    for (Triple triple : triples) {
      nodes.add(triple.getSubject());
      nodes.add(triple.getPredicate());
      nodes.add(triple.getObject());
    }
    TermTable terms = TermTable.of(nodes);
    int[][] numbered = new int[triples.size()][];
    for (int i = 0; i < numbered.length; i++) {
      Triple triple = triples.get(i);
      numbered[i] =
          new int[] {
            terms.number(triple.getSubject()),
            terms.number(triple.getPredicate()),
            terms.number(triple.getObject())
          };
    }
    return new SortedGraph(
        terms,
        Arrays.stream(PLACES).map(places -> sorted(numbered, places, terms.size())).toList());
  }

  private static Sorted sorted(int[][] numbered, int[] places, int terms) {
    Comparator<int[]> order =
        Comparator.<int[]>comparingInt(triple -> triple[places[0]])
            .thenComparingInt(triple -> triple[places[1]])
            .thenComparingInt(triple -> triple[places[2]]);
    int[] numbers =
        Arrays.stream(numbered)
            .sorted(order)
            .flatMapToInt(triple -> IntStream.of(places).map(place -> triple[place]))
            .toArray();
    int[] begins = new int[terms + 1];
    for (int i = 0; i < numbers.length; i += TERMS) {
      begins[numbers[i] + 1]++;
    }
    Arrays.parallelPrefix(begins, Integer::sum);
    return new Sorted(begins, numbers);
  }

  TermTable terms() {
    return terms;
  }

  /** The triples in each order. */
  List<Sorted> sorted() {
    return Arrays.stream(orders).map(each -> new Sorted(each.begins(), each.numbers())).toList();
  }

  /** How many triples have this object. */
  long withObject(Node object) {
    return range(Triple.create(Node.ANY, Node.ANY, object))
        .map(range -> (long) range.to() - range.from())
        .orElse(0L);
  }

  @Override
  protected int graphBaseSize() {
    return orders[0].numbers().length / TERMS;
  }

  @Override
  protected ExtendedIterator<Triple> graphBaseFind(Triple pattern) {
    return range(pattern)
        .<ExtendedIterator<Triple>>map(range -> WrappedIterator.create(new Triples(range)))
        .orElseGet(NullIterator::instance);
  }

  private Optional<Range> range(Triple pattern) {
    int[] wanted = {
      number(pattern.getSubject()), number(pattern.getPredicate()), number(pattern.getObject())
    };
    int given = 0;
    for (int number : wanted) {
      if (number == MISSING) {
        return Optional.empty();
      }
      given += number == ANY ? 0 : 1;
    }
    Order order = order(wanted, given);
    return Optional.of(order.with(wanted, given));
  }

  private int number(Node term) {
    if (!term.isConcrete()) {
      return ANY;
    }
    int number = terms.number(term);
    return number < 0 ? MISSING : number;
  }

  /** The order that begins with the terms that are given. */
  private Order order(int[] wanted, int given) {
    for (Order order : orders) {
      boolean begins = true;
      for (int i = 0; i < given; i++) {
        begins &= wanted[order.places()[i]] != ANY;
      }
      if (begins) {
        return order;
      }
    }
    throw new IllegalStateException("Every pattern begins one of the orders.");
  }

  /** The triples of a range, made one by one. */
  private final class Triples implements Iterator<Triple> {
    private final Range range;
    private final Node[] found = new Node[TERMS];
    private int next;

    Triples(Range range) {
      this.range = range;
      this.next = range.from();
    }

    @Override
    public boolean hasNext() {
      return next < range.to();
    }

    @Override
    public Triple next() {
      if (!hasNext()) {
        throw new NoSuchElementException();
      }
      Order order = range.order();
      int at = TERMS * next++;
      for (int i = 0; i < TERMS; i++) {
        found[order.places()[i]] = terms.node(order.numbers()[at + i]);
      }
      return Triple.create(found[0], found[1], found[2]);
    }
  }
}
