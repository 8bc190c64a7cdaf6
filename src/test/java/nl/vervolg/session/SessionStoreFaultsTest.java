package nl.vervolg.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import nl.vervolg.session.SessionStore.StoreException;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A store that cannot be used says which file is meant and what to do. */
class SessionStoreFaultsTest {
  private static final SessionId SESSION = new SessionId("desk");

  @TempDir Path folder;

  @Test
  void aSecondStoreOnTheFolderIsRefused() {
    try (SessionStore first = SessionStore.open(folder)) {
      assertRefused(() -> SessionStore.open(folder).close(), folder)
          .hasMessageContaining("Another process is using the sessions")
          .hasMessageContaining("--home");
      first.append(SESSION, Turns.donating(1));
      assertThat(first.turns(SESSION)).hasSize(1);
    }
  }

  @Test
  void aRefusedStoreIsFreeOnceTheFirstEnds() {
    SessionStore first = SessionStore.open(folder);
    assertRefused(() -> SessionStore.open(folder).close(), folder);
    first.close();
    try (SessionStore second = SessionStore.open(folder)) {
      second.append(SESSION, Turns.donating(1));
      assertThat(second.turns(SESSION)).hasSize(1);
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aFolderThatIsDeletedMeanwhileIsToldOfAndWrittenAnew(boolean all) throws IOException {
    Path home = folder.resolve("home");
    Path sessions = home.resolve("sessions");
    List<String> told = new ArrayList<>();
    try (SessionStore store = SessionStore.open(sessions, told::add)) {
      store.append(SESSION, Turns.donating(1));
      delete(all ? home : sessions.resolve(StoreFiles.LOG));
      store.append(SESSION, Turns.donating(2));
      store.append(SESSION, Turns.donating(3));
      assertThat(told).hasSize(1).first().asString().contains(sessions.toString());
      assertRefused(() -> SessionStore.open(sessions).close(), sessions);
    }
    try (SessionStore again = SessionStore.open(sessions)) {
      assertThat(again.turns(SESSION)).hasSize(3);
    }
  }

  private static void delete(Path place) throws IOException {
    try (Stream<Path> files = Files.walk(place)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }

  @Test
  void closingTwiceIsNoFault() {
    SessionStore store = SessionStore.open(folder);
    store.close();
    store.close();
  }

  @Test
  void theFolderIsMadeWithItsParents() {
    Path deep = folder.resolve("a").resolve("b c").resolve("é");
    try (SessionStore store = SessionStore.open(deep)) {
      store.append(SESSION, Turns.donating(1));
    }
    assertThat(deep).isDirectory();
  }

  @Test
  void aFileInPlaceOfTheFolderIsRefused() throws IOException {
    Path file = Files.writeString(folder.resolve("sessions"), "not a folder");
    assertRefused(() -> SessionStore.open(file).close(), file).hasMessageContaining("--home");
    assertThat(file).hasContent("not a folder");
  }

  @Test
  void aFileInPlaceOfAParentIsRefused() throws IOException {
    Path file = Files.writeString(folder.resolve("home"), "not a folder");
    assertRefused(() -> SessionStore.open(file.resolve("sessions")).close(), file)
        .hasMessageContaining("--home");
  }

  @Test
  void aFolderThatCannotBeWrittenIsRefused() {
    Assumptions.assumeTrue(folder.toFile().setWritable(false));
    try {
      Assumptions.assumeFalse(Files.isWritable(folder), "Root may write everywhere.");
      assertRefused(() -> SessionStore.open(folder).close(), folder).hasMessageContaining("--home");
    } finally {
      assertThat(folder.toFile().setWritable(true)).isTrue();
    }
  }

  @Test
  void aFolderInPlaceOfTheFileIsRefused() throws IOException {
    Files.createDirectories(fileWithATurn());
    Path file = theFile();
    Files.delete(file);
    Files.createDirectory(file);
    assertRefused(() -> SessionStore.open(folder).close(), file).hasMessageContaining("--home");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 15, 100, 4_096, 300_000})
  void noiseInPlaceOfTheFileIsRefusedAndKept(int size) throws IOException {
    Files.createDirectories(fileWithATurn());
    Path file = theFile();
    byte[] noise = new byte[size];
    new Random(size).nextBytes(noise);
    Files.write(file, noise);
    assertRefused(() -> SessionStore.open(folder).close(), file).hasMessageContaining("--home");
    assertThat(file).hasBinaryContent(noise);
  }

  @Test
  void aDamagedBeginningIsRefusedTwiceInTheSameWords() throws IOException {
    Files.createDirectories(fileWithATurn());
    Path file = theFile();
    byte[] bytes = Files.readAllBytes(file);
    for (int i = 0; i < Math.min(64, bytes.length); i++) {
      bytes[i] ^= 0x55;
    }
    Files.write(file, bytes);
    assertRefused(() -> SessionStore.open(folder).close(), file);
    assertRefused(() -> SessionStore.open(folder).close(), file)
        .hasMessageNotContaining("Another process");
  }

  /** Damage in the middle may show only when it is read; then it must be said, not thrown raw. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
  void damageAnywhereIsSaidOrHarmless(long seed) throws IOException {
    try (SessionStore store = SessionStore.open(folder)) {
      for (int n = 1; n <= 40; n++) {
        store.append(SESSION, Turns.donating(n));
      }
    }
    Path file = theFile();
    byte[] bytes = Files.readAllBytes(file);
    Random random = new Random(seed);
    int used = bytes.length;
    while (used > 1 && bytes[used - 1] == 0) {
      used--;
    }
    for (int i = 0; i < 200; i++) {
      bytes[random.nextInt(used)] = (byte) random.nextInt(256);
    }
    Files.write(file, bytes);
    try (SessionStore store = SessionStore.open(folder)) {
      store.load(SESSION);
      store.turns(SESSION);
    } catch (StoreException e) {
      assertThat(e.getMessage()).contains("\n").doesNotContain("Exception", "org.", "java.");
    }
  }

  private Path fileWithATurn() {
    try (SessionStore store = SessionStore.open(folder)) {
      store.append(SESSION, Turns.donating(1));
    }
    return folder;
  }

  /** The largest file of the store. */
  private Path theFile() {
    return folder.resolve("sessions.log");
  }

  private static org.assertj.core.api.AbstractThrowableAssert<?, ? extends Throwable> assertRefused(
      ThrowingCallable opening, Path named) {
    return assertThatThrownBy(opening)
        .isInstanceOf(StoreException.class)
        .hasMessageContaining(named.toString())
        .hasMessageContaining("\n")
        .satisfies(
            e ->
                assertThat(e.getMessage())
                    .doesNotContain("null", "Exception", "java.", "org.mapdb"));
  }
}
