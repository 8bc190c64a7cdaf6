package nl.vervolg.resolve.rules.syntax;

import java.util.List;

/**
 * A rule file as a tree, as far as it can be read.
 *
 * @param rules the rules without a mistake in their form, in the order of the file
 * @param errors every mistake
 */
public record FileSyntax(List<RuleSyntax> rules, List<SyntaxError> errors) {
  /** Copies the lists. */
  public FileSyntax {
    rules = List.copyOf(rules);
    errors = List.copyOf(errors);
  }
}
