package nl.vervolg.audit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** However little is said, what is old can be taken away: each month begins a file. */
class TrailMonthsTest {
  @TempDir private Path home;
  private Instant now = Instant.EPOCH;

  private Path folder() {
    return home.resolve("audit");
  }

  private Trail trail() {
    InstantSource clock = () -> now;
    return Trail.open(folder(), TrailSettings.usual(clock.withZone(ZoneOffset.UTC)));
  }

  private KeyRing keys() {
    return KeyRing.open(home.resolve("conversations.keys"));
  }

  private void turn(Trail trail, String time) {
    now = Instant.parse(time);
    try (KeyRing keys = keys()) {
      trail.add(
          RecordKind.TURN, Trails.DATA, () -> keys.create().seal(PackedContent.of(new byte[] {1})));
    }
  }

  private List<Long> files() throws IOException {
    return new Segments(folder()).all().stream().map(Segments::first).toList();
  }

  private Retirement.Retired retire(String before) {
    try (Trail trail = trail();
        KeyRing keys = keys()) {
      return Retirement.run(folder(), trail, keys, Instant.parse(before), number -> {});
    }
  }

  @Test
  void eachMonthBeginsAFileAlsoUnderAProgramThatGoesOn() throws IOException {
    try (Trail one = trail();
        Trail other = trail()) {
      turn(one, "2026-01-05T10:00:00Z");
      turn(other, "2026-01-31T23:59:59.999Z");
      turn(one, "2026-02-01T00:00:00Z");
      turn(other, "2026-02-01T00:00:01Z");
    }
    try (Trail later = trail()) {
      turn(later, "2026-02-28T00:00:00Z");
      turn(later, "2027-02-01T00:00:00Z");
    }
    assertThat(files()).containsExactly(1L, 3L, 6L);
    assertThat(Trails.check(folder()).problems()).isEmpty();
  }

  @Test
  void aClockThatGoesBackwardsBeginsNone() throws IOException {
    try (Trail trail = trail()) {
      turn(trail, "2026-02-01T00:00:00Z");
      turn(trail, "2026-01-01T00:00:00Z");
      turn(trail, "2026-01-31T00:00:00Z");
      turn(trail, "2026-02-02T00:00:00Z");
    }
    assertThat(files()).containsExactly(1L, 4L);
    assertThat(Trails.check(folder()).problems()).isEmpty();
  }

  @Test
  void whatIsOldGoesWhereLittleIsSaid() throws IOException {
    try (Trail trail = trail()) {
      turn(trail, "2026-01-05T10:00:00Z");
      turn(trail, "2026-02-20T10:00:00Z");
      turn(trail, "2026-03-07T10:00:00Z");
    }
    now = Instant.parse("2026-08-15T00:00:00Z");
    assertThat(retire("2026-02-14T00:00:00Z").last().number()).isEqualTo(1);
    assertThat(files()).as("the record that tells is of August").containsExactly(2L, 3L, 4L);

    now = Instant.parse("2027-08-15T00:00:00Z");
    assertThat(retire("2027-02-14T00:00:00Z").records()).isEqualTo(2);
    assertThat(files()).as("only records that tell").containsExactly(4L, 5L);
    assertThat(Trails.check(folder()).problems()).isEmpty();
    try (KeyRing keys = keys()) {
      for (long key = 0; key < keys.count(); key++) {
        assertThat(keys.find(key)).isEmpty();
      }
    }
  }
}
