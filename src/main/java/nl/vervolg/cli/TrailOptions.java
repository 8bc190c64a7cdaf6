package nl.vervolg.cli;

import java.nio.file.Path;
import java.time.Clock;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import nl.vervolg.audit.Durability;
import nl.vervolg.audit.Readiness;
import nl.vervolg.audit.TrailException;
import nl.vervolg.audit.TrailSettings;
import nl.vervolg.conversation.trail.TrailHistory;
import nl.vervolg.conversation.trail.TrailJournal;
import nl.vervolg.session.SessionStore;
import nl.vervolg.session.TurnHistory;
import picocli.CommandLine.Option;

/** How what a command decides is kept. */
abstract class TrailOptions {
  @Option(
      names = "--durability",
      paramLabel = "WHEN",
      description =
          "When a recorded turn counts as kept: turn (each is forced to disk by itself), group (those that come"
              + " together are forced together), system (the operating system has it; lost when power"
              + " is lost). Default: ${DEFAULT-VALUE}.",
      defaultValue = "group")
  private Durability durability = Durability.GROUP;

  /** Whether anything is kept. */
  abstract boolean recorded();

  /** Loads what a journal needs, beside other work; what goes wrong is said when it is opened. */
  @SuppressWarnings("FutureReturnValueIgnored")
  void prepare() {
    if (recorded()) {
      CompletableFuture.runAsync(Readiness::prepare);
    }
  }

  /**
   * Where a store of a home finds the turns again that it lacks, also when none is recorded now.
   */
  TurnHistory history(Path home) {
    return new TrailHistory(home);
  }

  /**
   * The journal of a home; none where nothing is kept.
   *
   * @param place where the sessions are
   * @param notice is told what is amiss and keeps nobody from going on
   */
  Optional<TrailJournal> journal(Path home, SessionStore.Place place, Consumer<String> notice) {
    if (!recorded()) {
      return Optional.empty();
    }
    TrailSettings settings = TrailSettings.usual(Clock.systemUTC()).with(durability);
    try {
      TrailJournal.lost(home).ifPresent(notice);
      return Optional.of(TrailJournal.open(home, settings, Version.text(), place));
    } catch (TrailException e) {
      throw new TrailException(e.getMessage() + "\nTo go on without a record: --no-trail", e);
    }
  }
}
