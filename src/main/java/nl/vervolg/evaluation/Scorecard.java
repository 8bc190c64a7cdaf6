package nl.vervolg.evaluation;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import nl.vervolg.evaluation.Tally.Figure;

/** The figures of all cases, and of each kind and difficulty. */
public final class Scorecard {
  private final Tally all = new Tally();
  private final SortedMap<String, Tally> groups = new TreeMap<>();
  private double seed;

  /** Counts one case. */
  public void add(LabelledCase labelled, Given given, Judgement judgement) {
    all.add(given, judgement);
    group(labelled.kind()).add(given, judgement);
    group("difficulty " + labelled.difficulty()).add(given, judgement);
    seed += SeedMetric.of(labelled, given);
  }

  private Tally group(String name) {
    return groups.computeIfAbsent(name, key -> new Tally());
  }

  /** The figures of all cases. */
  public Tally all() {
    return all;
  }

  /** The figures of each kind and difficulty, by name. */
  public Map<String, Tally> groups() {
    return Map.copyOf(groups);
  }

  /** The mean of {@link SeedMetric}, from 0 to 1. */
  public double seed() {
    return seed / Math.max(1, all.cases());
  }

  /** The figures as a table for people. */
  public String table() {
    StringBuilder table = new StringBuilder();
    table.append(
        row(
            "%-24s %5s %7s %8s %7s %7s %6s %6s%n",
            "kind", "n", "exact", "semantic", "surface", "pattern", "wrong", "asked"));
    groups.forEach(
        (name, tally) ->
            table.append(
                row(
                    "%-24s %5d %6s%% %7s%% %6s%% %6s%% %5s%% %5s%%%n",
                    name,
                    tally.cases(),
                    share(tally, Figure.EXACT),
                    share(tally, Figure.SEMANTIC),
                    share(tally, Figure.SURFACE),
                    share(tally, Figure.PATTERN),
                    share(tally, Figure.WRONG),
                    share(tally, Figure.ASKED))));
    table.append(
        row(
            "ALL n=%d exact=%s%% semantic=%s%% surface=%s%% pattern=%s%% confident-wrong=%s%%"
                + " asked=%s%% llm=%s%% missing=%d%n",
            all.cases(),
            share(all, Figure.EXACT),
            share(all, Figure.SEMANTIC),
            share(all, Figure.SURFACE),
            share(all, Figure.PATTERN),
            share(all, Figure.WRONG),
            share(all, Figure.ASKED),
            share(all, Figure.LLM),
            all.of(Figure.MISSING)));
    table.append(row("SEED resolution-metric=%s%n", rounded(seed(), 3)));
    return table.toString();
  }

  private static String row(String format, Object... values) {
    return String.format(Locale.ROOT, format, values).replace(System.lineSeparator(), "\n");
  }

  private static String share(Tally tally, Figure figure) {
    return rounded(tally.percent(figure), 1);
  }

  /** A tie goes to the even digit, so that figures are those of other tools to the last digit. */
  static String rounded(double value, int digits) {
    return new BigDecimal(value).setScale(digits, RoundingMode.HALF_EVEN).toPlainString();
  }
}
