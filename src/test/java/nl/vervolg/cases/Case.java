package nl.vervolg.cases;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.ShownItem;
import nl.vervolg.understand.Tokenizer;

/**
 * A labelled follow-up question: one line of a file of cases.
 *
 * @param id unique
 * @param language language of the conversation
 * @param kind what it is a case of
 * @param history the turns before, oldest first
 * @param question the last turn
 * @param followUp whether it builds on an earlier turn
 * @param patterns names that are right
 * @param resolved complete questions that are right; empty where the wording is free
 * @param slots the sets of slots that are right
 * @param intent what it asks for
 */
public record Case(
    String id,
    Language language,
    String kind,
    List<Said> history,
    String question,
    boolean followUp,
    List<String> patterns,
    List<String> resolved,
    List<Map<String, String>> slots,
    String intent) {
  private static final ObjectMapper JSON = new ObjectMapper();

  /** Copies the lists. */
  public Case {
    history = List.copyOf(history);
    patterns = List.copyOf(patterns);
    resolved = List.copyOf(resolved);
    slots = List.copyOf(slots);
  }

  /** Our own cases, or those of the folder that {@code -Dcases=DIR} names. */
  public static List<Case> load() {
    String other = System.getProperty("cases", "");
    return other.isEmpty() ? own() : read(Path.of(other), "-dev.jsonl");
  }

  /** Our own cases. */
  public static List<Case> own() {
    return read(Path.of("src/test/resources/cases"), ".jsonl");
  }

  private static List<Case> read(Path folder, String ending) {
    List<Case> cases = new ArrayList<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(f -> f.toString().endsWith(ending)).sorted().toList()) {
        for (String line : Files.readAllLines(file)) {
          if (!line.isBlank()) {
            cases.add(read(JSON.readTree(line)));
          }
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return cases;
  }

  private static Case read(JsonNode node) {
    JsonNode expect = node.path("expect");
    List<Map<String, String>> slots = new ArrayList<>();
    slots.add(map(expect.path("slots")));
    expect.path("slots_any").forEach(other -> slots.add(map(other)));
    return new Case(
        node.path("id").asText(),
        new Language(node.path("language").asText()),
        node.path("kind").asText(),
        items(node.path("history")).map(Case::said).toList(),
        node.path("question").asText(),
        expect.path("is_follow_up").asBoolean(),
        items(expect.path("pattern")).map(JsonNode::asText).toList(),
        items(expect.path("resolved")).map(JsonNode::asText).toList(),
        slots,
        expect.path("intent").asText("other"));
  }

  private static Stream<JsonNode> items(JsonNode list) {
    return StreamSupport.stream(list.spliterator(), false);
  }

  private static Said said(JsonNode turn) {
    List<ShownItem> rows =
        items(turn.path("results"))
            .map(
                row ->
                    new ShownItem(
                        row.path("name").asText(),
                        row.path("slug").asText(),
                        row.path("type").asText(),
                        "",
                        Tokenizer.words(row.path("name").asText())))
            .toList();
    return new Said(turn.path("question").asText(), rows);
  }

  private static Map<String, String> map(JsonNode object) {
    Map<String, String> map = new TreeMap<>();
    object.properties().forEach(field -> map.put(field.getKey(), field.getValue().asText()));
    return map;
  }

  /** The dialogue on one line. */
  public String dialogue() {
    StringBuilder line = new StringBuilder();
    history.forEach(said -> line.append(said.text()).append(" | "));
    return line + question;
  }
}
