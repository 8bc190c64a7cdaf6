package nl.vervolg.resolve.rules.syntax;

import java.util.List;

/** One of the things that have to hold for a rule. */
public sealed interface Condition {
  /** Where it begins. */
  Position at();

  /**
   * There is a fact: {@code $slot : Slot( role == Role.TYPE )}.
   *
   * @param variable the name given to the fact, with its dollar sign; empty where it has none
   * @param fact the kind of fact
   * @param constraints what has to hold of it
   */
  record Pattern(String variable, String fact, List<Constraint> constraints, Position at)
      implements Condition {
    /** Copies the list. */
    public Pattern {
      constraints = List.copyOf(constraints);
    }
  }

  /**
   * Conditions taken together.
   *
   * @param how how
   * @param parts one for {@code not} and {@code exists}, two or more for {@code and} and {@code or}
   */
  record Group(Connective how, List<Condition> parts, Position at) implements Condition {
    /** Copies the list. */
    public Group {
      parts = List.copyOf(parts);
    }
  }

  /** How conditions are taken together. */
  enum Connective {
    /** All hold. */
    AND,
    /** One of them holds. */
    OR,
    /** It does not hold. */
    NOT,
    /** It holds at least once; how often does not matter. */
    EXISTS
  }
}
