package nl.vervolg.cases;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import nl.vervolg.dialogue.Language;
import org.junit.jupiter.api.Test;

/** The language of a turn is that of its words, whatever the conversation was in before. */
class LanguageOfTurnTest {
  private static final double FLOOR = 97;
  private static final Path FRAGMENTS = Path.of("src/test/resources/cases/fragments.txt");
  private static final Path COMPLETE = Path.of("src/test/resources/standalone");

  /** How a conversation begins in each language. */
  private static final Map<String, String> BEGINNINGS =
      Map.of(
          "nl", "Welke musea zijn er in Assen?",
          "en", "Which museums are there in Assen?",
          "de", "Welche Museen gibt es in Assen?",
          "fr", "Quels musées y a-t-il à Assen ?");

  /** A turn whose language is known. */
  private record Turn(String kind, String language, String text) {}

  @Test
  void theLanguageIsThatOfTheWords() throws IOException {
    List<Turn> turns = turns();
    Map<String, Talk> talks = new LinkedHashMap<>();
    BEGINNINGS.forEach(
        (language, text) ->
            talks.put(language, Talk.after(new Language(language), List.of(Said.of(text)))));
    Tally tally = new Tally("language of a turn");
    for (Turn turn : turns) {
      talks.forEach(
          (before, talk) -> {
            String heard = talk.hear(turn.text()).understanding().utterance().language().code();
            tally.count(
                turn.kind() + " after " + before,
                turn.language(),
                heard.equals(turn.language()),
                heard + "\t" + turn.text());
          });
    }
    String table = tally.print();

    assertThat(tally.percent()).as(table).isGreaterThanOrEqualTo(FLOOR);
  }

  private static List<Turn> turns() throws IOException {
    List<Turn> turns = new ArrayList<>();
    for (String line : lines(FRAGMENTS)) {
      turns.add(new Turn("fragment", line.substring(0, 2), line.substring(3)));
    }
    for (Case labelled : Case.own()) {
      String language = labelled.language().code();
      labelled.history().forEach(said -> turns.add(new Turn("case", language, said.text())));
      turns.add(new Turn("case", language, labelled.question()));
    }
    for (String language : BEGINNINGS.keySet()) {
      lines(COMPLETE.resolve(language + ".txt"))
          .forEach(text -> turns.add(new Turn("complete", language, text)));
    }
    return turns.stream().distinct().toList();
  }

  private static List<String> lines(Path file) throws IOException {
    try (Stream<String> lines = Files.lines(file)) {
      return lines.filter(line -> !line.isBlank() && !line.startsWith("#")).toList();
    }
  }
}
