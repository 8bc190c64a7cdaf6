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

  private static final String UNDO = "Undo the edit, or write down the outcome that is right now.";
  private static final String WRITE =
      "Write the word, the row or the rule that it needs, or the outcome that is right.";

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
      return new Attempt(new Reloaded.Unchanged(NOTHING, 0, List.of()), Optional.empty());
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
      ExampleTrial.Result result = run(present, WRITE);
      return new Attempt(
          new Reloaded.Unchanged(edits, result.run(), result.failures()), Optional.empty());
    }
    boolean rulesOnly = Changes.below(folders.rules(), loaded).equals(loaded);
    Workspace edited =
        rulesOnly
            ? present.with(RuleBase.load(folders.rules(), folders.cache()))
            : folders.loader().get();
    RuleTexts now = RuleTexts.of(edited.rules().rules());
    return examined(new Ready(edited, now, rulesOnly), now.since(texts, files), since);
  }

  /** What the rules in use fail as well is no fault of the edit. */
  private Attempt examined(Ready ready, Edits edits, long since) {
    ExampleTrial.Result result = run(ready.workspace(), UNDO);
    ExampleTrial.Result before = result.failures().isEmpty() ? result : run(present, UNDO);
    List<Problem> broken = result.broken(before);
    List<Problem> known = result.known(before);
    if (!broken.isEmpty() && !untested) {
      ready.close();
      return new Attempt(
          new Reloaded.Failing(edits, result.run(), broken, known), Optional.empty());
    }
    Duration took = Duration.ofNanos(clock.getAsLong() - since);
    return new Attempt(
        new Reloaded.Taken(edits, ready.rulesOnly(), result.run(), broken, known, took),
        Optional.of(ready));
  }

  private ExampleTrial.Result run(Workspace workspace, String advice) {
    return ExampleTrial.run(workspace, folders.examples(), advice);
  }
}
