package nl.vervolg.cli;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import nl.vervolg.dialogue.Language;
import nl.vervolg.evaluation.Changes;
import nl.vervolg.evaluation.Given;
import nl.vervolg.evaluation.LabelledCase;
import nl.vervolg.evaluation.LabelledCase.Expected;

/**
 * A file of labelled cases: lines as {@code resolve} reads them, with {@code kind} and {@code
 * expect}.
 *
 * @param name the name of the file, without its folder
 * @param cases what stands in it, in order
 */
record CaseFile(String name, List<Case> cases) {
  /** A request and how it should be understood. */
  record Case(ResolveRequest request, LabelledCase labels) {}

  /**
   * Reads files.
   *
   * @throws IllegalArgumentException with a sentence for every line that cannot be used
   */
  static List<CaseFile> read(List<Path> files, List<Language> languages) throws IOException {
    List<String> wrong = new ArrayList<>();
    Set<Path> seen = new HashSet<>();
    List<CaseFile> read = new ArrayList<>();
    for (Path file : files) {
      if (!Files.isReadable(file) || Files.isDirectory(file)) {
        wrong.add("The file (" + file + ") cannot be read. Check its name and its rights.");
      } else if (!seen.add(file.toRealPath())) {
        wrong.add("The file (" + file + ") is named twice; its cases would count twice.");
      } else {
        read.add(read(file, languages, wrong));
      }
    }
    if (wrong.isEmpty() && read.stream().allMatch(file -> file.cases().isEmpty())) {
      wrong.add("There are no cases in " + files + ". A case is a line of JSON with an expect.");
    }
    if (!wrong.isEmpty()) {
      throw new IllegalArgumentException(String.join("\n", wrong));
    }
    return read;
  }

  private static CaseFile read(Path file, List<Language> languages, List<String> wrong)
      throws IOException {
    List<Case> cases = new ArrayList<>();
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file))) {
      int number = 1;
      for (InputLine line = InputLine.next(in); !line.end(); line = InputLine.next(in)) {
        if (!line.blank()) {
          try {
            cases.add(read(line, languages));
          } catch (BadLine e) {
            wrong.add(file + ":" + number + ": " + e.getMessage());
          }
        }
        number++;
      }
    }
    return new CaseFile(String.valueOf(file.getFileName()), cases);
  }

  private static Case read(InputLine line, List<Language> languages) {
    String text = line.text().orElse("");
    if (line.tooLong() || text.isEmpty()) {
      throw new BadLine("The line is too long, or not UTF-8.");
    }
    JsonNode json = JsonLine.read(text);
    ResolveRequest request = ResolveRequest.read(json, languages);
    if (!json.path("expect").isObject()) {
      throw new BadLine("expect is missing or no object; the line is no case.");
    }
    return new Case(request, labels(json));
  }

  private static LabelledCase labels(JsonNode json) {
    JsonNode expect = json.path("expect");
    List<Map<String, String>> readings = new ArrayList<>();
    readings.add(filled(expect.path("slots")));
    expect.path("slots_any").forEach(slots -> readings.add(filled(slots)));
    return new LabelledCase(
        json.path("id").asText(""),
        json.path("kind").asText("?"),
        json.path("difficulty").asText("?"),
        json.path("question").asText(""),
        new Expected(
            expect.path("is_follow_up").asBoolean(),
            new HashSet<>(texts(expect.path("pattern"))),
            texts(expect.path("resolved")),
            expect.path("intent").asText(""),
            readings,
            expect.has("overrides")
                ? Optional.of(changes(expect.path("overrides")))
                : Optional.empty()));
  }

  /** What came out, as the caller of {@code resolve} sees it. */
  static Given given(JsonNode view) {
    return new Given(
        view.path("outcome").asText(""),
        view.path("is_follow_up").asBoolean(),
        view.path("pattern").asText(""),
        view.path("resolved_question").asText(""),
        view.path("intent").asText(""),
        filled(view.path("slots")),
        changes(view.path("slot_overrides")),
        view.path("source").asText(""));
  }

  /** The texts of a list; one text is a list of one. */
  private static List<String> texts(JsonNode list) {
    if (list.isTextual()) {
      return List.of(list.asText());
    }
    List<String> texts = new ArrayList<>();
    list.forEach(text -> texts.add(text.asText()));
    return texts;
  }

  private static Map<String, String> filled(JsonNode slots) {
    Map<String, String> filled = new HashMap<>();
    slots
        .properties()
        .forEach(
            slot -> {
              JsonNode value = slot.getValue();
              String text = value.isArray() ? several(texts(value)) : value.asText();
              if (!value.isNull() && !text.isEmpty() && !text.equals("false")) {
                filled.put(slot.getKey(), text);
              }
            });
    return filled;
  }

  /** Several values as one text, with quotes that no single value has. */
  private static String several(List<String> values) {
    return "['" + String.join("', '", values) + "']";
  }

  private static Changes changes(JsonNode slots) {
    Set<String> dropped = new HashSet<>();
    slots
        .properties()
        .forEach(
            slot -> {
              if (slot.getValue().isNull()) {
                dropped.add(slot.getKey());
              }
            });
    return new Changes(filled(slots), dropped);
  }
}
