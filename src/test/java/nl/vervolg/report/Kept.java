package nl.vervolg.report;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import nl.vervolg.Heritage;
import nl.vervolg.audit.KeyRing;
import nl.vervolg.audit.RecordKind;
import nl.vervolg.audit.TrailReader;
import nl.vervolg.audit.TrailSettings;
import nl.vervolg.conversation.Conversation;
import nl.vervolg.conversation.trail.KeptTurn;
import nl.vervolg.conversation.trail.TrailJournal;
import nl.vervolg.session.SessionId;
import nl.vervolg.session.SessionStore;

/** Homes with a trail, for tests. */
public final class Kept {
  /** The time of every record, unless told otherwise. */
  public static final Instant NOON = Instant.parse("2026-11-30T12:00:00Z");

  private Kept() {}

  /** A conversation at noon. */
  public static void talk(Path home, String session, String... turns) {
    talk(home, NOON, session, turns);
  }

  /** A conversation at another time. */
  public static void talk(Path home, Instant time, String session, String... turns) {
    TrailSettings settings = TrailSettings.usual(Clock.fixed(time, ZoneOffset.UTC));
    try (TrailJournal journal =
        TrailJournal.open(home, settings, "test", SessionStore.Place.PROCESS)) {
      Conversation conversation =
          new Conversation(Heritage.workspace(), SessionStore.inMemory(), journal);
      for (String turn : turns) {
        conversation.ask(new SessionId(session), turn);
      }
    }
  }

  /** All turns of the trail, opened as far as their keys are there. */
  public static List<KeptTurn> turns(Path home) {
    List<KeptTurn> turns = new ArrayList<>();
    try (KeyRing keys = KeyRing.open(TrailJournal.keys(home))) {
      TrailReader.read(
          TrailJournal.folder(home),
          1,
          record -> record.kind() != RecordKind.TURN || turns.add(KeptTurn.open(record, keys)));
    }
    return turns;
  }
}
