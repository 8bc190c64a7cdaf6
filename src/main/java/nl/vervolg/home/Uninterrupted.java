package nl.vervolg.home;

import java.io.IOException;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.FileLockInterruptionException;
import java.util.function.Supplier;

/**
 * Work with files that an interrupt does not end. Java closes the channel of a thread that is
 * interrupted in it, for all threads; the work is then done again, and the thread stays
 * interrupted.
 */
public final class Uninterrupted {
  private Uninterrupted() {}

  /** Something that opens what it needs, and can be done twice. */
  public interface Work<T> {
    /** Does it. */
    T run() throws IOException;
  }

  /**
   * Does what cannot be done twice; an interrupt that came before waits for its end. One that comes
   * in the middle still closes what it is done with.
   */
  public static <T> T later(Supplier<T> work) {
    boolean interrupted = Thread.interrupted();
    try {
      return work.get();
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  /** Does it, again and again where an interrupt comes between. */
  public static <T> T run(Work<T> work) throws IOException {
    boolean interrupted = false;
    try {
      while (true) {
        try {
          return work.run();
        } catch (ClosedChannelException | FileLockInterruptionException e) {
          interrupted |= Thread.interrupted();
        }
      }
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
