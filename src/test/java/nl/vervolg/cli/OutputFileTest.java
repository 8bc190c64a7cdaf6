package nl.vervolg.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** Where commands write, and what they leave alone. */
class OutputFileTest {
  @TempDir private Path folder;

  private static void write(Path file) throws IOException {
    new OutputFile(file).write(new CommandLine(new AuditCommand()), "what was said");
  }

  private long files() throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      return all.count();
    }
  }

  @Test
  void anotherFileOfTheUserStays() throws IOException {
    Path other = Files.writeString(folder.resolve("turns.part"), "mine");
    write(folder.resolve("turns"));
    assertThat(folder.resolve("turns")).hasContent("what was said");
    assertThat(other).hasContent("mine");
    assertThat(files()).isEqualTo(2);
  }

  @Test
  void twoThatWriteTheSameFileDoNotMix() throws IOException {
    Path file = folder.resolve("turns");
    CommandLine line = new CommandLine(new AuditCommand());
    try (OutputFile.Open first = new OutputFile(file).open(line);
        OutputFile.Open second = new OutputFile(file).open(line)) {
      first.writer().write("first");
      second.writer().write("second");
      first.whole();
      second.whole();
    }
    assertThat(file).hasContent("first");
    assertThat(files()).isEqualTo(1);
  }

  @Test
  void whatIsNotWholeLeavesNothing() throws IOException {
    Path file = Files.writeString(folder.resolve("turns"), "before");
    try (OutputFile.Open open = new OutputFile(file).open(new CommandLine(new AuditCommand()))) {
      open.writer().write("half");
    }
    assertThat(file).hasContent("before");
    assertThat(files()).isEqualTo(1);
  }

  @Test
  void whatCannotBeWrittenIsCalledByTheNameThatWasGiven() throws IOException {
    Path schema =
        Files.writeString(
            folder.resolve("boats.json"),
            """
            [{"db_id": "boats", "table_names_original": ["boat"], "table_names": ["boat"],
              "column_names_original": [[-1, "*"], [0, "name"]],
              "column_names": [[-1, "*"], [0, "name"]], "column_types": ["text", "text"],
              "primary_keys": [], "foreign_keys": []}]
            """);
    assumeThat(Path.of("/proc/self")).exists();
    Ran ran = Ran.command("schema", "import", schema.toString(), "--out", "/proc/boats");
    assertThat(ran.code()).isNotZero();
    assertThat(ran.err())
        .contains("(/proc/boats)")
        .doesNotContain(".part")
        .doesNotContain(Ran.JAVA);
  }

  @Test
  void aLinkStaysAndItsFileIsWritten() throws IOException {
    Path kept = Files.createDirectory(folder.resolve("kept"));
    Path old = Files.writeString(kept.resolve("old"), "before");
    Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("kept/old"));
    Path far = Files.createSymbolicLink(folder.resolve("far"), Path.of("link"));
    Path fresh = Files.createSymbolicLink(folder.resolve("fresh"), kept.resolve("new"));
    write(far);
    write(fresh);
    assertThat(link).isSymbolicLink();
    assertThat(far).isSymbolicLink();
    assertThat(fresh).isSymbolicLink();
    assertThat(old).hasContent("what was said");
    assertThat(kept.resolve("new")).hasContent("what was said");
    Path round = Files.createSymbolicLink(folder.resolve("round"), Path.of("round"));
    assertThatThrownBy(() -> write(round)).hasMessageContaining("leads to no file");
  }

  @Test
  @Timeout(60)
  void aPipeIsWrittenInto() throws Exception {
    assumeThat(Path.of("/usr/bin/mkfifo")).exists();
    Path pipe = folder.resolve("pipe");
    Process made = new ProcessBuilder("/usr/bin/mkfifo", pipe.toString()).start();
    assertThat(made.waitFor()).isZero();
    Process reader = new ProcessBuilder("cat", pipe.toString()).start();
    write(pipe);
    assertThat(new String(reader.getInputStream().readAllBytes(), UTF_8))
        .isEqualTo("what was said");
    assertThat(files()).isEqualTo(1);
  }
}
