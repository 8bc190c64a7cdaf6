package nl.vervolg.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import nl.vervolg.dialogue.DialogueState;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A store finds again what a crash, a fault or an older version left, and forgets what is old. */
class SessionRecoveryTest {
  private static final Instant NOON = Instant.parse("2026-11-30T12:00:00Z");
  private static final SessionId DESK = new SessionId("desk");
  private static final SessionId HALL = new SessionId("hall");

  @TempDir private Path folder;
  private Instant now = NOON;
  private final List<String> told = new ArrayList<>();
  private final Kept history = new Kept();

  /** Keeps turns in memory, as a trail keeps them on disk. */
  private static final class Kept implements TurnHistory {
    private final List<Event> events = new ArrayList<>();
    private int forced;

    private record Event(SessionId session, SessionTurn turn, Instant at) {}

    long add(SessionId session, SessionTurn turn, Instant at) {
      events.add(new Event(session, turn, at));
      return events.size();
    }

    @Override
    public Mark end() {
      return events.isEmpty() ? Mark.NONE : new Mark(events.size(), "h" + events.size());
    }

    @Override
    public Mark forced() {
      forced = events.size();
      return end();
    }

    /** What was not forced to disk is gone. */
    void losePower() {
      events.subList(forced, events.size()).clear();
    }

    @Override
    public boolean lacks(Mark mark) {
      return mark.number() > events.size();
    }

    @Override
    public void after(Mark mark, Instant since, Reader reader) {
      boolean known = mark.number() <= events.size();
      for (Event event : events.subList(known ? (int) mark.number() : 0, events.size())) {
        if (event.turn().number() == 0) {
          reader.ended(event.session());
        } else {
          reader.turn(event.session(), event.turn(), event.at());
        }
      }
    }
  }

  private SessionSettings settings() {
    return SessionSettings.usual(Clock.fixed(now, ZoneOffset.UTC)).telling(told::add);
  }

  private SessionStore open() {
    return SessionStore.open(folder, history, settings());
  }

  private void add(SessionStore store, SessionId session, int from, int to) {
    for (int n = from; n <= to; n++) {
      SessionTurn turn = Turns.donating(n);
      assertThat(store.append(session, turn, () -> history.add(session, turn, now))).isTrue();
    }
  }

