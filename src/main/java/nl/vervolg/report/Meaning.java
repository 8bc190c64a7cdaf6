package nl.vervolg.report;

import java.util.Arrays;
import nl.vervolg.dialogue.ScopeKind;
import nl.vervolg.dialogue.Strength;
import nl.vervolg.dialogue.VetoReason;
import nl.vervolg.resolve.Resolution;

/** What names of the program mean, for a person. */
public final class Meaning {
  private Meaning() {}

  /** Why it is asked back, as a part of a sentence. */
  public static String reason(Resolution.Reason reason) {
    return switch (reason) {
      case NO_ANTECEDENT -> "words point back, and there is nothing that they can mean";
      case SEVERAL_ANTECEDENTS -> "words point back, and they can mean several things";
      case NOTHING_TO_NEGATE -> "something is denied, and there is no condition to deny";
      case TWO_NEGATIONS -> "two conditions would be denied at once";
      case SEVERAL_VALUES -> "several values are named for one thing, and nothing joins them";
      case UNKNOWN_WORDS -> "its words are not understood";
      case NO_HISTORY -> "it depends on a question before, and there is none";
    };
  }

  /** The same of the name of one; of another version there may be more than are known here. */
  public static String named(String reason) {
    return Arrays.stream(Resolution.Reason.values())
        .filter(each -> each.name().equals(reason))
        .map(Meaning::reason)
        .findFirst()
        .orElse(reason);
  }

  /** The same of a veto. */
  public static String reason(VetoReason reason) {
    return reason(Resolution.Reason.valueOf(reason.name()));
  }

  /** How far a reading commits itself. */
  public static String strength(Strength strength) {
    return switch (strength) {
      case STRONG -> "hardly anything else can be meant";
      case NORMAL -> "the usual reading";
      case WEAK -> "possible, better asked back";
    };
  }

  /** What a turn is that is no question about the domain. */
  public static String scope(ScopeKind kind) {
    return switch (kind) {
      case SMALL_TALK -> "It is small talk";
      case OUT_OF_SCOPE -> "It asks for what these data do not tell";
      case NEW_TOPIC -> "It begins a new subject";
    };
  }
}
