package nl.vervolg.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where no record is, nothing holds, and nothing is said to hold. */
class AuditNoTrailTest {
  @TempDir private Path home;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "verify",
        "verify --json",
        "anchor",
        "show",
        "show 1",
        "replay",
        "export --from=2020-01-01 --to=2100-01-01 --format=csv",
        "erase --session=anna",
        "erase --session=anna --dry-run",
        "retire --older-than=365d"
      })
  void everyCommandSaysSo(String command) throws IOException {
    says(command);
    Files.createDirectories(home.resolve("audit"));
    says(command);
    Files.createFile(home.resolve("audit").resolve("trail-000000000001.jsonl"));
    says(command);
  }

  private void says(String command) {
    Ran ran = Ran.command(("audit " + command + " --home=" + home).split(" "));

    assertThat(ran.code()).as(command).isEqualTo(1);
    assertThat(ran.err())
        .as(command)
        .startsWith("There is no trail in (" + home.resolve("audit") + ").\n")
        .contains("Nothing was recorded there yet", "--home");
  }

  @Test
  void verifyTellsItToProgramsToo() {
    Ran ran = Ran.command("audit", "verify", "--json", "--home=" + home);

    assertThat(ran.out()).contains("\"trail\":false", "\"records\":0");
  }
}
