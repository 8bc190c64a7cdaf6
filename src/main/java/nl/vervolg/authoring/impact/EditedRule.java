package nl.vervolg.authoring.impact;

import java.util.Comparator;
import nl.vervolg.resolve.rules.Rule;

/**
 * A rule and what became of it.
 *
 * @param rule the edited rule; the rule as it was where it is removed
 * @param kind what became of it
 */
public record EditedRule(Rule rule, Kind kind) implements Comparable<EditedRule> {
  private static final Comparator<EditedRule> ORDER =
      Comparator.comparing((EditedRule edited) -> edited.rule().stratum())
          .thenComparing(edited -> edited.file())
          .thenComparing(edited -> edited.rule().line())
          .thenComparing(edited -> edited.rule().id());

  /** What can become of a rule. */
  public enum Kind {
    /** Its conditions or its conclusion are others. */
    EDITED,
    /** There was no rule with this id. */
    NEW,
    /** There is no rule with this id any more. */
    REMOVED,
    /** Only its name, reason or examples are others; it decides as before. */
    REWORDED,
    /** Nothing; it reads what another rule concludes otherwise. */
    SAME
  }

  /** Whether it can decide otherwise by itself. */
  boolean decides() {
    return kind == Kind.EDITED || kind == Kind.NEW || kind == Kind.REMOVED;
  }

  /** Where it stands below the folder of the rules. */
  public String place() {
    return rule.stratum().folder() + "/" + file() + rule.place().where();
  }

  private String file() {
    return String.valueOf(rule.file().getFileName());
  }

  @Override
  public int compareTo(EditedRule other) {
    return ORDER.compare(this, other);
  }
}
