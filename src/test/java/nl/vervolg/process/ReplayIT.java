package nl.vervolg.process;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * More than a thousand turns of the labelled cases, in four languages, are recorded by one process
 * and decided again by others: the same bytes, in a new process of the same Java and in one of
 * another version where there is one.
 */
@Timeout(300)
class ReplayIT {
  private static final int LEAST = 1000;
  private static final int OF_EACH_FILE = 150;
  private static final ObjectMapper JSON = new ObjectMapper();

  @TempDir private Path home;

  @Test
  void everyRecordedTurnIsDecidedTheSameByOtherProcesses() throws IOException {
    List<String> lines = turns();
    long turns = lines.stream().filter(line -> !line.equals(":reset")).count();
    assertThat(turns).isGreaterThanOrEqualTo(LEAST);
    Launched chat =
        Launched.run(
            Launched.launcher(),
            Path.of("").toAbsolutePath(),
            environment(),
            String.join("\n", lines) + "\n",
            "chat",
            "--trail",
            "--no-watch");
    assertThat(chat.code()).as(chat.err()).isZero();

    for (Path java : javas()) {
      Launched replay =
          Launched.run(
              Launched.launcher(),
              Path.of("").toAbsolutePath(),
              java.equals(Path.of("")) ? environment() : environment(java),
              "",
              "audit",
              "replay");
      assertThat(replay.out())
          .as("%s %s", java, replay.err())
          .contains(
              String.format(
                  Locale.ROOT, "%,d turns are decided the same, byte by byte; 0 differ.", turns));
      assertThat(replay.code()).isZero();
    }
  }

  /** What was said in each case, after what was said before, as a conversation of its own. */
  private static List<String> turns() throws IOException {
    List<String> lines = new ArrayList<>();
    for (String language : List.of("nl", "en", "de", "fr")) {
      for (String folder : List.of("cases", "wide")) {
        Path cases = Path.of("src", "test", "resources", folder, language + ".jsonl");
        for (String line : Files.readAllLines(cases).stream().limit(OF_EACH_FILE).toList()) {
          JsonNode node = JSON.readTree(line);
          lines.add(":reset");
          node.path("history").forEach(turn -> lines.add(turn.path("question").asText()));
          lines.add(node.path("question").asText());
        }
      }
    }
    lines.removeIf(line -> line.isBlank() || (line.startsWith(":") && !line.equals(":reset")));
    return lines;
  }

  /** The Java of the test, then others. */
  private static List<Path> javas() throws IOException {
    List<Path> javas = new ArrayList<>(List.of(Path.of("")));
    javas.addAll(Javas.others());
    return javas;
  }

  private Map<String, String> environment() {
    return Map.of("VERVOLG_HOME", home.toString());
  }

  private Map<String, String> environment(Path java) {
    return Map.of("VERVOLG_HOME", home.toString(), "VERVOLG_JAVA", java.toString());
  }
}
