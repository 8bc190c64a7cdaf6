package nl.vervolg.cli;

import java.nio.file.Path;
import java.time.Clock;
import nl.vervolg.audit.Durability;
import nl.vervolg.audit.TrailSettings;
import nl.vervolg.conversation.TurnJournal;
import nl.vervolg.conversation.trail.TrailHistory;
import nl.vervolg.conversation.trail.TrailJournal;
import nl.vervolg.session.SessionStore;
import nl.vervolg.session.TurnHistory;
import picocli.CommandLine.Option;

/** How the turns of a command are kept. */
final class TrailOptions {
  @Option(
      names = "--durability",
      paramLabel = "WHEN",
      description =
          "When a recorded turn counts as kept: turn (each is forced to disk by itself), group (those that come"
              + " together are forced together), system (the operating system has it; lost when power"
              + " is lost). Default: ${DEFAULT-VALUE}.",
      defaultValue = "group")
  private Durability durability = Durability.GROUP;

  @Option(
      names = "--trail",
      description = "Record how each turn is decided, to be shown and checked by vervolg audit.")
  private boolean recorded;

  /** Where a store of a home finds the turns again that it lacks. */
  TurnHistory history(Path home) {
    return recorded ? new TrailHistory(home) : TurnHistory.NONE;
  }

  /**
   * The journal of a home.
   *
   * @param place where the sessions are
   */
  TurnJournal open(Path home, SessionStore.Place place) {
    return recorded
        ? TrailJournal.open(
            home, TrailSettings.usual(Clock.systemUTC()).with(durability), Version.text(), place)
        : TurnJournal.none();
  }
}
