package nl.vervolg.resolve.rules.syntax;

/**
 * A mistake in the characters of a file.
 *
 * @param error the mistake
 * @param misleads what comes after it on its line, or in its rule, cannot be taken at its word
 */
record Flaw(SyntaxError error, boolean misleads) {
  Position at() {
    return error.at();
  }
}
