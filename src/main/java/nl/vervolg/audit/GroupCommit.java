package nl.vervolg.audit;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;

/**
 * Those who wait to be written. The first who can writes for all, so that one force to the disk is
 * enough (group commit: DeWitt and others, Implementation Techniques for Main Memory Database
 * Systems, 1984). Who was written for goes on at once, and does not queue for the lock of the files
 * behind those who came later.
 */
final class GroupCommit {
  private final ReentrantLock writing;
  private final Consumer<List<TrailEntry>> writer;
  private final ReentrantLock queue = new ReentrantLock();
  private final Condition changed = queue.newCondition();
  private List<TrailEntry> waiting = new ArrayList<>();

  /** Whether one of those who wait is about to write for all. */
  private boolean led;

  /**
   * @param writing held by whoever writes
   * @param writer writes all of them, or notes with each why it could not
   */
  GroupCommit(ReentrantLock writing, Consumer<List<TrailEntry>> writer) {
    this.writing = writing;
    this.writer = writer;
  }

  /** Returns when the entry is written, or cannot be. */
  void add(TrailEntry entry) {
    if (leads(entry)) {
      writing.lock();
      try {
        writer.accept(take());
      } finally {
        writing.unlock();
        done();
      }
    }
  }

  /** Waits until the entry is written, or until nobody is there to write it. */
  private boolean leads(TrailEntry entry) {
    queue.lock();
    try {
      waiting.add(entry);
      // Who holds the lock of the files already must not wait for one who waits for it.
      while (!entry.isDone() && led && !writing.isHeldByCurrentThread()) {
        changed.awaitUninterruptibly();
      }
      led |= !entry.isDone();
      return !entry.isDone();
    } finally {
      queue.unlock();
    }
  }

  /** How many wait whom nobody writes yet. */
  int waiting() {
    queue.lock();
    try {
      return waiting.size();
    } finally {
      queue.unlock();
    }
  }

  private List<TrailEntry> take() {
    queue.lock();
    try {
      List<TrailEntry> all = waiting;
      waiting = new ArrayList<>();
      return all;
    } finally {
      queue.unlock();
    }
  }

  private void done() {
    queue.lock();
    try {
      led = false;
      changed.signalAll();
    } finally {
      queue.unlock();
    }
  }
}
