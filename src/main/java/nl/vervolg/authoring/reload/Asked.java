package nl.vervolg.authoring.reload;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Whoever wants to know that all edits are tried asks here, and wakes the watch. Thread-safe. */
final class Asked implements AutoCloseable {
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private long asked;
  private long answered;
  private boolean trying;
  private boolean closed;

  /**
   * Asks, and waits for the answer.
   *
   * @param most no longer than this
   * @param waiting is told, once, when an edit is being tried
   */
  Settled settled(Duration most, Runnable waiting) {
    lock.lock();
    try {
      long mine = ++asked;
      changed.signalAll();
      long left = most.toNanos();
      boolean told = false;
      while (answered < mine && !closed && left > 0) {
        if (trying && !told) {
          told = true;
          unlocked(waiting);
        } else {
          left = changed.awaitNanos(left);
        }
      }
      return answered >= mine ? Settled.TRIED : closed ? Settled.OVER : Settled.TOO_SLOW;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Settled.TOO_SLOW;
    } finally {
      lock.unlock();
    }
  }

  /** The watch must not wait for what somebody else does. */
  private void unlocked(Runnable other) {
    lock.unlock();
    try {
      other.run();
    } finally {
      lock.lock();
    }
  }

  /** Whether an edit is being written, or tried. */
  void trying(boolean now) {
    lock.lock();
    try {
      trying = now;
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /** True when it is over. */
  boolean closed() {
    lock.lock();
    try {
      return closed;
    } finally {
      lock.unlock();
    }
  }

  /** The number of the last question. */
  long last() {
    lock.lock();
    try {
      return asked;
    } finally {
      lock.unlock();
    }
  }

  /** Answers all questions up to this one. */
  void answer(long question) {
    lock.lock();
    try {
      answered = Math.max(answered, question);
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /**
   * Rests until somebody asks; false when it is over.
   *
   * @param pause no longer than these milliseconds
   * @param hurried nor than these, where somebody waits for an answer
   */
  boolean rest(long pause, long hurried) throws InterruptedException {
    lock.lock();
    try {
      long seen = asked;
      long most = asked > answered ? Math.min(pause, hurried) : pause;
      long left = TimeUnit.MILLISECONDS.toNanos(most);
      while (asked == seen && !closed && left > 0) {
        left = changed.awaitNanos(left);
      }
      return !closed;
    } finally {
      lock.unlock();
    }
  }

  @Override
  public void close() {
    lock.lock();
    try {
      closed = true;
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }
}
