package nl.vervolg.resolve.rules.syntax;

/**
 * A mistake in the form of a rule file.
 *
 * @param at where
 * @param rule name of the rule that it is in, or empty
 * @param kind stable name, {@code kebab-case}
 * @param what one sentence: what is wrong
 * @param advice one sentence: what to do
 */
public record SyntaxError(Position at, String rule, String kind, String what, String advice) {

  /** Ends the reading of one rule. */
  static final class Thrown extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final transient SyntaxError error;

    Thrown(SyntaxError error) {
      super(error.what(), null, false, false);
      this.error = error;
    }

    SyntaxError error() {
      return error;
    }
  }
}
