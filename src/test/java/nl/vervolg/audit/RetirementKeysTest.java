package nl.vervolg.audit;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A retirement destroys the keys that its record names, of the file that it names, and no other.
 */
class RetirementKeysTest {
  private static final Instant BEGIN = Instant.parse("2026-01-01T00:00:00Z");
  private static final int DAYS = 20;
  private static final int SLOT = 64;

  @TempDir private Path home;
  private Path folder = Path.of("");
  private Path file = Path.of("");

  @BeforeEach
  void paths() {
    folder = home.resolve("audit");
    file = home.resolve("conversations.keys");
  }

  private KeyRing keys() {
    return KeyRing.open(file);
  }

  private Trail trail(int day) {
    Clock clock = Clock.fixed(day(day), ZoneOffset.UTC);
    return Trail.open(folder, new TrailSettings(Durability.SYSTEM, 1000, clock));
  }

  private static Instant day(int day) {
    return BEGIN.plus(Duration.ofDays(day));
  }

  /** A conversation of one turn a day. */
  private void talk(int from, int to) {
    try (KeyRing keys = keys()) {
      for (int day = from; day < to; day++) {
        try (Trail trail = trail(day)) {
          trail.add(
              RecordKind.TURN,
              Trails.DATA,
              () -> keys.create().seal(PackedContent.of(new byte[] {1, 2, 3})));
        }
      }
    }
  }

  /** Keys of conversations that have their records in no trail of this home. */
  private void talkElsewhere(int conversations) {
    try (KeyRing keys = keys()) {
      for (int i = 0; i < conversations; i++) {
        keys.create();
      }
    }
  }

  private Retirement.Retired retire(int day) {
    try (Trail trail = trail(2 * DAYS);
        KeyRing keys = keys()) {
      return Retirement.run(folder, trail, keys, day(day), number -> {});
    }
  }

  private List<Long> keysLeft() {
    List<Long> left = new ArrayList<>();
    try (KeyRing keys = keys()) {
      for (long key = 0; key < keys.count(); key++) {
        keys.find(key).ifPresent(found -> left.add(found.number()));
      }
    }
    return left;
  }

  private static List<Long> range(long from, long to) {
    return LongStream.range(from, to).boxed().toList();
  }

  private List<JsonNode> told() {
    return Trails.read(folder).stream()
        .filter(record -> record.kind() == RecordKind.RETIRED)
        .map(TrailRecord::data)
        .toList();
  }

  @Test
  void itsRecordNamesTheKeysThatGo() throws IOException {
    talk(0, 5);
    talkElsewhere(3);
    talk(5, DAYS);
    byte[] before = Files.readAllBytes(file);
    Retirement.Retired retired = retire(15);

    long records = retired.records();
    assertThat(records).isBetween(6L, 15L);
    assertThat(told())
        .singleElement()
        .matches(data -> data.path("keys").toString().equals("[[0,4],[8," + (records + 2) + "]]"));
    List<Long> left = new ArrayList<>(range(5, 8));
    left.addAll(range(records + 3, DAYS + 3));
    assertThat(keysLeft()).isEqualTo(left);
    assertThat(retired.keys()).isEqualTo(records);

    // A power cut keeps some of them, in any order.
    byte[] after = Files.readAllBytes(file);
    Random random = new Random(7);
    for (int cut = 0; cut < 20; cut++) {
      byte[] some = after.clone();
      for (int key = 0; key < some.length / SLOT; key++) {
        if (random.nextBoolean()) {
          System.arraycopy(before, key * SLOT, some, key * SLOT, SLOT);
        }
      }
      Files.write(file, some);
      retire(0);
      assertThat(keysLeft()).isEqualTo(left);
    }
    assertThat(told()).hasSize(1);
    assertThat(Trails.check(folder).problems()).isEmpty();
  }

  @Test
  void aLaterOneKeepsTheKeysOfATrailThatLiesElsewhere() throws IOException {
    talk(0, 3);
    Files.move(folder, home.resolve("elsewhere"));
    talk(3, DAYS);
    for (int day : new int[] {8, 15, 1000}) {
      assertThat(retire(day).files()).isPositive();
      assertThat(keysLeft()).startsWith(0L, 1L, 2L);
      retire(0);
      assertThat(keysLeft()).startsWith(0L, 1L, 2L);
    }
    assertThat(keysLeft()).isEqualTo(range(0, 3));
  }

  @Test
  void anotherKeyFileLosesNoKeyByItsNumber() throws IOException {
    talk(0, DAYS);
    Path kept = Files.copy(file, home.resolve("kept"));
    int files = new Segments(folder).all().size();
    assertThat(retire(10).files()).isBetween(1, files - 1);
    List<Long> left = keysLeft();
    assertThat(left).isNotEmpty().doesNotContain(0L);

    Files.delete(file);
    talkElsewhere(DAYS);
    retire(0);
    assertThat(keysLeft()).as("named by number only, before").isEqualTo(range(0, DAYS));
    assertThat(retire(15).files()).isPositive();
    assertThat(keysLeft()).as("of records whose key is gone").isEqualTo(range(0, DAYS));

    Files.copy(kept, file, StandardCopyOption.REPLACE_EXISTING);
    retire(0);
    assertThat(keysLeft()).as("the file that was meant").doesNotContain(0L).hasSizeLessThan(DAYS);
  }

  @Test
  void aRecordOfTheEarlierFormDestroysNothing() {
    talk(0, 3);
    talkElsewhere(2);
    try (Trail trail = trail(3)) {
      trail.event(
          RecordKind.RETIRED,
          JsonNodeFactory.instance
              .objectNode()
              .put("first", 0)
              .put("last", 0)
              .put("hash", TrailHead.NONE.hash())
              .put("records", 0)
              .put("keys", 5)
              .put("from", "")
              .put("to", ""));
    }
    assertThat(Trails.check(folder).problems()).isEmpty();
    retire(0);
    assertThat(keysLeft()).isEqualTo(range(0, 5));
    assertThat(retire(1000).records()).isEqualTo(3);
    assertThat(keysLeft()).isEqualTo(range(3, 5));
    assertThat(Trails.check(folder).problems()).isEmpty();
  }
}
