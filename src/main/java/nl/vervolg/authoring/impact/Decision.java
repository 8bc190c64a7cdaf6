package nl.vervolg.authoring.impact;

import java.util.List;
import nl.vervolg.conversation.Clarifier;
import nl.vervolg.conversation.ResolvedTurn;
import nl.vervolg.conversation.Verdict;
import nl.vervolg.dialogue.Act;
import nl.vervolg.dialogue.Offer;
import nl.vervolg.dialogue.Question;
import nl.vervolg.dialogue.Slot;
import nl.vervolg.knowledge.Domain;

/**
 * What a user would notice of how a turn is decided. How sure it is and which rules are behind it
 * are not part of it.
 *
 * @param outcome such as {@code resolved}
 * @param pattern such as {@code location_swap}
 * @param intent such as {@code geographic}
 * @param question the complete question; empty where there is none
 * @param slots its slots
 * @param reply what is asked back or said in place of an answer; empty where there is a question
 * @param readings the readings that are offered
 */
public record Decision(
    String outcome,
    String pattern,
    String intent,
    String question,
    List<Slot> slots,
    String reply,
    List<String> readings) {
  /** The outcome of a turn on which the rules break down. */
  private static final String ERROR = "error";

  /** Copies the lists. */
  public Decision {
    slots = List.copyOf(slots);
    readings = List.copyOf(readings);
  }

  static Decision of(ResolvedTurn turn, Domain domain, Clarifier clarifier) {
    Verdict verdict = Verdict.of(turn.resolution(), domain);
    return new Decision(
        verdict.outcome(),
        verdict.pattern(),
        domain.intent(turn.question().map(Question::act).orElse(Act.OTHER)),
        turn.question().map(Question::text).orElse(""),
        turn.question().map(Question::slots).orElse(List.of()),
        clarifier.ask(turn).or(() -> clarifier.decline(turn)).orElse(""),
        turn.offers().stream().map(Offer::question).map(Question::text).toList());
  }

  static Decision failed(String why) {
    return new Decision(ERROR, ERROR, "", "", List.of(), why, List.of());
  }

  /** The words that the user gets to see. */
  public String text() {
    return question.isEmpty() ? reply : question;
  }
}
