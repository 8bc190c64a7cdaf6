package nl.vervolg.retrieval.file;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import nl.vervolg.retrieval.QueryExample;
import org.jspecify.annotations.Nullable;

/**
 * A file with an example on each line, as JSON: {@code {"question": "How many boats?", "query":
 * "SELECT COUNT(*) FROM boat"}}. Empty lines are passed over, and so are other members.
 */
public final class ExamplesFile {
  private static final JsonMapper JSON =
      JsonMapper.builder().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS).build();

  private ExamplesFile() {}

  /**
   * Its examples, in its order.
   *
   * @throws IllegalArgumentException where the file cannot be used: which line, and what to do
   */
  public static List<QueryExample> read(Path file) throws IOException {
    List<String> lines = NoteFile.lines(file, "examples");
    List<QueryExample> examples = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      if (!lines.get(i).isBlank()) {
        examples.add(example(lines.get(i), file, i + 1));
      }
    }
    return NoteFile.some(examples, file, "examples");
  }

  private static QueryExample example(String line, Path file, int number) {
    try {
      JsonNode example = JSON.readTree(line);
      String question = example.path("question").asText("");
      String query = example.path("query").asText("");
      if (question.isBlank() || query.isBlank()) {
        throw wrong(file, number, "It lacks a question or a query.", null);
      }
      return new QueryExample(question, query);
    } catch (StreamConstraintsException e) {
      throw wrong(file, number, "It is nested too deep, or a text in it is too long.", e);
    } catch (JsonProcessingException e) {
      throw wrong(file, number, "It is not JSON.", e);
    }
  }

  private static IllegalArgumentException wrong(
      Path file, int line, String what, @Nullable Exception cause) {
    return new IllegalArgumentException(
        """
        The file of examples (%s) cannot be used: line %d. %s
        A line is {"question": "...", "query": "..."}."""
            .formatted(file, line, what),
        cause);
  }
}
