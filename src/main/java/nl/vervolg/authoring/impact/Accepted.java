package nl.vervolg.authoring.impact;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import nl.vervolg.authoring.impact.Dialogue.Heading;
import nl.vervolg.authoring.impact.Dialogue.Owner;
import nl.vervolg.conversation.Example;
import nl.vervolg.resolve.rules.Rule;
import nl.vervolg.resolve.rules.RuleBase;

/** The dialogues that somebody accepted: those of the workspace and those beside its rules. */
final class Accepted {
  private static final String HEADING = "## ";
  private static final String NOT = "not ";
  private static final String COMMENT = "#";

  private final Map<String, Dialogue> byText = new LinkedHashMap<>();

  /** What edited rules alone say about turns. */
  private final Set<List<Example.Turn>> rewritten = new HashSet<>();

  private Accepted() {}

  /**
   * Reads all dialogues. Of those that are written twice the first counts.
   *
   * @param folder the example files of the workspace; it may be missing
   */
  static Accepted of(Path folder, RuleBase present, RuleBase edited) {
    Accepted accepted = new Accepted();
    files(folder).forEach(accepted::file);
    present.rules().forEach(rule -> accepted.rule(rule, Owner.PRESENT_RULE));
    Set<String> still = new HashSet<>();
    edited.rules().forEach(rule -> texts(rule).forEach(still::add));
    edited.rules().forEach(rule -> accepted.rule(rule, Owner.EDITED_RULE));
    accepted.byText.values().stream()
        .filter(dialogue -> dialogue.owner() == Owner.EDITED_RULE)
        .forEach(dialogue -> accepted.rewritten.add(dialogue.example().turns()));
    accepted.byText.values().stream()
        .filter(dialogue -> still.contains(dialogue.example().text()))
        .filter(dialogue -> dialogue.owner() == Owner.PRESENT_RULE)
        .forEach(dialogue -> accepted.rewritten.remove(dialogue.example().turns()));
    return accepted;
  }

  List<Dialogue> dialogues() {
    return List.copyOf(byText.values());
  }

  /** Whether the author of the edit gave the turns of a dialogue another end. */
  boolean isRewritten(Dialogue dialogue) {
    return dialogue.owner() == Owner.PRESENT_RULE && rewritten.contains(dialogue.example().turns());
  }

  /** Whether the turns of a dialogue beside an edited rule had another end before. */
  boolean isRetold(Dialogue dialogue) {
    return byText.values().stream()
        .anyMatch(
            other ->
                other.owner() != Owner.EDITED_RULE
                    && other.example().turns().equals(dialogue.example().turns()));
  }

  private void rule(Rule rule, Owner owner) {
    texts(rule)
        .forEach(
            text ->
                byText.computeIfAbsent(
                    text,
                    key -> new Dialogue("rule " + rule.id(), owner, parse(key), Optional.empty())));
  }

  private static Stream<String> texts(Rule rule) {
    return Stream.concat(rule.examples().stream(), rule.counterExamples().stream());
  }

  private void file(Path file) {
    Optional<Heading> heading = Optional.empty();
    int number = 0;
    for (String line : lines(file)) {
      number++;
      String from = file.getFileName() + ":" + number;
      if (line.startsWith(HEADING)) {
        heading = Optional.of(heading(line.substring(HEADING.length()).strip()));
      } else if (!line.isBlank() && !line.startsWith(COMMENT)) {
        byText.putIfAbsent(line, new Dialogue(from, Owner.WORKSPACE, parse(line), heading));
      }
    }
  }

  private static Heading heading(String written) {
    boolean counter = written.startsWith(NOT);
    return new Heading(counter ? written.substring(NOT.length()) : written, !counter);
  }

  private static Example parse(String text) {
    return Example.parse(text);
  }

  private static List<Path> files(Path folder) {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(".txt")).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<String> lines(Path file) {
    try {
      return Files.readAllLines(file);
    } catch (IOException e) {
      throw new IllegalArgumentException(
          "The dialogues in ("
              + file
              + ") cannot be read as UTF-8 text.\nCheck the rights and the encoding of the file.",
          e);
    }
  }
}
