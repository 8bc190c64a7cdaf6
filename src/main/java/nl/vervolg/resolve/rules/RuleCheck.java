package nl.vervolg.resolve.rules;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nl.vervolg.problem.Problems;
import nl.vervolg.problem.Suggestions;
import nl.vervolg.resolve.rules.syntax.RuleSyntax;
import nl.vervolg.resolve.rules.syntax.RuleSyntax.Annotation;

/**
 * Admits a rule: it says who it is and why, reads only what its stratum may see, compares like with
 * like, and inserts one conclusion of its stratum (DESIGN, section 7).
 */
final class RuleCheck {
  /** What a rule says of itself, each once. */
  static final List<String> ANNOTATIONS = List.of("Id", "Why", "Example", "CounterExample");

  private static final List<String> EXAMPLES = List.of("Example", "CounterExample");
  private static final Pattern ID = Pattern.compile("[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*");
  private static final Pattern NO_ID = Pattern.compile("[^A-Z0-9_]");
  private static final int LONGEST_ID = 80;

  private final Path file;
  private final Stratum stratum;
  private final Problems problems;

  RuleCheck(Path file, Stratum stratum, Problems problems) {
    this.file = file;
    this.stratum = stratum;
    this.problems = problems;
  }

  void check(RuleSyntax rule) {
    Problems found = new Problems();
    RuleReport report = new RuleReport(file, rule.id(), found);
    annotations(rule, report);
    Scope scope = conditions(rule, report);
    new ConclusionCheck(stratum, report).check(rule.conclusion(), scope);
    if (!found.fatal()) {
      new WidthCheck(report).check(rule);
      unused(scope, report);
    }
    problems.addAll(found.list());
  }

  /** The same for a rule whose conclusion could not be read, which is told already. */
  void begun(RuleSyntax rule) {
    RuleReport report = new RuleReport(file, rule.id(), problems);
    annotations(rule, report);
    conditions(rule, report);
  }

  private Scope conditions(RuleSyntax rule, RuleReport report) {
    Scope scope = new Scope(Named.in(rule.conditions()));
    ConditionCheck conditions = new ConditionCheck(stratum, report);
    rule.conditions().forEach(condition -> conditions.check(condition, scope));
    return scope;
  }

  private static void unused(Scope scope, RuleReport report) {
    scope
        .unused()
        .forEach(
            (name, variable) ->
                report.warning(
                    variable.at(),
                    "unused-variable",
                    "The variable (" + name + ") is named and never used.",
                    "Take the name out, or use it."));
  }

  private void annotations(RuleSyntax rule, RuleReport report) {
    Set<String> seen = new HashSet<>();
    Set<String> misspelt = new HashSet<>();
    for (Annotation annotation : rule.annotations()) {
      String name = annotation.name();
      if (!ANNOTATIONS.contains(name)) {
        Optional<String> meant = Suggestions.closest(name, ANNOTATIONS);
        report.error(
            annotation.at(),
            "unknown-annotation",
            "There is no @" + name + ".",
            meant
                .map(near -> "Maybe you meant (@" + near + ").")
                .orElse("A rule has @Id, @Why, @Example and @CounterExample."));
        meant.ifPresent(misspelt::add);
      } else if (!seen.add(name)) {
        report.error(
            annotation.at(),
            "repeated-annotation",
            "The rule has @" + name + " twice.",
            EXAMPLES.contains(name)
                ? "Put all texts into one: @" + name + "({ \"..\", \"..\" })."
                : "Keep one of the two.");
      }
      empty(annotation, report);
      if (EXAMPLES.contains(name)) {
        annotation.texts().forEach(text -> example(text, report));
      }
    }
    for (String name : ANNOTATIONS) {
      if (!seen.contains(name) && !misspelt.contains(name)) {
        report.error(
            rule.at(),
            "missing-annotation",
            "The rule has no @" + name + ".",
            "Add @" + name + "(\"...\") between its name and 'when'.");
      }
    }
    rule.annotation("Id").ifPresent(id -> id(id, report));
  }

  private static void empty(Annotation annotation, RuleReport report) {
    annotation.texts().stream()
        .filter(text -> text.value().isBlank())
        .forEach(
            text ->
                report.error(
                    text.at(),
                    "empty-text",
                    "A text of @" + annotation.name() + " is empty.",
                    "Write it, or take it out."));
  }

  private void example(Annotation.Text text, RuleReport report) {
    if (!text.value().isBlank()) {
      ExampleForm.mistake(text.value())
          .ifPresent(
              each ->
                  report.error(
                      stratum == Stratum.PHRASES ? text.at() : text.at().plus(1 + each.at()),
                      each.kind(),
                      each.what(),
                      each.advice()));
    }
  }

  private static void id(Annotation annotation, RuleReport report) {
    String id = annotation.texts().get(0).value();
    boolean sound = ID.matcher(id).matches() && id.length() <= LONGEST_ID;
    if (!id.isBlank() && (annotation.texts().size() > 1 || !sound)) {
      report.error(
          annotation.texts().get(0).at(),
          "id",
          annotation.texts().size() > 1
              ? "A rule has one id, and here are " + annotation.texts().size() + "."
              : wrong(id),
          better(id)
              .filter(near -> !sound)
              .map(near -> "Maybe you meant (" + near + ").")
              .orElse(
                  "Write one, of capitals, digits and single underscores, at most "
                      + LONGEST_ID
                      + " of them: @Id(\"SWAP_SAME_SLOT\")."));
    }
  }

  private static String wrong(String id) {
    if (id.length() > LONGEST_ID) {
      return "The id (" + id.substring(0, LONGEST_ID) + "...) is too long.";
    }
    Matcher sign = NO_ID.matcher(id);
    return sign.find()
        ? "The id (" + id + ") has the sign (" + sign.group() + "), which an id cannot have."
        : "The id (" + id + ") begins with no letter, or has an underscore too many.";
  }

  /** The same words as an id, where they are words. */
  private static Optional<String> better(String id) {
    String capitals = id.toUpperCase(Locale.ROOT).strip().replaceAll("[ _-]+", "_");
    return Optional.of(capitals)
        .filter(near -> ID.matcher(near).matches() && near.length() <= LONGEST_ID);
  }
}
