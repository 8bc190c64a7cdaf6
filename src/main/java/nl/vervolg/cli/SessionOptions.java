package nl.vervolg.cli;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import nl.vervolg.home.Hindrance;
import nl.vervolg.session.SessionSettings;
import nl.vervolg.session.SessionStore;
import nl.vervolg.session.TurnHistory;
import nl.vervolg.session.redis.RedisAddress;
import nl.vervolg.session.redis.RedisSessionStore;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Where conversations are kept, and how long. */
final class SessionOptions {
  private static final int MOST_DAYS = 36_500;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  private int days = SessionSettings.USUAL_DAYS;

  @Option(
      names = "--session-days",
      paramLabel = "DAYS",
      defaultValue = "" + SessionSettings.USUAL_DAYS,
      description =
          "Forget kept conversations that had no turn for so many days (default: ${DEFAULT-VALUE}).")
  void days(int value) {
    if (value < 1 || value > MOST_DAYS) {
      throw new ParameterException(
          spec.commandLine(),
          "--session-days is a number of days from 1 to " + MOST_DAYS + ", not (" + value + ").");
    }
    days = value;
  }

  @Option(
      names = "--sessions",
      paramLabel = "URL",
      description =
          "Keep conversations on a server of Redis or Valkey, such as redis://HOST:6379/0, that several"
              + " programs may use; rediss:// encrypts, a password is better put into"
              + " $VERVOLG_SESSIONS (default: $VERVOLG_SESSIONS, else the home).")
  private @Nullable String server;

  /**
   * The store of a server where one is named, else that of a home.
   *
   * @param history where the store finds the turns again that it lacks
   * @param notice is told what happened to the files
   */
  SessionStore open(Path home, TurnHistory history, Consumer<String> notice) {
    return server(notice)
        .orElseGet(() -> SessionStore.open(home.resolve("sessions"), history, settings(notice)));
  }

  /** The same for a command that only reads: it needs no right to write there. */
  SessionStore toRead(Path home, TurnHistory history, Consumer<String> notice) {
    Path folder = home.resolve("sessions");
    return named() || Hindrance.toWrite(folder).isEmpty()
        ? open(home, history, notice)
        : SessionStore.toRead(folder, history, settings(notice));
  }

  /**
   * The store of a command that keeps its conversation only where it has a name.
   *
   * @param kept whether it has one
   */
  SessionStore open(boolean kept, Path home, TurnHistory history, Consumer<String> notice) {
    if (kept) {
      return open(home, history, notice);
    }
    if (server != null) {
      notice.accept(
          "Nothing is kept on the server of --sessions: the conversation has no name. Give it one with --session NAME.");
    }
    return SessionStore.inMemory();
  }

  /** Says so where the address of the server cannot be one, before anything else is done. */
  void check() {
    url().ifPresent(RedisAddress::parse);
  }

  /** How long conversations are kept. */
  SessionSettings settings(Consumer<String> notice) {
    return SessionSettings.usual(Clock.systemUTC())
        .expiringAfter(Duration.ofDays(days))
        .telling(notice);
  }

  /** The store of the server; none where no server is named. */
  Optional<SessionStore> server(Consumer<String> notice) {
    return url().map(url -> RedisSessionStore.open(RedisAddress.parse(url), settings(notice)));
  }

  /** True where a server is named. */
  boolean named() {
    return url().isPresent();
  }

  /** As text: whoever looks at the methods here must not load what only a server needs. */
  private Optional<String> url() {
    return Optional.ofNullable(server)
        .or(() -> Optional.ofNullable(System.getenv("VERVOLG_SESSIONS")))
        .filter(url -> !url.isBlank());
  }
}
