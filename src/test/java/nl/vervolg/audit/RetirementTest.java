package nl.vervolg.audit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Old records go as planned, and the trail holds at every moment of that. */
class RetirementTest {
  private static final Instant BEGIN = Instant.parse("2026-01-01T00:00:00Z");
  private static final int DAYS = 30;

  @TempDir private Path home;
  private Path folder = Path.of("");

  /** A turn a day, a conversation of two days, some files. */
  @BeforeEach
  void aTrail() {
    folder = home.resolve("audit");
    try (KeyRing keys = keys()) {
      ConversationKey key = keys.create();
      for (int day = 0; day < DAYS; day++) {
        key = day > 0 && day % 2 == 0 ? keys.create() : key;
        Sealed turn = key.seal(PackedContent.of(new byte[] {1, 2, 3}));
        try (Trail trail = trail(day)) {
          trail.add(RecordKind.TURN, Trails.DATA, () -> turn);
        }
      }
    }
  }

  private KeyRing keys() {
    return KeyRing.open(home.resolve("conversations.keys"));
  }

  private Trail trail(int day) {
    Clock clock = Clock.fixed(day(day), ZoneOffset.UTC);
    return Trail.open(folder, new TrailSettings(Durability.SYSTEM, 1300, clock));
  }

  private static Instant day(int day) {
    return BEGIN.plus(Duration.ofDays(day));
  }

  private Retirement.Retired retire(int day) {
    try (Trail trail = trail(DAYS);
        KeyRing keys = keys()) {
      return Retirement.run(folder, trail, keys, day(day), number -> {});
    }
  }

