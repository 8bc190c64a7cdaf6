package nl.vervolg.authoring.reload;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.LongSupplier;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.problem.Place;
import nl.vervolg.problem.Problem;
import nl.vervolg.problem.Problems;
import nl.vervolg.resolve.rules.RuleBase;

/** Reads edited files and tries them; nothing is in use before somebody says so. */
final class Reload {
  private static final Edits NOTHING = new Edits(List.of(), List.of(), List.of(), List.of());

  private final WatchedFolders folders;
  private final boolean untested;
  private final LongSupplier clock;
  private Workspace present;
  private RuleTexts texts;

  Reload(WatchedFolders folders, boolean untested, LongSupplier clock, Workspace present) {
    this.folders = folders;
    this.untested = untested;
    this.clock = clock;
    this.present = present;
    this.texts = RuleTexts.of(present.rules().rules());
  }

  /**
   * An edit that was tried.
   *
   * @param outcome what came of it
   * @param ready what can be taken into use
   */
  record Attempt(Reloaded outcome, Optional<Ready> ready) {}

  /** A workspace that can be taken into use. */
  record Ready(Workspace workspace, RuleTexts texts, boolean rulesOnly) {

    /** For one that is not used after all. */
    void close() {
      workspace.rules().close();
      if (!rulesOnly) {
        workspace.close();
      }
    }
  }

  /**
   * Tries an edit.
   *
   * @param files the files that differ from those in use
   * @param since when the edit was seen
   */
  Attempt attempt(SortedSet<Path> files, long since) {
    if (files.isEmpty()) {
      return new Attempt(new Reloaded.Unchanged(NOTHING, 0), Optional.empty());
    }
    Edits edits = new Edits(List.copyOf(files), List.of(), List.of(), List.of());
    try {
      return tried(files, edits, since);
    } catch (Problems.WorkspaceException e) {
      return refused(edits, e.problems());
    } catch (RuntimeException | LinkageError | StackOverflowError e) {
      System.getLogger(Reload.class.getName())
          .log(System.Logger.Level.DEBUG, "An edit cannot be taken in.", e);
      return refused(
          edits,
          List.of(
              new Problem(
                  new Place(files.first(), 0),
                  "The edited files cannot be taken into use; something went wrong inside Vervolg.",
                  "Undo the last edit; please report it.")));
    }
  }

  /** The workspace in use. */
  Workspace present() {
    return present;
  }

  /** What is ready is the present from now on. */
  void take(Ready ready) {
    present = ready.workspace();
    texts = ready.texts();
  }

  private static Attempt refused(Edits edits, List<Problem> problems) {
    return new Attempt(new Reloaded.Refused(edits, problems), Optional.empty());
  }

  private Attempt tried(SortedSet<Path> files, Edits edits, long since) {
    SortedSet<Path> loaded = new TreeSet<>(files);
    loaded.removeAll(Changes.below(folders.examples(), files));
    if (loaded.isEmpty()) {
      ExampleTrial.Result result = run(present);
      Reloaded outcome =
          result.failures().isEmpty()
              ? new Reloaded.Unchanged(edits, result.run())
              : new Reloaded.Failing(edits, result.run(), result.failures());
      return new Attempt(outcome, Optional.empty());
    }
    boolean rulesOnly = Changes.below(folders.rules(), loaded).equals(loaded);
    Workspace edited =
        rulesOnly
            ? present.with(RuleBase.load(folders.rules(), folders.cache()))
            : folders.loader().get();
    RuleTexts now = RuleTexts.of(edited.rules().rules());
    return examined(new Ready(edited, now, rulesOnly), now.since(texts, files), since);
  }

  private Attempt examined(Ready ready, Edits edits, long since) {
    ExampleTrial.Result result = run(ready.workspace());
    if (!result.failures().isEmpty() && !untested) {
      ready.close();
      return new Attempt(
          new Reloaded.Failing(edits, result.run(), result.failures()), Optional.empty());
    }
    Duration took = Duration.ofNanos(clock.getAsLong() - since);
    return new Attempt(
        new Reloaded.Taken(edits, ready.rulesOnly(), result.run(), result.failures(), took),
        Optional.of(ready));
  }

  private ExampleTrial.Result run(Workspace workspace) {
    return ExampleTrial.run(workspace, folders.examples());
  }
}
