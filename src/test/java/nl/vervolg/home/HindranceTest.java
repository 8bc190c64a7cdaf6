package nl.vervolg.home;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Clock;
import nl.vervolg.audit.KeyRing;
import nl.vervolg.audit.Trail;
import nl.vervolg.audit.TrailSettings;
import nl.vervolg.session.SessionStore;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The cause that is told is the one that the system had, with what helps against it. */
class HindranceTest {
  @TempDir private Path home;

  private String text(IOException e) {
    return Hindrance.of(home.resolve("audit/trail.lock"), e).map(Hindrance::text).orElse("");
  }

  @Test
  void missingRightsAreToldWithUserAndFile() throws IOException {
    Path folder = Files.createDirectory(home.resolve("audit"));
    Path file = folder.resolve("trail.lock");
    assertThat(text(new IOException("not opened", new AccessDeniedException(file.toString()))))
        .startsWith(": the user (")
        .contains(") has no right to write (" + folder + ").\n")
        .contains("Give that right", "--home");
    Files.createFile(file);
    assertThat(text(new AccessDeniedException(file.toString()))).contains("(" + file + ")");
  }

  @Test
  void aFolderThatIsNotThereIsNoHindranceAndAFileInItsPlaceIs() throws IOException {
    Path folder = home.resolve("audit");
    assertThat(Hindrance.toRead(folder)).isEmpty();
    Files.createFile(folder);
    assertThat(Hindrance.toRead(folder).map(Hindrance::text).orElse(""))
        .contains("(" + folder + ") is a file, and a folder is needed there");
  }

  @Test
  void aFullDiskAndOneThatCannotBeWrittenAreToldApart() {
    assertThat(text(new IOException("No space left on device")))
        .startsWith(": the disk is full.\nMake room");
    assertThat(text(new FileSystemException("x", null, "Read-only file system")))
        .startsWith(": the disk of (" + home + ") can be read and not written.\n")
        .doesNotContain("Make room");
  }

  /** Whatever the language of the system. */
  @Test
  void aDiskIsAskedBeforeWordsCount() {
    String strange = "geen ruimte meer over";
    assertThat(Hindrance.disk(home, new Disk(false, 1 << 30, 0), strange).map(Hindrance::text))
        .hasValueSatisfying(text -> assertThat(text).startsWith(": the disk is full."));
    assertThat(Hindrance.disk(home, new Disk(true, 1 << 30, 0), strange).map(Hindrance::text))
        .hasValueSatisfying(text -> assertThat(text).contains("can be read and not written"));
    assertThat(Hindrance.disk(home, new Disk(false, 0, 0), strange))
        .as("a disk of which nothing is known")
        .isEmpty();
    assertThat(Hindrance.disk(home, new Disk(false, 1 << 30, 1 << 20), strange)).isEmpty();
    Disk here = Disk.of(home);
    assertThat(here.readOnly()).isFalse();
    assertThat(here.room()).isPositive().isLessThanOrEqualTo(here.size());
    assertThat(Disk.of(home.resolve("none")).full()).isFalse();
  }

  /** An error of our own in a folder, or one that tells of a missing file, is none of the disk. */
  @Test
  void onlyWhatTheSystemThrowsIsLookedInto() throws IOException {
    Path folder = Files.createDirectory(home.resolve("folder"));
    assertThat(Hindrance.of(folder, new IOException("no read"))).isPresent();
    assertThat(Hindrance.of(folder.resolve("."), new IOException("no read"))).isEmpty();
    assertThat(Hindrance.of(folder, new NoSuchFileException("none"))).isEmpty();
    assertThat(Hindrance.of(folder, new UncheckedIOException(new EOFException("cut")))).isEmpty();
    assertThat(Hindrance.of(folder, null)).isEmpty();
  }

  @Test
  void damageIsNoHindrance() {
    assertThat(text(new IOException("the record at byte 7 is damaged"))).isEmpty();
  }

  /** In the words of each that has files in a home. */
  @Test
  void aFileInPlaceOfAFolderIsToldByTrailKeysAndSessions() throws IOException {
    Path file = Files.createFile(home.resolve("file"));
    String cause = "(" + file + ") is a file, and a folder is needed there.\nMove that file away";

    assertThatThrownBy(() -> Trail.open(file, TrailSettings.usual(Clock.systemUTC())))
        .hasMessageContaining("The trail in (" + file + ") cannot be used: " + cause);
    assertThatThrownBy(() -> KeyRing.open(file.resolve("keys")))
        .hasMessageContaining(
            "The keys in (" + file.resolve("keys") + ") cannot be used: " + cause);
    assertThatThrownBy(() -> SessionStore.open(file))
        .hasMessageContaining("sessions.log) cannot be used: " + cause);
    assertThatThrownBy(() -> SessionStore.open(file.resolve("deeper/still")))
        .hasMessageContaining("cannot be used: " + cause);
  }

  @Test
  void aFolderInPlaceOfAFileIsTold() throws IOException {
    Path keys = Files.createDirectories(home.resolve("keys/conversations.keys"));
    assertThatThrownBy(() -> KeyRing.open(keys))
        .hasMessageContaining(
            "(" + keys + ") is a folder, and a file is needed there.\nMove that folder");
  }

  @Test
  void whatCouldNotBeWrittenIsFoundBeforeItIsTried() throws IOException {
    Path file = Files.createFile(home.resolve("cache"));
    assertThat(Hindrance.toWrite(file.resolve("rules")))
        .hasValueSatisfying(cause -> assertThat(cause.why()).contains("(" + file + ") is a file"));
    assertThat(Hindrance.toWrite(home.resolve("other"))).isEmpty();
  }
}
