package nl.vervolg.resolve.rules.trace;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import nl.vervolg.problem.Place;
import nl.vervolg.problem.Problem;
import nl.vervolg.problem.Problems;
import nl.vervolg.resolve.rules.Rule;
import nl.vervolg.resolve.rules.syntax.RuleParser;
import nl.vervolg.resolve.rules.syntax.RuleSyntax;

/** The rules of a workspace as trees, read from their files again. */
public final class RuleTrees {
  private final Map<String, RuleSyntax> byId;

  private RuleTrees(Map<String, RuleSyntax> byId) {
    this.byId = byId;
  }

  /**
   * Reads the files of rules that are in use.
   *
   * @throws Problems.WorkspaceException where a file cannot be read, or a rule is not in it any
   *     more
   */
  public static RuleTrees of(List<Rule> rules) {
    Map<Path, Map<String, RuleSyntax>> files = new TreeMap<>();
    Map<String, RuleSyntax> byId = new TreeMap<>();
    Problems problems = new Problems();
    for (Rule rule : rules) {
      RuleSyntax tree =
          files.computeIfAbsent(rule.file(), file -> read(rule, problems)).get(rule.id());
      if (tree == null || tree.at().line() != rule.line()) {
        problems.add(
            rule.file(),
            rule.line(),
            "The rule (" + rule.id() + ") is in use, and is not written here any more.",
            "The file was edited meanwhile: take the edit into use first.");
      } else {
        byId.put(rule.id(), tree);
      }
    }
    problems.throwIfAny();
    return new RuleTrees(byId);
  }

  private static Map<String, RuleSyntax> read(Rule rule, Problems problems) {
    Map<String, RuleSyntax> trees = new TreeMap<>();
    try {
      String text = Files.readString(rule.file(), StandardCharsets.UTF_8);
      RuleParser.parse(text, rule.stratum().folder())
          .rules()
          .forEach(tree -> trees.put(tree.id(), tree));
    } catch (IOException e) {
      problems.add(
          new Problem(
              new Place(rule.file(), 0), "The file cannot be read any more.", "Check its rights."));
    }
    return trees;
  }

  /** The tree of a rule. */
  public Optional<RuleSyntax> tree(String id) {
    return Optional.ofNullable(byId.get(id));
  }
}
