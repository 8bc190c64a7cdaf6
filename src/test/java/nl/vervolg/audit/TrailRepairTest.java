package nl.vervolg.audit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A damaged trail tells of its damage and goes on; nothing of it is lost or hidden. */
class TrailRepairTest {
  private static final TrailSettings SETTINGS = Trails.settings(1 << 20);

  @TempDir private Path folder;

  /** Six records of which one byte of some is another. */
  private Path damaged(int... records) throws IOException {
    Trails.write(folder, 1 << 20, 0, 6);
    Path file = Trails.only(folder);
    List<byte[]> lines = Trails.lines(file);
    for (int record : records) {
      lines.get(record - 1)[60] ^= 1;
    }
    Trails.write(file, lines);
    return file;
  }

  private TrailRepair.Repaired repair() {
    return TrailRepair.run(folder, SETTINGS, List.of(), bytes -> {});
  }

  @Test
  void theRecordingGoesOnBehindADamagedEnd() throws IOException {
    Path file = damaged(5, 6);
    byte[] before = Files.readAllBytes(file);
    assertThatThrownBy(() -> Trails.event(folder, "after")).hasMessageContaining("audit repair");

    TrailRepair.Repaired repaired = repair();
    Trails.write(folder, 1 << 20, 6, 8);

    assertThat(repaired.problems()).singleElement().matches(gap -> gap.what().startsWith("2 rec"));
    assertThat(repaired.record()).as("5 and 6 stay the numbers of what was lost").isEqualTo(7);
    assertThat(Files.readAllBytes(file)).startsWith(before);
    TrailCheck.Report report = Trails.check(folder);
    assertThat(report.problems()).isEmpty();
    assertThat(report.told()).isEqualTo(repaired.problems());
    assertThat(report.head().number()).isEqualTo(9);
    assertThat(report.records()).isEqualTo(7);
  }

  @Test
  void theMiddleIsToldWhereItIs() throws IOException {
    Path file = damaged(2, 4);
    byte[] before = Files.readAllBytes(file);
    TrailRepair.Repaired repaired = repair();

    assertThat(repaired.record()).isEqualTo(7);
    assertThat(repaired.problems()).hasSize(2);
    assertThat(Files.readAllBytes(file)).startsWith(before);
    assertThat(Trails.check(folder).problems()).isEmpty();
    assertThat(Trails.check(folder).told()).hasSize(2);
    assertThat(repair()).as("once").isEqualTo(TrailRepair.Repaired.NOTHING);
    assertThat(Trails.check(folder).records()).isEqualTo(5);
  }

  /** Whoever tells of one damage has no leave for another. */
  @Test
  void whatIsChangedLaterIsNoPartOfWhatWasTold() throws IOException {
    Path file = damaged(2);
    repair();
    byte[] told = Files.readAllBytes(file);
    int mended = Trails.lines(file).get(0).length + 60;
    for (int at = 0; at < told.length - 1; at++) {
      byte[] more = told.clone();
      more[at] ^= 1;
      Files.write(file, more);
      assertThat(Trails.check(folder).problems().isEmpty())
          .as("byte " + at)
          .isEqualTo(at == mended);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 6})
  void whatIsOutOfOrderIsToldToo(int record) throws IOException {
    Path file = damaged();
    List<byte[]> lines = new ArrayList<>(Trails.lines(file));
    lines.add(record - 1, lines.remove(3));
    lines.remove(4);
    Trails.write(file, lines);
    int problems = Trails.check(folder).problems().size();
    assertThat(problems).isPositive();

    assertThat(repair().problems()).hasSize(problems);
    assertThat(Trails.check(folder).problems()).isEmpty();
    assertThat(Trails.check(folder).told()).hasSize(problems);
  }

  /** Also a line without an end, and the half of another behind a damaged one. */
  @Test
  void aDamagedEndMayEndAnyhow() throws IOException {
    Path file = damaged();
    byte[] whole = Files.readAllBytes(file);
    byte[] other = whole.clone();
    other[other.length - 1] = 'x';
    whole[whole.length - 60] ^= 1;
    byte[] more = Arrays.copyOf(whole, whole.length + 7);
    Arrays.fill(more, whole.length, more.length, (byte) '0');
    for (byte[] bytes : List.of(whole, other, more)) {
      Files.write(file, bytes);
      repair();
      Trails.write(folder, 1 << 20, 8, 9);

      TrailCheck.Report report = Trails.check(folder);
      assertThat(report.problems()).isEmpty();
      assertThat(report.told()).hasSize(1);
      assertThat(Trails.read(folder, 1)).endsWith(report.head().number());
      assertThat(Files.readAllBytes(file)).startsWith(bytes);
    }
  }

