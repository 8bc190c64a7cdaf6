package nl.vervolg.link;

import java.util.Locale;

/** The phases of linking, in their order (seed on schema linking). */
public enum Phase {
  /** Is it about the data, and what does it leave out that an earlier question said? */
  FOLLOW_UP,
  /** Is it a question, and in which language? */
  VALIDATION,
  /** What can it be looked up by? */
  KEYWORDS,
  /** Which facts help? */
  EVIDENCE,
  /** Which questions like it were answered? */
  EXAMPLES,
  /** Which values of the data does it name? */
  VALUES,
  /** Which other words mean much the same? */
  SYNONYMS,
  /** Which columns does it speak of? */
  COLUMNS,
  /** Is the schema cut? */
  STRATEGY,
  /** What is left of it, with keys and joins? */
  SCHEMA,
  /** How is it written? */
  TEXT;

  /** How it is written outside. */
  public String code() {
    return name().toLowerCase(Locale.ROOT);
  }
}
