package nl.vervolg.conversation;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import nl.vervolg.Heritage;
import nl.vervolg.authoring.examples.Example;
import nl.vervolg.cases.Seen;
import nl.vervolg.dialogue.FollowUpPattern;
import nl.vervolg.dialogue.Language;
import nl.vervolg.knowledge.Domain;

/**
 * A dialogue of the example files. Its heading says which pattern its last turn shows ({@code ##
 * location_swap}), or which one it comes near without showing it ({@code ## not location_swap}).
 *
 * @param language language of the file
 * @param pattern the outside name of the pattern
 * @param shows whether it shows the pattern; else it is a counter-example
 * @param text the dialogue with its outcome
 */
public record PatternExample(Language language, String pattern, boolean shows, String text) {
  /** The pattern of a turn of which it is asked back what it means. */
  private static final String ASKED_BACK = "ambiguous";

  private static final List<String> NO_FOLLOW_UP =
      List.of("self_contained", "topic_switch", "out_of_scope", "chitchat", ASKED_BACK);
  private static final Path FOLDER = Path.of("knowledge", "heritage", "examples");
  private static final String HEADING = "## ";
  private static final String NOT = "not ";

  /** All patterns that the outside can see. */
  public static List<String> patterns() {
    Domain domain = Heritage.workspace().knowledge().domain();
    return Stream.of(
            domain.swaps().values().stream(),
            Arrays.stream(FollowUpPattern.values()).map(FollowUpPattern::label),
            NO_FOLLOW_UP.stream())
        .flatMap(names -> names)
        .distinct()
        .toList();
  }

  /** The dialogues of all languages, in the order of the files. */
  public static List<PatternExample> all() {
    return Heritage.workspace().knowledge().domain().languages().stream()
        .flatMap(language -> read(language).stream())
        .toList();
  }

  private static List<PatternExample> read(Language language) {
    Path file = FOLDER.resolve(language.code() + ".txt");
    List<String> patterns = patterns();
    List<PatternExample> examples = new ArrayList<>();
    String heading = "";
    for (String line : lines(file)) {
      boolean counter = heading.startsWith(NOT);
      String pattern = counter ? heading.substring(NOT.length()) : heading;
      if (line.startsWith(HEADING)) {
        heading = line.substring(HEADING.length()).strip();
      } else if (!line.isBlank() && !line.startsWith("#")) {
        if (!patterns.contains(pattern)) {
          throw new IllegalStateException(
              "The heading (%s) before (%s) in %s is no pattern; it is one of %s, with or without 'not'."
                  .formatted(heading, line, file, patterns));
        }
        examples.add(new PatternExample(language, pattern, !counter, line));
      }
    }
    return examples;
  }

  private static List<String> lines(Path file) {
    try {
      return Files.readAllLines(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The pattern that comes out. */
  static String actual(Example.Outcome outcome) {
    Seen seen = Seen.of(outcome.last());
    return seen.outcome().equals("unresolved") || seen.outcome().equals(ASKED_BACK)
        ? ASKED_BACK
        : seen.pattern();
  }
}
