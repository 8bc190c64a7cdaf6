package nl.vervolg.authoring.examples;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import nl.vervolg.dialogue.FollowUpPattern;
import nl.vervolg.dialogue.Proposal;
import nl.vervolg.dialogue.ScopeKind;
import nl.vervolg.knowledge.ConfidenceTable;
import nl.vervolg.knowledge.Domain;
import nl.vervolg.resolve.Resolution;

/**
 * The outside names of the patterns of a domain, and of what is no follow-up (DESIGN, section 5).
 */
public final class Patterns {
  /** The pattern of a turn of which it is asked back what it means. */
  public static final String ASKED_BACK = "ambiguous";

  private static final String CHITCHAT = "chitchat";
  private static final String OUT_OF_SCOPE = "out_of_scope";
  private static final List<String> NO_FOLLOW_UP =
      List.of(
          ConfidenceTable.SELF_CONTAINED,
          ConfidenceTable.TOPIC_SWITCH,
          OUT_OF_SCOPE,
          CHITCHAT,
          ASKED_BACK);

  private Patterns() {}

  /** All of them, in the order of the taxonomy. */
  public static List<String> of(Domain domain) {
    return Stream.concat(followUps(domain).stream(), NO_FOLLOW_UP.stream()).distinct().toList();
  }

  /** Those of follow-ups that are understood. */
  public static List<String> followUps(Domain domain) {
    return Stream.concat(
            domain.swaps().values().stream(),
            Arrays.stream(FollowUpPattern.values()).map(FollowUpPattern::label))
        .distinct()
        .toList();
  }

  /** The one that a turn shows. */
  public static String shown(Resolution resolution, Domain domain) {
    if (resolution instanceof Resolution.Standalone alone) {
      return alone.pattern();
    }
    if (resolution instanceof Resolution.Declined declined) {
      return declined.kind() == ScopeKind.SMALL_TALK ? CHITCHAT : OUT_OF_SCOPE;
    }
    return proposal(resolution).map(domain::pattern).orElse(ASKED_BACK);
  }

  /** What rules conclude of a turn that is no question about the domain, where it has that name. */
  public static Optional<ScopeKind> scope(String pattern) {
    return switch (pattern) {
      case CHITCHAT -> Optional.of(ScopeKind.SMALL_TALK);
      case OUT_OF_SCOPE -> Optional.of(ScopeKind.OUT_OF_SCOPE);
      case ConfidenceTable.TOPIC_SWITCH -> Optional.of(ScopeKind.NEW_TOPIC);
      default -> Optional.empty();
    };
  }

  private static Optional<Proposal> proposal(Resolution resolution) {
    return resolution instanceof Resolution.Resolved resolved
        ? Optional.of(resolved.proposal())
        : Optional.empty();
  }
}
