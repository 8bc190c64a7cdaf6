package nl.vervolg.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.concurrent.Callable;
import nl.vervolg.audit.TrailSettings;
import nl.vervolg.conversation.TurnJournal;
import nl.vervolg.conversation.trail.TrailHistory;
import nl.vervolg.conversation.trail.TrailJournal;
import nl.vervolg.problem.Counted;
import nl.vervolg.session.KeptSession;
import nl.vervolg.session.SessionStore;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code vervolg sessions delete}: conversations are forgotten. */
@Command(
    name = "delete",
    mixinStandardHelpOptions = true,
    description = {
      "Forgets conversations: none can go on any more, and nothing of them stays in the store.",
      "What the trail holds of them stays; vervolg audit erase makes that unreadable."
    })
final class SessionsDeleteCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private final KeptSessions sessions = new KeptSessions();

  @Parameters(arity = "1..*", paramLabel = "NAME", description = "The conversations.")
  private List<String> names = List.of();

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    try (SessionStore store = sessions.open();
        TurnJournal journal = journal(store.place())) {
      List<KeptSession> found =
          names.stream().distinct().map(name -> KeptSessions.find(store, name)).toList();
      for (KeptSession session : found) {
        store.erase(session.id(), () -> journal.ended(session.id()));
        out.println(
            "Forgotten: " + session.id() + ", " + Counted.of(session.turns(), "turn") + ".");
      }
    }
    return Vervolg.GOOD;
  }

  /** Where there is a trail it is told: else the store would find the turns there again. */
  private TurnJournal journal(SessionStore.Place place) {
    Path home = sessions.home();
    return new TrailHistory(home).end().number() == 0
        ? TurnJournal.none()
        : TrailJournal.open(home, TrailSettings.usual(Clock.systemUTC()), Version.text(), place);
  }
}