  private void copyTo(Path other) throws IOException {
    Files.createDirectories(other);
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Files.copy(file, other.resolve(file.getFileName()));
      }
    }
  }

  /** For who has no right to write: the same as an opened store has, and nothing is touched. */
  @Test
  void whatIsReadOnlyIsWhatAStoreWouldHave() throws IOException {
    Path crashed = folder.resolve("crashed");
    try (SessionStore store = open()) {
      add(store, DESK, 1, 3);
      add(store, HALL, 1, 2);
      copyTo(crashed);
      add(store, DESK, 4, 4);
      add(store, new SessionId("Zaal"), 1, 1);
    }
    Map<String, Long> before = files(crashed);
    try (SessionStore read = SessionStore.toRead(crashed, history, settings());
        SessionStore twice = SessionStore.toRead(crashed, history, settings())) {
      assertThat(read.list()).isEqualTo(twice.list());
      assertThat(files(crashed)).isEqualTo(before);
      assertThatThrownBy(() -> read.append(DESK, Turns.donating(5)))
          .hasMessageContaining("to be read only");
      try (SessionStore store = SessionStore.open(crashed, history, settings())) {
        assertThat(read.list()).isEqualTo(store.list()).hasSize(3);
        for (KeptSession each : store.list()) {
          assertThat(read.turns(each.id())).isEqualTo(store.turns(each.id()));
          assertThat(read.load(each.id()).asked()).isEqualTo(store.load(each.id()).asked());
        }
      }
    }
    now = NOON.plus(Duration.ofDays(200));
    try (SessionStore read = SessionStore.toRead(crashed, history, settings())) {
      assertThat(read.list()).as("expired").isEmpty();
    }
  }

  private static Map<String, Long> files(Path folder) throws IOException {
    Map<String, Long> sizes = new TreeMap<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        sizes.put(file + " " + Files.getLastModifiedTime(file), Files.size(file));
      }
    }
    return sizes;
  }

  /** Java closes the files of a thread that is interrupted in them, for all threads. */
  @Test
  void anInterruptedThreadTakesTheSessionsFromNobody() {
    Thread.currentThread().interrupt();
    try (SessionStore store = open()) {
      add(store, DESK, 1, 2);
      assertThat(store.turns(DESK)).hasSize(2);
      store.erase(HALL);
      assertThat(Thread.interrupted()).as("it stays interrupted").isTrue();
      add(store, DESK, 3, 3);
      Thread.currentThread().interrupt();
    }
    assertThat(Thread.interrupted()).as("it stays interrupted").isTrue();
    try (SessionStore store = SessionStore.open(folder, TurnHistory.NONE, settings())) {
      assertThat(store.turns(DESK)).hasSize(3);
    }
    assertThat(told).isEmpty();
  }

  /** The trail may be kept by the operating system only. */
  @Test
  void aLossOfPowerTakesNoRecordThatTheSessionsKnowOf() throws IOException {
    try (SessionStore store = open()) {
      add(store, DESK, 1, 3);
    }
    history.losePower();
    try (SessionStore store = open()) {
      add(store, HALL, 1, 2);
      history.losePower();
      copyTo(folder.resolve("off"));
    }
    for (Path each : List.of(folder, folder.resolve("off"))) {
      assertThat(SessionStore.marks(each)).isNotEmpty().noneMatch(history::lacks);
      try (SessionStore store = SessionStore.open(each, history, settings())) {
        assertThat(store.turns(DESK)).hasSize(3);
      }
    }
    assertThat(told).isEmpty();
  }

  @Test
  void whatTheLogLacksAfterACrashComesFromTheHistory() throws IOException {
    Path crashed = folder.resolve("crashed");
    try (SessionStore store = open()) {
      add(store, DESK, 1, 3);
      add(store, HALL, 1, 2);
      copyTo(crashed);
      add(store, DESK, 4, 4);
      store.erase(HALL);
      history.add(HALL, new SessionTurn(0, "", "", Turns.donating(1).left()), now);
      add(store, HALL, 1, 1);
    }
    try (SessionStore store = SessionStore.open(crashed, history, settings())) {
      assertThat(store.turns(DESK)).hasSize(4).last().isEqualTo(Turns.donating(4));
      assertThat(store.turns(HALL)).containsExactly(Turns.donating(1));
      add(store, DESK, 5, 5);
    }
  }

  @Test
  void everyTruncationOfTheLogIsMadeGoodFromTheHistory() throws IOException {
    Path crashed = folder.resolve("crashed");
    try (SessionStore store = open()) {
      add(store, DESK, 1, 4);
      copyTo(crashed);
    }
    byte[] log = Files.readAllBytes(crashed.resolve(StoreFiles.LOG));
    for (int size = 0; size < log.length; size += 7) {
      Files.write(crashed.resolve(StoreFiles.LOG), Arrays.copyOf(log, size));
      Checkpoint.NONE.write(crashed);
      try (SessionStore store = SessionStore.open(crashed, history, settings())) {
        assertThat(store.turns(DESK)).as("cut at %d", size).hasSize(4);
      }
    }
  }

  @Test
  void aDamagedLogIsSetAsideAndMadeAnewFromTheHistory() throws IOException {
    try (SessionStore store = open()) {
      add(store, DESK, 1, 5);
    }
    byte[] noise = "this is no store".repeat(20).getBytes(StandardCharsets.UTF_8);
    Files.write(folder.resolve(StoreFiles.LOG), noise);
    try (SessionStore store = open()) {
      assertThat(store.turns(DESK)).hasSize(5);
      assertThat(store.load(DESK).asked()).isEqualTo(5);
    }
    assertThat(told).hasSize(1);
    assertThat(told.get(0))
        .contains(
            "damaged", folder.toString(), "made anew from the trail", "sessions.log.damaged-1");
    assertThat(folder.resolve("sessions.log.damaged-1")).hasBinaryContent(noise);
  }

  @Test
  void aDamagedLogWithoutAHistoryIsLeftAlone() throws IOException {
    Files.writeString(folder.resolve(StoreFiles.LOG), "this is no store");
    assertThatThrownBy(() -> open().close()).isInstanceOf(SessionStore.StoreException.class);
    assertThat(folder.resolve(StoreFiles.LOG)).hasContent("this is no store");
    assertThat(told).isEmpty();
  }

  @Test
  void aTurnThatDoesNotFollowIsNeitherNotedNorRecorded() {
    try (SessionStore store = open()) {
      add(store, DESK, 1, 2);
      for (int number : new int[] {1, 2, 4}) {
        SessionTurn turn = Turns.donating(number);
        assertThat(store.append(DESK, turn, () -> history.add(DESK, turn, now))).isFalse();
      }
      assertThat(history.end().number()).isEqualTo(2);
      assertThat(store.turns(DESK)).hasSize(2);
    }
  }

  @Test
  void aTurnWhoseRecordFailsIsNotNoted() {
    try (SessionStore store = open()) {
      add(store, DESK, 1, 1);
      assertThatThrownBy(
              () ->
                  store.append(
                      DESK,
                      Turns.donating(2),
                      () -> {
                        throw new IllegalStateException("disk full");
                      }))
          .hasMessage("disk full");
      assertThat(store.load(DESK).asked()).isEqualTo(1);
      add(store, DESK, 2, 2);
    }
  }

  @Test
  void aStoreOfTheFirstVersionIsReadAndWrittenAnew() throws IOException {
    try (InputStream old = getClass().getResourceAsStream("/sessions/version-1.log")) {
      Files.copy(old, folder.resolve(StoreFiles.LOG));
    }
    try (RecordedSessions recorded = RecordedSessions.open(folder)) {
      assertThat(recorded.turns()).isEqualTo(3);
    }
    now = Instant.now();
    try (SessionStore store = open()) {
      assertThat(store.turns(DESK))
          .extracting(SessionTurn::said)
          .hasSize(3)
          .contains("En in Enschede?");
      assertThat(store.list().get(0).last()).isBetween(now.minusSeconds(3600), now.plusSeconds(60));
    }
    assertThat(Files.readString(folder.resolve(StoreFiles.LOG), StandardCharsets.ISO_8859_1))
        .startsWith("VVTURN2");
    try (SessionStore store = open()) {
      assertThat(store.load(DESK).last().orElseThrow().number()).isEqualTo(3);
    }
  }

  @Test
  void aSessionWithoutTurnsForLongIsForgottenAndItsBytesGo() throws IOException {
    try (SessionStore store = open()) {
      add(store, DESK, 1, 30);
    }
    now = NOON.plus(Duration.ofDays(60));
    try (SessionStore store = open()) {
      add(store, HALL, 1, 1);
      assertThat(store.list()).extracting(KeptSession::id).containsExactly(DESK, HALL);
    }
    now = NOON.plus(Duration.ofDays(SessionSettings.USUAL_DAYS)).plusSeconds(1);
    try (SessionStore store = open()) {
      assertThat(store.load(DESK)).isEqualTo(DialogueState.EMPTY);
      assertThat(store.turns(DESK)).isEmpty();
      assertThat(store.list()).extracting(KeptSession::id).containsExactly(HALL);
    }
    now = now.plus(Duration.ofDays(1));
    try (SessionStore store = open()) {
      assertThat(store.list()).extracting(KeptSession::id).containsExactly(HALL);
      add(store, DESK, 1, 1);
    }
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        assertThat(Files.readString(file, StandardCharsets.ISO_8859_1))
            .as("%s", file)
            .doesNotContain("question 17");
      }
    }
  }

  @Test
  void aSessionThatExpiresWhileTheStoreIsOpenBeginsAnew() {
    Clock clock =
        new Clock() {
          @Override
          public Instant instant() {
            return now;
          }

          @Override
          public ZoneId getZone() {
            return ZoneOffset.UTC;
          }

          @Override
          public Clock withZone(ZoneId zone) {
            return this;
          }
        };
    try (SessionStore store =
        SessionStore.open(folder, TurnHistory.NONE, SessionSettings.usual(clock))) {
      add(store, DESK, 1, 5);
      now = NOON.plus(Duration.ofDays(91));
      assertThat(store.load(DESK)).isEqualTo(DialogueState.EMPTY);
      add(store, DESK, 1, 2);
      assertThat(store.turns(DESK)).hasSize(2);
    }
    try (SessionStore store = open()) {
      assertThat(store.turns(DESK)).hasSize(2);
    }
  }

  @Test
  void ofTooManySessionsThoseThatWereNotUsedLongestGo() {
    for (int i = 0; i < 20; i++) {
      now = NOON.plusSeconds(i);
      try (SessionStore one = SessionStore.open(folder, TurnHistory.NONE, settings())) {
        one.append(new SessionId("s" + i), Turns.donating(1));
      }
    }
    now = NOON.plus(Duration.ofDays(2));
    try (SessionStore store = SessionStore.open(folder, TurnHistory.NONE, settings().atMost(5))) {
      assertThat(store.list())
          .extracting(session -> session.id().value())
          .containsExactlyInAnyOrder("s15", "s16", "s17", "s18", "s19");
    }
  }

  /** It hides all, says so, and takes nothing away, however often the program begins. */
  @Test
  void aClockFarAheadTakesNothingAway() {
    try (SessionStore store = open()) {
      add(store, DESK, 1, 3);
      add(store, HALL, 1, 1);
    }
    Instant wrong = NOON.plus(Duration.ofDays(20_000));
    for (int hour = 0; hour < 20; hour++) {
      now = wrong.plus(Duration.ofHours(hour));
      told.clear();
      try (SessionStore store = open()) {
        assertThat(store.turns(DESK)).isEmpty();
        add(store, HALL, hour + 1, hour + 1);
      }
      assertThat(told.isEmpty()).as("others than those of today are there").isEqualTo(hour > 0);
    }
    now = NOON.plus(Duration.ofDays(1));
    told.clear();
    try (SessionStore store = open()) {
      assertThat(store.turns(DESK)).hasSize(3);
      assertThat(store.turns(HALL)).hasSize(20);
      add(store, DESK, 4, 4);
    }
    assertThat(told).isEmpty();
  }

  /** A crash, and then the wrong clock: what the log lacks is caught up all the same. */
  @Test
  void aClockFarAheadLeavesNothingOutOfWhatIsCaughtUp() throws IOException {
    try (SessionStore store = open()) {
      add(store, HALL, 1, 1);
    }
    Path crashed = folder.resolve("crashed");
    try (SessionStore store = open()) {
      copyTo(crashed);
      add(store, DESK, 1, 3);
    }
    now = NOON.plus(Duration.ofDays(20_000));
    try (SessionStore store = SessionStore.open(crashed, history, settings())) {
      assertThat(store.list()).isEmpty();
    }
    assertThat(told).singleElement().asString().contains("By the clock", "expired: 2.", "hidden");
    now = NOON;
    try (SessionStore store = SessionStore.open(crashed, history, settings())) {
      assertThat(store.turns(DESK)).hasSize(3);
    }
  }

  @Test
  void aHistoryThatWasCutIsToldAndRemembered() {
    try (SessionStore store = open()) {
      add(store, DESK, 1, 3);
    }
    assertThat(SessionStore.marks(folder)).containsExactly(new TurnHistory.Mark(3, "h3"));
    history.events.remove(2);
    try (SessionStore store = open()) {
      assertThat(store.turns(DESK)).hasSize(3);
      add(store, DESK, 4, 4);
    }
    assertThat(told)
        .singleElement()
        .asString()
        .contains("know of record 3", "it ends with record 2", "vervolg audit verify");
    told.clear();
    open().close();
    assertThat(told).as("once").isEmpty();
    assertThat(SessionStore.marks(folder)).contains(new TurnHistory.Mark(3, "h3"));
    history.events.clear();
    for (int again = 0; again < 2; again++) {
      told.clear();
      open().close();
      assertThat(told).singleElement().asString().contains("there is no trail");
    }
  }

  @Test
  void aClockThatGoesBackwardsHidesNothing() {
    try (SessionStore store = open()) {
      add(store, DESK, 1, 2);
    }
    now = NOON.minus(Duration.ofDays(400));
    try (SessionStore store = open()) {
      add(store, DESK, 3, 3);
      assertThat(store.turns(DESK)).hasSize(3);
    }
    now = NOON;
    try (SessionStore store = open()) {
      assertThat(store.turns(DESK)).hasSize(3);
    }
  }

  @Test
  void aHistoryThatWasBegunAnewIsReadWhole() throws IOException {
    try (SessionStore store = open()) {
      add(store, HALL, 1, 9);
    }
    history.events.clear();
    Path crashed = folder.resolve("crashed");
    try (SessionStore store = open()) {
      add(store, DESK, 1, 1);
      copyTo(crashed);
    }
    byte[] log = Files.readAllBytes(crashed.resolve(StoreFiles.LOG));
    Files.write(crashed.resolve(StoreFiles.LOG), Arrays.copyOf(log, log.length - 20));
    try (SessionStore store = SessionStore.open(crashed, history, settings())) {
      assertThat(store.turns(DESK)).hasSize(1);
      assertThat(store.turns(HALL)).hasSize(9);
    }
  }

  @Test
  void aDamagedTreeIsSaidAndMadeAnewTheNextTime() throws IOException {
    try (SessionStore store = open()) {
      add(store, DESK, 1, 300);
    }
    Path tree = folder.resolve(StoreFiles.TREE);
    byte[] bytes = Files.readAllBytes(tree);
    Arrays.fill(bytes, 4096, Math.min(bytes.length, 1_500_000), (byte) 0);
    Files.write(tree, bytes);
    try (SessionStore store = open()) {
      assertThat(store.turns(DESK)).hasSize(300);
    } catch (SessionStore.StoreException e) {
      assertThat(e).hasMessageContaining("is made anew from the log the next time");
    }
    try (SessionStore store = open()) {
      assertThat(store.turns(DESK)).hasSize(300);
      add(store, DESK, 301, 301);
    }
  }

  @Test
  void aSessionThatEndedInTheHistoryStaysEndedWhereverACrashComes() throws IOException {
    Path crashed = folder.resolve("crashed");
    try (SessionStore store = open()) {
      add(store, DESK, 1, 3);
      store.erase(
          DESK,
          () -> {
            long number =
                history.add(DESK, new SessionTurn(0, "", "", Turns.donating(1).left()), now);
            try {
              copyTo(crashed);
            } catch (IOException e) {
              throw new UncheckedIOException(e);
            }
            return number;
          });
    }
    try (SessionStore store = SessionStore.open(crashed, history, settings())) {
      assertThat(store.turns(DESK)).isEmpty();
    }
  }

  @Test
  void whatIsMadeIsForItsUserAlone() throws IOException {
    Path sessions = folder.resolve("sessions");
    try (SessionStore store = SessionStore.open(sessions, history, settings())) {
      add(store, DESK, 1, 1);
    }
    if (Files.getFileStore(folder).supportsFileAttributeView("posix")) {
      assertThat(Files.getPosixFilePermissions(sessions)).hasSize(3);
      try (Stream<Path> files = Files.list(sessions)) {
        assertThat(files)
            .hasSize(4)
            .allSatisfy(file -> assertThat(Files.getPosixFilePermissions(file)).hasSize(2));
      }
    }
  }

  /** Cut by somebody, emptied, taken away: no crash takes what was forced to disk. */
  @Test
  void aLogThatLostWhatWasOnDiskIsMadeAnewFromTheHistoryAndTold() throws IOException {
    try (SessionStore store = open()) {
      add(store, DESK, 1, 5);
    }
    Path log = folder.resolve(StoreFiles.LOG);
    byte[] whole = Files.readAllBytes(log);
    byte[] longer = whole.clone();
    longer[8] = 0x01;
    for (byte[] damaged :
        List.of(
            Arrays.copyOf(whole, whole.length - 500),
            Arrays.copyOf(whole, 700),
            new byte[0],
            longer)) {
      Files.write(log, damaged);
      // As after a kill: else the tree is read, and the log only when it is needed.
      Checkpoint.read(folder).opened().write(folder);
      told.clear();
      try (SessionStore store = open()) {
        assertThat(store.turns(DESK)).as("%d bytes", damaged.length).hasSize(5);
      }
      assertThat(told).hasSize(1).first().asString().contains("made anew from the trail");
    }
    Files.delete(log);
    try (SessionStore store = open()) {
      assertThat(store.turns(DESK)).hasSize(5);
    }
  }
}
