package nl.vervolg.cli;

import java.nio.file.Path;
import java.time.Clock;
import nl.vervolg.audit.Durability;
import nl.vervolg.audit.TrailSettings;
import nl.vervolg.conversation.TurnJournal;
import nl.vervolg.conversation.trail.TrailJournal;
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

  /** The journal of a home. */
  TurnJournal open(Path home) {
    return recorded
        ? TrailJournal.open(
            home, TrailSettings.usual(Clock.systemUTC()).with(durability), Version.text())
        : TurnJournal.none();
  }
}
