package nl.vervolg.audit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What was acknowledged is there, in order, whatever happens. */
class TrailTest {
  @TempDir private Path folder;

  @Test
  void theChainGoesOnOverFilesAndProcesses() {
    Trails.write(folder, 900, 0, 5);
    Trails.write(folder, 900, 5, 9);

    List<TrailRecord> records = Trails.read(folder);
    assertThat(records)
        .extracting(TrailRecord::number)
        .containsExactly(1L, 2L, 3L, 4L, 5L, 6L, 7L, 8L, 9L);
    assertThat(records.get(0).before()).isEqualTo("0".repeat(64));
    for (int i = 1; i < records.size(); i++) {
      assertThat(records.get(i).before()).isEqualTo(records.get(i - 1).hash());
    }
    assertThat(Trails.check(folder).problems()).isEmpty();
  }

  @Test
  void aRecordComesBackAsItWasGiven() {
    Trails.write(folder, 1 << 20, 7, 8);

    TrailRecord record = Trails.read(folder).get(0);
    assertThat(record.time()).isEqualTo(Trails.CLOCK.instant());
    assertThat(record.kind()).isEqualTo(RecordKind.TURN);
    Sealed content = record.sealed().orElseThrow();
    assertThat(content.content()).isEqualTo(Trails.turn(7).content());
    assertThat(content.nonce()).isEqualTo(Trails.turn(7).nonce());
    assertThat(content.key()).isEqualTo(Trails.turn(7).key());
    assertThat(content.conversation()).isEqualTo(Trails.turn(7).conversation());
  }

  @ParameterizedTest
  @EnumSource(Durability.class)
  void manyThreadsGetEachTheirRecord(Durability durability) throws Exception {
    TrailSettings settings = new TrailSettings(durability, 20_000, Trails.CLOCK);
    List<Long> numbers = new ArrayList<>();
    try (Trail trail = Trail.open(folder, settings)) {
      ExecutorService threads = Executors.newFixedThreadPool(8);
      List<Future<List<Long>>> all = new ArrayList<>();
      for (int i = 0; i < 8; i++) {
        all.add(threads.submit(() -> add(trail, 50)));
      }
      for (Future<List<Long>> each : all) {
        assertThat(each.get()).isSorted();
        numbers.addAll(each.get());
      }
      threads.shutdown();
    }
    assertThat(numbers).doesNotHaveDuplicates().hasSize(400);
    assertThat(Trails.check(folder).problems()).isEmpty();
    assertThat(Trails.check(folder).records()).isEqualTo(400);
  }

  private static List<Long> add(Trail trail, int times) {
    List<Long> numbers = new ArrayList<>();
    for (int i = 0; i < times; i++) {
      Sealed turn = Trails.turn(i);
      numbers.add(trail.add(RecordKind.TURN, Trails.DATA, () -> turn).number());
    }
    return numbers;
  }

  @Test
  void whileSomebodyIsAloneNobodyElseAdds() throws Exception {
    try (Trail trail = Trail.open(folder, Trails.settings(900));
        Trail other = Trail.open(folder, Trails.settings(900))) {
      ExecutorService thread = Executors.newSingleThreadExecutor();
      List<Future<TrailRecord>> later = new ArrayList<>();
      trail.alone(
          () -> {
            later.add(
                thread.submit(() -> other.add(RecordKind.TURN, Trails.DATA, () -> Trails.turn(1))));
            trail.event(RecordKind.ERASED, JsonNodeFactory.instance.objectNode());
            trail.event(RecordKind.RETIRED, JsonNodeFactory.instance.objectNode());
          });
      assertThat(later.get(0).get().number()).isEqualTo(3);
      thread.shutdown();
    }
    assertThat(Trails.check(folder).records()).isEqualTo(3);
  }

  @Test
  void whatCannotBeSealedIsNotRecorded() {
    try (Trail trail = Trail.open(folder, Trails.settings(900))) {
      assertThatThrownBy(
              () ->
                  trail.add(
                      RecordKind.TURN,
                      Trails.DATA,
                      () -> {
                        throw new TrailException("The keys cannot be used.");
                      }))
          .isInstanceOf(TrailException.class)
          .hasMessageContaining("The keys cannot be used.");
      assertThat(trail.add(RecordKind.TURN, Trails.DATA, () -> Trails.turn(1)).number())
          .isEqualTo(1);
    }
  }

