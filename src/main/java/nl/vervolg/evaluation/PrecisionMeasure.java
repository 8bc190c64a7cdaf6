package nl.vervolg.evaluation;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import nl.vervolg.dialogue.Evidence;
import nl.vervolg.dialogue.Strength;
import nl.vervolg.knowledge.ConfidenceTable;
import nl.vervolg.knowledge.ConfidenceTable.Measured;
import nl.vervolg.knowledge.ConfidenceTable.OfEvidence;
import nl.vervolg.knowledge.ConfidenceTable.OfPattern;
import nl.vervolg.resolve.Confidence;

/**
 * Makes confidences from counts of right and wrong.
 *
 * <p>A share of few cases says little, so it is smoothed: {@code (right + 4 p) / (n + 4)}, where p
 * is the usual figure. This is the centre of Wilson's score interval at 95 % (Wilson 1927; the
 * "plus four" of Agresti and Coull 1998), with the m-estimate's prior (Cestnik 1990) in the place
 * of one half. Laplace's rule has one half there as well, and Wilson's lower bound is 0.21 for one
 * case that is right and passes 0.7 only with the ninth: with them a rare pattern would be asked
 * back for no other reason than that it is rare. Here, cases that are all right can only raise the
 * figure; one wrong case alone does not silence a usual reading, two of two do.
 */
public final class PrecisionMeasure {
  /** The weight of the usual figure, in cases: the square of 1.96, rounded. */
  private static final int PRIOR = 4;

  private static final double THOUSAND = 1000;

  private PrecisionMeasure() {}

  /** The table that the observations amount to. */
  public static ConfidenceTable table(List<Observation> observations) {
    Map<Evidence, OfEvidence> evidence = evidence(observations);
    Map<String, List<Observation>> byPattern =
        observations.stream()
            .collect(
                Collectors.groupingBy(Observation::pattern, TreeMap::new, Collectors.toList()));
    Map<String, OfPattern> patterns = new TreeMap<>();
    byPattern.forEach((name, cases) -> patterns.put(name, measured(cases)));
    ConfidenceTable table =
        new ConfidenceTable(ConfidenceTable.USUAL_THRESHOLD, patterns, evidence);
    byPattern.forEach((name, cases) -> patterns.put(name, withThreshold(name, cases, table)));
    return new ConfidenceTable(ConfidenceTable.USUAL_THRESHOLD, patterns, evidence);
  }

  private static OfPattern measured(List<Observation> cases) {
    Map<Strength, Measured> strengths = new EnumMap<>(Strength.class);
    for (Strength strength : Strength.values()) {
      List<Observation> some = cases.stream().filter(one -> one.strength() == strength).toList();
      if (!some.isEmpty()) {
        strengths.put(strength, measured(some, ConfidenceTable.usual(strength)));
      }
    }
    double usual =
        cases.stream()
            .mapToDouble(one -> ConfidenceTable.usual(one.strength()))
            .average()
            .orElse(0);
    return new OfPattern(measured(cases, usual), ConfidenceTable.USUAL_THRESHOLD, strengths);
  }

  private static OfPattern withThreshold(
      String name, List<Observation> cases, ConfidenceTable table) {
    List<Threshold.Scored> scored =
        cases.stream()
            .map(
                one ->
                    new Threshold.Scored(
                        Confidence.of(table, name, one.strength(), one.mentions()), one.right()))
            .toList();
    OfPattern measured = table.patterns().getOrDefault(name, measured(cases));
    return new OfPattern(measured.all(), Threshold.choose(scored), measured.strengths());
  }

  /** How much less sure each way of matching is than a plain label. */
  private static Map<Evidence, OfEvidence> evidence(List<Observation> observations) {
    Map<Evidence, OfEvidence> factors = new EnumMap<>(Evidence.class);
    double label =
        measured(of(Evidence.LABEL, observations), ConfidenceTable.usual(Strength.NORMAL))
            .precision();
    for (Evidence way : Evidence.values()) {
      List<Observation> cases = of(way, observations);
      if (!cases.isEmpty()) {
        Measured measured = measured(cases, ConfidenceTable.usual(way) * label);
        double factor = way == Evidence.LABEL ? 1 : rounded(measured.precision() / label);
        factors.put(way, new OfEvidence(measured.n(), measured.right(), Math.min(1, factor)));
      }
    }
    return factors;
  }

  private static List<Observation> of(Evidence way, List<Observation> observations) {
    return observations.stream()
        .filter(one -> one.evidence().filter(way::equals).isPresent())
        .toList();
  }

  private static Measured measured(List<Observation> cases, double usual) {
    int right = (int) cases.stream().filter(Observation::right).count();
    return new Measured(cases.size(), right, smoothed(right, cases.size(), usual));
  }

  /** The share of right cases, drawn towards the usual figure. */
  static double smoothed(int right, int n, double usual) {
    return rounded((right + PRIOR * usual) / (n + PRIOR));
  }

  private static double rounded(double value) {
    return Math.round(value * THOUSAND) / THOUSAND;
  }
}
