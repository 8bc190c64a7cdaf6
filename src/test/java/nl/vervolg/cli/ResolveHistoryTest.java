package nl.vervolg.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code resolve}: what a caller may hand over as the conversation so far. */
class ResolveHistoryTest {
  private static final String MUSEA = "\"question\":\"Welke musea zijn er in Delft?\"";
  private static final String THE_FIRST = "\"Meer over de eerste\"";

  private static final Map<String, String> LINES = new LinkedHashMap<>();
  private static final Map<String, JsonNode> ANSWERS = new LinkedHashMap<>();

  private static void line(String name, String history, String question) {
    LINES.put(
        name,
        "{\"id\":\"" + name + "\",\"history\":" + history + ",\"question\":" + question + "}");
  }

  private static void results(String name, String results, String question) {
    line(name, "[{" + MUSEA + ",\"results\":" + results + "}]", question);
  }

  private static String named(int count) {
    return IntStream.rangeClosed(1, count)
        .mapToObj(i -> "{\"name\":\"Museum Nummer%d\",\"type\":\"M\"}".formatted(i))
        .collect(Collectors.joining(",", "[", "]"));
  }

  private static String turns(int count) {
    return IntStream.range(0, count)
        .mapToObj(i -> "{" + MUSEA + "}")
        .collect(Collectors.joining(",", "[", "]"));
  }

  @BeforeAll
  static void resolveThemAll(@TempDir Path folder) throws IOException {
    line("1,000 turns", turns(1_000), "\"En in Gouda?\"");
    line("3,000 turns", turns(3_000), "\"En in Gouda?\"");
    line("null", "null", "\"Welke musea zijn er in Gouda?\"");
    line("empty", "[]", "\"Welke musea zijn er in Gouda?\"");
    line("a text", "\"Welke musea?\"", "\"En in Gouda?\"");
    line("an object", "{" + MUSEA + "}", "\"En in Gouda?\"");
    line("texts", "[\"Welke musea zijn er in Delft?\"]", "\"En in Gouda?\"");
    line("nulls", "[null]", "\"En in Gouda?\"");
    line("a turn without question", "[{" + MUSEA + "},{\"results\":[]}]", "\"En in Gouda?\"");
    line("a blank turn", "[{" + MUSEA + "},{\"question\":\" \"}]", "\"En in Gouda?\"");
    line("a long turn", "[{\"question\":\"" + "a".repeat(2_001) + "\"}]", "\"En in Gouda?\"");
    results("no results", "[]", THE_FIRST);
    results("null results", "null", THE_FIRST);
    results("results as a text", "\"Prinsenhof\"", THE_FIRST);
    results("results as an object", "{\"a\":{\"name\":\"Prinsenhof\"}}", THE_FIRST);
    results("rows without a name", "[{\"type\":\"M\"},{\"name\":\"Prinsenhof\"}]", THE_FIRST);
    results("rows that are texts", "[\"Prinsenhof\",\"Legermuseum\"]", THE_FIRST);
    results("a row with a slug only", "[{\"slug\":\"prinsenhof\"}]", THE_FIRST);
    results("a row with a name only", "[{\"name\":\"Stedelijk Museum Prinsenhof\"}]", THE_FIRST);
    results("a name of signs", "[{\"name\":\"!?\"}]", THE_FIRST);
    results("a name of bidi signs", "[{\"name\":\"\\u202e\\u0000\"}]", THE_FIRST);
    results(
        "a name of a million letters", "[{\"name\":\"" + "M".repeat(1_000_000) + "\"}]", THE_FIRST);
    results("500 rows", named(500), "\"Meer over de laatste\"");
    results("20,000 rows", named(20_000), "\"Meer over de laatste\"");
    String lines = String.join("\r\n", LINES.values());
    Path file =
        Files.writeString(folder.resolve("lines"), "\ufeff" + lines, StandardCharsets.UTF_8);
    Ran ran =
        Ran.on(SmallWorkspace.in(folder.resolve("workspace")).root(), "resolve", file.toString());
    List<JsonNode> answers = ran.out().lines().map(ResolveHistoryTest::parsed).toList();
    assertThat(answers).hasSize(LINES.size());
    List<String> names = List.copyOf(LINES.keySet());
    IntStream.range(0, names.size()).forEach(i -> ANSWERS.put(names.get(i), answers.get(i)));
  }

  private static JsonNode parsed(String line) {
    try {
      return new ObjectMapper().readTree(line);
    } catch (IOException e) {
      throw new UncheckedIOException(line, e);
    }
  }

  private static JsonNode answer(String name) {
    return ANSWERS.getOrDefault(name, new ObjectMapper().createObjectNode());
  }

  /** Editors of some systems put a byte order mark before the first line. */
  @Test
  void aByteOrderMarkBeforeTheFirstLineIsNoFault() {
    assertThat(answer("1,000 turns").path("error").asText()).isEmpty();
  }

  @Test
  void aThousandTurnsAreRead() {
    assertThat(answer("1,000 turns").path("resolved_question").asText())
        .isEqualTo("Welke musea zijn er in Gouda?");
  }

  @ParameterizedTest
  @CsvSource({"null", "empty"})
  void aConversationMayHaveNoHistory(String name) {
    assertThat(answer(name).path("outcome").asText()).isEqualTo("self_contained");
  }

  @Test
  void aBlankTurnLeavesNothing() {
    assertThat(answer("a blank turn").path("resolved_question").asText())
        .isEqualTo("Welke musea zijn er in Gouda?");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "3,000 turns | history has 3000 turns",
        "a text | history is not a list",
        "an object | history is not a list",
        "texts | question is missing",
        "nulls | question is missing",
        "a turn without question | question is missing",
        "a long turn | at most 2000",
        "results as a text | results is not a list",
        "results as an object | results is not a list",
        "rows without a name | name",
        "rows that are texts | name",
        "a name of bidi signs | name",
        "a name of a million letters | at most 2000",
        "20,000 rows | results has 20000 rows"
      })
  void whatCannotBeReadIsSaid(String name, String says) {
    assertThat(answer(name).path("error").asText()).contains(says).doesNotContain(Ran.JAVA);
    assertThat(answer(name).path("id").asText()).isEqualTo(name);
  }

  /** Nothing may be asked about a row that has no name. */
  @ParameterizedTest
  @CsvSource({
    "rows without a name",
    "rows that are texts",
    "a name of signs",
    "a name of bidi signs"
  })
  void noQuestionIsAboutNothing(String name) {
    assertThat(answer(name).path("slots").path("institution_slug").asText("-")).isNotEmpty();
    assertThat(answer(name).path("resolved_question").asText()).isNotEqualTo("Meer over ");
  }

  @ParameterizedTest
  @CsvSource({"no results", "null results"})
  void theFirstOfNothingIsAskedBack(String name) {
    assertThat(answer(name).path("outcome").asText()).isEqualTo("unresolved");
    assertThat(answer(name).path("clarification").asText()).isNotEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "a row with a slug only,Meer over prinsenhof,prinsenhof",
    "a row with a name only,Meer over het Stedelijk Museum Prinsenhof,stedelijk-museum-prinsenhof"
  })
  void aNameOrASlugIsEnough(String name, String question, String slug) {
    assertThat(answer(name).path("resolved_question").asText()).isEqualTo(question);
    assertThat(answer(name).path("slots").path("institution_slug").asText()).isEqualTo(slug);
  }

  @Test
  void theLastOfFiveHundredIsFound() {
    assertThat(answer("500 rows").path("resolved_question").asText())
        .isEqualTo("Meer over Museum Nummer500");
  }
}