  @Test
  void whoWritesAlreadyGoesOn() throws IOException {
    try (Trail trail = Trail.open(folder, SETTINGS)) {
      Path file = damaged(6);
      assertThatThrownBy(() -> trail.event(RecordKind.ENDED, Trails.DATA))
          .hasMessageContaining("audit repair");
      repair();
      assertThat(trail.event(RecordKind.ENDED, Trails.DATA).number()).isEqualTo(8);
      assertThat(file).isNotEmptyFile();
    }
    assertThat(Trails.check(folder).problems()).isEmpty();
  }

  @Test
  void lookingWritesNothing() throws IOException {
    Path file = damaged(3, 6);
    byte[] before = Files.readAllBytes(file);

    assertThat(TrailRepair.look(folder, List.of(), bytes -> {}).problems()).hasSize(2);
    assertThat(Files.readAllBytes(file)).isEqualTo(before);
  }

  @Test
  void anAnchorOfWhatIsDamagedIsToldApart() throws IOException {
    Trails.write(folder, 1 << 20, 0, 6);
    TrailHead last = Trails.check(folder).head();
    List<byte[]> lines = Trails.lines(Trails.only(folder));
    lines.get(5)[60] ^= 1;
    Trails.write(Trails.only(folder), lines);
    repair();

    assertThat(TrailCheck.run(folder, Optional.of(last), bytes -> {}).problems())
        .singleElement()
        .matches(problem -> problem.what().contains("that record cannot be read"));
    assertThat(TrailCheck.run(folder, Optional.empty(), List.of(last), bytes -> {}).problems())
        .as("the sessions know of it, and it is told already")
        .isEmpty();
  }

  @Test
  void whatTheSessionsKnowOfIsMissedAndCanBeTold() {
    Trails.write(folder, 1 << 20, 0, 4);
    TrailHead known = new TrailHead(9, "a".repeat(64));
    assertThat(TrailCheck.run(folder, Optional.empty(), List.of(known), b -> {}).problems())
        .singleElement()
        .matches(problem -> problem.what().startsWith("The sessions know of record 9"));

    TrailRepair.run(folder, SETTINGS, List.of(known), bytes -> {});
    Trails.write(folder, 1 << 20, 4, 9);
    TrailCheck.Report report =
        TrailCheck.run(folder, Optional.empty(), List.of(known), bytes -> {});
    assertThat(report.problems()).isEmpty();
    assertThat(report.told()).hasSize(1);
  }

  /** A key that only damaged records have is nobody's that is known. */
  @Test
  void aKeyOfWhatCannotBeReadIsNotDestroyedWithOldFiles() throws IOException {
    try (KeyRing keys = KeyRing.open(folder.resolve("keys"))) {
      List<ConversationKey> all = List.of(keys.create(), keys.create(), keys.create());
      try (Trail trail = Trail.open(folder, Trails.settings(100))) {
        for (int i = 0; i < 6; i++) {
          Sealed turn = all.get(i % 3).seal(PackedContent.of(new byte[] {1}));
          trail.add(RecordKind.TURN, Trails.DATA, () -> turn);
        }
      }
      List<Path> files = new Segments(folder).all();
      for (int record : new int[] {2, 5}) {
        byte[] bytes = Files.readAllBytes(files.get(record - 1));
        bytes[60] ^= 1;
        Files.write(files.get(record - 1), bytes);
      }
      repair();
      try (Trail trail = Trail.open(folder, SETTINGS)) {
        Retirement.run(folder, trail, keys, Trails.CLOCK.instant().plusSeconds(1), n -> {});
      }
      assertThat(keys.find(0)).as("all its records are gone").isEmpty();
      assertThat(keys.find(1)).as("nobody knows").isPresent();
    }
  }
}
