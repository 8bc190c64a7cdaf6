package nl.vervolg.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import nl.vervolg.conversation.trail.TrailHistory;
import nl.vervolg.problem.Suggestions;
import nl.vervolg.session.KeptSession;
import nl.vervolg.session.SessionId;
import nl.vervolg.session.SessionStore;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The conversations of a home, for the commands about them. */
final class KeptSessions {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Mixin private final HomeOption home = new HomeOption();
  @Mixin private final SessionOptions sessions = new SessionOptions();

  /** The folder of the home. */
  Path home() {
    return home.folder();
  }

  /** The store of the home. */
  SessionStore open() {
    return sessions.open(home(), new TrailHistory(home()), spec.commandLine().getErr()::println);
  }

  /** The same for who only reads. */
  SessionStore toRead() {
    return sessions.toRead(home(), new TrailHistory(home()), spec.commandLine().getErr()::println);
  }

  /**
   * The conversation of that name.
   *
   * @throws IllegalArgumentException where none is kept
   */
  static KeptSession find(SessionStore store, String name) {
    SessionId id = new SessionId(name);
    List<KeptSession> all = store.list();
    return all.stream()
        .filter(session -> session.id().equals(id))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(unknown(name, all)));
  }

  private static String unknown(String name, List<KeptSession> all) {
    Optional<String> closest =
        Suggestions.closest(name, all.stream().map(session -> session.id().value()).toList());
    return "No conversation (%s) is kept.\n%s"
        .formatted(
            name,
            closest
                .map(each -> "Maybe you meant (" + each + ").")
                .orElse("vervolg sessions list shows those that are."));
  }
}
