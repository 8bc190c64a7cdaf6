package nl.vervolg.audit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** One writes for all who wait, and nobody waits longer than for that. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class GroupCommitTest {
  private final ReentrantLock writing = new ReentrantLock();
  private final Semaphore begun = new Semaphore(0);
  private final Semaphore allowed = new Semaphore(0);
  private volatile boolean fails;
  private final List<Integer> sizes = Collections.synchronizedList(new ArrayList<>());
  private final GroupCommit group = new GroupCommit(writing, this::write);
  private final ExecutorService threads = Executors.newCachedThreadPool();

  @AfterEach
  void end() {
    threads.shutdownNow();
  }

  /** Counts a group, and writes it when the test allows that. */
  private void write(List<TrailEntry> entries) {
    sizes.add(entries.size());
    begun.release();
    allowed.acquireUninterruptibly();
    if (fails) {
      throw new IllegalStateException("as if");
    }
    entries.forEach(entry -> entry.written = record());
  }

  private static TrailRecord record() {
    return new TrailRecord(
        1,
        Instant.EPOCH,
        RecordKind.TURN,
        JsonNodeFactory.instance.objectNode(),
        Optional.empty(),
        RecordForm.NOTHING,
        RecordForm.NOTHING);
  }

  private static TrailEntry entry() {
    return new TrailEntry(
        () -> {
          throw new AssertionError("Nobody makes it here.");
        });
  }

  private CompletableFuture<Boolean> add() {
    TrailEntry entry = entry();
    return CompletableFuture.supplyAsync(
        () -> {
          group.add(entry);
          return entry.isDone();
        },
        threads);
  }

  private void waiting(int number) throws InterruptedException {
    while (group.waiting() < number) {
      Thread.sleep(1);
    }
  }

  @Test
  void thoseWhoWaitAreWrittenTogetherAndGoOnWhileTheNextAreWritten() throws Exception {
    CompletableFuture<Boolean> first = add();
    begun.acquire();
    List<CompletableFuture<Boolean>> together = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      together.add(add());
    }
    waiting(5);
    allowed.release();
    assertThat(first.get()).isTrue();
    begun.acquire();
    CompletableFuture<Boolean> last = add();
    waiting(1);
    allowed.release();
    begun.acquire();
    // The last one is being written, and the disk is slow.
    for (CompletableFuture<Boolean> each : together) {
      assertThat(each.get()).isTrue();
    }
    assertThat(last).isNotDone();
    allowed.release();
    assertThat(last.get()).isTrue();
    assertThat(sizes).containsExactly(1, 5, 1);
  }

  @Test
  void whoHoldsTheLockOfTheFilesDoesNotWaitForOneWhoWaitsForIt() throws Exception {
    allowed.release(100);
    CompletableFuture<Boolean> other;
    writing.lock();
    try {
      other = add();
      waiting(1);
      TrailEntry own = entry();
      group.add(own);
      assertThat(own.isDone()).isTrue();
    } finally {
      writing.unlock();
    }
    assertThat(other.get()).isTrue();
  }

  @Test
  void aWriterThatThrowsLeavesNobodyWaiting() throws Exception {
    fails = true;
    CompletableFuture<Boolean> first = add();
    begun.acquire();
    CompletableFuture<Boolean> second = add();
    waiting(1);
    allowed.release();
    assertThatThrownBy(first::get)
        .isInstanceOf(ExecutionException.class)
        .hasRootCauseMessage("as if");
    begun.acquire();
    fails = false;
    allowed.release();
    assertThat(second.get()).isTrue();
    assertThat(writing.isLocked()).isFalse();
  }
}