  @Test
  void whatACrashCutOffIsSetAsideAndTold() throws IOException {
    Trails.write(folder, 1 << 20, 0, 3);
    Path file = Trails.only(folder);
    byte[] whole = Files.readAllBytes(file);
    int last = whole.length - Trails.lines(file).get(2).length;
    for (int left = last + 1; left < whole.length; left++) {
      cutOff(file, Arrays.copyOf(whole, left), last);
    }
    cutOff(file, Arrays.copyOf(whole, whole.length + 4096), whole.length);
    byte[] zeros = Arrays.copyOf(whole, whole.length);
    Arrays.fill(zeros, last, zeros.length, (byte) 0);
    cutOff(file, zeros, last);
  }

  private void cutOff(Path file, byte[] bytes, int begin) throws IOException {
    try (var files = Files.newDirectoryStream(folder, "*.cut-off*")) {
      for (Path old : files) {
        Files.delete(old);
      }
    }
    Files.write(file, bytes);
    Trails.event(folder, "after");

    List<TrailRecord> records = Trails.read(folder);
    int kept = begin == 0 ? 0 : records.size() - 2;
    assertThat(records.get(kept).kind()).isEqualTo(RecordKind.REPAIRED);
    assertThat(records.get(kept).data().path("bytes").asLong()).isEqualTo(bytes.length - begin);
    assertThat(Trails.check(folder).problems()).isEmpty();
    Path aside = folder.resolve(records.get(kept).data().path("file").asText());
    assertThat(Files.readAllBytes(aside)).isEqualTo(Arrays.copyOfRange(bytes, begin, bytes.length));
  }

  @Test
  void aDamagedRecordIsNotWrittenOver() throws IOException {
    Trails.write(folder, 1 << 20, 0, 3);
    Path file = Trails.only(folder);
    byte[] bytes = Files.readAllBytes(file);
    bytes[bytes.length - 30] ^= 1;
    Files.write(file, bytes);

    assertThatThrownBy(() -> Trails.event(folder, "after"))
        .isInstanceOf(TrailException.class)
        .hasMessageContaining("is damaged")
        .hasMessageContaining("audit repair --dry-run");
    assertThat(Files.readAllBytes(file)).isEqualTo(bytes);
  }

  /** Not what a crash leaves: only its last byte is another. */
  @Test
  void aRecordWithAnotherEndOfItsLineIsNotSetAside() throws IOException {
    Trails.write(folder, 1 << 20, 0, 3);
    Path file = Trails.only(folder);
    byte[] bytes = Files.readAllBytes(file);
    bytes[bytes.length - 1] = 'x';
    Files.write(file, bytes);

    assertThatThrownBy(() -> Trails.event(folder, "after")).hasMessageContaining("is damaged");
    assertThat(Files.readAllBytes(file)).isEqualTo(bytes);
  }

  /** A crash came when the bytes were set aside, and no record told so yet. */
  @Test
  void whatWasSetAsideIsToldAlsoAfterASecondCrash() throws IOException {
    Trails.write(folder, 1 << 20, 0, 3);
    Path file = Trails.only(folder);
    byte[] whole = Files.readAllBytes(file);
    Files.write(file, Arrays.copyOf(whole, whole.length - 100));
    Trails.write(folder, 1 << 20, 3, 3);
    assertThat(Trails.check(folder).crashes()).isEqualTo(1);
    // The record goes again, and what was set aside stays.
    Trails.write(file, Trails.lines(file).subList(0, 2));
    Trails.write(folder, 1 << 20, 3, 5);

    List<TrailRecord> records = Trails.read(folder);
    assertThat(records.get(2).kind()).isEqualTo(RecordKind.REPAIRED);
    assertThat(records.get(2).data().path("file").asText()).contains(".cut-off-at-");
    assertThat(Trails.check(folder).crashes()).isEqualTo(1);
    assertThat(Trails.check(folder).records()).isEqualTo(5);
    assertThat(Trails.check(folder).problems()).isEmpty();
  }

  @Test
  void twoMayAddByTurns() {
    try (Trail one = Trail.open(folder, Trails.settings(900));
        Trail two = Trail.open(folder, Trails.settings(900))) {
      for (int i = 0; i < 12; i++) {
        Sealed turn = Trails.turn(i);
        assertThat((i % 3 == 0 ? one : two).add(RecordKind.TURN, Trails.DATA, () -> turn).number())
            .isEqualTo(i + 1);
        assertThat(two.head()).isEqualTo(one.head());
      }
    }
    assertThat(Trails.check(folder).problems()).isEmpty();
    assertThat(Trails.check(folder).records()).isEqualTo(12);
  }

