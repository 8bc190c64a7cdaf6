package nl.vervolg.audit;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
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
