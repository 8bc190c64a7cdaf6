package nl.vervolg.authoring.reload;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import nl.vervolg.resolve.rules.Rule;
import nl.vervolg.resolve.rules.Stratum;

/**
 * The text of each rule as it was when its file was read, blanks and comments after it left out.
 *
 * @param byId texts by the id of the rule
 */
record RuleTexts(SortedMap<String, String> byId) {
  private static final String END = "end";

  /** Reads the files of the rules. */
  static RuleTexts of(List<Rule> rules) {
    Map<Path, TreeMap<Integer, Rule>> files = new HashMap<>();
    SortedMap<String, String> texts = new TreeMap<>();
    for (Rule rule : rules) {
      if (rule.stratum() == Stratum.PHRASES) {
        texts.put(rule.id(), text(rule, List.of(rule.why())));
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
                int last = Math.min(next == null ? lines.size() : next - 1, lines.size());
                int first = Math.min(Math.max(line - 1, 0), last);
                texts.put(rule.id(), text(rule, lines.subList(first, last)));
              });
        });
    return new RuleTexts(texts);
  }

  /** By which rules these differ from those of before. */
  Edits since(RuleTexts before, Collection<Path> files) {
    List<String> edited = new ArrayList<>();
    List<String> added = new ArrayList<>();
    byId.forEach(
        (id, text) -> {
          String old = before.byId.get(id);
          if (old == null) {
            added.add(id);
          } else if (!old.equals(text)) {
            edited.add(id);
          }
        });
    List<String> removed =
        before.byId.keySet().stream().filter(id -> !byId.containsKey(id)).toList();
    return new Edits(List.copyOf(files), edited, added, removed);
  }

  /** Where a rule does not stand in its file as text, what is told of it has to do. */
  private static String text(Rule rule, List<String> lines) {
    StringBuilder text = new StringBuilder(rule.stratum().folder());
    for (String line : lines) {
      text.append(' ').append(line.strip());
      if (line.strip().equals(END)) {
        break;
      }
    }
    return text.append(rule.examples())
        .append(rule.counterExamples())
        .append(rule.name())
        .toString();
  }

  /** A file that is no text, or has gone, has no lines. */
  private static List<String> lines(Path file) {
    try {
      return Files.readAllLines(file, StandardCharsets.UTF_8);
    } catch (IOException e) {
      return List.of();
    }
  }
}
