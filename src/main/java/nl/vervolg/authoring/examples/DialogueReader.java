package nl.vervolg.authoring.examples;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import nl.vervolg.dialogue.Language;
import nl.vervolg.problem.Place;
import nl.vervolg.problem.Problem;
import nl.vervolg.problem.Problems;
import nl.vervolg.problem.Severity;
import nl.vervolg.problem.Suggestions;
import nl.vervolg.problem.TextFile;

/**
 * Reads the dialogues of a domain: one dialogue a line, under headings that say the pattern. A file
 * that is named after a language holds dialogues in it; a file without any heading says nothing of
 * patterns.
 */
final class DialogueReader {
  private static final String HEADING = "## ";
  private static final String NOT = "not ";
  private static final String SUFFIX = ".txt";

  /** Stands for a heading that is no pattern: that is said once, not of every line below it. */
  private static final String WRONG = "?";

  private final List<String> patterns;
  private final Problems problems;

  DialogueReader(List<String> patterns, Problems problems) {
    this.patterns = patterns;
    this.problems = problems;
  }

  /** The dialogues of all files of a folder, by file and line; none where there is no folder. */
  List<Exercise> read(Path folder, List<Language> languages) {
    List<Exercise> dialogues = new ArrayList<>();
    for (Path file : files(folder)) {
      String name = String.valueOf(file.getFileName());
      Optional<Language> language =
          languages.stream().filter(each -> name.equals(each.code() + SUFFIX)).findFirst();
      dialogues.addAll(read(file, language));
    }
    return dialogues;
  }

  private List<Path> files(Path folder) {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(SUFFIX)).sorted().toList();
    } catch (IOException e) {
      problem(
          new Place(folder, 0), "unreadable", "The folder cannot be read.", "Check its rights.");
      return List.of();
    }
  }

  private List<Exercise> read(Path file, Optional<Language> language) {
    List<String> lines = lines(file);
    boolean plain = lines.stream().noneMatch(line -> line.startsWith(HEADING));
    List<Exercise> dialogues = new ArrayList<>();
    Optional<String> heading = plain ? Optional.of(Exercise.Dialogue.NO_PATTERN) : Optional.empty();
    List<Place> above = new ArrayList<>();
    int number = 0;
    for (String line : lines) {
      number++;
      if (line.startsWith(HEADING)) {
        heading = heading(line, new Place(file, number, HEADING.length() + 1));
      } else if (!line.isBlank() && !line.startsWith("#")) {
        if (heading.isEmpty()) {
          above.add(new Place(file, number));
        }
        dialogue(line, new Place(file, number), language, heading).ifPresent(dialogues::add);
      }
    }
    above(above);
    return dialogues;
  }

  /** One heading that is missing is told once, however many dialogues it is missing for. */
  private void above(List<Place> dialogues) {
    if (!dialogues.isEmpty()) {
      problem(
          dialogues.get(0),
          "example-heading",
          dialogues.size() == 1
              ? "The dialogue stands above the first heading."
              : "This dialogue and those below it stand above the first heading: "
                  + dialogues.size()
                  + ".",
          "Write a heading with the pattern of its last turn above it: ## location_swap.");
    }
  }

  /** The heading. */
  private Optional<String> heading(String line, Place place) {
    String heading = line.substring(HEADING.length()).strip();
    String pattern = heading.startsWith(NOT) ? heading.substring(NOT.length()).strip() : heading;
    if (patterns.contains(pattern)) {
      return Optional.of(heading);
    }
    problem(
        place,
        "example-heading",
        "The heading (" + heading + ") is no pattern.",
        Suggestions.maybe(pattern, patterns) + " With 'not ' before it, it counts as a near miss.");
    return Optional.of(WRONG);
  }

  private Optional<Exercise> dialogue(
      String line, Place place, Optional<Language> language, Optional<String> heading) {
    Optional<Example.Mistake> mistake = Example.mistake(line);
    mistake.ifPresent(each -> problems.add(problem(place, "", each)));
    String named = heading.orElse("");
    if (mistake.isPresent() || heading.isEmpty() || named.equals(WRONG)) {
      return Optional.empty();
    }
    boolean shows = !named.startsWith(NOT);
    String pattern = shows ? named : named.substring(NOT.length()).strip();
    return Optional.of(new Exercise.Dialogue(place, language, pattern, shows, Example.parse(line)));
  }

  private List<String> lines(Path file) {
    return TextFile.read(file, problems).map(text -> text.lines().toList()).orElse(List.of());
  }

  private void problem(Place place, String kind, String what, String advice) {
    problems.add(new Problem(place, "", kind, Severity.ERROR, what, advice));
  }

  /** A mistake in an example as a problem of the place where it stands. */
  static Problem problem(Place line, String rule, Example.Mistake mistake) {
    Place place = rule.isEmpty() ? new Place(line.file(), line.line(), mistake.at() + 1) : line;
    return new Problem(
        place, rule, mistake.kind(), Severity.ERROR, mistake.what(), mistake.advice());
  }
}
