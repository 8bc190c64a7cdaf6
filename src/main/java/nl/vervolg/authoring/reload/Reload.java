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
  private boolean parsed;
  private RuleTexts texts;
  private ExampleTrial examples;

  Reload(WatchedFolders folders, boolean untested, LongSupplier clock, Workspace present) {
    this.folders = folders;
    this.untested = untested;
    this.clock = clock;
    this.present = present;
    this.texts = RuleTexts.of(present.rules().rules());
    this.examples = ExampleTrial.read(present, folders.examples());
  }

  /**
   * An edit that was tried.
   *
   * @param outcome what came of it
   * @param ready what can be taken into use
   * @param examples the examples, where they are in use with it or without anything else
   */
  record Attempt(Reloaded outcome, Optional<Ready> ready, Optional<ExampleTrial> examples) {
    private static Attempt of(Reloaded outcome) {
      return new Attempt(outcome, Optional.empty(), Optional.empty());
    }
  }

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
      return Attempt.of(new Reloaded.Unchanged(NOTHING, Optional.empty()));
    }
    Edits edits = new Edits(List.copyOf(files), List.of(), List.of(), List.of());
    try {
      return tried(files, edits, since);
    } catch (Problems.WorkspaceException e) {
      return refused(edits, e.problems());
    } catch (RuntimeException | LinkageError | VirtualMachineError e) {
      System.getLogger(Reload.class.getName())
          .log(System.Logger.Level.DEBUG, "An edit cannot be taken in.", e);
      Mishap mishap = Mishap.of(e, "Undo the last edit; please report it.");
      return refused(
          edits,
          List.of(
              new Problem(
                  new Place(files.first(), 0),
                  "The edited files cannot be taken into use; " + mishap.what() + ".",
                  mishap.advice())));
    }
  }

  /**
   * Does a part of what an edit will need, while nobody edits, and keeps nothing of it: the first
   * edit of a process would take twice as long as the others.
   */
  void rehearse() {
    if (!parsed) {
      parsed = true;
      RuleBase.problems(folders.rules());
    } else {
      examples.rehearse();
    }
  }

  /** The workspace in use. */
  Workspace present() {
    return present;
  }

  /** What was tried is in use from now on. */
  void take(Attempt attempt) {
    attempt
        .ready()
        .ifPresent(
            ready -> {
              present = ready.workspace();
              texts = ready.texts();
            });
    examples = attempt.examples().orElse(examples);
  }

  private static Attempt refused(Edits edits, List<Problem> problems) {
    return Attempt.of(new Reloaded.Refused(edits, problems));
  }

  private Attempt tried(SortedSet<Path> files, Edits edits, long since) {
    SortedSet<Path> loaded = new TreeSet<>(files);
    loaded.removeAll(Changes.below(folders.examples(), files));
    if (loaded.isEmpty()) {
      ExampleTrial now = ExampleTrial.read(present, folders.examples());
      Reloaded outcome = new Reloaded.Unchanged(edits, Optional.of(results(now)));
      return new Attempt(outcome, Optional.empty(), Optional.of(now));
    }
    boolean rulesOnly = Changes.below(folders.rules(), loaded).equals(loaded);
    Workspace edited =
        rulesOnly
            ? present.with(RuleBase.load(folders.rules(), folders.cache()))
            : folders.loader().get();
    RuleTexts now = RuleTexts.of(edited.rules().rules());
    Ready ready = new Ready(edited, now, rulesOnly);
    boolean taken = false;
    try {
      Attempt attempt = examined(ready, now.since(texts, files), since);
      taken = attempt.ready().isPresent();
      return attempt;
    } finally {
      if (!taken) {
        ready.close();
      }
    }
  }

  private Attempt examined(Ready ready, Edits edits, long since) {
    ExampleTrial now = ExampleTrial.read(ready.workspace(), folders.examples());
    ExampleResults results = results(now);
    if (results.against() && !untested) {
      return Attempt.of(new Reloaded.Failing(edits, results));
    }
    Duration took = Duration.ofNanos(clock.getAsLong() - since);
    return new Attempt(
        new Reloaded.Taken(edits, ready.rulesOnly(), results, took),
        Optional.of(ready),
        Optional.of(now));
  }

  /** What is in use is run only where something fails, to see whose fault it is. */
  private ExampleResults results(ExampleTrial now) {
    ExampleOutcomes outcomes = now.outcomes();
    return outcomes.good() ? outcomes.results() : outcomes.since(examples.outcomes());
  }
}