  private List<Path> files() throws IOException {
    return new Segments(folder).all();
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

  private List<TrailRecord> told() {
    return Trails.read(folder).stream()
        .filter(record -> record.kind() == RecordKind.RETIRED)
        .toList();
  }

  @Test
  void wholeFilesGoOfWhichEveryRecordIsOlder() throws IOException {
    List<TrailRecord> before = Trails.read(folder);
    int files = files().size();
    assertThat(files).isGreaterThan(5);
    Retirement.Retired retired = retire(15);

    assertThat(retired.files()).isPositive();
    assertThat(files()).hasSizeBetween(files - retired.files(), files - retired.files() + 1);
    List<TrailRecord> after = Trails.read(folder);
    assertThat(after.get(0).number()).isEqualTo(retired.last().number() + 1);
    assertThat(retired.first()).isEqualTo(1);
    assertThat(retired.records()).isEqualTo(retired.last().number());
    assertThat(before.get((int) retired.last().number() - 1).hash())
        .isEqualTo(retired.last().hash());
    assertThat(retired.to().orElseThrow()).isBefore(day(15));
    TrailRecord told = told().get(0);
    assertThat(told.data().path("records").asLong()).isEqualTo(retired.records());
    assertThat(told.data().path("hash").asText()).isEqualTo(retired.last().hash());
    assertThat(Trails.check(folder).problems()).isEmpty();
    assertThat(Trails.check(folder).begins()).isEqualTo(retired.last());
  }

  @Test
  void keysGoOfConversationsThatHaveNoRecordLeft() {
    retire(15);

    List<Long> used = new ArrayList<>();
    for (TrailRecord record : Trails.read(folder)) {
      record.sealed().map(Sealed::key).filter(key -> !used.contains(key)).ifPresent(used::add);
    }
    assertThat(keysLeft()).isEqualTo(used).isNotEmpty();
  }

  @Test
  void nothingGoesWhereNothingIsOld() throws IOException {
    List<Path> files = files();
    assertThat(retire(0).files()).isZero();
    assertThat(files()).containsAll(files);
    assertThat(told()).isEmpty();
  }

  @Test
  void whereAllIsOldOnlyTheRecordThatTellsIsLeft() throws IOException {
    assertThat(retire(1000).records()).isEqualTo(DAYS);
    List<Path> files = files();
    assertThat(files).singleElement().isEqualTo(new Segments(folder).file(DAYS + 1));
    assertThat(told()).hasSize(1).isEqualTo(Trails.read(folder));
    assertThat(keysLeft()).isEmpty();
    assertThat(Trails.check(folder).problems()).isEmpty();

    assertThat(retire(1000).files()).as("the second time").isZero();
    assertThat(told()).hasSize(1);
    try (Trail trail = trail(DAYS);
        KeyRing keys = keys()) {
      trail.add(
          RecordKind.TURN, Trails.DATA, () -> keys.create().seal(PackedContent.of(new byte[] {1})));
    }
    assertThat(files()).isEqualTo(files);
    assertThat(retire(15).files()).isZero();
    assertThat(keysLeft()).containsExactly(DAYS / 2L);
    assertThat(Trails.check(folder).problems()).isEmpty();
  }

  /** The last thing of all is to destroy the keys. */
  @Test
  void keysThatACrashKeptGoTheNextTime() throws IOException {
    for (int day : new int[] {15, 1000}) {
      byte[] keys = Files.readAllBytes(home.resolve("conversations.keys"));
      retire(day);
      List<Long> left = keysLeft();
      Files.write(home.resolve("conversations.keys"), keys);
      assertThat(keysLeft()).isNotEqualTo(left);
      retire(0);
      assertThat(keysLeft()).isEqualTo(left);
    }
  }

  @Test
  void aDryLookChangesNothing() throws IOException {
    List<Path> before = files();
    Retirement.Retired would;
    try (KeyRing keys = keys()) {
      would = Retirement.look(folder, keys, day(15), number -> {});
    }

    assertThat(files()).isEqualTo(before);
    assertThat(told()).isEmpty();
    assertThat(keysLeft()).hasSize(DAYS / 2);
    assertThat(retire(15)).isEqualTo(would);
  }

  @Test
  void itGoesOnWhereItEnded() {
    retire(10);
    Retirement.Retired second = retire(20);

    assertThat(second.first()).isGreaterThan(1);
    assertThat(told()).hasSize(2);
    assertThat(Trails.check(folder).problems()).isEmpty();
    assertThat(retire(20).files()).isZero();
    assertThat(told()).hasSize(2);
  }

  /** A crash can come before any file is gone, or between two. */
  @ParameterizedTest
  @ValueSource(ints = {15, 1000})
  void whatACrashLeavesHoldsAndTheNextRunFinishesIt(int day) throws IOException {
    List<byte[]> old = new ArrayList<>();
    List<Path> files = files();
    for (Path file : files) {
      old.add(Files.readAllBytes(file));
    }
    int gone = retire(day).files();
    List<Long> keys = keysLeft();
    for (int from = gone - 1; from >= 0; from--) {
      for (int i = from; i < gone; i++) {
        Files.write(files.get(i), old.get(i));
      }
      assertThat(Trails.check(folder).problems()).as("crash before file " + from).isEmpty();

      assertThat(retire(2).files()).as("finished, whatever the age").isEqualTo(gone - from);
      assertThat(files()).doesNotContain(files.get(from));
      assertThat(told()).hasSize(1);
      assertThat(keysLeft()).isEqualTo(keys);
      assertThat(Trails.check(folder).problems()).isEmpty();
    }
  }

  @Test
  void moreThanWasToldMayNotBeMissing() throws IOException {
    retire(15);
    Files.delete(files().get(0));

    assertThat(Trails.check(folder).problems())
        .singleElement()
        .matches(problem -> problem.what().contains("no later record tells"));
  }

  @Test
  void anAnchorThatIsTooOldIsNoSignOfATruncation() {
    List<TrailRecord> before = Trails.read(folder);
    long last = retire(15).last().number();

    for (TrailRecord record : before) {
      List<TrailProblem> problems =
          TrailCheck.run(folder, Optional.of(TrailHead.of(record)), bytes -> {}).problems();
      if (record.number() < last) {
        assertThat(problems)
            .singleElement()
            .matches(problem -> problem.what().contains("Take a later anchor."));
      } else {
        assertThat(problems).isEmpty();
      }
    }
    TrailHead never = new TrailHead(DAYS + 5, "0".repeat(64));
    assertThat(TrailCheck.run(folder, Optional.of(never), bytes -> {}).problems())
        .singleElement()
        .matches(problem -> problem.what().contains("taken off its end"));
  }

  private void refused(int day) throws IOException {
    List<Path> files = files();
    List<Long> keys = keysLeft();
    for (boolean dry : new boolean[] {true, false}) {
      assertThatThrownBy(() -> retireOrLook(day, dry))
          .isInstanceOf(TrailException.class)
          .hasMessageContaining("is not whole")
          .hasMessageContaining("Nothing was taken away")
          .hasMessageEndingWith("Run: vervolg audit verify");
    }
    assertThat(files()).isEqualTo(files);
    assertThat(keysLeft()).isEqualTo(keys);
    assertThat(TrailReader.end(folder).number()).as("nothing was told").isEqualTo(DAYS);
  }

  private void retireOrLook(int day, boolean dry) {
    if (dry) {
      try (KeyRing keys = keys()) {
        Retirement.look(folder, keys, day(day), number -> {});
      }
    } else {
      retire(day);
    }
  }

  /** The key of a conversation counts as unused where its records are only gone from here. */
  @Test
  void nothingIsDestroyedWhereOldFilesWereMovedAway() throws IOException {
    Files.move(files().get(0), home.resolve("elsewhere"));
    refused(0);
    refused(15);
  }

  @Test
  void nothingIsDestroyedWhereAFileBetweenIsMissing() throws IOException {
    Files.move(files().get(2), home.resolve("elsewhere"));
    refused(15);
  }

  @Test
  void nothingIsDestroyedWhereRecordsWereTakenOutOfAFile() throws IOException {
    List<byte[]> lines = Trails.lines(files().get(1));
    Trails.write(files().get(1), lines.subList(1, lines.size()));
    refused(15);
  }

  @Test
  void nothingIsDestroyedWhereARecordIsDamaged() throws IOException {
    byte[] bytes = Files.readAllBytes(files().get(1));
    bytes[bytes.length / 2] ^= 1;
    Files.write(files().get(1), bytes);
    refused(15);
  }

  @Test
  void nothingIsDestroyedWhereAllFilesWereMovedAway() throws IOException {
    for (Path file : files()) {
      Files.move(file, home.resolve(String.valueOf(file.getFileName())));
    }
    List<Long> keys = keysLeft();
    retire(15);
    assertThat(keysLeft()).isEqualTo(keys).hasSize(DAYS / 2);
  }

  /** Where the last files are gone the chain holds; their keys are newer than all that is there. */
  @Test
  void keysThatAreNewerThanTheLastRecordStay() throws IOException {
    List<Path> files = files();
    for (Path file : files.subList(4, files.size())) {
      Files.move(file, home.resolve(String.valueOf(file.getFileName())));
    }
    List<Long> keys = keysLeft();
    retire(0);
    assertThat(keysLeft()).isEqualTo(keys).hasSize(DAYS / 2);
  }

  @ParameterizedTest
  @ValueSource(ints = {20, 1000})
  void twoMayRetireAtOnceWhileOthersAdd(int day) throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(3);
    List<Future<?>> all = new ArrayList<>();
    all.add(threads.submit(() -> retire(15)));
    all.add(threads.submit(() -> retire(day)));
    all.add(
        threads.submit(
            () -> {
              for (int i = 0; i < 20; i++) {
                try (Trail trail = trail(DAYS);
                    KeyRing keys = keys()) {
                  trail.add(
                      RecordKind.TURN,
                      Trails.DATA,
                      () -> keys.create().seal(PackedContent.of(new byte[] {1})));
                }
              }
            }));
    for (Future<?> each : all) {
      each.get();
    }
    threads.shutdown();

    assertThat(Trails.check(folder).problems()).isEmpty();
    assertThat(Trails.check(folder).head().number()).isBetween(DAYS + 21L, DAYS + 22L);
    List<Long> left = keysLeft();
    for (TrailRecord record : Trails.read(folder)) {
      record.sealed().ifPresent(content -> assertThat(left).contains(content.key()));
    }
  }

