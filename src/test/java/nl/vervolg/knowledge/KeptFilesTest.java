package nl.vervolg.knowledge;

import static java.nio.file.attribute.PosixFilePermissions.fromString;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.DataInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** What is kept is used only where nobody else could have put it. */
@DisabledOnOs(OS.WINDOWS)
class KeptFilesTest {
  @TempDir private Path home;

  private KeptFiles kept() {
    return new KeptFiles(home.resolve("cache"), "some-", 4);
  }

  private Optional<Integer> found() {
    return kept().find("hash", DataInputStream::readInt);
  }

  private boolean keepAndFind() {
    kept().keep("hash", out -> out.writeInt(7));
    return found().isPresent();
  }

  @Test
  void theFolderIsMadeForItsUserAlone() throws IOException {
    assertThat(keepAndFind()).isTrue();
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(home.resolve("cache"))))
        .isEqualTo("rwx------");
    assertThat(found()).contains(7);
  }

  @Test
  void theRightOfOthersToWriteIsTakenAway() throws IOException {
    Path folder = Files.createDirectory(home.resolve("cache"));
    for (String rights : new String[] {"rwxrwxr-x", "rwxrwxrwx", "rwxr-xr-x"}) {
      Files.setPosixFilePermissions(folder, fromString(rights));
      assertThat(keepAndFind()).as(rights).isTrue();
      assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder)))
          .isEqualTo("rwxr-xr-x");
    }
  }

  @Test
  void aFileThatOthersCanWriteIsNotUsed() throws IOException {
    assertThat(keepAndFind()).isTrue();
    Path file = kept().file("hash");
    for (String rights : new String[] {"rw--w----", "rw-----w-"}) {
      Files.setPosixFilePermissions(file, fromString(rights));
      assertThat(found()).as(rights).isEmpty();
    }

    Files.setPosixFilePermissions(file, fromString("rw-r--r--"));
    assertThat(found()).isPresent();
  }

  @Test
  void aLinkIsNotFollowed() throws IOException {
    assertThat(keepAndFind()).isTrue();
    Path elsewhere = home.resolve("elsewhere");
    Files.move(kept().file("hash"), elsewhere);
    Files.createSymbolicLink(kept().file("hash"), elsewhere);
    assertThat(found()).isEmpty();
  }

  /** A home is often a link to a larger disk. */
  @Test
  void aLinkOfItsUserToTheFolderIsFollowed() throws IOException {
    assertThat(keepAndFind()).isTrue();
    Files.move(home.resolve("cache"), home.resolve("other"));
    Files.createSymbolicLink(home.resolve("cache"), home.resolve("other"));
    assertThat(found()).isPresent();
    assertThat(keepAndFind()).isTrue();
  }
}
