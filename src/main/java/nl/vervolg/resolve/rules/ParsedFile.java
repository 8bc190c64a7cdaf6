package nl.vervolg.resolve.rules;

import java.util.List;
import nl.vervolg.resolve.rules.syntax.RuleSyntax;
import nl.vervolg.resolve.rules.syntax.RuleSyntax.Annotation;

/**
 * A rule file after reading.
 *
 * @param source the file
 * @param syntax its rules as trees
 */
record ParsedFile(RuleFile source, List<RuleSyntax> syntax) {
  ParsedFile {
    syntax = List.copyOf(syntax);
  }

  /** The rules as experts know them. */
  List<Rule> rules() {
    return syntax.stream().map(this::rule).toList();
  }

  private Rule rule(RuleSyntax rule) {
    return new Rule(
        rule.id(),
        rule.name(),
        texts(rule, "Why").stream().findFirst().orElse(""),
        source.stratum(),
        source.file(),
        rule.at().line(),
        texts(rule, "Example"),
        texts(rule, "CounterExample"));
  }

  private static List<String> texts(RuleSyntax rule, String name) {
    return rule.annotation(name).stream()
        .flatMap(annotation -> annotation.texts().stream())
        .map(Annotation.Text::value)
        .toList();
  }
}