  @Test
  void keysWhoseRecordsMayLieElsewhereStay() throws IOException {
    List<Long> before = keysLeft();
    for (Path file : files()) {
      Files.move(file, home.resolve(file.getFileName()));
    }
    try (Trail trail = trail(DAYS);
        KeyRing keys = keys()) {
      Sealed turn = keys.create().seal(PackedContent.of(new byte[] {1}));
      trail.add(RecordKind.TURN, Trails.DATA, () -> turn);
    }

    retire(DAYS - 1);
    assertThat(keysLeft()).containsAll(before);

    try (Trail trail = trail(DAYS + 40);
        KeyRing keys = keys()) {
      Sealed turn = keys.create().seal(PackedContent.of(new byte[] {1}));
      trail.add(RecordKind.TURN, Trails.DATA, () -> turn);
      assertThat(Retirement.run(folder, trail, keys, day(DAYS + 1), number -> {}).records())
          .isPositive();
    }
    assertThat(keysLeft()).containsAll(before);
  }

  /** Others of the same process wait, and are written in front of the record that tells. */
  @Test
  @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void aKeyThatIsUsedWhileTheRecordIsWrittenStays() throws Exception {
    List<Thread> late = new ArrayList<>();
    try (Trail trail = trail(DAYS);
        KeyRing keys = keys()) {
      ConversationKey old = keys.find(0).orElseThrow();
      Runnable add =
          () ->
              trail.add(
                  RecordKind.TURN, Trails.DATA, () -> old.seal(PackedContent.of(new byte[] {1})));
      Retirement.Retired retired =
          Retirement.run(
              folder,
              trail,
              keys,
              day(15),
              number -> {
                if (number == DAYS) {
                  late.add(addsBeforeTheLastStep(trail));
                } else if (number == DAYS + 1) {
                  // It is read by who is alone already.
                  Thread thread = new Thread(add);
                  thread.start();
                  untilItWaits(thread);
                  late.add(thread);
                }
              });
      assertThat(retired.files()).isPositive();
      for (Thread each : late) {
        each.join();
      }
    }
    assertThat(late).hasSize(2);
    List<TrailRecord> records = Trails.read(folder);
    assertThat(records.get(records.size() - 2).sealed().orElseThrow().key()).isZero();
    assertThat(records.get(records.size() - 1).kind()).isEqualTo(RecordKind.RETIRED);
    assertThat(keysLeft()).contains(0L);
    assertThat(Trails.check(folder).problems()).isEmpty();
  }

  /** A thread that lets who called this wait for the last step, and adds something. */
  private static Thread addsBeforeTheLastStep(Trail trail) {
    Thread retires = Thread.currentThread();
    CountDownLatch alone = new CountDownLatch(1);
    Thread thread =
        new Thread(
            () ->
                trail.alone(
                    () -> {
                      alone.countDown();
                      untilItWaits(retires);
                      trail.event(RecordKind.ENDED, Trails.DATA);
                    }));
    thread.start();
    while (alone.getCount() > 0) {
      Thread.onSpinWait();
    }
    return thread;
  }

  private static void untilItWaits(Thread thread) {
    while (thread.getState() != Thread.State.WAITING) {
      Thread.onSpinWait();
    }
  }
}
