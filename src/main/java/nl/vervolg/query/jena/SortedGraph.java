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
   * @param numbers the numbers of the terms, three a triple, in that order
   */
  record Order(int[] places, int[] numbers) {
    /** The first triple that is not before these terms, of which the first {@code given} count. */
    private int from(int[] wanted, int given, boolean after) {
      int low = 0;
      int high = numbers.length / TERMS;
      while (low < high) {
        int middle = (low + high) >>> 1;
        int order = compare(middle, wanted, given);
        if (order < 0 || (after && order == 0)) {
          low = middle + 1;
        } else {
          high = middle;
        }
      }
      return low;
    }

    private int compare(int triple, int[] wanted, int given) {
      for (int i = 0; i < given; i++) {
        int order = Integer.compare(numbers[triple * TERMS + i], wanted[places[i]]);
        if (order != 0) {
          return order;
        }
      }
      return 0;
    }

    /** The number of the term at a place of a triple. */
    private int term(int triple, int place) {
      for (int i = 0; i < TERMS; i++) {
        if (places[i] == place) {
          return numbers[triple * TERMS + i];
        }
      }
      throw new IllegalArgumentException("A triple has three terms.");
    }
  }

  /** A run of triples of one order. */
  private record Range(Order order, int from, int to) {}

  /**
   * A graph.
   *
   * @param sorted the triples as {@link #numbers} gives them
   */
  SortedGraph(TermTable terms, List<int[]> sorted) {
    this.terms = terms;
    this.orders = new Order[PLACES.length];
    for (int i = 0; i < orders.length; i++) {
      orders[i] = new Order(PLACES[i], sorted.get(i));
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
        terms, Arrays.stream(PLACES).map(places -> sorted(numbered, places)).toList());
  }

  private static int[] sorted(int[][] numbered, int[] places) {
    Comparator<int[]> order =
        Comparator.<int[]>comparingInt(triple -> triple[places[0]])
            .thenComparingInt(triple -> triple[places[1]])
            .thenComparingInt(triple -> triple[places[2]]);
    return Arrays.stream(numbered)
        .sorted(order)
        .flatMapToInt(triple -> IntStream.of(places).map(place -> triple[place]))
        .toArray();
  }

  TermTable terms() {
    return terms;
  }

  /** The triples in each order: three numbers each. */
  List<int[]> numbers() {
    return Arrays.stream(orders).map(Order::numbers).toList();
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
    return Optional.of(
        new Range(order, order.from(wanted, given, false), order.from(wanted, given, true)));
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
      int triple = next++;
      Order order = range.order();
      return Triple.create(
          terms.node(order.term(triple, 0)),
          terms.node(order.term(triple, 1)),
          terms.node(order.term(triple, 2)));
    }
  }
}
