package nl.vervolg.resolve.rules;

import java.nio.file.Path;
import nl.vervolg.problem.Place;
import nl.vervolg.resolve.rules.syntax.Position;
import nl.vervolg.resolve.rules.syntax.RuleSyntax;

/**
 * A rule with what it says as a tree.
 *
 * @param rule the rule as experts know it
 * @param syntax its conditions and its conclusion
 */
public record RuleTree(Rule rule, RuleSyntax syntax) {
  /** What tells rules apart while their ids may still be wrong. */
  record Named(Path file, String id) {}

  Named named() {
    return new Named(rule.file(), rule.id());
  }

  /** A place in its file. */
  public Place place(Position at) {
    return new Place(rule.file(), at.line(), at.column());
  }

  /** Where the rule begins. */
  public Place place() {
    return place(syntax.at());
  }
}
