package nl.vervolg.standalone;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import nl.vervolg.authoring.examples.Example;
import nl.vervolg.cases.Said;
import nl.vervolg.cases.Seen;
import nl.vervolg.cases.Talk;
import nl.vervolg.cases.Tally;
import nl.vervolg.dialogue.Language;
import org.junit.jupiter.api.Test;

/** A complete question means the same and stays as it is, whatever was said before. */
class StandaloneTest {
  private static final Path FOLDER = Path.of("src", "test", "resources", "standalone");
  private static final List<String> LANGUAGES = List.of("nl", "en", "de", "fr");
  private static final int LEAST = 75;

  /** A conversation before the question. */
  private record History(String language, String kind, Talk talk) {
    static History parse(String line) {
      int colon = line.indexOf(':');
      List<Said> turns =
          Example.parse(line.substring(colon + 1) + " => -").turns().stream()
              .map(turn -> new Said(turn.said(), turn.rows()))
              .toList();
      Language usual = new Language(line.substring(0, 2));
      return new History(usual.code(), line.substring(3, colon), Talk.after(usual, turns));
    }

    String kindFor(String language) {
      return language.equals(this.language) ? kind : "other language";
    }
  }

  private static List<String> lines(String file) {
    try (Stream<String> lines = Files.lines(FOLDER.resolve(file))) {
      return lines.filter(line -> !line.isBlank() && !line.startsWith("#")).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void everyLanguageHasEnoughQuestionsAndNoneTwice() {
    for (String language : LANGUAGES) {
      assertThat(lines(language + ".txt"))
          .hasSizeGreaterThanOrEqualTo(LEAST)
          .doesNotHaveDuplicates();
    }
  }

  @Test
  void noHistoryAltersACompleteQuestion() {
    List<History> histories = lines("histories.txt").stream().map(History::parse).toList();
    Tally tally = new Tally("standalone");
    for (String language : LANGUAGES) {
      Talk none = Talk.in(new Language(language));
      for (String question : lines(language + ".txt")) {
        Seen alone = Seen.of(none.hear(question));
        tally.count("no history", language, stands(alone, question), question + "\t" + alone);
        for (History history : histories) {
          Seen after = Seen.of(history.talk().hear(question));
          tally.count(
              history.kindFor(language),
              language,
              stands(after, question) && after.slots().equals(alone.slots()),
              history.language() + "\t" + question + "\t" + alone + "\t" + after);
        }
      }
    }
    String table = tally.print();

    assertThat(tally.failures()).as(table).isEmpty();
  }

  private static boolean stands(Seen seen, String question) {
    return seen.outcome().equals("self_contained") && Objects.equals(seen.text(), question);
  }
}
