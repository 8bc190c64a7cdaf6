package nl.vervolg.resolve.rules;

import java.nio.file.Path;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nl.vervolg.problem.Problems;
import nl.vervolg.problem.Suggestions;
import org.drools.drl.ast.descr.AndDescr;
import org.drools.drl.ast.descr.BaseDescr;
import org.drools.drl.ast.descr.ConditionalElementDescr;
import org.drools.drl.ast.descr.ExistsDescr;
import org.drools.drl.ast.descr.ExprConstraintDescr;
import org.drools.drl.ast.descr.NotDescr;
import org.drools.drl.ast.descr.OrDescr;
import org.drools.drl.ast.descr.PackageDescr;
import org.drools.drl.ast.descr.PatternDescr;
import org.drools.drl.ast.descr.RuleDescr;

/**
 * Admits only rules that cannot run code: patterns over the fact model with plain comparisons, and
 * one insertion of a conclusion of their stratum (DESIGN, section 7).
 */
final class RuleAdmission {
  private static final String MODEL = "nl.vervolg.dialogue.*";
  private static final String ARGUMENT = "(?:\\$?\\w+|[A-Z]\\w*\\.[A-Z_]+|\"[^\"\\\\]*\")";
  private static final Pattern INSERT =
      Pattern.compile(
          "insert\\(\\s*(?:new\\s+(\\w+)|(\\w+)\\.[a-zA-Z]+)\\s*\\(\\s*(?:"
              + ARGUMENT
              + "(?:\\s*,\\s*"
              + ARGUMENT
              + ")*)?\\s*\\)\\s*\\);");
  private static final Pattern CALL = Pattern.compile("(\\w+)\\s*\\(");
  private static final Pattern FORBIDDEN =
      Pattern.compile("[;{}`\\\\#@]|\\bnew\\b|\\beval\\b|\\bmatches\\b");

  private final Path file;
  private final Stratum stratum;
  private final Problems problems;

  RuleAdmission(Path file, Stratum stratum, Problems problems) {
    this.file = file;
    this.stratum = stratum;
    this.problems = problems;
  }

  /** Notes everything in the file that is not allowed. */
  void check(PackageDescr descr) {
    boolean onlyModel =
        descr.getImports().stream().allMatch(each -> each.getTarget().equals(MODEL))
            && descr.getFunctionImports().isEmpty();
    if (!onlyModel) {
      problems.add(
          file,
          1,
          "The file imports more than the fact model.",
          "Write import " + MODEL + " and no other import.");
    }
    boolean onlyRules =
        descr.getFunctions().isEmpty()
            && descr.getGlobals().isEmpty()
            && descr.getTypeDeclarations().isEmpty()
            && descr.getEnumDeclarations().isEmpty()
            && descr.getAccumulateImports().isEmpty()
            && descr.getEntryPointDeclarations().isEmpty()
            && descr.getWindowDeclarations().isEmpty()
            && descr.getRules().stream().noneMatch(RuleDescr::isQuery);
    if (!onlyRules) {
      problems.add(
          file,
          1,
          "The file has more than rules: a function, global, query or declaration.",
          "Take it out; a rule file holds rules only.");
    }
    descr.getRules().forEach(this::check);
  }

  private void check(RuleDescr rule) {
    if (!rule.getAttributes().isEmpty()) {
      wrong(rule, "has attributes", "Take them out: the folder says when a rule runs.");
    }
    if (rule.getParentName() != null || !rule.getNamedConsequences().isEmpty()) {
      wrong(
          rule,
          "extends another rule or has several consequences",
          "Write it as a rule of its own.");
    }
    condition(rule, rule.getLhs());
    consequence(rule);
  }

  private void condition(RuleDescr rule, BaseDescr descr) {
    if (descr instanceof PatternDescr pattern) {
      pattern(rule, pattern);
    } else if (descr instanceof AndDescr
        || descr instanceof OrDescr
        || descr instanceof NotDescr
        || descr instanceof ExistsDescr) {
      for (Object child : ((ConditionalElementDescr) descr).getDescrs()) {
        condition(rule, (BaseDescr) child);
      }
    } else {
      wrong(
          rule,
          "has a condition that is no pattern",
          "Use patterns with and, or, not, exists; calculations belong to the program.");
    }
  }

  private void pattern(RuleDescr rule, PatternDescr pattern) {
    Set<String> readable = FactModel.readable(stratum);
    if (!readable.contains(pattern.getObjectType())) {
      wrong(
          rule,
          "reads ("
              + pattern.getObjectType()
              + "), which rules of "
              + stratum.folder()
              + "/ cannot see",
          Suggestions.maybe(pattern.getObjectType(), readable));
    }
    if (pattern.getSource() != null || !pattern.getBehaviors().isEmpty()) {
      wrong(rule, "reads facts from somewhere else", "Leave out 'from', 'over' and accumulations.");
    }
    for (BaseDescr constraint : pattern.getConstraint().getDescrs()) {
      String text =
          constraint instanceof ExprConstraintDescr expression ? expression.getExpression() : "";
      boolean call = CALL.matcher(text).results().anyMatch(match -> !match.group(1).equals("in"));
      if (text.isEmpty() || call || FORBIDDEN.matcher(text).find()) {
        wrong(
            rule,
            "has the condition (" + text + "), which is more than a comparison",
            "Compare a field with a value or a variable: kind == CueKind.ADDITIVE.");
      }
    }
  }

  private void consequence(RuleDescr rule) {
    String text = String.valueOf(rule.getConsequence()).strip();
    Matcher insert = INSERT.matcher(text);
    Set<String> allowed = FactModel.conclusions(stratum);
    if (!insert.matches()) {
      wrong(
          rule,
          "does something else than insert one conclusion",
          "Write insert( new "
              + allowed.iterator().next()
              + "( .. ) ); and nothing more after 'then'.");
      return;
    }
    String type = insert.group(1) == null ? insert.group(2) : insert.group(1);
    if (!allowed.contains(type)) {
      wrong(
          rule,
          "concludes (" + type + "), which rules of " + stratum.folder() + "/ cannot",
          Suggestions.maybe(type, allowed));
    }
  }

  private void wrong(RuleDescr rule, String what, String advice) {
    problems.add(file, rule.getLine(), "Rule \"" + rule.getName() + "\" " + what + ".", advice);
  }
}
