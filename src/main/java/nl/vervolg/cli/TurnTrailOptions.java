package nl.vervolg.cli;

import java.nio.file.Path;
import java.util.function.Consumer;
import nl.vervolg.conversation.TurnJournal;
import nl.vervolg.session.SessionStore;
import picocli.CommandLine.Option;

/** How the turns of a command are kept: they are, unless somebody says otherwise. */
final class TurnTrailOptions extends TrailOptions {
  @Option(
      names = "--trail",
      negatable = true,
      defaultValue = "true",
      fallbackValue = "true",
      description =
          "Record how each turn is decided, to be shown and checked by vervolg audit (default: yes).")
  private boolean recorded;

  @Override
  boolean recorded() {
    return recorded;
  }

  /** The journal of a home, which may keep nothing. */
  TurnJournal open(Path home, SessionStore.Place place, Consumer<String> notice) {
    return journal(home, place, notice).<TurnJournal>map(kept -> kept).orElseGet(TurnJournal::none);
  }
}
