package nl.vervolg.audit;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever is done to a trail is found, and where. */
class TrailCheckTest {
  private static final int TURNS = 6;

  @TempDir private Path folder;
  private Path file = Path.of("");
  private byte[] whole = {};

  @BeforeEach
  void aTrail() throws IOException {
    Trails.write(folder, 1 << 20, 0, TURNS);
    file = Trails.only(folder);
    whole = Files.readAllBytes(file);
    assertThat(Trails.check(folder).problems()).isEmpty();
    assertThat(Trails.check(folder).records()).isEqualTo(TURNS);
  }

  /** The byte where the record begins that holds this byte. */
  private long begin(int at) {
    int begin = at;
    while (begin > 0 && whole[begin - 1] != '\n') {
      begin--;
    }
    return begin;
  }

  private void foundAt(byte[] changed, int at, String about) throws IOException {
    Files.write(file, changed);
    List<TrailProblem> problems = Trails.check(folder).problems();
    assertThat(problems).as(about).isNotEmpty();
    assertThat(problems.get(0).at()).as(about).hasValue(begin(at));
  }

  @Test
  void aChangedByteIsFoundInItsRecord() throws IOException {
    for (int at = 0; at < whole.length; at++) {
      for (int other : new int[] {whole[at] ^ 1, whole[at] ^ 0x20, 0, '\n'}) {
        byte[] changed = whole.clone();
        changed[at] = (byte) other;
        if (changed[at] != whole[at]) {
          foundAt(changed, at, "byte " + at + " became " + other);
        }
      }
    }
  }

