package nl.vervolg.query.jena;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.LockSupport;
import nl.vervolg.query.QueryFailed;
import org.apache.jena.sparql.exec.QueryExec;
import org.jspecify.annotations.Nullable;

/**
 * Ends queries that take too long or that nobody waits for any more. One thread looks at all of
 * them every few milliseconds and sleeps when there are none: a timer for each query would cost as
 * much as a short query.
 */
final class RunningQueries implements AutoCloseable {
  private static final long TICK = 5_000_000;
  private static final int TICKS_BEFORE_SLEEP = 200;

  private final Map<QueryExec, Running> running = new ConcurrentHashMap<>();
  private volatile boolean closed;
  private volatile boolean asleep;
  private @Nullable Thread watcher;

  /** A query, who waits for it and until when. */
  static final class Running implements AutoCloseable {
    private final RunningQueries all;
    private final QueryExec query;
    private final Thread caller = Thread.currentThread();
    private final long deadline;
    private volatile QueryFailed.@Nullable Reason reason;

    private Running(RunningQueries all, QueryExec query, long deadline) {
      this.all = all;
      this.query = query;
      this.deadline = deadline;
    }

    /** Why it was ended; null when it was not. */
    QueryFailed.@Nullable Reason reason() {
      return reason;
    }

    private void check(boolean closed) {
      if (closed || caller.isInterrupted()) {
        end(QueryFailed.Reason.CANCELLED);
      } else if (System.nanoTime() - deadline > 0) {
        end(QueryFailed.Reason.TIMEOUT);
      }
    }

    private void end(QueryFailed.Reason why) {
      if (reason == null) {
        reason = why;
      }
      query.abort();
    }

    @Override
    public void close() {
      all.running.remove(query);
      query.close();
    }
  }

  /** Watches a query until it is closed. */
  Running watch(QueryExec query, long millis) {
    Running entry = new Running(this, query, System.nanoTime() + millis * 1_000_000);
    running.put(query, entry);
    if (closed || entry.caller.isInterrupted()) {
      entry.check(closed);
    }
    wake();
    return entry;
  }

  boolean closed() {
    return closed;
  }

  private void wake() {
    if (watcher == null) {
      start();
    } else if (asleep) {
      LockSupport.unpark(watcher);
    }
  }

  private synchronized void start() {
    if (watcher == null) {
      Thread thread = new Thread(this::look, "query-watch");
      thread.setDaemon(true);
      thread.start();
      watcher = thread;
    }
  }

  private void look() {
    int idle = 0;
    while (!closed || !running.isEmpty()) {
      idle = running.isEmpty() ? idle + 1 : 0;
      running.values().forEach(entry -> entry.check(closed));
      if (idle > TICKS_BEFORE_SLEEP) {
        sleep();
      } else {
        LockSupport.parkNanos(TICK);
      }
    }
  }

  /** A query may have come between the last look and the flag, hence the second look. */
  private void sleep() {
    asleep = true;
    if (running.isEmpty() && !closed) {
      LockSupport.park();
    }
    asleep = false;
  }

  @Override
  public void close() {
    closed = true;
    running.values().forEach(entry -> entry.check(true));
    Thread thread = watcher;
    if (thread != null) {
      LockSupport.unpark(thread);
    }
  }
}
