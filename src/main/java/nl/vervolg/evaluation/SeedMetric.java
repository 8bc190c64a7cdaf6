package nl.vervolg.evaluation;

import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * The metric with which the design that Vervolg grew from scores a resolution: 0.4 for the complete
 * question (half when it only contains the expected one), 0.2 each for follow-up or not, intent and
 * changed slots (half when some of them are right). It forgives nothing: another name of the same
 * place counts as wrong. What a case does not say counts as right: the question where any wording
 * is accepted, the changes where there are none. The intent is that of the turn, since cases do not
 * say what was inherited.
 */
public final class SeedMetric {
  private static final double QUESTION = 0.4;
  private static final double PART = 0.2;

  private SeedMetric() {}

  /** The score of one case, from 0 to 1. */
  public static double of(LabelledCase labelled, Given given) {
    if (given.missing()) {
      return 0;
    }
    LabelledCase.Expected expected = labelled.expected();
    double score = QUESTION * question(labelled, given);
    score += given.followUp() == expected.followUp() ? PART : 0;
    score += List.of("", given.intent()).contains(expected.intent()) ? PART : 0;
    return score + PART * changes(expected.changes().orElse(given.changes()), given.changes());
  }

  private static double question(LabelledCase labelled, Given given) {
    Set<String> wordings = Set.copyOf(labelled.expected().resolved());
    if (wordings.isEmpty()
        ? labelled.expected().followUp() || given.question().equals(labelled.question())
        : wordings.contains(given.question())) {
      return 1;
    }
    String question = given.question().toLowerCase(Locale.ROOT);
    boolean contains =
        wordings.stream().anyMatch(text -> question.contains(text.toLowerCase(Locale.ROOT)));
    return contains ? 0.5 : 0;
  }

  private static double changes(Changes expected, Changes given) {
    if (expected.equals(given)) {
      return 1;
    }
    return expected.overlaps(given) ? 0.5 : 0;
  }
}