  @Test
  void aByteThatIsTakenOutOrPutInIsFoundInItsRecord() throws IOException {
    for (int at = 0; at < whole.length - 1; at++) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      out.write(whole, 0, at);
      out.write(whole, at + 1, whole.length - at - 1);
      foundAt(out.toByteArray(), at, "without byte " + at);
      out.reset();
      out.write(whole, 0, at);
      out.write('7');
      out.write(whole, at, whole.length - at);
      foundAt(out.toByteArray(), at, "one more before byte " + at);
    }
  }

  @Test
  void swappedBytesAreFound() throws IOException {
    for (int at = 0; at + 1 < whole.length; at++) {
      byte[] changed = whole.clone();
      changed[at] = whole[at + 1];
      changed[at + 1] = whole[at];
      if (!Arrays.equals(changed, whole)) {
        foundAt(changed, at, "bytes " + at + " and the next");
      }
    }
  }

  @Test
  void aRecordThatIsTakenOutIsFound() throws IOException {
    List<byte[]> lines = Trails.lines(file);
    for (int i = 0; i < lines.size() - 1; i++) {
      List<byte[]> fewer = new ArrayList<>(lines);
      fewer.remove(i);
      Trails.write(file, fewer);
      assertThat(Trails.check(folder).problems()).as("without record " + (i + 1)).hasSize(1);
    }
  }

  @Test
  void recordsThatArePutInOrMovedAreFound() throws IOException {
    List<byte[]> lines = Trails.lines(file);
    for (int i = 0; i < lines.size(); i++) {
      for (int j = 0; j < lines.size(); j++) {
        List<byte[]> more = new ArrayList<>(lines);
        more.add(i, lines.get(j));
        Trails.write(file, more);
        assertThat(Trails.check(folder).problems()).as(j + " again before " + i).isNotEmpty();
        List<byte[]> moved = new ArrayList<>(lines);
        Collections.swap(moved, i, j);
        Trails.write(file, moved);
        assertThat(Trails.check(folder).problems().isEmpty()).as(i + ", " + j).isEqualTo(i == j);
      }
    }
  }

  /** Who knows the format can make a record that is whole; the next one then gives it away. */
  @Test
  void aRecordThatWasWrittenAnewIsFoundAtTheNext() throws IOException {
    List<byte[]> lines = Trails.lines(file);
    for (int i = 0; i < lines.size() - 1; i++) {
      List<byte[]> forged = new ArrayList<>(lines);
      forged.set(i, forged(lines.get(i)));
      Trails.write(file, forged);
      List<TrailProblem> problems = Trails.check(folder).problems();
      assertThat(problems).hasSize(1);
      assertThat(problems.get(0).what()).contains("Record " + (i + 2) + " does not name the hash");
    }
  }

  private static byte[] forged(byte[] line) throws IOException {
    TrailRecord record =
        RecordForm.read(Arrays.copyOfRange(line, RecordLine.HEAD, line.length - 1));
    Sealed turn = record.sealed().orElseThrow();
    byte[] other = "another turn".getBytes(StandardCharsets.UTF_8);
    RecordForm.Draft draft =
        new RecordForm.Draft(
            record.time(),
            record.kind(),
            record.data(),
            Optional.of(new Sealed(turn.conversation(), turn.key(), turn.nonce(), other)));
    return RecordLine.write(RecordForm.write(draft, record.number(), record.before()).json())
        .array();
  }

  @Test
  void theFormIsTheOnlyOne() throws IOException {
    byte[] line = Trails.lines(file).get(0);
    byte[] json = Arrays.copyOfRange(line, RecordLine.HEAD, line.length - 1);
    ObjectNode node = (ObjectNode) new ObjectMapper().readTree(json);
    byte[] pretty = new ObjectMapper().writerWithDefaultPrettyPrinter().writeValueAsBytes(node);
    foundAt(RecordLine.write(pretty).array(), 0, "with blanks");
    byte[] more = CanonicalJson.of(node.put("more", 1));
    foundAt(RecordLine.write(more).array(), 0, "one member more");
  }

  @Test
  void whatIsTakenOffTheEndIsFoundWithAnAnchor() throws IOException {
    TrailHead head = Trails.check(folder).head();
    List<byte[]> lines = Trails.lines(file);
    for (int left = lines.size() - 1; left >= 0; left--) {
      Trails.write(file, lines.subList(0, left));
      assertThat(Trails.check(folder).problems()).isEmpty();
      assertThat(TrailCheck.run(folder, Optional.of(head), bytes -> {}).problems())
          .singleElement()
          .matches(problem -> problem.what().contains("record 6"))
          .matches(problem -> problem.what().contains("taken off its end"))
          .matches(problem -> problem.text().startsWith(folder + ": The anchor"));
    }
    Files.write(file, whole);
    assertThat(TrailCheck.run(folder, Optional.of(head), bytes -> {}).problems()).isEmpty();
    Trails.write(folder, 1 << 20, 7, 9);
    assertThat(TrailCheck.run(folder, Optional.of(head), bytes -> {}).problems()).isEmpty();
  }

  @Test
  void anAnchorOfAnotherHashIsToldApartFromAMissingEnd() throws IOException {
    for (TrailRecord record : Trails.read(folder)) {
      TrailHead wrong = new TrailHead(record.number(), "0".repeat(63) + "1");
      assertThat(TrailCheck.run(folder, Optional.of(wrong), bytes -> {}).problems())
          .singleElement()
          .matches(problem -> problem.what().contains("another hash, " + record.hash()))
          .matches(problem -> problem.at().isEmpty());
    }
  }

  @Test
  void anAnchorOfARecordThatWasTakenOutSaysSo() throws IOException {
    TrailHead second = TrailHead.of(Trails.read(folder).get(1));
    List<byte[]> fewer = Trails.lines(file);
    fewer.remove(1);
    Trails.write(file, fewer);
    assertThat(TrailCheck.run(folder, Optional.of(second), bytes -> {}).problems())
        .anyMatch(problem -> problem.what().contains("record 2, and that record cannot be read"));
  }

  @Test
  void filesThatAreMissingAreFound() throws IOException {
    Path many = folder.resolve("many");
    Trails.write(many, 900, 0, 12);
    List<Path> files = new Segments(many).all();
    assertThat(files).hasSizeGreaterThan(3);
    for (int i = 0; i < files.size() - 1; i++) {
      byte[] bytes = Files.readAllBytes(files.get(i));
      Files.delete(files.get(i));
      assertThat(Trails.check(many).problems()).as("without " + files.get(i)).hasSize(1);
      Files.write(files.get(i), bytes);
    }
    assertThat(Trails.check(many).problems()).isEmpty();
  }

  /** Readers look for a record by the names of the files. */
  @Test
  void aFileThatHasTheNumberOfAnotherRecordIsFound() throws IOException {
    Path many = folder.resolve("many");
    Trails.write(many, 900, 0, 12);
    Segments segments = new Segments(many);
    for (Path named : segments.all()) {
      long first = Segments.first(named);
      for (long other : new long[] {first - 1, first + 1}) {
        Files.move(named, segments.file(other));
        assertThat(Trails.check(many).problems())
            .as(first + " as " + other)
            .singleElement()
            .matches(problem -> problem.file().equals(segments.file(other)))
            .matches(problem -> problem.at().equals(OptionalLong.of(0)))
            .matches(problem -> problem.what().contains("begins with record " + first));
        Files.move(segments.file(other), named);
      }
    }
    assertThat(Trails.check(many).problems()).isEmpty();
  }

  @Test
  void anEmptyFileIsOnlyTheNextOne() throws IOException {
    Segments segments = new Segments(folder);
    Files.createFile(segments.file(TURNS + 1));
    assertThat(Trails.check(folder).problems()).isEmpty();
    Files.delete(segments.file(TURNS + 1));
    for (long first : new long[] {TURNS, TURNS + 2}) {
      Files.createFile(segments.file(first));
      assertThat(Trails.check(folder).problems())
          .singleElement()
          .matches(problem -> problem.file().equals(segments.file(first)))
          .matches(problem -> problem.what().contains("holds no record"));
      Files.delete(segments.file(first));
    }
  }

  @Test
  void theBeginningMayBeTakenAwayWhenARecordTellsSo() throws IOException {
    Path many = folder.resolve("many");
    Trails.write(many, 900, 0, 12);
    List<Path> files = new Segments(many).all();
    List<TrailRecord> first;
    try (SegmentReader reader = SegmentReader.open(files.get(0))) {
      first = new ArrayList<>();
      for (var next = reader.next(); next.isPresent(); next = reader.next()) {
        first.add(next.orElseThrow().record());
      }
    }
    TrailRecord last = first.get(first.size() - 1);
    try (Trail trail = Trail.open(many, Trails.settings(900))) {
      trail.event(
          RecordKind.RETIRED,
          JsonNodeFactory.instance
              .objectNode()
              .put("last", last.number())
              .put("hash", last.hash()));
    }
    Files.delete(files.get(0));
    assertThat(Trails.check(many).problems()).isEmpty();
    Files.delete(files.get(1));
    assertThat(Trails.check(many).problems()).hasSize(1);
  }
}
