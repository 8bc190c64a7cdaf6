package nl.vervolg.conversation.trail;

import java.nio.file.Path;
import java.time.Instant;
import nl.vervolg.audit.KeyRing;
import nl.vervolg.audit.RecordKind;
import nl.vervolg.audit.Trail;
import nl.vervolg.audit.TrailReader;
import nl.vervolg.audit.TrailRecord;
import nl.vervolg.session.SessionId;
import nl.vervolg.session.SessionStore;
import nl.vervolg.session.TurnHistory;

/**
 * The turns of a trail, for the store of its home. What was erased is not in it any more.
 *
 * @param home holds the trail
 */
public record TrailHistory(Path home) implements TurnHistory {
  @Override
  public long end() {
    return Trail.end(TrailJournal.folder(home)).number();
  }

  @Override
  public void after(long number, Instant since, Reader reader) {
    try (KeyRing keys = KeyRing.open(TrailJournal.keys(home))) {
      Path folder = TrailJournal.folder(home);
      TrailReader.read(
          folder,
          Math.max(number + 1, TrailReader.firstSince(folder, since)),
          record -> {
            if (KeptTurn.isAt(record, SessionStore.Place.HOME)) {
              give(record, keys, reader);
            }
            return true;
          });
    }
  }

  private static void give(TrailRecord record, KeyRing keys, Reader reader) {
    KeptTurn kept = KeptTurn.open(record, keys);
    if (kept.content().isEmpty()) {
      return;
    }
    SessionId session = new SessionId(kept.session());
    if (record.kind() == RecordKind.ENDED) {
      reader.ended(session);
    } else if (record.kind() == RecordKind.TURN) {
      kept.kept().ifPresent(turn -> reader.turn(session, turn, record.time()));
    }
  }
}
