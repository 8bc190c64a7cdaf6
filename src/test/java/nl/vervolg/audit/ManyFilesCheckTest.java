package nl.vervolg.audit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever is done to a file between others is found, and where. */
class ManyFilesCheckTest {
  private static final int SEGMENT = 900;
  private static final int RECORDS = 14;

  @TempDir private Path folder;
  private List<Path> files = List.of();
  private List<byte[]> whole = List.of();

  @BeforeEach
  void aTrail() throws IOException {
    Trails.write(folder, SEGMENT, 0, RECORDS);
    files = new Segments(folder).all();
    assertThat(files).hasSizeGreaterThan(3);
    whole = List.of(bytes(0), bytes(1), bytes(2), bytes(3));
    assertThat(Trails.check(folder).problems()).isEmpty();
    assertThat(Trails.check(folder).records()).isEqualTo(RECORDS);
  }

  private byte[] bytes(int file) throws IOException {
    return Files.readAllBytes(files.get(file));
  }

  private List<TrailProblem> problems(String about) {
    List<TrailProblem> problems = Trails.check(folder).problems();
    assertThat(problems).as(about).isNotEmpty();
    return problems;
  }

  /** Where the first of the problems is, among the files as they were. */
  private void foundIn(int file, String about) {
    assertThat(problems(about).get(0).file()).as(about).isEqualTo(files.get(file));
  }

  private void putBack() throws IOException {
    for (int i = 0; i < whole.size(); i++) {
      Files.write(files.get(i), whole.get(i));
    }
  }

  @Test
  void aChangedByteIsFoundInItsFile() throws IOException {
    for (int file = 0; file < whole.size(); file++) {
      for (int at = 0; at < whole.get(file).length; at++) {
        byte[] changed = whole.get(file).clone();
        changed[at] ^= 1;
        Files.write(files.get(file), changed);
        foundIn(file, "byte " + at + " of file " + file);
      }
      putBack();
    }
    assertThat(Trails.check(folder).problems()).isEmpty();
  }

  /** Cut between two records it is whole by itself, and the next one does not follow. */
  @Test
  void aFileThatIsCutAnywhereIsFound() throws IOException {
    byte[] all = whole.get(1);
    for (int size = 0; size < all.length; size++) {
      Files.write(files.get(1), Arrays.copyOf(all, size));
      boolean between = size == 0 || all[size - 1] == '\n';
      foundIn(between ? 2 : 1, "cut at " + size);
    }
  }

  @Test
  void aFileThatIsTakenAwayIsFound() throws IOException {
    for (int file = 1; file < files.size() - 1; file++) {
      byte[] bytes = bytes(file);
      Files.delete(files.get(file));
      foundIn(file + 1, "without file " + file);
      Files.write(files.get(file), bytes);
    }
    Files.delete(files.get(0));
    foundIn(1, "without the first");
  }

  @Test
  void filesThatAreSwappedAreFound() throws IOException {
    for (int one = 0; one < 3; one++) {
      for (int other = one + 1; other < 4; other++) {
        Files.write(files.get(one), whole.get(other));
        Files.write(files.get(other), whole.get(one));
        foundIn(one, one + " and " + other);
        putBack();
      }
    }
  }

  @Test
  void aFileThatIsThereTwiceIsFound() throws IOException {
    for (int file = 0; file < 3; file++) {
      Files.write(files.get(file + 1), whole.get(file));
      foundIn(file + 1, "in place of the next");
      putBack();
      Path between = new Segments(folder).file(Segments.first(files.get(file)) + 1);
      Files.write(between, whole.get(file));
      assertThat(problems("beside it").get(0).file()).isEqualTo(between);
      Files.delete(between);
    }
  }

  @Test
  void aFileOfAnotherTrailIsFound() throws IOException {
    Path other = folder.resolve("other");
    Trails.write(other, SEGMENT, 100, 100 + RECORDS);
    Files.write(files.get(2), Files.readAllBytes(new Segments(other).all().get(2)));
    foundIn(2, "of another trail");
  }

  @Test
  void aFileThatGotAnotherNameIsFound() throws IOException {
    for (long first : new long[] {Segments.first(files.get(2)) + 1, 900}) {
      Path renamed = new Segments(folder).file(first);
      Files.move(files.get(2), renamed);
      problems("renamed to " + renamed);
      Files.move(renamed, files.get(2));
    }
    Files.move(files.get(2), folder.resolve("trail-2.jsonl"));
    foundIn(3, "renamed to something else");
  }

  /** Who adds to such a trail adds behind its end; what was there stays to be found. */
  @Test
  void aTrailThatLacksAFileIsNotMendedByTheNextRecord() throws IOException {
    Files.delete(files.get(1));
    Trails.write(folder, SEGMENT, RECORDS, RECORDS + 3);
    foundIn(2, "with records behind");
    assertThat(Stream.of(Trails.check(folder)).map(TrailCheck.Report::head))
        .extracting(TrailHead::number)
        .containsExactly(RECORDS + 3L);
  }
}
