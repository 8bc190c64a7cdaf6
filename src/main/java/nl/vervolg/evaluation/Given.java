package nl.vervolg.evaluation;

import java.util.Map;
import java.util.Set;

/**
 * What the product made of a turn, as a caller sees it.
 *
 * @param outcome such as {@code resolved}; empty where there is no answer
 * @param followUp it was taken for a follow-up
 * @param pattern the kind of follow-up
 * @param question the complete question
 * @param intent the outside name of what is asked
 * @param slots the slots in force
 * @param changes what the turn changed
 * @param source who decided
 */
public record Given(
    String outcome,
    boolean followUp,
    String pattern,
    String question,
    String intent,
    Map<String, String> slots,
    Changes changes,
    String source) {
  private static final Set<String> DECIDED = Set.of("resolved", "self_contained");
  private static final Set<String> ASIDE = Set.of("out_of_scope", "chitchat");
  private static final Set<String> ASKED = Set.of("ambiguous", "unresolved");

  /** No answer came. */
  public static final Given NOTHING = new Given("", false, "", "", "", Map.of(), Changes.NONE, "");

  /** Copies the collections. */
  public Given {
    slots = Map.copyOf(slots);
  }

  /** The turn was understood as a question. */
  public boolean decided() {
    return DECIDED.contains(outcome);
  }

  /** The turn was put aside as no question about the domain. */
  public boolean aside() {
    return ASIDE.contains(outcome);
  }

  /** It was asked back what is meant. */
  public boolean asked() {
    return ASKED.contains(outcome);
  }

  /** There is no answer. */
  public boolean missing() {
    return outcome.isEmpty();
  }
}
