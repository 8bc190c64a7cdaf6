package nl.vervolg.value;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import nl.vervolg.schema.ColumnName;
import nl.vervolg.value.ValueHit.How;
import org.apache.lucene.index.LeafReader;
import org.apache.lucene.index.SortedDocValues;

/** What was found, the best of each document, and what it makes of it. */
final class Candidates {
  /** What a value loses that is only as good as its words up to case. */
  private static final double FOLDED = 0.95;

  /** What a value loses that stands elsewhere than in the column that the text names. */
  private static final double ELSEWHERE = 0.3;

  /** What a value gains at most where the name of its column stands beside it. */
  private static final double NAMED = 0.4;

  /** What a value loses for each better one that the same words say. */
  private static final double AGAIN = 0.8;

  /** A column that fits less well than this share of the best one is left out. */
  private static final double AS_WELL = 0.6;

  /** The best so many are looked at again. */
  private static final int LOOKED_AT = 100;

  /** So many words before and behind it are beside it. */
  private static final int BESIDE = 4;

  /**
   * A way to find a document.
   *
   * @param asked the text that says it
   * @param from its first word there
   * @param to behind its last word there
   * @param said the words
   * @param columns of which it is said to be a value; none where that is not said
   */
  record Candidate(
      AskedText asked,
      int from,
      int to,
      How how,
      double score,
      String said,
      Set<ColumnName> columns) {}

  /**
   * A value by its number, which counts in the order of the values, and where it was found, with
   * how well each of its columns fits. To read the value itself takes longer than all the rest.
   */
  private record Placed(
      int value, How how, double score, Candidate at, Map<ColumnName, Double> columns) {
    private boolean isSaidBy(Candidate other) {
      return at.asked().equals(other.asked()) && at.from() < other.to() && other.from() < at.to();
    }

    private Placed with(double other) {
      return new Placed(value, how, other, at, columns);
    }

    private ColumnName first() {
      return columns.keySet().iterator().next();
    }
  }

  private final Map<Integer, Candidate> best = new TreeMap<>();
  private final Weights weights;
  private final SchemaColumns schema;

  Candidates(Weights weights, SchemaColumns schema) {
    this.weights = weights;
    this.schema = schema;
  }

  void add(int document, Candidate candidate) {
    best.merge(document, candidate, (one, other) -> other.score() > one.score() ? other : one);
  }

  /** The values, each with all columns in which it was found, best first. */
  List<ValueHit> hits(LeafReader leaf, int most) throws IOException {
    SortedDocValues values = leaf.getSortedDocValues(ValueDocuments.VALUE);
    SortedDocValues columns = leaf.getSortedDocValues(ValueDocuments.COLUMN_OF);
    Map<Integer, ColumnName> names = new HashMap<>();
    Map<Integer, Placed> hits = new LinkedHashMap<>();
    for (Map.Entry<Integer, Candidate> each : best.entrySet()) {
      if (values.advanceExact(each.getKey()) && columns.advanceExact(each.getKey())) {
        int ordinal = columns.ordValue();
        ColumnName column = names.get(ordinal);
        if (column == null) {
          column = IndexedColumn.name(columns.lookupOrd(ordinal).utf8ToString());
          names.put(ordinal, column);
        }
        Placed placed = hit(each.getValue(), values, column);
        hits.merge(placed.value(), placed, Candidates::together);
      }
    }
    List<Placed> sorted =
        hits.values().stream().map(this::inOrder).sorted(bestFirst()).limit(LOOKED_AT).toList();
    List<ValueHit> spread = new ArrayList<>();
    for (Placed placed : spread(sorted).stream().limit(most).toList()) {
      spread.add(
          new ValueHit(
              values.lookupOrd(placed.value()).utf8ToString(),
              placed.how(),
              placed.score(),
              placed.at().said(),
              List.copyOf(placed.columns().keySet())));
    }
    return spread;
  }

  private Comparator<Placed> bestFirst() {
    return Comparator.comparingDouble((Placed placed) -> -placed.score())
        .thenComparing(Placed::first, schema.inOrder())
        .thenComparing(Placed::value);
  }

  /** With the columns that fit about as well as the best of them, that one first. */
  private Placed inOrder(Placed placed) {
    Map<ColumnName, Double> columns = new LinkedHashMap<>();
    placed.columns().entrySet().stream()
        .filter(column -> column.getValue() >= placed.score() * AS_WELL)
        .sorted(
            Map.Entry.<ColumnName, Double>comparingByValue()
                .reversed()
                .thenComparing(Map.Entry::getKey, schema.inOrder()))
        .forEach(column -> columns.put(column.getKey(), column.getValue()));
    return new Placed(placed.value(), placed.how(), placed.score(), placed.at(), columns);
  }

  private Placed hit(Candidate at, SortedDocValues values, ColumnName column) throws IOException {
    int value = values.ordValue();
    boolean exact =
        at.how() == How.FOLDED
            && at.asked().says(values.lookupOrd(value).utf8ToString(), at.from());
    double score = at.how() == How.FOLDED && !exact ? at.score() * FOLDED : at.score();
    if (!at.columns().isEmpty()) {
      score *= at.columns().contains(column) ? 1 : ELSEWHERE;
    } else {
      score += (1 - score) * score * NAMED * named(at, column);
    }
    return new Placed(value, exact ? How.EXACT : at.how(), score, at, Map.of(column, score));
  }

  /** From 0 to 1: how much of the name of a column stands beside a value. */
  private double named(Candidate at, ColumnName column) {
    List<ValueText.Word> words = at.asked().text().words();
    for (int i = Math.max(0, at.from() - BESIDE); i < Math.min(words.size(), at.to() + 2); i++) {
      boolean beside = i < at.from() || i >= at.to();
      if (beside
          && !at.asked().isStopWord(i)
          && schema.names(column, weights.stems(words.get(i).folded()))) {
        return 1;
      }
    }
    return 0;
  }

  private static Placed together(Placed one, Placed other) {
    Placed better = other.score() > one.score() ? other : one;
    Map<ColumnName, Double> columns = new HashMap<>(one.columns());
    other.columns().forEach((column, score) -> columns.merge(column, score, Math::max));
    return new Placed(better.value(), better.how(), better.score(), better.at(), columns);
  }

  /** Different words come before many values of the same word. */
  private List<Placed> spread(List<Placed> sorted) {
    List<Placed> spread = new ArrayList<>();
    for (Placed placed : sorted) {
      double score = placed.score();
      for (Placed better : spread) {
        score *= better.isSaidBy(placed.at()) ? AGAIN : 1;
      }
      spread.add(placed.with(score));
    }
    return spread.stream().sorted(bestFirst()).toList();
  }
}
