package nl.vervolg.value;

import java.util.List;
import java.util.Locale;
import nl.vervolg.schema.ColumnName;

/**
 * A value that a question may mean.
 *
 * @param value as the database has it
 * @param how the question says it
 * @param score from 0 to 1; higher is better
 * @param said the words of the question that say it
 * @param columns that have it, the one that fits best first, else in the order of the schema
 */
public record ValueHit(String value, How how, double score, String said, List<ColumnName> columns) {
  /** One that was found with less may not be meant. */
  private static final double SURE = 0.5;

  /** Copies the list. */
  public ValueHit {
    columns = List.copyOf(columns);
  }

  /** Whether the question means it, as far as anybody can tell: all of it, by words that tell. */
  public boolean isSure() {
    return score >= SURE && how != How.PART;
  }

  /** Whether the question says it as it is, up to the way to write it. */
  public boolean isNamed() {
    return how == How.EXACT || how == How.FOLDED;
  }

  /** How near the words of a question are to a value, nearest first. */
  public enum How {
    /** Sign by sign. */
    EXACT,
    /**
     * Up to case, diacritics, blanks and signs; of a number or a date, up to the way to write it.
     */
    FOLDED,
    /** All its words, some with another ending or in another place. */
    WORDS,
    /** Up to one letter too many, too few, wrong or in the wrong place. */
    TYPO,
    /** Some of its words. */
    PART;

    /** How it is written outside. */
    public String code() {
      return name().toLowerCase(Locale.ROOT);
    }
  }
}
