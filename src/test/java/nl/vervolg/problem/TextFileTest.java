package nl.vervolg.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Whatever stands in the place of a file is told, and nothing is waited for. */
@Timeout(value = 1, unit = TimeUnit.MINUTES)
class TextFileTest {
  @TempDir private Path folder;

  private final Problems problems = new Problems();

  private void isTold(Path file, String what) {
    assertThat(TextFile.read(file, problems)).isEmpty();
    assertThat(problems.list()).hasSize(1);
    assertThat(problems.list().get(0).what()).contains(what);
    assertThat(problems.list().get(0).place().file()).isEqualTo(file);
  }

  @Test
  void aTextIsRead() throws IOException {
    Path file = Files.writeString(folder.resolve("a"), "é €\r\n😀");

    assertThat(TextFile.read(file, problems)).contains("é €\r\n😀");
    assertThat(problems.list()).isEmpty();
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aPipeIsNotWaitedFor() throws IOException, InterruptedException {
    Path pipe = folder.resolve("pipe");
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();

    isTold(pipe, "a pipe or a device");
  }

  @Test
  void aFolderIsNoFile() {
    isTold(folder, "This is a folder");
  }

  @Test
  void whatIsNotThereIsTold() {
    isTold(folder.resolve("nowhere"), "is not there");
  }

  @Test
  void whatIsTooLargeIsNotRead() throws IOException {
    isTold(Files.write(folder.resolve("large"), new byte[8_000_001]), "more than 8000000 bytes");
  }

  @Test
  void otherEncodingsAreTold() throws IOException {
    isTold(Files.write(folder.resolve("latin"), new byte[] {'a', (byte) 0xe9, 'b'}), "UTF-8");
  }
}
