package nl.vervolg.resolve.rules.trace;

import java.util.List;
import nl.vervolg.resolve.rules.syntax.Condition;
import nl.vervolg.resolve.rules.syntax.Constraint;
import org.jspecify.annotations.Nullable;

/** Why a condition does not hold. */
public sealed interface Miss {
  /** The condition, or the part of it that does not hold. */
  Condition condition();

  /** What held before it. */
  Match before();

  /**
   * There is no such fact.
   *
   * @param condition the pattern
   * @param near facts of the kind, each with the first thing that does not hold of it; those of
   *     which most holds first
   */
  record NoFact(Condition.Pattern condition, Match before, List<Near> near) implements Miss {
    /** Copies the list. */
    public NoFact {
      near = List.copyOf(near);
    }
  }

  /**
   * There is a fact that must not be there, or several that must not be there together.
   *
   * @param condition the {@code not}
   * @param found the facts
   */
  record Forbidden(Condition.Group condition, Match before, List<Object> found) implements Miss {
    /** Copies the list. */
    public Forbidden {
      found = List.copyOf(found);
    }
  }

  /**
   * None of several holds.
   *
   * @param condition the {@code or}
   * @param each why not, one by one
   */
  record NoneOf(Condition.Group condition, Match before, List<Miss> each) implements Miss {
    /** Copies the list. */
    public NoneOf {
      each = List.copyOf(each);
    }
  }

  /**
   * A fact of the kind that is wanted.
   *
   * @param fact the fact
   * @param holds how many of the constraints before that one hold
   * @param fails the first constraint that does not hold of it
   * @param found what its field has
   */
  record Near(Object fact, int holds, Constraint fails, @Nullable Object found) {}
}
