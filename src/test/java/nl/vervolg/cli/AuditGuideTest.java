package nl.vervolg.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import nl.vervolg.audit.TrailReader;
import nl.vervolg.conversation.trail.TrailJournal;
import nl.vervolg.report.Kept;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The lines that the page for auditors shows do what it says, without anything of ours. */
class AuditGuideTest {
  private static final Path PAGE = Path.of("src", "audit", "README.md");
  private static final Pattern LINES = Pattern.compile("```sh\\n(.*?)```", Pattern.DOTALL);

  @TempDir private Path home;

  @BeforeEach
  void talk() {
    Kept.talk(home, "desk", "Welke archieven zijn er in Den Haag?", "En in Enschede?", "Hoeveel?");
  }

  /** All lines of the page, one after another. */
  private String shown() throws IOException, InterruptedException {
    List<String> blocks = new ArrayList<>();
    Matcher found = LINES.matcher(Files.readString(PAGE));
    while (found.find()) {
      blocks.add(found.group(1));
    }
    assertThat(blocks).hasSize(2);
    Path script = Files.writeString(home.resolve("script"), String.join("\n", blocks));
    ProcessBuilder builder = new ProcessBuilder("bash", script.toString());
    builder.environment().put("VERVOLG_HOME", home.toString());
    Path out = home.resolve("shown");
    Process process =
        builder
            .directory(home.toFile())
            .redirectErrorStream(true)
            .redirectOutput(out.toFile())
            .start();
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    return Files.readString(out, StandardCharsets.UTF_8);
  }

  private Path file() throws IOException {
    try (Stream<Path> files = Files.list(TrailJournal.folder(home))) {
      return files.filter(each -> each.toString().endsWith(".jsonl")).findFirst().orElseThrow();
    }
  }

  @Test
  void aWholeTrailHoldsAndARecordIsOpened() throws Exception {
    assertThat(shown())
        .doesNotContain("was changed", "does not follow")
        .contains("the trail ends with " + TrailReader.end(TrailJournal.folder(home)))
        .contains("\"said\": \"En in Enschede?\"")
        .contains("\"question\": \"Welke archieven zijn er in Enschede?\"")
        .contains("SWAP_SAME_SLOT");
  }

  @Test
  void aChangeShows() throws Exception {
    Path file = file();
    Files.writeString(file, Files.readString(file).replaceFirst("\"number\":2", "\"number\":4"));
    assertThat(shown()).contains("record 4 was changed", "record 3 does not follow");
  }

  @Test
  void aRecordThatIsTakenOutShows() throws Exception {
    Path file = file();
    List<String> lines = new ArrayList<>(Files.readAllLines(file));
    lines.remove(1);
    Files.write(file, lines);
    assertThat(shown()).contains("record 3 does not follow").doesNotContain("was changed");
  }

  @Test
  void aRecordThatACrashHasCutOffIsToldAndTheOthersHold() throws Exception {
    Path file = file();
    byte[] bytes = Files.readAllBytes(file);
    Files.write(file, Arrays.copyOf(bytes, bytes.length - 100));
    int last = Files.readAllLines(file).get(2).length();
    assertThat(shown())
        .doesNotContain("was changed", "does not follow", "error")
        .contains("the trail ends with 2:")
        .contains(last + " bytes behind it are a record that was cut off");
  }

  @Test
  void aLineThatIsNoRecordIsToldAndTheOthersAreRead() throws Exception {
    Path file = file();
    List<String> lines = new ArrayList<>(Files.readAllLines(file));
    lines.set(0, lines.get(0).substring(0, 200));
    Files.write(file, lines);
    assertThat(shown())
        .contains("record ? was changed", "record 2 does not follow")
        .contains("the trail ends with " + TrailReader.end(TrailJournal.folder(home)));
  }
}
