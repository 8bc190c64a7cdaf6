package nl.vervolg.audit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Reading begins where it is asked to, without reading what stands before. */
class TrailReaderTest {
  private static final Instant NOON = Instant.parse("2026-11-30T12:00:00Z");
  private static final int RECORDS = 1200;

  @TempDir private Path folder;

  private List<Long> from(long number) {
    List<Long> numbers = new ArrayList<>();
    TrailReader.read(folder, number, record -> numbers.add(record.number()));
    return numbers;
  }

  /** In one file of 400 kB, and in many small ones. */
  @ParameterizedTest
  @ValueSource(longs = {1 << 26, 5000})
  void itBeginsWithTheRecordThatIsAskedFor(long segment) {
    Trails.write(folder, segment, 0, RECORDS);
    for (long number : new long[] {0, 1, 2, 3, 255, 256, 600, 611, 1000, 1198, 1199, 1200}) {
      assertThat(from(number))
          .isEqualTo(LongStream.rangeClosed(Math.max(1, number), RECORDS).boxed().toList());
    }
    assertThat(from(RECORDS + 1)).isEmpty();
  }

  private List<Long> back() {
    Deque<Long> numbers = new ArrayDeque<>();
    TrailReader.back(
        folder, record -> numbers.offerFirst(record.number()), gap -> numbers.addFirst(-1L));
    return List.copyOf(numbers);
  }

  @ParameterizedTest
  @ValueSource(longs = {1 << 26, 5000})
  void itReadsBackAsItReads(long segment) throws IOException {
    assertThat(back()).isEmpty();
    Trails.write(folder, segment, 0, RECORDS);
    assertThat(back()).isEqualTo(from(1));
    List<Path> files = new Segments(folder).all();
    Path last = files.get(files.size() - 1);
    Files.writeString(last, "00000", StandardOpenOption.APPEND);
    assertThat(back()).as("with the beginning of another").isEqualTo(from(1));
    assertThat(TrailReader.end(folder).number()).isEqualTo(RECORDS);
  }

  @Test
  void ofALongTrailOnlyTheEndIsReadBack() throws IOException {
    Trails.write(folder, 5000, 0, RECORDS);
    List<Path> files = new Segments(folder).all();
    for (Path file : files.subList(0, files.size() - 1)) {
      Files.delete(file);
    }
    assertThat(TrailReader.end(folder).number()).isEqualTo(RECORDS);
  }

  /** Every record but the damaged ones, from wherever the reading begins, each way. */
  @ParameterizedTest
  @ValueSource(longs = {1 << 26, 2000})
  void itGoesOnBehindWhatCannotBeRead(long segment) throws IOException {
    Trails.write(folder, segment, 0, 60);
    List<Long> damaged = List.of(1L, 2L, 17L, 40L, 60L);
    List<byte[]> all = new ArrayList<>();
    for (Path file : new Segments(folder).all()) {
      List<byte[]> lines = Trails.lines(file);
      for (int i = 0; i < lines.size(); i++) {
        if (damaged.contains(Segments.first(file) + i)) {
          lines.get(i)[40] ^= 1;
        }
      }
      all.addAll(lines);
      Trails.write(file, lines);
    }
    assertThat(all).hasSize(60);
    for (long from = 1; from <= 61; from++) {
      long first = from;
      List<TrailProblem> gaps = new ArrayList<>();
      List<Long> read = new ArrayList<>();
      TrailReader.read(folder, from, record -> read.add(record.number()), gaps::add);
      assertThat(read)
          .isEqualTo(
              LongStream.rangeClosed(from, 60)
                  .filter(number -> !damaged.contains(number))
                  .boxed()
                  .toList());
      if (from > 2) {
        assertThat(gaps)
            .as("from %d", from)
            .hasSizeGreaterThanOrEqualTo(
                (int) damaged.stream().filter(number -> number >= first).count());
      }
    }
    assertThat(back()).hasSize(60).containsOnlyOnce(59L).startsWith(-1L, -1L, 3L).endsWith(-1L);
    assertThat(TrailReader.end(folder).number()).isEqualTo(59);
  }

  @Test
  void recordsThatAreMissingAreToldWhereTheyWere() throws IOException {
    Trails.write(folder, 1 << 20, 0, 6);
    List<byte[]> lines = new ArrayList<>(Trails.lines(Trails.only(folder)));
    lines.remove(2);
    Trails.write(Trails.only(folder), lines);
    List<String> gaps = new ArrayList<>();
    TrailReader.read(folder, 1, record -> true, gap -> gaps.add(gap.what()));
    assertThat(gaps)
        .containsExactly("Record 4 stands behind record 2: those between were taken out.");
    assertThatThrownBy(() -> TrailReader.read(folder, 1, record -> true))
        .isInstanceOf(TrailException.class)
        .hasMessageContaining("taken out");
  }

  private void write(int records, Duration step) {
    for (int i = 0; i < records; i++) {
      Clock clock = Clock.fixed(NOON.plus(step.multipliedBy(i)), ZoneOffset.UTC);
      TrailSettings settings = new TrailSettings(Durability.SYSTEM, 1000, clock);
      try (Trail trail = Trail.open(folder, settings)) {
        Sealed turn = Trails.turn(i);
        trail.add(RecordKind.TURN, Trails.DATA, () -> turn);
      }
    }
  }

  @Test
  void nothingYoungerStandsBeforeTheFirstSinceATime() {
    write(60, Duration.ofHours(1));
    for (int hours = 0; hours < 60; hours += 7) {
      Instant since = NOON.plus(Duration.ofHours(hours));
      long first = TrailReader.firstSince(folder, since);
      List<Instant> before = new ArrayList<>();
      TrailReader.read(folder, 1, record -> record.number() < first && before.add(record.time()));
      assertThat(before).allMatch(time -> time.isBefore(since));
      assertThat(hours + 1 - first).as("few are read in vain").isLessThan(12);
    }
    assertThat(TrailReader.firstSince(folder, NOON.minusSeconds(1))).isEqualTo(1);
    assertThat(TrailReader.firstSince(folder.resolve("none"), NOON)).isEqualTo(1);
  }

  @Test
  void aClockThatGoesBackwardsIsRecordedAndBreaksNothing() {
    write(12, Duration.ofHours(-1));
    List<Instant> times = new ArrayList<>();
    TrailReader.read(folder, 1, record -> times.add(record.time()));
    assertThat(times).hasSize(12).first().isEqualTo(NOON);
    assertThat(times.get(11)).isEqualTo(NOON.minus(Duration.ofHours(11)));
    assertThat(TrailCheck.run(folder, Optional.empty(), b -> {}).problems()).isEmpty();
  }
}