  /** As after a clock that was set back, or a retirement that a crash has cut short. */
  @Test
  void aFileThatAnotherBeganIsSeenThoughTheOneBeforeWouldTakeMore() throws IOException {
    try (Trail large = Trail.open(folder, Trails.settings(1 << 20));
        Trail small = Trail.open(folder, Trails.settings(300))) {
      for (int i = 0; i < 12; i += 2) {
        Sealed one = Trails.turn(i);
        Sealed other = Trails.turn(i + 1);
        large.add(RecordKind.TURN, Trails.DATA, () -> one);
        small.add(RecordKind.TURN, Trails.DATA, () -> other);
      }
    }
    assertThat(Trails.check(folder).problems()).isEmpty();
    assertThat(new Segments(folder).all()).hasSizeGreaterThan(5);
    assertThat(Trails.read(folder)).hasSize(12);
  }

  @Test
  void anEmptyLastFileIsGoneOnWith() throws IOException {
    Trails.write(folder, 1 << 20, 0, 3);
    Files.write(folder.resolve("trail-000000000004.jsonl"), new byte[0], StandardOpenOption.CREATE);
    Trails.event(folder, "after");

    assertThat(Trails.read(folder)).hasSize(4);
    assertThat(Trails.check(folder).problems()).isEmpty();
  }

  @Test
  void filesThatAreTakenAwayMeanwhileEndTheRecording() throws IOException {
    try (Trail trail = Trail.open(folder, Trails.settings(1 << 20))) {
      add(trail, 2);
      Files.delete(Trails.only(folder));
      for (int again = 0; again < 2; again++) {
        assertThatThrownBy(() -> add(trail, 1))
            .isInstanceOf(TrailException.class)
            .hasMessageContaining("deleted or replaced while it was in use")
            .hasMessageContaining("Put the files back");
      }
    }
  }

  @Test
  void filesThatAreReplacedMeanwhileEndTheRecording() throws IOException {
    Path other = folder.resolve("other");
    Trails.write(other, 1 << 20, 0, 1);
    try (Trail trail = Trail.open(folder, Trails.settings(1 << 20))) {
      add(trail, 2);
      Files.move(Trails.only(other), Trails.only(folder), StandardCopyOption.REPLACE_EXISTING);
      assertThatThrownBy(() -> add(trail, 1)).hasMessageContaining("deleted or replaced");
    }
  }

  @Test
  void aLockThatIsTakenAwayEndsTheRecording() throws IOException {
    try (Trail trail = Trail.open(folder, Trails.settings(1 << 20))) {
      add(trail, 2);
      Files.delete(folder.resolve("trail.lock"));
      assertThatThrownBy(() -> add(trail, 1))
          .hasMessageContaining("trail.lock")
          .hasMessageContaining("deleted or replaced");
    }
  }

