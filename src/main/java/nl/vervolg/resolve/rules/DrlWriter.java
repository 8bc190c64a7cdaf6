package nl.vervolg.resolve.rules;

import java.util.List;
import java.util.stream.Collectors;
import nl.vervolg.resolve.rules.syntax.RuleParser;
import nl.vervolg.resolve.rules.syntax.RuleSyntax;
import nl.vervolg.resolve.rules.syntax.RuleSyntax.Conclusion;
import nl.vervolg.resolve.rules.syntax.Written;

/**
 * Writes rules as the DRL that the engine compiles. It is written from the tree alone, with ids for
 * names, so nothing of a file reaches the engine but admitted patterns and plain texts. The folder
 * says the agenda group.
 */
final class DrlWriter {
  private DrlWriter() {}

  /**
   * The package of a file; each has its own, so that its compiled classes can be kept apart. What
   * is no small letter or digit is written as its number between underscores, so no two names share
   * a package.
   */
  static String packageOf(Stratum stratum, String file) {
    String name = file.replaceAll("\\.[^.]*$", "");
    StringBuilder safe = new StringBuilder("f_");
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      boolean plain = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
      safe.append(plain ? String.valueOf(c) : "_" + Integer.toHexString(c) + "_");
    }
    return "rules." + stratum.folder() + "." + safe;
  }

  static String write(String packageName, Stratum stratum, List<RuleSyntax> rules) {
    StringBuilder drl = new StringBuilder();
    drl.append("package ")
        .append(packageName)
        .append("\n\nimport ")
        .append(RuleParser.MODEL)
        .append('\n');
    for (RuleSyntax rule : rules) {
      drl.append("\nrule \"")
          .append(rule.id())
          .append("\" agenda-group \"")
          .append(stratum.folder());
      drl.append("\" when\n");
      rule.conditions().forEach(each -> drl.append("    ").append(Written.of(each)).append('\n'));
      drl.append("then\n    insert( ").append(conclusion(rule.conclusion())).append(" );\nend\n");
    }
    return drl.toString();
  }

  private static String conclusion(Conclusion conclusion) {
    return (conclusion.maker().isEmpty()
            ? "new " + conclusion.fact()
            : conclusion.fact() + "." + conclusion.maker())
        + conclusion.arguments().stream()
            .map(Written::of)
            .collect(Collectors.joining(", ", "( ", " )"));
  }
}
