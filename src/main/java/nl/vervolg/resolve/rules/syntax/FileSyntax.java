package nl.vervolg.resolve.rules.syntax;

import java.util.List;

/**
 * A rule file as a tree, as far as it can be read.
 *
 * @param head what stands above the rules
 * @param rules the rules without a mistake in their form, in the order of the file
 * @param begun rules of which only the conclusion could not be read; theirs says nothing
 * @param errors every mistake
 */
public record FileSyntax(
    Head head, List<RuleSyntax> rules, List<RuleSyntax> begun, List<SyntaxError> errors) {
  /** Copies the lists. */
  public FileSyntax {
    rules = List.copyOf(rules);
    begun = List.copyOf(begun);
    errors = List.copyOf(errors);
  }

  /**
   * The lines that every rule file begins with.
   *
   * @param layer last word of the package line, which names a layer; empty without such a line
   * @param imports true where there is a line of imports
   */
  public record Head(String layer, boolean imports) {}
}
