package nl.vervolg.evaluation;

import java.util.List;
import nl.vervolg.knowledge.ConfidenceTable;

/**
 * Finds the confidence under which a pattern had better be asked back. A wrong answer costs as much
 * as {@code 1 / (1 - 0.7)} questions back, which is what the usual threshold says (Chow 1970:
 * refuse where the expected cost of an error is above that of refusing). Where confidences are
 * true, the usual threshold is the best one; a pattern gets a higher one when its less sure
 * readings are wrong more often than they claim. It never gets a lower one, and never for fewer
 * than five cases.
 */
final class Threshold {
  private static final double WRONG = 1 / (1 - ConfidenceTable.USUAL_THRESHOLD);
  private static final int FEW = 5;
  private static final double THOUSAND = 1000;

  private Threshold() {}

  /** A reading with its confidence. */
  record Scored(double confidence, boolean right) {}

  /** The cheapest threshold; the lowest of those that are equally cheap. */
  static double choose(List<Scored> readings) {
    List<Double> confidences =
        readings.stream().map(Scored::confidence).distinct().sorted().toList();
    double best = ConfidenceTable.USUAL_THRESHOLD;
    for (int i = 0; i < confidences.size(); i++) {
      double next = i + 1 < confidences.size() ? confidences.get(i + 1) : 1;
      double cut = Math.round((confidences.get(i) + next) / 2 * THOUSAND) / THOUSAND;
      if (cut > best && below(readings, cut) >= FEW && cost(readings, cut) < cost(readings, best)) {
        best = cut;
      }
    }
    return best;
  }

  private static long below(List<Scored> readings, double cut) {
    return readings.stream().filter(reading -> reading.confidence() < cut).count();
  }

  private static double cost(List<Scored> readings, double cut) {
    long wrong =
        readings.stream()
            .filter(reading -> reading.confidence() >= cut && !reading.right())
            .count();
    return below(readings, cut) + WRONG * wrong;
  }
}
