package nl.vervolg.authoring.reload;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is an edit, and when it is complete; the clock is turned by hand. */
class ChangesTest {
  @TempDir private Path folder;
  private Path file;
  private Changes changes;
  private long now;

  @BeforeEach
  void aFolderWithOneFile() throws IOException {
    Files.createDirectories(folder.resolve("edits"));
    file = Files.writeString(folder.resolve("edits").resolve("swap.drl"), "one");
    changes = new Changes(() -> List.of(folder), Listing.of(List.of(folder)));
  }

  private Optional<SortedSet<Path>> lookAfter(Duration time) {
    now += time.toNanos();
    return changes.look(now);
  }

  private Optional<SortedSet<Path>> lookSoon() {
    return lookAfter(Changes.QUIET.dividedBy(5));
  }

  private Optional<SortedSet<Path>> lookLater() {
    return lookAfter(Changes.QUIET);
  }

  @Test
  void nothingIsSeenWhereNothingIsEdited() {
    assertThat(lookLater()).isEmpty();
    assertThat(lookAfter(Duration.ofHours(1))).isEmpty();
  }

  @Test
  void anEditIsSeenOnceWhenNothingMovesAnyMore() throws IOException {
    Files.writeString(file, "other");
    assertThat(lookSoon()).isEmpty();
    assertThat(changes.moving()).isTrue();
    assertThat(lookSoon()).isEmpty();
    assertThat(lookLater().orElseThrow()).containsExactly(file);
    assertThat(changes.moving()).isFalse();
    changes.taken();
    assertThat(lookLater()).isEmpty();
    assertThat(lookAfter(Changes.COARSE_TIME)).isEmpty();
  }

  @Test
  void anEditorThatTruncatesWritesBesideAndMovesMakesOneEdit() throws IOException {
    Files.writeString(file, "");
    assertThat(lookSoon()).isEmpty();
    Path beside = Files.writeString(file.resolveSibling(".swap.drl.swp"), "new text");
    assertThat(lookSoon()).isEmpty();
    Files.delete(file);
    assertThat(lookSoon()).isEmpty();
    Files.move(beside, file, StandardCopyOption.ATOMIC_MOVE);
    assertThat(lookSoon()).isEmpty();
    Files.setLastModifiedTime(file, FileTime.fromMillis(1_000_000));
    assertThat(lookSoon()).isEmpty();
    assertThat(lookSoon()).isEmpty();
    assertThat(lookLater().orElseThrow()).containsExactly(file);
    changes.taken();
    assertThat(lookLater()).isEmpty();
  }

  @Test
  void aFileThatIsStillGrowingIsNotReadYet() throws IOException {
    for (int i = 0; i < 20; i++) {
      Files.writeString(file, "x".repeat(i + 5));
      assertThat(lookLater()).as("after %d writes", i).isEmpty();
    }
    assertThat(lookLater()).isPresent();
  }

  @Test
  void aNewTimeWithoutANewTextIsNoEdit() throws IOException {
    Files.setLastModifiedTime(file, FileTime.fromMillis(2_000_000));
    assertThat(lookSoon()).isEmpty();
    assertThat(lookLater()).isEmpty();
    assertThat(lookAfter(Changes.COARSE_TIME)).isEmpty();
  }

  @Test
  void filesThatEditorsLeaveAndTextsAboutTheRulesAreNotLookedAt() throws IOException {
    for (String name :
        List.of(
            ".swap.drl.swp", "swap.drl~", "~$phrases.xlsx", "#swap.drl#", "README.md", "x.tmp")) {
      Files.writeString(folder.resolve("edits").resolve(name), "text");
    }
    assertThat(lookSoon()).isEmpty();
    assertThat(lookLater()).isEmpty();
    assertThat(changes.moving()).isFalse();
  }

  @Test
  void newFilesOfAnyOtherKindAndFilesThatAreGoneAreSeen() throws IOException {
    Path sheet = folder.resolve("phrases").resolve("nl.csv");
    Files.createDirectories(folder.resolve("phrases"));
    Files.writeString(sheet, "a;b");
    Files.delete(file);
    lookSoon();
    assertThat(lookLater().orElseThrow()).containsExactly(file, sheet);
  }

  @Test
  void aSecondEditWithinOneStepOfTheClockOfTheFileSystemIsSeenSoonAfter() throws IOException {
    Files.writeString(file, "two");
    Files.setLastModifiedTime(file, FileTime.fromMillis(2_000_000));
    lookSoon();
    assertThat(lookLater()).isPresent();
    changes.taken();
    Files.writeString(file, "six");
    Files.setLastModifiedTime(file, FileTime.fromMillis(2_000_000));
    assertThat(lookLater()).isEmpty();
    assertThat(lookAfter(Changes.COARSE_TIME).orElseThrow()).containsExactly(file);
  }

  @Test
  void anEditBetweenLoadingAndTheFirstLookIsSeen() throws IOException {
    Listing loaded = Listing.of(List.of(folder));
    Path removed = Files.writeString(folder.resolve("edits").resolve("late.drl"), "late");
    Files.writeString(file, "edited early");
    changes = new Changes(() -> List.of(folder), loaded);
    lookSoon();
    assertThat(lookLater().orElseThrow()).containsExactly(removed, file);
  }

  @Test
  void whatIsNotTakenIsStillDifferentAfterTheNextEdit() throws IOException {
    Path other = Files.writeString(folder.resolve("edits").resolve("add.drl"), "a");
    lookSoon();
    assertThat(lookLater().orElseThrow()).containsExactly(other);
    Files.writeString(file, "other");
    lookSoon();
    assertThat(lookLater().orElseThrow()).containsExactly(other, file);
    Files.delete(other);
    Files.writeString(file, "one");
    lookSoon();
    assertThat(lookLater().orElseThrow()).as("all is as it is in use").isEmpty();
  }

  @Test
  void whatWasEditedWhileItWasReadIsReadAgain() throws IOException {
    Files.writeString(file, "half");
    lookSoon();
    assertThat(lookLater()).isPresent();
    Files.writeString(file, "half and half");
    assertThat(changes.still()).isFalse();
    changes.unfinished();
    assertThat(lookSoon()).isEmpty();
    assertThat(lookLater().orElseThrow()).containsExactly(file);
  }
}
