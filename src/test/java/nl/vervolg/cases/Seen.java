package nl.vervolg.cases;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import nl.vervolg.Heritage;
import nl.vervolg.conversation.ResolvedTurn;
import nl.vervolg.dialogue.Act;
import nl.vervolg.dialogue.Proposal;
import nl.vervolg.dialogue.Question;
import nl.vervolg.dialogue.ScopeKind;
import nl.vervolg.knowledge.Domain;
import nl.vervolg.resolve.Resolution;

/**
 * What the outside sees of a resolved turn.
 *
 * @param outcome such as {@code resolved}
 * @param pattern such as {@code location_swap}
 * @param intent such as {@code geographic}
 * @param slots keys of the slots in force
 * @param text the complete question, or what was said
 */
public record Seen(
    String outcome, String pattern, String intent, Map<String, String> slots, String text) {

  /** Copies the map. */
  public Seen {
    slots = new TreeMap<>(slots);
  }

  /** Looks at a turn. */
  public static Seen of(ResolvedTurn turn) {
    Domain domain = Heritage.workspace().knowledge().domain();
    Map<String, String> slots = new TreeMap<>();
    turn.question()
        .ifPresent(
            question ->
                question
                    .slots()
                    .forEach(slot -> slots.put(slot.name().value(), slot.filler().key())));
    return new Seen(
        outcome(turn.resolution()),
        pattern(turn.resolution(), domain),
        domain.intent(turn.question().map(Question::act).orElse(Act.OTHER)),
        slots,
        turn.question().map(Question::text).orElse(turn.understanding().text()));
  }

  private static String outcome(Resolution resolution) {
    if (resolution instanceof Resolution.Resolved) {
      return "resolved";
    }
    if (resolution instanceof Resolution.Standalone) {
      return "self_contained";
    }
    if (resolution instanceof Resolution.Declined declined) {
      return declined.kind() == ScopeKind.SMALL_TALK ? "chitchat" : "out_of_scope";
    }
    return resolution instanceof Resolution.Ambiguous ? "ambiguous" : "unresolved";
  }

  private static String pattern(Resolution resolution, Domain domain) {
    if (resolution instanceof Resolution.Standalone alone) {
      return alone.newTopic() ? "topic_switch" : "self_contained";
    }
    return proposal(resolution).map(domain::pattern).orElse(outcome(resolution));
  }

  private static Optional<Proposal> proposal(Resolution resolution) {
    if (resolution instanceof Resolution.Resolved resolved) {
      return Optional.of(resolved.proposal());
    }
    if (resolution instanceof Resolution.Ambiguous ambiguous) {
      return Optional.of(ambiguous.readings().get(0).proposal());
    }
    return resolution instanceof Resolution.Unresolved unresolved
        ? unresolved.guess().map(Resolution.Resolved::proposal)
        : Optional.empty();
  }

  /** True when it was taken for a turn that builds on an earlier one. */
  public boolean followUp() {
    return outcome.equals("resolved") || outcome.equals("ambiguous");
  }
}
