package nl.vervolg.resolve.rules;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import nl.vervolg.problem.Problems;
import org.drools.drl.ast.descr.AnnotationDescr;
import org.drools.drl.ast.descr.PackageDescr;
import org.drools.drl.ast.descr.RuleDescr;
import org.drools.drl.parser.DrlParser;
import org.drools.drl.parser.DroolsError;
import org.drools.drl.parser.DroolsParserException;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;

/**
 * A rule file: its rules, and its text with each rule put into the agenda group of its stratum.
 * Experts never write agenda groups; the folder says the stratum.
 *
 * @param file where it is
 * @param stratum its stratum
 * @param rules its rules
 * @param source the text that is compiled; lines are as in the file
 */
record RuleFile(Path file, Stratum stratum, List<Rule> rules, String source) {
  private static final Pattern WHEN = Pattern.compile("(?m)^([ \\t]*)when[ \\t]*(//.*)?$");

  RuleFile {
    rules = List.copyOf(rules);
  }

  /** Reads a file; what is wrong goes to {@code problems}. */
  static Optional<RuleFile> read(Path file, Stratum stratum, Problems problems) {
    try {
      String text = Files.readString(file, StandardCharsets.UTF_8);
      DrlParser parser = new DrlParser();
      PackageDescr descr = parser.parse(false, text);
      for (DroolsError error : parser.getErrors()) {
        int line = error.getLines().length > 0 ? Math.max(0, error.getLines()[0]) : 0;
        problems.add(
            file,
            line,
            oneLine(error.getMessage()),
            "Check brackets, quotes, commas and 'end' there.");
      }
      if (parser.hasErrors() || descr == null) {
        return Optional.empty();
      }
      new RuleAdmission(file, stratum, problems).check(descr);
      List<Rule> rules = new ArrayList<>();
      for (RuleDescr rule : descr.getRules()) {
        rules.add(rule(rule, file, stratum, problems));
      }
      String source = grouped(text, rules.size(), file, stratum, problems);
      return Optional.of(new RuleFile(file, stratum, rules, source));
    } catch (IOException e) {
      problems.add(
          file, 0, "The file cannot be read as UTF-8 text.", "Check its rights and encoding.");
    } catch (DroolsParserException e) {
      problems.add(
          file, 0, oneLine(String.valueOf(e.getMessage())), "Check the syntax of the file.");
    }
    return Optional.empty();
  }

  /** The text with each rule in the agenda group of its stratum. */
  private static String grouped(
      String text, int rules, Path file, Stratum stratum, Problems problems) {
    String group = "agenda-group \"" + stratum.folder() + "\" when";
    long whens = WHEN.matcher(text).results().count();
    if (whens != rules) {
      problems.add(
          file,
          0,
          "The file has " + rules + " rules, but 'when' stands alone on " + whens + " lines.",
          "Put 'when' on a line of its own in each rule, outside comments.");
    }
    return WHEN.matcher(text).replaceAll("$1" + group + " $2");
  }

  private static String oneLine(String message) {
    return message.lines().findFirst().orElse("The rule cannot be read.");
  }

  private static Rule rule(RuleDescr descr, Path file, Stratum stratum, Problems problems) {
    return new Rule(
        annotation(descr, "Id", file, problems).stream().findFirst().orElse(descr.getName()),
        descr.getName(),
        annotation(descr, "Why", file, problems).stream().findFirst().orElse(""),
        stratum,
        file,
        descr.getLine(),
        annotation(descr, "Example", file, problems),
        annotation(descr, "CounterExample", file, problems));
  }

  /** Drools gives the text of an annotation with its quotes, as JSON would have it. */
  private static String unquoted(String raw) {
    return String.valueOf(new Load(LoadSettings.builder().build()).loadFromString(raw.strip()));
  }

  /** Values of an annotation, one or several. */
  private static List<String> annotation(
      RuleDescr descr, String name, Path file, Problems problems) {
    AnnotationDescr annotation = descr.getAnnotation(name);
    if (annotation == null || annotation.getValue() == null) {
      problems.add(
          file,
          descr.getLine(),
          "Rule \"" + descr.getName() + "\" has no @" + name + ".",
          "Add @" + name + "(\"...\").");
      return List.of();
    }
    Object value = annotation.getValue();
    List<Object> elements = value instanceof Object[] several ? List.of(several) : List.of(value);
    try {
      return elements.stream().map(element -> unquoted(String.valueOf(element))).toList();
    } catch (YamlEngineException e) {
      problems.add(
          file,
          descr.getLine(),
          "@" + name + " of rule \"" + descr.getName() + "\" cannot be read.",
          "Write texts in straight quotes, several as { \"...\", \"...\" }.");
      return List.of();
    }
  }
}
