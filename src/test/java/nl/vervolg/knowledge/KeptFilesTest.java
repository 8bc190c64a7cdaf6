package nl.vervolg.knowledge;

import static java.nio.file.attribute.PosixFilePermissions.fromString;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
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

  private boolean keepAndFind() {
    kept().keep("hash", out -> out.writeInt(7));
    return kept().find("hash").isPresent();
  }

  @Test
  void theFolderIsMadeForItsUserAlone() throws IOException {
    assertThat(keepAndFind()).isTrue();
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(home.resolve("cache"))))
        .isEqualTo("rwx------");
    assertThat(kept().find("hash").orElseThrow().getInt()).isEqualTo(7);
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
      assertThat(kept().find("hash")).as(rights).isEmpty();
    }

    Files.setPosixFilePermissions(file, fromString("rw-r--r--"));
    assertThat(kept().find("hash")).isPresent();
  }

  @Test
  void aLinkIsNotFollowed() throws IOException {
    assertThat(keepAndFind()).isTrue();
    Path elsewhere = home.resolve("elsewhere");
    Files.move(kept().file("hash"), elsewhere);
    Files.createSymbolicLink(kept().file("hash"), elsewhere);
    assertThat(kept().find("hash")).isEmpty();
  }

  /** A home is often a link to a larger disk. */
  @Test
  void aLinkOfItsUserToTheFolderIsFollowed() throws IOException {
    assertThat(keepAndFind()).isTrue();
    Files.move(home.resolve("cache"), home.resolve("other"));
    Files.createSymbolicLink(home.resolve("cache"), home.resolve("other"));
    assertThat(kept().find("hash")).isPresent();
    assertThat(keepAndFind()).isTrue();
  }
}
