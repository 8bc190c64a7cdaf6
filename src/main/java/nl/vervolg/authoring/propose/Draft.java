package nl.vervolg.authoring.propose;

import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Collectors;
import nl.vervolg.resolve.rules.syntax.Condition;
import nl.vervolg.resolve.rules.syntax.RuleSyntax;
import nl.vervolg.resolve.rules.syntax.Written;

/**
 * A rule file that is proposed.
 *
 * @param variant the rule that it is made of
 * @param tree the rule
 * @param example the dialogue that it is for
 * @param counter a dialogue in which it must not fire
 */
record Draft(Variant variant, RuleSyntax tree, String example, String counter) {
  /** The id of the rule. */
  String id() {
    return "DRAFT_" + variant.base().id();
  }

  /** The file, in the folder of rules. */
  Path file() {
    String name = id().toLowerCase(Locale.ROOT).replace('_', '-') + ".drl";
    return Path.of(variant.base().stratum().folder(), name);
  }

  /** The text of the file. */
  String text() {
    return """
    package rules.%s

    import nl.vervolg.dialogue.*

    // A draft, made of %s for one dialogue. Before you keep it: read it aloud, give it a name, an id and a
    // reason of its own, an example in another language, and a counter-example that is close by.

    rule "draft: %s, and also"
        @Id("%s")
        @Why("Draft: as %s, %s.")
        @Example("%s")
        @CounterExample("%s")
    when
    %s
    then
        insert( %s );
    end
    """
        .formatted(
            variant.base().stratum().folder(),
            variant.base().id(),
            plain(variant.base().name()),
            id(),
            variant.base().id(),
            plain(variant.instead()),
            example,
            counter,
            tree.conditions().stream().map(Draft::line).collect(Collectors.joining("\n")),
            conclusion(tree));
  }

  private static String line(Condition condition) {
    return "    " + Written.of(condition);
  }

  private static String plain(String text) {
    return text.replace('"', '\'');
  }

  /** What a rule inserts, as it is written. */
  static String conclusion(RuleSyntax rule) {
    RuleSyntax.Conclusion conclusion = rule.conclusion();
    String made =
        conclusion.maker().isEmpty()
            ? "new " + conclusion.fact()
            : conclusion.fact() + "." + conclusion.maker();
    return conclusion.arguments().isEmpty()
        ? made + "()"
        : made
            + conclusion.arguments().stream()
                .map(Written::of)
                .collect(Collectors.joining(", ", "( ", " )"));
  }
}
