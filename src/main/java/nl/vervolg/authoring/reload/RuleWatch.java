package nl.vervolg.authoring.reload;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongSupplier;
import nl.vervolg.conversation.Workspace;
import org.jspecify.annotations.Nullable;

/**
 * Watches the folders of a workspace: an edit is read, checked and tried on all examples, then
 * taken into use at once; where anything is wrong the files from before stay in use. It looks at
 * names, sizes and times of files twice a second, in a thread of its own.
 */
public final class RuleWatch implements AutoCloseable {
  private static final long LOOK = 500;
  private static final long LOOK_WHILE_MOVING = 50;

  /** Who has begun a conversation has the first answers for himself. */
  private static final int LOOKS_BEFORE_REHEARSAL = 6;

  /** Where looking is slow, as over a network, it is done less often. */
  private static final int SHARE = 20;

  private final WatchedFolders folders;
  private final CompletableFuture<Listing> loaded;
  private final LongSupplier clock;
  private final Asked asked = new Asked();
  private @Nullable Thread thread;

  /** Who hears of edits. */
  public interface Listener {
    /** This workspace is to be used from now on, and belongs to the listener. */
    void take(Workspace newer);

    /** What came of an edit, after it was taken. */
    void tell(Reloaded outcome);

    /** The watch has ended, though nobody closed it. */
    void over(Mishap why);
  }

  /** An edited workspace between being seen and being in use. */
  static final class Steps {
    private final Changes changes;
    private final Reload reload;
    private final Listener listener;
    private boolean complained;

    Steps(Changes changes, Reload reload, Listener listener) {
      this.changes = changes;
      this.reload = reload;
      this.listener = listener;
    }

    /** Looks once, and does what is to be done; false when that was nothing. */
    boolean step(long now) {
      Optional<SortedSet<Path>> files = changes.look(now);
      if (files.isEmpty()) {
        return false;
      }
      Reload.Attempt attempt = reload.attempt(files.orElseThrow(), changes.since());
      if (!changes.still()) {
        attempt.ready().ifPresent(Reload.Ready::close);
        changes.unfinished();
        return true;
      }
      if (attempt.ready().isPresent() || attempt.outcome() instanceof Reloaded.Unchanged) {
        changes.taken();
        reload.take(attempt);
      }
      attempt.ready().ifPresent(ready -> listener.take(ready.workspace()));
      tell(attempt.outcome());
      return true;
    }

    /** Does a part of what an edit will need, which is mostly done already. */
    void rehearse() {
      reload.rehearse();
    }

    /** That files are again as they were is news only after a complaint. */
    private void tell(Reloaded outcome) {
      boolean restored = outcome instanceof Reloaded.Unchanged && outcome.edits().files().isEmpty();
      if (complained || !restored) {
        listener.tell(outcome);
      }
      complained = outcome instanceof Reloaded.Refused || outcome instanceof Reloaded.Failing;
    }
  }

  private RuleWatch(WatchedFolders folders, LongSupplier clock) {
    this.folders = folders;
    this.clock = clock;
    this.loaded = CompletableFuture.supplyAsync(() -> Listing.of(folders.all()));
  }

  /**
   * Notes how the files look now, beside whatever goes on. It has to be called before the workspace
   * is loaded: else an edit in between would not be seen.
   */
  public static RuleWatch before(WatchedFolders folders) {
    return new RuleWatch(folders, System::nanoTime);
  }

  /**
   * Begins to watch.
   *
   * @param workspace what was loaded
   * @param untested whether edits are taken into use though examples fail
   * @param listener is told in the thread of the watch
   */
  public void begin(Workspace workspace, boolean untested, Listener listener) {
    AtomicReference<@Nullable Workspace> handed = new AtomicReference<>(workspace);
    Thread watch = new Thread(() -> watch(handed, untested, listener), "rule-watch");
    watch.setDaemon(true);
    watch.setUncaughtExceptionHandler((ended, e) -> log(e));
    watch.start();
    thread = watch;
  }

  /** The thread must not hold what it began with. */
  private Reload reload(AtomicReference<@Nullable Workspace> handed, boolean untested) {
    Workspace first = Objects.requireNonNull(handed.getAndSet(null));
    return new Reload(folders, untested, clock, first);
  }

  private void watch(
      AtomicReference<@Nullable Workspace> handed, boolean untested, Listener listener) {
    try {
      Changes changes = new Changes(folders::all, loaded.join());
      watch(changes, new Steps(changes, reload(handed, untested), listener));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (RuntimeException | Error e) {
      log(e);
      if (!asked.closed()) {
        listener.over(Mishap.of(e, "Please report it."));
      }
    } finally {
      asked.close();
    }
  }

  private void watch(Changes changes, Steps steps) throws InterruptedException {
    long pause = LOOK;
    int quiet = 0;
    while (asked.rest(pause, LOOK_WHILE_MOVING)) {
      long begin = clock.getAsLong();
      long question = asked.last();
      boolean edited = steps.step(begin);
      if (!edited && !changes.moving()) {
        asked.answer(question);
      }
      asked.trying(changes.moving());
      pause = edited ? LOOK : pause(changes.moving(), clock.getAsLong() - begin);
      quiet = edited || changes.moving() ? 0 : quiet + 1;
      if (quiet > LOOKS_BEFORE_REHEARSAL) {
        steps.rehearse();
      }
    }
  }

  private static void log(Throwable e) {
    System.getLogger(RuleWatch.class.getName())
        .log(System.Logger.Level.DEBUG, "Edits are not watched any more.", e);
  }

  /**
   * Waits until every edit that was made before is tried, and told.
   *
   * @param most no longer than this
   * @param waiting is told, once, that an edit is being tried
   */
  public Settled settled(Duration most, Runnable waiting) {
    return thread == null ? Settled.NOT_WATCHED : asked.settled(most, waiting);
  }

  private static long pause(boolean moving, long took) {
    long slow = TimeUnit.NANOSECONDS.toMillis(took) * SHARE;
    return moving ? LOOK_WHILE_MOVING : Math.max(LOOK, Math.min(slow, LOOK * SHARE));
  }

  /** Stops; an edit that is being tried is not taken into use any more. */
  @Override
  public void close() {
    asked.close();
    Thread watch = thread;
    if (watch != null) {
      watch.interrupt();
    }
  }
}
