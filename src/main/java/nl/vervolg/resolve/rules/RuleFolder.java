package nl.vervolg.resolve.rules;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import nl.vervolg.problem.Place;
import nl.vervolg.problem.Problem;
import nl.vervolg.problem.Problems;
import nl.vervolg.problem.Severity;
import nl.vervolg.problem.Suggestions;
import nl.vervolg.resolve.rules.syntax.RuleSyntax;

/** The folder {@code rules/}: finds rule files, and checks what no file can tell alone. */
final class RuleFolder {
  private static final String SUFFIX = ".drl";

  private final Path folder;
  private final Problems problems;

  RuleFolder(Path folder, Problems problems) {
    this.folder = folder;
    this.problems = problems;
  }

  /** The rule files, by stratum and name. */
  List<RuleFile> files() {
    List<RuleFile> files = new ArrayList<>();
    for (Stratum stratum : Stratum.values()) {
      for (Path file : list(folder.resolve(stratum.folder()))) {
        if (file.toString().endsWith(SUFFIX)) {
          RuleFile.read(file, stratum, problems).ifPresent(files::add);
        }
      }
    }
    if (files.isEmpty()) {
      problem(
          folder,
          "no-rules",
          "There are no rules.",
          "Point to a folder with scope/, edits/, patterns/ and so on.");
    }
    return files;
  }

  /** What lies where no rule is read from. */
  void strays() {
    List<String> folders = Arrays.stream(Stratum.values()).map(Stratum::folder).toList();
    for (Path each : list(folder)) {
      String name = String.valueOf(each.getFileName());
      if (name.endsWith(SUFFIX)) {
        problem(
            each,
            "stray-file",
            "The rule file lies in no layer, so it is not read.",
            "Move it to one of: " + String.join(", ", folders) + ".");
      } else if (Files.isDirectory(each)
          && !folders.contains(name)
          && list(each).stream().anyMatch(file -> file.toString().endsWith(SUFFIX))) {
        problem(
            each,
            "stray-file",
            "There is no layer (" + name + "), so its rules are not read.",
            Suggestions.maybe(name, folders));
      }
    }
  }

  /** An id is a rule's own, in all files. */
  void ids(List<ParsedFile> files) {
    Map<String, String> seen = new HashMap<>();
    for (ParsedFile file : files) {
      for (RuleSyntax rule : file.syntax()) {
        Place place = new Place(file.source().file(), rule.at().line(), rule.at().column());
        String other = seen.putIfAbsent(rule.id(), place.file() + ":" + place.line());
        if (other != null) {
          problems.add(
              new Problem(
                  place,
                  rule.id(),
                  "duplicate-id",
                  Severity.ERROR,
                  "The id (" + rule.id() + ") is also that of the rule in " + other + ".",
                  "Give one of them another @Id."));
        }
      }
    }
  }

  private List<Path> list(Path where) {
    if (!Files.isDirectory(where)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(where)) {
      return files.sorted().toList();
    } catch (IOException e) {
      problem(where, "unreadable", "The folder cannot be read.", "Check its rights.");
      return List.of();
    }
  }

  private void problem(Path file, String kind, String what, String advice) {
    problems.add(new Problem(new Place(file, 0), "", kind, Severity.ERROR, what, advice));
  }
}
