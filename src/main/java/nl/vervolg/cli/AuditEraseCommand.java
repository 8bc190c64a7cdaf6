package nl.vervolg.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import nl.vervolg.audit.TrailReader;
import nl.vervolg.audit.TrailRepair;
import nl.vervolg.audit.TrailSettings;
import nl.vervolg.conversation.trail.Erasure;
import nl.vervolg.conversation.trail.TrailHistory;
import nl.vervolg.conversation.trail.TrailJournal;
import nl.vervolg.problem.Counted;
import nl.vervolg.session.SessionId;
import nl.vervolg.session.SessionStore;
import nl.vervolg.session.StoreForecast;
import nl.vervolg.session.TurnHistory;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code vervolg audit erase}: a person's conversations become unreadable. */
@Command(
    name = "erase",
    mixinStandardHelpOptions = true,
    description =
        "Destroys the keys of conversations: nobody can read them any more, and the chain still holds.")
final class AuditEraseCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private final HomeOption home = new HomeOption();
  @Mixin private final SessionOptions server = new SessionOptions();

  @ArgGroup(multiplicity = "1")
  private Which which = new Which();

  @Option(names = "--dry-run", description = "Only tell what would be erased.")
  private boolean dry;

  @Option(
      names = "--set-aside",
      description =
          "Delete also what was set aside of the sessions after a crash; it may hold words of others.")
  private boolean setAside;

  @Option(
      names = "--without-server",
      description = "Erase what is here although a server may still have the conversations.")
  private boolean withoutServer;

  @Option(
      names = "--unclear",
      description =
          "Destroy also the keys of which no record can be read, where records are damaged: nobody can"
              + " tell whose they are.")
  private boolean unclear;

  /** One of them has to be given. */
  static final class Which {
    @Option(
        names = "--session",
        paramLabel = "NAME",
        converter = SessionName.class,
        description = "All conversations of this session, as it was named in chat, ask or link.")
    private @Nullable SessionId session;

    @Option(
        names = "--conversation",
        paramLabel = "HEX",
        converter = ConversationNumber.class,
        description = "The conversation that audit show names by 32 digits, and its session.")
    private @Nullable String conversation;

    boolean is(String name, String number) {
      return session == null ? number.equals(conversation) : session.value().equals(name);
    }
  }

  /** What is erased. */
  private Erasure.Wanted wanted() {
    return new Erasure.Wanted() {
      @Override
      public boolean is(String name, String number) {
        return which.is(name, number);
      }

      @Override
      public boolean alsoUnclear() {
        return unclear;
      }
    };
  }

  @Override
  public Integer call() throws IOException {
    server.check();
    Path trail = TrailJournal.folder(home.folder());
    boolean recorded = !TrailFiles.missing(home.folder(), spec.commandLine().getErr());
    long turns;
    boolean done;
    try (ErasedStores stores = dry ? new ErasedStores(List.of()) : open(recorded)) {
      Before before = new Before(stores);
      Erasure.Erased erased = recorded ? erase(before) : Erasure.Erased.nothing();
      if (recorded) {
        new ErasedText(erased, dry, unclear).lines().forEach(this::say);
      } else {
        before.forget(erased, true);
      }
      turns = dry ? kept(names(erased)) : before.turns;
      say(
          "Sessions: "
              + Counted.of(turns, "turn")
              + (dry ? " would be" : turns == 1 ? " is" : " are")
              + " forgotten.");
      others(erased);
      boolean found =
          turns > 0 || !erased.conversations().isEmpty() || !erased.finished().isEmpty();
      if (!found) {
        say(
            "Nothing of that name can be read here (any more). Look whether it is written right: vervolg sessions list");
      }
      done = erased.unclear().isEmpty() ? found : unclear;
    }
    for (String told : SetAside.of(sessions(), setAside && !dry)) {
      say(told);
    }
    say("Caches hold nothing that was said: only what was read of rules, words, names and data.");
    if (recorded && !dry) {
      say("The trail ends with " + TrailReader.end(trail) + ".");
    }
    return done ? Vervolg.GOOD : Vervolg.FAILED;
  }

  private Consumer<String> notice() {
    return spec.commandLine().getErr()::println;
  }

  private Path sessions() {
    return home.folder().resolve("sessions");
  }

  /** Before anything is destroyed: a conversation that goes on would write its turns again. */
  private ErasedStores open(boolean recorded) {
    TurnHistory history = recorded ? new TrailHistory(home.folder()) : TurnHistory.NONE;
    Consumer<String> notice = notice();
    List<SessionStore> all = new ArrayList<>();
    try {
      server.server(notice).ifPresent(all::add);
      if (Files.isDirectory(sessions())) {
        all.add(SessionStore.open(sessions(), history, server.settings(notice)));
      }
      return new ErasedStores(all);
    } catch (SessionStore.StoreException e) {
      all.forEach(SessionStore::close);
      throw new SessionStore.StoreException(
          e.getMessage() + "\nNothing was erased. Run audit erase again after that.", e);
    }
  }

  /** The number of turns of the home, and of a server, that would be forgotten. */
  private long kept(SortedSet<String> names) {
    long turns =
        Files.isDirectory(sessions())
            ? StoreForecast.turns(
                sessions(),
                new TrailHistory(home.folder()),
                server.settings(notice()),
                names.stream().map(SessionId::new).collect(Collectors.toSet()))
            : 0;
    try (ErasedStores stores = new ErasedStores(server.server(notice()).stream().toList())) {
      return turns + stores.turns(names);
    }
  }

  /** To forget a person does not wait for somebody who looks after a damaged end. */
  private void goOn(Path trail) {
    if (!dry && TrailRepair.isDue(trail)) {
      TrailRepair.Repaired told =
          TrailRepair.run(
              trail,
              TrailSettings.usual(Clock.systemUTC()),
              TrailFiles.known(home.folder()),
              bytes -> {});
      TrailFiles.lines(told.problems(), told.all(), "").forEach(this::say);
      say("The end of the trail is damaged; record " + told.record() + " tells so.");
    }
  }

  private Erasure.Erased erase(Before before) {
    Path trail = TrailJournal.folder(home.folder());
    goOn(trail);
    ProgressBar bar = new ProgressBar(spec.commandLine().getErr(), TrailReader.end(trail).number());
    Erasure.Erased erased =
        dry
            ? Erasure.look(home.folder(), wanted(), bar::to)
            : Erasure.run(
                home.folder(), TrailSettings.usual(Clock.systemUTC()), wanted(), before, bar::to);
    bar.end();
    if (dry) {
      consent(erased);
    }
    return erased;
  }

  /**
   * Sessions are forgotten while the keys are still there: whatever comes between, a crash or a
   * server that is away, the next erasure knows by them what it has to forget.
   */
  private final class Before implements Erasure.Before {
    private final ErasedStores stores;
    private long turns;

    private Before(ErasedStores stores) {
      this.stores = stores;
    }

    @Override
    public void consent(Erasure.Erased would) {
      AuditEraseCommand.this.consent(would);
    }

    @Override
    public void forget(Erasure.Erased would, boolean first) {
      try {
        turns += first ? stores.forget(names(would)) : stores.forgetAgain(names(would));
      } catch (SessionStore.StoreException e) {
        throw new SessionStore.StoreException(
            e.getMessage()
                + "\nNo key was destroyed; some of the sessions may be forgotten. Run audit erase again after that.",
            e);
      }
    }
  }

  /**
   * Without its server a conversation would be told to be erased, and could be read all the same.
   */
  private void consent(Erasure.Erased would) {
    if (!would.atServer().isEmpty() && !server.named() && !withoutServer) {
      throw new IllegalArgumentException(
          "A server keeps these conversations too: "
              + would.atServer()
              + ". Nothing was erased.\nName the server with --sessions or $VERVOLG_SESSIONS. Where it is gone for good, add: --without-server");
    }
  }

  private void others(Erasure.Erased erased) {
    if (!erased.atServer().isEmpty()) {
      say(
          "Other machines or homes that used the server have records of these sessions of their own: run audit erase there as well.");
    }
  }

  private SortedSet<String> names(Erasure.Erased erased) {
    SortedSet<String> names = new TreeSet<>(erased.sessions());
    if (which.session != null) {
      names.add(which.session.value());
    }
    return names;
  }

  private void say(String text) {
    PrintWriter out = spec.commandLine().getOut();
    out.println(text);
    out.flush();
  }
}
