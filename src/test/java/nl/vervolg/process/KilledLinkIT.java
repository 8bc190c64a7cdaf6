package nl.vervolg.process;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import nl.vervolg.audit.KeyRing;
import nl.vervolg.audit.RecordKind;
import nl.vervolg.audit.TrailCheck;
import nl.vervolg.audit.TrailReader;
import nl.vervolg.conversation.trail.KeptTurn;
import nl.vervolg.conversation.trail.TrailJournal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * {@code link --batch --trail} is killed at random moments, again and again. Every line that was
 * answered is in the trail, once and in its place, and the chain verifies.
 *
 * <p>{@code -Dlink.kills=N} sets how many processes are killed.
 */
@Timeout(300)
class KilledLinkIT {
  private static final int KILLS = Integer.getInteger("link.kills", 15);
  private static final ObjectMapper JSON = new ObjectMapper();

  @TempDir private Path folder;

  private final Random random = new Random(23);

  /** Sends lines as fast as they are answered, until the process is gone. */
  private static final class Lines extends Thread {
    private final Process process;
    private final int round;
    private final List<String> answered = new ArrayList<>();

    private Lines(Process process, int round) {
      this.process = process;
      this.round = round;
    }

    @Override
    public void run() {
      try (Writer in = new OutputStreamWriter(process.getOutputStream(), UTF_8);
          BufferedReader out =
              new BufferedReader(new InputStreamReader(process.getInputStream(), UTF_8))) {
        for (int i = 0; ; i++) {
          String id = round + "." + i;
          String question = i % 5 == 4 ? "?!" : "Which port is deepest?";
          in.write("{\"id\":\"" + id + "\",\"question\":\"" + question + "\"}\n");
          in.flush();
          String line = out.readLine();
          if (line == null) {
            return;
          }
          answered(JSON.readTree(line).path("id").asText());
        }
      } catch (IOException e) {
        // It was killed.
        assertThat(e).hasMessageMatching("(?is).*(Broken pipe|Stream closed).*");
      }
    }

    private synchronized void answered(String id) {
      answered.add(id);
      notifyAll();
    }

    synchronized void awaitAnswer() throws InterruptedException {
      while (answered.isEmpty() && process.isAlive()) {
        wait(20);
      }
      assertThat(answered).as("it answered before it ended").isNotEmpty();
    }
  }

  @Test
  void noAnsweredQuestionIsLost() throws Exception {
    Path schema =
        Files.writeString(
            folder.resolve("tables.json"),
            """
            [{"db_id": "fleet", "table_names_original": ["port"], "table_names": ["port"],
              "column_names_original": [[-1, "*"], [0, "port_id"], [0, "depth"]],
              "column_names": [[-1, "*"], [0, "port id"], [0, "depth"]],
              "column_types": ["text", "number", "number"],
              "primary_keys": [1], "foreign_keys": []}]
            """);
    Path home = folder.resolve("home");
    List<String> answered = new ArrayList<>();
    for (int round = 0; round < KILLS; round++) {
      Process process =
          Launched.builder(
                  Launched.launcher(),
                  Map.of("VERVOLG_JAVA_OPTS", "-XX:TieredStopAtLevel=1"),
                  "link",
                  "--batch",
                  "--trail",
                  "--home=" + home,
                  "--schema=" + schema)
              .redirectError(ProcessBuilder.Redirect.INHERIT)
              .start();
      Lines lines = new Lines(process, round);
      lines.start();
      lines.awaitAnswer();
      Thread.sleep(random.nextInt(120));
      process.destroyForcibly();
      assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
      lines.join();
      answered.addAll(lines.answered);
    }
    assertThat(TrailCheck.run(TrailJournal.folder(home), Optional.empty(), b -> {}).problems())
        .isEmpty();
    List<String> kept = kept(home);
    assertThat(kept).doesNotHaveDuplicates().containsSubsequence(answered);
    assertThat(kept.size())
        .as("one more a process")
        .isBetween(answered.size(), answered.size() + KILLS);
  }

  private static List<String> kept(Path home) {
    List<String> kept = new ArrayList<>();
    try (KeyRing keys = KeyRing.toRead(TrailJournal.keys(home))) {
      TrailReader.read(
          TrailJournal.folder(home),
          1,
          record ->
              record.kind() != RecordKind.LINK
                  || kept.add(
                      KeptTurn.open(record, keys).content().orElseThrow().path("id").asText()));
    }
    return kept;
  }
}
