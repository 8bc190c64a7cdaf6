package nl.vervolg.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SessionLogTest {
  @TempDir Path home;

  private Path file() {
    return home.resolve("sessions.log");
  }

  private void written(String... turns) throws IOException {
    Files.deleteIfExists(file());
    try (SessionLog log = SessionLog.open(file())) {
      for (String turn : turns) {
        log.append("s", turn.getBytes(StandardCharsets.UTF_8));
      }
    }
  }

  private List<String> read() throws IOException {
    List<String> turns = new ArrayList<>();
    try (SessionLog log = SessionLog.open(file())) {
      log.replay(
          0, (name, turn) -> turns.add(name + ":" + new String(turn, StandardCharsets.UTF_8)));
    }
    return turns;
  }

  private List<byte[]> setAside() throws IOException {
    try (Stream<Path> files = Files.list(home)) {
      return files
          .filter(path -> path.getFileName().toString().contains("cut-off"))
          .map(SessionLogTest::bytes)
          .toList();
    }
  }

  private static byte[] bytes(Path path) {
    try {
      return Files.readAllBytes(path);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void cutAnywhereInTheLastRecordTheOthersStayAndTheTailIsKept() throws IOException {
    written("one", "two");
    int before = bytes(file()).length;
    written("one", "two", "three");
    byte[] whole = bytes(file());
    for (int end = before + 1; end < whole.length; end++) {
      Files.write(file(), Arrays.copyOf(whole, end));
      assertThat(read()).as("cut at %d", end).containsExactly("s:one", "s:two");
      assertThat(setAside()).containsExactly(Arrays.copyOfRange(whole, before, end));
      assertThat(read()).as("read again").containsExactly("s:one", "s:two");
      Files.delete(home.resolve("sessions.log.cut-off-at-" + before));
    }
  }

  @Test
  void afterACutTheNextRecordStandsWhereItShould() throws IOException {
    written("one", "two");
    byte[] whole = bytes(file());
    Files.write(file(), Arrays.copyOf(whole, whole.length - 1));
    read();
    try (SessionLog log = SessionLog.open(file())) {
      log.append("s", "three".getBytes(StandardCharsets.UTF_8));
    }
    assertThat(read()).containsExactly("s:one", "s:three");
  }

  @Test
  void zerosAtTheEndAreACut() throws IOException {
    written("one");
    byte[] whole = bytes(file());
    Files.write(file(), Arrays.copyOf(whole, whole.length + 4096));
    assertThat(read()).containsExactly("s:one");
    assertThat(bytes(file())).isEqualTo(whole);
  }

  @Test
  void aBeginningCutOffIsWrittenAnew() throws IOException {
    for (int size = 0; size < 8; size++) {
      Files.write(file(), Arrays.copyOf("VVTURN2\n".getBytes(StandardCharsets.US_ASCII), size));
      assertThat(read()).isEmpty();
      assertThat(Files.size(file())).isEqualTo(8);
    }
  }

  @Test
  void aChangedByteBeforeTheEndIsSaidWithItsPlaceAndNothingIsWritten() throws IOException {
    written("one", "two");
    byte[] whole = bytes(file());
    byte[] damaged = whole.clone();
    damaged[8 + 8 + 4] ^= 1;
    Files.write(file(), damaged);
    assertThatThrownBy(this::read)
        .isInstanceOf(IOException.class)
        .hasMessage("the record at byte 8 is damaged");
    assertThat(bytes(file())).isEqualTo(damaged);
  }

  @Test
  void whatIsWrittenAnewLeavesNoByteOfTheOthers() throws IOException {
    written("one");
    try (SessionLog log = SessionLog.open(file())) {
      log.append("other", "secret".getBytes(StandardCharsets.UTF_8));
      log.append("s", "two".getBytes(StandardCharsets.UTF_8));
      log.rewrite(
          records ->
              List.of("one", "two")
                  .forEach(turn -> records.accept("s", turn.getBytes(StandardCharsets.UTF_8))));
      log.append("s", "three".getBytes(StandardCharsets.UTF_8));
    }
    assertThat(read()).containsExactly("s:one", "s:two", "s:three");
    assertThat(new String(bytes(file()), StandardCharsets.ISO_8859_1))
        .doesNotContain("secret", "other");
  }
}
