package nl.vervolg.resolve.rules.syntax;

/** How much of everything a rule file may have; no rule that a person can read needs as much. */
final class Limits {
  /** Characters of a file. */
  static final int FILE = 500_000;

  /** Letters of a name or a keyword. */
  static final int WORD = 64;

  /** Tokens of a file. */
  static final int TOKENS = 100_000;

  /** Rules of a file. */
  static final int RULES = 500;

  /** Patterns of a rule, those in brackets included. */
  static final int PATTERNS = 24;

  /** Constraints of a pattern. */
  static final int CONSTRAINTS = 16;

  /** Values of a list, arguments of a conclusion. */
  static final int VALUES = 64;

  /** Examples of a rule. */
  static final int TEXTS = 200;

  /** Characters of the name of a rule. */
  static final int NAME = 200;

  /** Characters of a text. */
  static final int TEXT = 2_000;

  /** Brackets within brackets. */
  static final int DEPTH = 6;

  /** Mistakes that are told of one file. */
  static final int ERRORS = 200;

  private Limits() {}
}
