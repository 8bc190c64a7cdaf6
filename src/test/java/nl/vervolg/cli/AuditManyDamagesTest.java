package nl.vervolg.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import nl.vervolg.audit.RecordKind;
import nl.vervolg.audit.Trail;
import nl.vervolg.audit.TrailSettings;
import nl.vervolg.conversation.trail.TrailJournal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** More damages than anybody wants to read: the first are shown, and all are counted. */
class AuditManyDamagesTest {
  private static final int DAMAGES = 130;
  private static final int SHOWN = 100;

  @TempDir private Path home;

  private Ran audit(String command, int code) {
    Ran ran = Ran.command(("audit " + command + " --home=" + home).split(" "));
    assertThat(ran.code()).as("%s: %s", command, ran).isEqualTo(code);
    return ran;
  }

  /** Every second record of a trail is damaged. */
  private void damage() throws IOException {
    Path folder = TrailJournal.folder(home);
    try (Trail trail = Trail.open(folder, TrailSettings.usual(Clock.systemUTC()))) {
      for (int i = 0; i < 2 * DAMAGES + 1; i++) {
        trail.event(RecordKind.ENDED, JsonNodeFactory.instance.objectNode().put("n", i));
      }
    }
    Path file = folder.resolve("trail-000000000001.jsonl");
    byte[] bytes = Files.readAllBytes(file);
    int line = 0;
    for (int i = 0; i < bytes.length; i++) {
      boolean begins = i > 0 && bytes[i - 1] == '\n';
      line += begins ? 1 : 0;
      if (begins && line % 2 == 1) {
        bytes[i + 60] ^= 1;
      }
    }
    Files.write(file, bytes);
  }

  @Test
  void allOfThemMayBeKnownAndOneMoreIsNot() throws IOException {
    damage();
    assertThat(audit("verify", 1).out())
        .contains("And " + (DAMAGES - SHOWN) + " problems more.", DAMAGES + " problems.");
    audit("verify --known=" + DAMAGES, 1);
    assertThat(audit("repair", 0).out()).contains("tells of " + DAMAGES + " problems");

    Ran told = audit("verify --known=" + DAMAGES, 0);
    assertThat(told.out().lines().filter(line -> line.contains("The record is damaged")))
        .hasSize(SHOWN)
        .allMatch(line -> line.endsWith("A later record tells so."));
    assertThat(told.out())
        .contains("And 30 problems more. A later record tells so.")
        .contains("nothing else was changed, " + DAMAGES + " that the trail itself tells of");
    audit("verify", 1);
    audit("verify --known=" + (DAMAGES - 1), 1);
    assertThat(audit("verify --json --known=" + DAMAGES, 0).out())
        .contains("\"known\":" + DAMAGES, "\"wrong\":0");
  }
}
