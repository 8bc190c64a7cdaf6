package nl.vervolg.authoring.impact;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nl.vervolg.resolve.rules.Rule;
import nl.vervolg.resolve.rules.RuleBase;
import nl.vervolg.resolve.rules.Stratum;

/**
 * The text of a rule, in which blanks do not count.
 *
 * @param stratum its layer
 * @param head its name, reason and examples
 * @param body its conditions and its conclusion
 */
record RuleText(Stratum stratum, String head, String body) {
  private static final Pattern WHEN = Pattern.compile("(?m)^[ \\t]*when\\b");
  private static final Pattern END = Pattern.compile("(?m)^[ \\t]*end\\b");
  private static final Pattern BLANKS = Pattern.compile("\\s+");

  /** The texts of all rules, by id. */
  static Map<String, RuleText> of(RuleBase rules) {
    Map<Path, TreeMap<Integer, Rule>> files = new HashMap<>();
    Map<String, RuleText> texts = new HashMap<>();
    for (Rule rule : rules.rules()) {
      if (rule.stratum() == Stratum.PHRASES) {
        texts.put(rule.id(), ofRow(rule));
        continue;
      }
      files.computeIfAbsent(rule.file(), file -> new TreeMap<>()).put(rule.line(), rule);
    }
    files.forEach(
        (file, byLine) -> {
          List<String> lines = lines(file);
          byLine.forEach(
              (line, rule) -> {
                Integer next = byLine.higherKey(line);
                int end = next == null ? lines.size() : next - 1;
                texts.put(rule.id(), text(rule, String.join("\n", lines.subList(line - 1, end))));
              });
        });
    return texts;
  }

  /** The name of a row says all that it decides by. */
  private static RuleText ofRow(Rule row) {
    String head = row.why() + row.examples() + row.counterExamples();
    return new RuleText(row.stratum(), head, row.name());
  }

  private static RuleText text(Rule rule, String text) {
    Matcher when = WHEN.matcher(text);
    int body = when.find() ? when.start() : text.length();
    Matcher end = END.matcher(text);
    int last = end.find(body) ? end.start() : text.length();
    return new RuleText(
        rule.stratum(), blanked(text.substring(0, body)), blanked(text.substring(body, last)));
  }

  private static String blanked(String text) {
    return BLANKS.matcher(text).replaceAll(" ").strip();
  }

  private static List<String> lines(Path file) {
    try {
      return Files.readAllLines(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  boolean decidesLike(RuleText other) {
    return stratum == other.stratum && body.equals(other.body);
  }
}
