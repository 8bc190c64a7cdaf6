package nl.vervolg.match;

import java.util.List;
import nl.vervolg.dialogue.SlotName;

/**
 * One change to the base query of a template. Edits are made on the parsed query, never on text.
 */
public sealed interface QueryEdit {

  /**
   * The things meet a condition, or do not.
   *
   * @param slot the slot, and the variable of the pattern that stands for its filler
   * @param pattern what must hold of {@code ?item}
   * @param filler what the variable is
   * @param negated nothing like the pattern may hold
   */
  record Restrict(SlotName slot, QueryText pattern, Filler filler, boolean negated)
      implements QueryEdit {}

  /**
   * Rows by {@code ?order_value} first.
   *
   * @param key filler of the order slot
   * @param pattern binds {@code ?order_value}; things without it are left out
   * @param descending highest first
   */
  record OrderBy(String key, QueryText pattern, boolean descending) implements QueryEdit {}

  /**
   * One fact about each thing as {@code ?value}, where it is known.
   *
   * @param key filler of the property slot
   * @param pattern binds {@code ?value}
   */
  record Show(String key, QueryText pattern) implements QueryEdit {}

  /** All known facts, one a row, as {@code ?property} (its key) and {@code ?value}. */
  record ShowAll(List<Show> facts) implements QueryEdit {
    /** Copies the list. */
    public ShowAll {
      facts = List.copyOf(facts);
    }
  }

  /** How many different things there are, instead of the things. */
  record Count() implements QueryEdit {}

  /** The first rows only. */
  record Top(int rows) implements QueryEdit {}

  /** The value that stands for a slot in a pattern. */
  sealed interface Filler {}

  /** Any of these resources. */
  record Resources(List<String> iris) implements Filler {
    /** Copies the list. */
    public Resources {
      iris = List.copyOf(iris);
    }
  }

  /** Any of these literals. */
  record Literals(List<String> texts) implements Filler {
    /** Copies the list. */
    public Literals {
      texts = List.copyOf(texts);
    }
  }

  /** A whole number. */
  record Whole(long number) implements Filler {}

  /** Words, folded; the pattern holds for each of them. */
  record Words(List<String> words) implements Filler {
    /** Copies the list. */
    public Words {
      words = List.copyOf(words);
    }
  }
}
