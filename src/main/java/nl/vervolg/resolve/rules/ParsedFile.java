package nl.vervolg.resolve.rules;

import java.nio.file.Path;
import java.util.List;
import nl.vervolg.resolve.rules.sheets.PhraseSheet;
import nl.vervolg.resolve.rules.syntax.RuleSyntax;
import nl.vervolg.resolve.rules.syntax.RuleSyntax.Annotation;
import nl.vervolg.understand.phrases.PhraseRow;

/**
 * A rule file after reading.
 *
 * @param file the file
 * @param stratum the layer that its folder stands for
 * @param syntax its rules as trees
 * @param phrases for a phrase sheet, the wordings of its rows
 * @param columns for a phrase sheet, where its columns stand
 */
record ParsedFile(
    Path file,
    Stratum stratum,
    List<RuleSyntax> syntax,
    List<PhraseRow> phrases,
    Rule.Columns columns) {
  ParsedFile {
    syntax = List.copyOf(syntax);
    phrases = List.copyOf(phrases);
  }

  /** A file of rules. */
  ParsedFile(Path file, Stratum stratum, List<RuleSyntax> syntax) {
    this(file, stratum, syntax, List.of(), Rule.Columns.NONE);
  }

  /** The rules as the engine gets them. */
  List<RuleSyntax> engineRules() {
    return stratum == Stratum.PHRASES ? PhraseSheet.joined(syntax) : syntax;
  }

  /** The rules as experts know them. */
  List<Rule> rules() {
    return syntax.stream().map(this::rule).toList();
  }

  /** The same with what they say. */
  List<RuleTree> trees() {
    return syntax.stream().map(each -> new RuleTree(rule(each), each)).toList();
  }

  private Rule rule(RuleSyntax rule) {
    return new Rule(
        rule.id(),
        rule.name(),
        texts(rule, "Why").stream().findFirst().orElse(""),
        stratum,
        file,
        rule.at().line(),
        texts(rule, "Example"),
        texts(rule, "CounterExample"),
        columns);
  }

  private static List<String> texts(RuleSyntax rule, String name) {
    return rule.annotation(name).stream()
        .flatMap(annotation -> annotation.texts().stream())
        .map(Annotation.Text::value)
        .toList();
  }
}
