package nl.vervolg.conversation;

import java.util.Locale;
import nl.vervolg.dialogue.ScopeKind;
import nl.vervolg.knowledge.Domain;
import nl.vervolg.resolve.Resolution;

/**
 * A resolution in the words of the outside (DESIGN, section 4).
 *
 * @param outcome such as {@code resolved}
 * @param followUp whether it builds on an earlier turn
 * @param pattern the outside name of the pattern
 * @param confidence 0 to 1
 */
public record Verdict(String outcome, boolean followUp, String pattern, double confidence) {

  /** How the outside sees a resolution. */
  public static Verdict of(Resolution resolution, Domain domain) {
    if (resolution instanceof Resolution.Resolved resolved) {
      return new Verdict(
          "resolved", true, domain.pattern(resolved.proposal()), resolved.confidence());
    }
    if (resolution instanceof Resolution.Standalone alone) {
      return new Verdict("self_contained", false, alone.pattern(), alone.confidence());
    }
    if (resolution instanceof Resolution.Ambiguous ambiguous) {
      Resolution.Resolved best = ambiguous.readings().get(0);
      return new Verdict("ambiguous", true, domain.pattern(best.proposal()), 0.5);
    }
    if (resolution instanceof Resolution.Declined declined) {
      String name =
          declined.kind() == ScopeKind.SMALL_TALK
              ? "chitchat"
              : declined.kind().name().toLowerCase(Locale.ROOT);
      return new Verdict(name, false, name, 1);
    }
    Resolution.Unresolved unresolved = (Resolution.Unresolved) resolution;
    String pattern =
        unresolved.guess().map(guess -> domain.pattern(guess.proposal())).orElse("self_contained");
    return new Verdict("unresolved", unresolved.guess().isPresent(), pattern, 0.3);
  }
}
