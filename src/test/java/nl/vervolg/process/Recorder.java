package nl.vervolg.process;

import java.nio.file.Path;
import java.time.Clock;
import nl.vervolg.audit.Durability;
import nl.vervolg.audit.TrailSettings;
import nl.vervolg.conversation.AnsweredTurn;
import nl.vervolg.conversation.Conversation;
import nl.vervolg.conversation.TurnJournal;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.conversation.trail.TrailJournal;
import nl.vervolg.session.SessionId;
import nl.vervolg.session.SessionStore;

/**
 * A process that records turns of some sessions in small files, and prints the number of each
 * record and what was said once it is kept.
 */
final class Recorder {
  private static final Path RIVERS = Path.of("src", "test", "resources", "rivers");

  /** Three or four records. */
  private static final int SEGMENT = 9_000;

  private Recorder() {}

  /** A journal that prints what it has kept. */
  private record Printing(TurnJournal journal) implements TurnJournal {
    @Override
    public long turn(Workspace workspace, AnsweredTurn turn) {
      long number = journal.turn(workspace, turn);
      System.out.println(number + " " + turn.kept().said());
      System.out.flush();
      return number;
    }

    @Override
    public long ended(SessionId session) {
      return journal.ended(session);
    }

    @Override
    public void close() {
      journal.close();
    }
  }

  /** Arguments are the home, how many turns, and the sessions, which take turns. */
  public static void main(String[] arguments) {
    Path home = Path.of(arguments[0]);
    int turns = Integer.parseInt(arguments[1]);
    TrailSettings settings = new TrailSettings(Durability.GROUP, SEGMENT, Clock.systemUTC());
    try (Workspace rivers = Workspace.load(RIVERS, Path.of("."), home.resolve("cache"));
        Conversation conversation =
            new Conversation(
                rivers,
                SessionStore.inMemory(),
                new Printing(
                    TrailJournal.open(home, settings, "test", SessionStore.Place.PROCESS)))) {
      for (int i = 0; i < turns; i++) {
        String session = arguments[2 + i % (arguments.length - 2)];
        conversation.ask(
            new SessionId(session), "Which rivers are there in Belgium? (" + session + i + ")");
      }
    }
  }
}
