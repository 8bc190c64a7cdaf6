package nl.vervolg.process;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** {@code resolve --open}: questions about anything, through the real launcher. */
class OpenIT {
  private static final List<String> FIELDS =
      List.of(
          "id",
          "original_question",
          "resolved_question",
          "language",
          "outcome",
          "is_follow_up",
          "pattern",
          "inherited_intent",
          "intent",
          "inherited_entities",
          "slots",
          "slot_overrides",
          "confidence",
          "source",
          "rules",
          "clarification");

  private static Launched open(String in, String... more) {
    String[] arguments = {"resolve", "--open"};
    return Launched.run(
        Launched.launcher(),
        Path.of("").toAbsolutePath(),
        Map.of(),
        in,
        IntStream.range(0, arguments.length + more.length)
            .mapToObj(i -> i < arguments.length ? arguments[i] : more[i - arguments.length])
            .toArray(String[]::new));
  }

  private static JsonNode parsed(String line) {
    try {
      return new ObjectMapper().readTree(line);
    } catch (IOException e) {
      throw new UncheckedIOException(line, e);
    }
  }

  @Test
  void eachLineIsAnsweredInOrderWithAllFields() {
    Launched ran =
        open(
            """
            {"id":"a","language":"en","history":["What is basalt?"],"question":"How is it formed?"}
            {"id":"b","language":"en","history":[{"question":"Any cafe?","answer":"Blue Door is a cafe on Mill Road."}],"question":"What is their address?"}
            {"id":"c","language":"nl","history":["Wie was Simon Stevin?"],"question":"Waar werd hij geboren?"}
            {"id":"d","language":"en","history":["What is basalt?"],"question":"What is granite?"}
            """);
    List<JsonNode> answers = ran.out().lines().map(OpenIT::parsed).toList();
    assertThat(ran.code()).as(ran.err()).isZero();
    assertThat(answers)
        .extracting(answer -> answer.path("resolved_question").asText())
        .containsExactly(
            "How is basalt formed?",
            "What is the address of Blue Door?",
            "Waar werd Simon Stevin geboren?",
            "What is granite?");
    assertThat(answers)
        .extracting(answer -> answer.path("is_follow_up").asBoolean())
        .containsExactly(true, true, true, false);
    assertThat(answers)
        .allSatisfy(answer -> assertThat(answer.fieldNames()).toIterable().containsAll(FIELDS));
    assertThat(answers.get(0).path("rules").toString()).contains("OPEN_INSTEAD");
  }

  @Test
  void badLinesBecomeObjectsWithAnErrorAndTheOthersAreAnswered() {
    String turns =
        IntStream.range(0, 10_000)
            .mapToObj(i -> "\"What is rock number " + i + "?\"")
            .collect(Collectors.joining(","));
    Launched ran =
        open(
            String.join(
                "\n",
                "{\"id\":\"1\",\"history\":["
                    + turns
                    + ",\"What is basalt?\"],\"question\":\"How is it formed?\"}",
                "{\"id\":\"2\",\"history\":[],\"question\":\"" + "a".repeat(1_000_000) + "\"}",
                "{\"id\":\"3\",\"history\":[{\"question\":\"Any cafe?\",\"answer\":\""
                    + "Blue Door is a cafe. ".repeat(50_000)
                    + "\"}],\"language\":\"en\",\"question\":\"What is its address?\"}",
                "{\"id\":\"4\",\"history\":\"What?\",\"question\":\"How is it formed?\"}",
                "{\"id\":\"5\",\"history\":[7],\"question\":\"How is it formed?\"}",
                "[]",
                "{\"id\":\"7\",\"history\":[\"😀\"],\"question\":\"😀\"}"));
    List<JsonNode> answers = ran.out().lines().map(OpenIT::parsed).toList();
    assertThat(ran.code()).isEqualTo(1);
    assertThat(answers).hasSize(7);
    assertThat(answers.get(0).path("resolved_question").asText())
        .isEqualTo("How is basalt formed?");
    assertThat(answers.get(1).path("error").asText()).contains("at most 2000");
    assertThat(answers.get(2).path("resolved_question").asText())
        .isEqualTo("What is the address of Blue Door?");
    assertThat(answers.subList(3, 6)).allMatch(answer -> !answer.path("error").asText().isEmpty());
    assertThat(answers.get(6).path("resolved_question").asText()).isEqualTo("😀");
  }

  @Test
  void aWorkspaceIsNotAskedForAndNotTaken() {
    Launched ran = open("", "--workspace", ".");
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("--open needs no workspace");
  }
}
