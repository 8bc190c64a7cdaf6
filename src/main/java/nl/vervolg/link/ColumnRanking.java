package nl.vervolg.link;

import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nl.vervolg.schema.ColumnName;
import nl.vervolg.value.ValueHit;

/**
 * How well each column of a schema fits the words of a question. A column gets what its own words
 * say; half as much again from its table; more where it is a key of that table; and most where it
 * joins two tables that both fit, for people never name such columns.
 */
final class ColumnRanking {
  private static final double NAME = 3;
  private static final double ABOUT = 1;
  private static final double VALUES = 0.6;

  /** What a column gets that has a value which stands there: as much as for its whole name. */
  private static final double FOUND = 4;

  /** What a column that means the same as the question gets, where vectors are compared. */
  private static final double NEAR = 6;

  private static final double STEPS = 1000;

  /** What the length of a description takes from each word of it. */
  private static final double LENGTH = 0.12;

  /** All words, whatever their sum was rounded to. */
  private static final double ALMOST = 0.999;

  /** The whole name stands in the evidence, which tells where to look; or in the question. */
  private static final double NAMED_IN_EVIDENCE = 4;

  private static final double NAMED_IN_QUESTION = 1.5;

  /** What the second and the third column add to a table beside its best. */
  private static final double FURTHER = 0.4;

  private static final int FURTHER_COLUMNS = 2;
  private static final double TABLE_NAME = 2.5;
  private static final double TABLE_SHARE = 0.5;
  private static final double KEY_SHARE = 0.5;
  private static final double JOIN_SHARE = 1;

  /** What a column gets of the words of its table where it has no others: {@code race.race}. */
  private static final double SAME_NAME = 0.3;

  /** What a table gets that lies between two others, of the one of them that fits less. */
  private static final double BETWEEN = 0.8;

  private final ColumnIndex index;
  private final String question;
  private final String evidence;
  private final double[] named;
  private final double[] told;
  private final double[] own;
  private final double[] tables;
  private final double[] tableNamed;

  private ColumnRanking(ColumnIndex index, String question, String evidence) {
    this.index = index;
    this.question = question;
    this.evidence = evidence;
    this.named = new double[index.columns().size()];
    this.told = new double[index.columns().size()];
    this.own = new double[index.columns().size()];
    this.tables = new double[index.tables().size()];
    this.tableNamed = new double[index.tables().size()];
  }

  /**
   * The numbers of all columns, best first; equal ones in the order of the schema; none where
   * nothing tells one from another. Those of values that the question names as they are come before
   * all others.
   *
   * @param related stems that are not said, and what each counts beside one that is
   * @param found values that the question means
   * @param near cosines of the question and each column, or nothing
   */
  static List<Integer> of(
      ColumnIndex index,
      SchemaWords words,
      String question,
      String evidence,
      SortedMap<String, Double> related,
      List<ValueHit> found,
      List<Double> near) {
    ColumnRanking ranking =
        new ColumnRanking(index, words.phrase(question), words.phrase(evidence));
    Set<String> stems = new LinkedHashSet<>(words.stems(question));
    stems.addAll(words.stems(evidence));
    stems.forEach(stem -> ranking.count(stem, 1));
    related.forEach(ranking::count);
    ranking.columns();
    ranking.near(near);
    ranking.values(found);
    ranking.tables();
    if (!ranking.tells()) {
      return List.of();
    }
    double[] fit = ranking.fit();
    List<Integer> ranked =
        IntStream.range(0, fit.length)
            .boxed()
            .sorted(Comparator.comparingDouble((Integer column) -> -fit[column]))
            .toList();
    Set<ColumnName> first = ranking.first(ranked, found, words);
    if (first.isEmpty()) {
      return ranked;
    }
    return Stream.concat(
            ranked.stream().filter(column -> first.contains(index.columns().get(column).name())),
            ranked.stream().filter(column -> !first.contains(index.columns().get(column).name())))
        .toList();
  }

  /** Of each value that the question names as it is, the column that fits best. */
  private Set<ColumnName> first(List<Integer> ranked, List<ValueHit> found, SchemaWords words) {
    Set<ColumnName> first = new HashSet<>();
    for (ValueHit hit : found) {
      if (hit.isSure() && hit.isNamed() && question.contains(words.phrase(hit.said()))) {
        ranked.stream()
            .map(column -> index.columns().get(column).name())
            .filter(hit.columns()::contains)
            .findFirst()
            .ifPresent(first::add);
      }
    }
    return first;
  }

