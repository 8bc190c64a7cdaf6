package nl.vervolg.resolve.rules;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import nl.vervolg.resolve.rules.syntax.Condition;
import nl.vervolg.resolve.rules.syntax.Condition.Connective;
import nl.vervolg.resolve.rules.syntax.Condition.Group;
import nl.vervolg.resolve.rules.syntax.Condition.Pattern;
import nl.vervolg.resolve.rules.syntax.Constraint;
import nl.vervolg.resolve.rules.syntax.RuleParser;
import nl.vervolg.resolve.rules.syntax.RuleSyntax;
import nl.vervolg.resolve.rules.syntax.RuleSyntax.Conclusion;
import nl.vervolg.resolve.rules.syntax.Value;

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
      rule.conditions().forEach(each -> drl.append("    ").append(condition(each)).append('\n'));
      drl.append("then\n    insert( ").append(conclusion(rule.conclusion())).append(" );\nend\n");
    }
    return drl.toString();
  }

  private static String condition(Condition condition) {
    if (condition instanceof Group group) {
      String parts =
          group.parts().stream()
              .map(DrlWriter::condition)
              .collect(Collectors.joining(" " + group.how().name().toLowerCase(Locale.ROOT) + " "));
      boolean prefix = group.how() == Connective.NOT || group.how() == Connective.EXISTS;
      boolean simple = group.parts().get(0) instanceof Pattern;
      String body = prefix && simple ? parts : "( " + parts + " )";
      return prefix ? group.how().name().toLowerCase(Locale.ROOT) + " " + body : body;
    }
    Pattern pattern = (Pattern) condition;
    String name = pattern.variable().isEmpty() ? "" : pattern.variable() + " : ";
    return name
        + pattern.fact()
        + pattern.constraints().stream()
            .map(DrlWriter::constraint)
            .collect(Collectors.joining(", ", "( ", " )"));
  }

  private static String constraint(Constraint constraint) {
    String path = constraint.path().text();
    if (constraint instanceof Constraint.Binding binding) {
      return binding.variable() + " : " + path;
    }
    if (constraint instanceof Constraint.Truth truth) {
      return truth.holds() ? path : "!" + path;
    }
    Constraint.Comparison comparison = (Constraint.Comparison) constraint;
    String values =
        comparison.values().stream().map(DrlWriter::value).collect(Collectors.joining(", "));
    return switch (comparison.operator()) {
      case IN, NOT_IN -> path + " " + comparison.operator().sign() + " ( " + values + " )";
      case EQUAL, UNEQUAL, LESS, AT_MOST, MORE, AT_LEAST, CONTAINS ->
          path + " " + comparison.operator().sign() + " " + values;
    };
  }

  private static String value(Value value) {
    if (value instanceof Value.Text text) {
      return "\"" + text.value() + "\"";
    }
    if (value instanceof Value.Amount number) {
      return String.valueOf(number.value());
    }
    if (value instanceof Value.Constant constant) {
      return constant.type() + "." + constant.name();
    }
    Value.Reference reference = (Value.Reference) value;
    String path = reference.path().text();
    int offset = reference.offset();
    return offset == 0
        ? path
        : "( " + path + (offset < 0 ? " - " : " + ") + Math.abs(offset) + " )";
  }

  private static String conclusion(Conclusion conclusion) {
    return (conclusion.maker().isEmpty()
            ? "new " + conclusion.fact()
            : conclusion.fact() + "." + conclusion.maker())
        + conclusion.arguments().stream()
            .map(DrlWriter::value)
            .collect(Collectors.joining(", ", "( ", " )"));
  }
}