  @Test
  void oneThatCannotBeMadeTakesNoOtherWithIt() throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(8);
    List<Future<Boolean>> all = new ArrayList<>();
    try (Trail trail = Trail.open(folder, Trails.settings(1 << 20))) {
      for (int i = 0; i < 400; i++) {
        int number = i;
        all.add(threads.submit(() -> isAdded(trail, number)));
      }
      int kept = 0;
      for (int i = 0; i < all.size(); i++) {
        assertThat(all.get(i).get()).isEqualTo(i % 20 != 0);
        kept += all.get(i).get() ? 1 : 0;
      }
      assertThat(trail.head().number()).isEqualTo(kept);
    } finally {
      threads.shutdownNow();
    }
    assertThat(TrailCheck.run(folder, Optional.empty(), b -> {}).problems()).isEmpty();
  }

  private static boolean isAdded(Trail trail, int number) {
    try {
      trail.add(
          RecordKind.TURN,
          Trails.DATA,
          () -> {
            if (number % 20 == 0) {
              throw new OutOfMemoryError("as if");
            }
            return Trails.turn(number);
          });
      return true;
    } catch (TrailException e) {
      assertThat(e.getCause()).isInstanceOf(OutOfMemoryError.class);
      return false;
    }
  }

  /** A record holds no end of a line, so one that reaches beyond has another length. */
  @Test
  void aLengthThatBecameLargerIsNoCut() throws IOException {
    Trails.write(folder, 1 << 20, 0, 3);
    Path file = Trails.only(folder);
    byte[] bytes = Files.readAllBytes(file);
    bytes[0] = '0' + 1;
    Files.write(file, bytes);
    assertThatThrownBy(() -> TrailReader.read(folder, 1, record -> true))
        .isInstanceOf(TrailException.class)
        .hasMessageContaining("byte 0");
    assertThat(TrailCheck.run(folder, Optional.empty(), b -> {}).problems()).isNotEmpty();
  }

  /** As a server does that cancels what it was asked. */
  @ParameterizedTest
  @EnumSource(Durability.class)
  void anInterruptLosesNothingAndEndsNothing(Durability durability) throws Exception {
    TrailSettings settings = new TrailSettings(durability, 20_000, Trails.CLOCK);
    try (Trail trail = Trail.open(folder, settings)) {
      for (int i = 0; i < 3; i++) {
        Thread.currentThread().interrupt();
        add(trail, 1);
        assertThat(Thread.interrupted()).as("it stays interrupted").isTrue();
        add(trail, 1);
      }
      ExecutorService threads = Executors.newFixedThreadPool(4);
      List<Future<?>> all = new ArrayList<>();
      List<Thread> running = new CopyOnWriteArrayList<>();
      for (int i = 0; i < 4; i++) {
        all.add(
            threads.submit(
                () -> {
                  running.add(Thread.currentThread());
                  add(trail, 100);
                }));
      }
      for (int i = 0; i < 50; i++) {
        running.forEach(Thread::interrupt);
        Thread.sleep(2);
      }
      for (Future<?> each : all) {
        each.get();
      }
      threads.shutdown();
    }
    assertThat(Trails.check(folder).problems()).isEmpty();
    assertThat(Trails.check(folder).records()).isEqualTo(406);
  }

  @Test
  void aFolderAndALinkToItAreOne() throws Exception {
    Path real = Files.createDirectories(folder.resolve("home/audit"));
    Path link = Files.createSymbolicLink(folder.resolve("link"), folder.resolve("home"));
    ExecutorService threads = Executors.newFixedThreadPool(2);
    List<Future<?>> all = new ArrayList<>();
    for (Path each : List.of(real, link.resolve("audit"))) {
      all.add(
          threads.submit(
              () -> {
                for (int i = 0; i < 20; i++) {
                  try (Trail trail = Trail.open(each, Trails.settings(5000))) {
                    add(trail, 10);
                  }
                }
              }));
    }
    for (Future<?> each : all) {
      each.get();
    }
    threads.shutdown();
    assertThat(Trails.check(real).problems()).isEmpty();
    assertThat(Trails.check(real).records()).isEqualTo(400);
  }

  /** The system gives a lock back when any channel of the process to its file is closed. */
  @Test
  void whoIsAloneStaysAloneWhenAnotherTrailOfTheProcessIsClosed() throws Exception {
    try (Trail trail = Trail.open(folder, Trails.settings(1 << 20))) {
      trail.alone(
          () -> {
            try (Trail other = Trail.open(folder, Trails.settings(1 << 20))) {
              add(other, 1);
            }
            assertThat(lockedByUs()).as("after another was closed").isTrue();
            add(trail, 1);
            assertThat(lockedByUs()).as("after something was written").isTrue();
          });
      assertThat(lockedByUs()).isFalse();
    }
    assertThat(Trails.check(folder).records()).isEqualTo(2);
  }

  /** What another channel of this process would be told; it closes nothing, and keeps the lock. */
  private boolean lockedByUs() {
    try {
      FileChannel channel =
          FileChannel.open(folder.resolve("trail.lock"), StandardOpenOption.WRITE);
      try {
        channel.tryLock().release();
        return false;
      } catch (OverlappingFileLockException e) {
        return true;
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void aLockThatSomethingElseInTheProcessHoldsIsTold() throws IOException {
    try (Trail trail = Trail.open(folder, Trails.settings(1 << 20));
        FileChannel other =
            FileChannel.open(folder.resolve("trail.lock"), StandardOpenOption.WRITE)) {
      FileLock held = other.lock();
      assertThatThrownBy(() -> add(trail, 1))
          .isInstanceOf(TrailException.class)
          .hasMessageContaining("another part of this program holds");
      assertThatThrownBy(trail::head).isInstanceOf(TrailException.class);
      held.release();
      add(trail, 1);
      assertThat(trail.head().number()).isEqualTo(1);
    }
  }
}