  /** Adds what a word says of columns and tables. */
  private void count(String stem, double share) {
    double weight = share * index.weight(stem);
    for (ColumnIndex.Posting posting : index.columns(stem)) {
      ColumnIndex.Entry column = index.columns().get(posting.column());
      switch (posting.field()) {
        case NAME -> named[posting.column()] += weight;
        case ABOUT -> told[posting.column()] += ABOUT * weight / (1 + LENGTH * column.about());
        case VALUES -> told[posting.column()] += VALUES * weight / (1 + LENGTH * column.values());
      }
    }
    index.tables(stem).forEach(table -> tableNamed[table] += weight);
  }

  private void columns() {
    for (int i = 0; i < own.length; i++) {
      double all = index.columnWeight(i);
      own[i] = told[i];
      if (named[i] > 0) {
        own[i] += NAME * named[i] / all * Math.sqrt(named[i]);
      }
      if (named[i] >= all * ALMOST) {
        own[i] += whole(index.columns().get(i));
      }
    }
  }

  /** Adds what vectors say. They are rounded, as models round otherwise on other processors. */
  private void near(List<Double> cosines) {
    for (int i = 0; i < cosines.size(); i++) {
      own[i] += NEAR * Math.max(0, Math.round(cosines.get(i) * STEPS) / STEPS);
    }
  }

  /** Adds what the values that were found say of the columns that have them. */
  private void values(List<ValueHit> found) {
    Map<ColumnName, Double> best = new HashMap<>();
    for (ValueHit hit : found) {
      if (hit.isSure()) {
        hit.columns().forEach(column -> best.merge(column, hit.score(), Math::max));
      }
    }
    for (int i = 0; i < own.length; i++) {
      own[i] += FOUND * best.getOrDefault(index.columns().get(i).name(), 0.0);
    }
  }

  /** Whether the whole name stands there. */
  private double whole(ColumnIndex.Entry column) {
    if (column.phrases().stream().anyMatch(evidence::contains)) {
      return NAMED_IN_EVIDENCE;
    }
    return column.phrases().stream().anyMatch(question::contains) ? NAMED_IN_QUESTION : 0;
  }

  private void tables() {
    for (int i = 0; i < tables.length; i++) {
      ColumnIndex.Place table = index.tables().get(i);
      double[] best =
          table.columns().stream().mapToDouble(column -> -own[column]).sorted().toArray();
      double fit = TABLE_NAME * named(i);
      for (int j = 0; j < Math.min(best.length, 1 + FURTHER_COLUMNS); j++) {
        fit -= best[j] * (j == 0 ? 1 : FURTHER);
      }
      tables[i] = fit;
    }
  }

  /** The share of the words of its name that are there. */
  private double named(int table) {
    return tableNamed[table] > 0 ? tableNamed[table] / index.tableWeight(table) : 0;
  }

  /** Whether a word of the question is one of the schema, or means the same. */
  private boolean tells() {
    return Arrays.stream(own).anyMatch(fit -> fit > 0)
        || Arrays.stream(tableNamed).anyMatch(fit -> fit > 0);
  }

  private double[] fit() {
    double bestColumn = best(own);
    double bestTable = best(tables);
    double[] reached = reached();
    double[] joined = new double[own.length];
    for (ColumnIndex.Join join : index.joins()) {
      double both =
          Math.min(reached[tableOf(join.from())], reached[tableOf(join.to())]) / bestTable;
      joined[join.from()] = Math.max(joined[join.from()], JOIN_SHARE * both);
      joined[join.to()] = Math.max(joined[join.to()], JOIN_SHARE * both);
    }
    double[] fit = new double[own.length];
    for (int i = 0; i < fit.length; i++) {
      double share = TABLE_SHARE + (index.columns().get(i).key() ? KEY_SHARE : 0);
      fit[i] = own[i] / bestColumn + share * tables[tableOf(i)] / bestTable + joined[i];
      fit[i] += sameName(index.columns().get(i));
    }
    return fit;
  }

  private double sameName(ColumnIndex.Entry column) {
    Set<String> table = index.tables().get(column.table()).named();
    return column.named().isEmpty() || !table.containsAll(column.named())
        ? 0
        : SAME_NAME * named(column.table());
  }

  /** How well tables fit, where one that lies between two others is needed to join them. */
  private double[] reached() {
    double[] reached = tables.clone();
    for (int i = 0; i < reached.length; i++) {
      double second =
          index.neighbours(i).stream()
              .map(neighbour -> tables[neighbour])
              .sorted(Comparator.reverseOrder())
              .skip(1)
              .findFirst()
              .orElse(0.0);
      reached[i] = Math.max(reached[i], BETWEEN * second);
    }
    return reached;
  }

  private int tableOf(int column) {
    return index.columns().get(column).table();
  }

  /** Never zero, to be a share of. */
  private static double best(double[] values) {
    double best = 0;
    for (double value : values) {
      best = Math.max(best, value);
    }
    return best == 0 ? 1 : best;
  }
}
