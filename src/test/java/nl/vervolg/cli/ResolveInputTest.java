package nl.vervolg.cli;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * {@code resolve} on one long file of hard lines, run once: whatever comes in, an object goes out.
 */
class ResolveInputTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String GOOD =
      "{\"id\":\"%s\",\"history\":[{\"question\":\"Welke musea zijn er in Delft?\"}],\"question\":\"En in Gouda?\"}";

  /** Each hard line by a name that says what is hard about it. */
  private static final Map<String, byte[]> HARD = new LinkedHashMap<>();

  private static final List<JsonNode> ANSWERS = new ArrayList<>();
  private static final List<String> NAMES = new ArrayList<>();

  private static Ran ran = new Ran(-1, "", "");

  private static void hard(String name, String line) {
    HARD.put(name, line.getBytes(UTF_8));
  }

  private static void say(String name, String questionAsJson) {
    hard(name, "{\"id\":\"" + name + "\",\"question\":" + questionAsJson + "}");
  }

  private static void brokenJson() {
    hard("open object", "{\"id\":\"x\",\"question\":\"Hoeveel?\"");
    hard("open text", "{\"id\":\"x\",\"question\":\"Hoe");
    hard("a word", "nonsense");
    hard("no colon", "{\"id\" \"x\"}");
    hard("single quotes", "{'question':'Hoeveel?'}");
    hard("a comment", "// {\"question\":\"Hoeveel?\"}");
    hard("two objects", "{\"id\":\"x\",\"question\":\"Hoeveel?\"} {\"id\":\"y\"}");
    hard("a tail", "{\"id\":\"x\",\"question\":\"Hoeveel?\"} x");
    hard("a raw null character", "{\"id\":\"x\u0000\",\"question\":\"Hoeveel?\"}");
    hard("a raw tab in a text", "{\"id\":\"x\",\"question\":\"Hoe\tveel?\"}");
    hard("deep lists", "[".repeat(10_000));
    hard("a deep question", "{\"question\":" + "[".repeat(10_000) + "]".repeat(10_000) + "}");
    hard("deep objects", "{\"a\":".repeat(10_000) + "1" + "}".repeat(10_000));
    hard("a long number", "{\"x\":" + "9".repeat(5_000) + ",\"question\":\"Hoeveel?\"}");
    hard("a long name", "{\"" + "n".repeat(60_000) + "\":1}");
    hard("a list", "[1,2]");
    hard("null", "null");
    hard("a text", "\"Hoeveel?\"");
    hard("a number", "5");
    hard("an empty object", "{}");
    HARD.put("bytes that are no UTF-8", "{\"question\":\"caf\u00e9\"}".getBytes(ISO_8859_1));
    HARD.put("half a character of UTF-8", new byte[] {'{', (byte) 0xf0, (byte) 0x9f, '}'});
    HARD.put("UTF-16", "{\"question\":\"Hoeveel?\"}".getBytes(UTF_16LE));
    hard("10 MB", "{\"question\":\"" + "a".repeat(10_000_000) + "\"}");
    hard("10 MB without JSON", "x".repeat(10_000_000));
  }

  private static void oddFields() {
    say("a number as question", "5");
    say("null as question", "null");
    say("a list as question", "[\"Hoeveel?\"]");
    hard("no question", "{\"id\":\"no question\"}");
    say("100,000 characters", "\"" + "a".repeat(100_000) + "\"");
    say("100,000 blanks", "\"" + " ".repeat(100_000) + "\"");
    say("control characters", "\"Welke musea\\u0000\\u0007\\u001b zijn er in Delft?\"");
    say("bidi characters", "\"Welke musea zijn er \\u202ein Delft\\u202c?\"");
    say("half a character", "\"Welke musea zijn er in Delft? \\ud800\"");
    say("two wrong halves", "\"\\udc00\\ud800\"");
    say("line separators", "\"Welke musea\\u2028zijn er\\u2029in\\u0085Delft\\n?\\r\"");
    say("an empty question", "\"\"");
    say("a blank question", "\"   \"");
    hard("unknown language", "{\"id\":\"l\",\"language\":\"xx\",\"question\":\"Hoeveel?\"}");
    hard("a number as language", "{\"id\":\"l\",\"language\":5,\"question\":\"Hoeveel?\"}");
    hard("an upper-case language", "{\"id\":\"l\",\"language\":\"NL\",\"question\":\"Hoeveel?\"}");
    hard(
        "same key twice",
        "{\"question\":\"Hoeveel?\",\"question\":\"Welke musea zijn er in Delft?\"}");
    hard("a number as id", "{\"id\":5,\"question\":\"Welke musea zijn er in Delft?\"}");
    hard("an object as id", "{\"id\":{\"a\":1},\"question\":\"Welke musea zijn er in Delft?\"}");
    hard(
        "an unknown field",
        "{\"id\":\"u\",\"x\":{\"y\":[1]},\"question\":\"Welke musea zijn er in Delft?\"}");
  }

  @BeforeAll
  static void resolveThemAll(@TempDir Path folder) throws IOException {
    brokenJson();
    oddFields();
    ByteArrayOutputStream lines = new ByteArrayOutputStream();
    HARD.forEach(
        (name, line) -> {
          lines.writeBytes(line);
          lines.writeBytes("\n".getBytes(UTF_8));
          lines.writeBytes((String.format(GOOD, "after " + name) + "\r\n").getBytes(UTF_8));
          lines.writeBytes("\n \t \n\r\n".getBytes(UTF_8));
          NAMES.add(name);
        });
    lines.writeBytes(String.format(GOOD, "no newline at the end").getBytes(UTF_8));
    Path file = Files.write(folder.resolve("hard lines.jsonl"), lines.toByteArray());
    SmallWorkspace workspace = SmallWorkspace.in(folder.resolve("workspace"));
    ran = Ran.on(workspace.root(), "resolve", file.toString());
    ran.out().lines().forEach(line -> ANSWERS.add(parsed(line)));
  }

  private static JsonNode parsed(String line) {
    try {
      return JSON.readTree(line);
    } catch (IOException e) {
      throw new UncheckedIOException(line, e);
    }
  }

  static Stream<String> names() {
    return NAMES.stream();
  }

  /** The answer to the hard line of that name. */
  private static JsonNode answer(String name) {
    return ANSWERS.get(2 * NAMES.indexOf(name));
  }

  @Test
  void everyLineThatIsNotEmptyGetsOneObject() {
    long bad = ANSWERS.stream().filter(answer -> answer.has("error")).count();
    assertThat(ran.code()).isOne();
    assertThat(ran.err())
        .startsWith(bad + " of " + ANSWERS.size() + " lines could not be resolved");
    assertThat(ANSWERS).hasSize(2 * HARD.size() + 1).allMatch(JsonNode::isObject);
  }

  @ParameterizedTest
  @MethodSource("names")
  void theGoodLineAfterItIsAnsweredInItsPlace(String name) {
    JsonNode next = ANSWERS.get(2 * NAMES.indexOf(name) + 1);
    assertThat(next.path("id").asText()).isEqualTo("after " + name);
    assertThat(next.path("resolved_question").asText()).isEqualTo("Welke musea zijn er in Gouda?");
  }

  @Test
  void theLastLineNeedsNoNewline() {
    assertThat(ANSWERS.get(ANSWERS.size() - 1).path("outcome").asText()).isEqualTo("resolved");
  }

  @ParameterizedTest
  @MethodSource("names")
  void itIsEitherAnsweredOrAnErrorWithASentence(String name) {
    JsonNode answer = answer(name);
    assertThat(answer.has("id") || answer.has("outcome")).isTrue();
    assertThat(answer.has("outcome")).isNotEqualTo(answer.has("error"));
    if (answer.has("error")) {
      assertThat(answer.path("error").asText())
          .endsWith(".")
          .hasSizeBetween(10, 400)
          .doesNotContain(Ran.JAVA)
          .doesNotContain("`", "REDACTED");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "open object | not JSON",
        "open text | not JSON",
        "a word | not JSON",
        "no colon | not JSON",
        "single quotes | not JSON",
        "a comment | not JSON",
        "two objects | not JSON",
        "a tail | not JSON",
        "a raw null character | not JSON",
        "a raw tab in a text | not JSON",
        "deep lists | deep",
        "a deep question | deep",
        "deep objects | deep",
        "a long number | long",
        "a long name | long",
        "a list | not an object",
        "null | not an object",
        "a text | not an object",
        "a number | not an object",
        "an empty object | question is missing",
        "no question | question is missing",
        "a number as question | not a text",
        "null as question | not a text",
        "a list as question | not a text",
        "bytes that are no UTF-8 | not UTF-8",
        "half a character of UTF-8 | not UTF-8",
        "10 MB | longer than",
        "10 MB without JSON | longer than",
        "100,000 characters | at most 2000",
        "100,000 blanks | at most 2000",
        "unknown language | (xx) is none of [nl, en, de, fr]",
        "a number as language | (5) is none of",
        "an upper-case language | (NL) is none of",
      })
  void theSentenceSaysWhatIsWrong(String name, String says) {
    assertThat(answer(name).path("error").asText()).contains(says);
  }

  @ParameterizedTest
  @CsvSource({
    "no question,no question",
    "unknown language,l",
    "a number as question,a number as question"
  })
  void anErrorCarriesTheIdOfItsLine(String name, String id) {
    assertThat(answer(name).path("id").asText()).isEqualTo(id);
  }

  @ParameterizedTest
  @CsvSource({
    "control characters",
    "bidi characters",
    "half a character",
    "line separators",
    "an unknown field",
    "a number as id"
  })
  void oddCharactersAndFieldsDoNotHideTheQuestion(String name) {
    assertThat(answer(name).path("outcome").asText()).isEqualTo("self_contained");
    assertThat(answer(name).path("slots").path("city_lower").asText()).isEqualTo("delft");
    assertThat(answer(name).path("resolved_question").asText())
        .doesNotContainPattern("[\\p{Cc}\\p{Cf}\\p{Cs}]");
  }

  @ParameterizedTest
  @CsvSource({"an empty question", "a blank question", "two wrong halves"})
  void aQuestionWithoutAWordResolvesToNothing(String name) {
    assertThat(answer(name).path("outcome").asText()).isNotEqualTo("resolved");
    assertThat(answer(name).path("slots")).isEmpty();
  }

  /** The caller finds its line by the id: a number comes back as the same number. */
  @Test
  void aNumberAsIdComesBackAsANumber() {
    assertThat(answer("a number as id").path("id")).isEqualTo(JSON.getNodeFactory().numberNode(5));
  }
}
