package nl.vervolg.authoring.impact;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/**
 * Does tasks on all cores and hands on what they give in the order in which the tasks came. Only so
 * many are under way at a time; who brings more waits.
 */
final class InOrder<T> implements AutoCloseable {
  private static final int CORES = Runtime.getRuntime().availableProcessors();
  private static final int MOST = 64 * CORES;

  private final ExecutorService workers = Executors.newFixedThreadPool(CORES, InOrder::worker);
  private final Deque<Future<T>> underWay = new ArrayDeque<>();
  private final Consumer<T> taker;

  InOrder(Consumer<T> taker) {
    this.taker = taker;
  }

  private static Thread worker(Runnable work) {
    Thread thread = new Thread(work, "impact");
    thread.setDaemon(true);
    return thread;
  }

  void add(Callable<T> task) {
    underWay.add(workers.submit(task));
    if (underWay.size() >= MOST) {
      handOn();
    }
  }

  /** Waits for all tasks. */
  void finish() {
    while (!underWay.isEmpty()) {
      handOn();
    }
  }

  private void handOn() {
    try {
      taker.accept(underWay.remove().get());
    } catch (ExecutionException e) {
      if (e.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw new IllegalStateException("A turn could not be decided.", e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("The comparison was interrupted.", e);
    }
  }

  @Override
  public void close() {
    workers.shutdownNow();
  }
}
