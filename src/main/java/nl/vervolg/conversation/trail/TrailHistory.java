package nl.vervolg.conversation.trail;

import java.nio.file.Path;
import java.time.Instant;
import nl.vervolg.audit.KeyRing;
import nl.vervolg.audit.RecordKind;
import nl.vervolg.audit.Trail;
import nl.vervolg.audit.TrailException;
import nl.vervolg.audit.TrailHead;
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
  public Mark end() {
    return mark(Trail.end(TrailJournal.folder(home)));
  }

  private static Mark mark(TrailHead head) {
    return head.number() == 0 ? Mark.NONE : new Mark(head.number(), head.hash());
  }

  @Override
  public void after(Mark mark, Instant since, Reader reader) {
    Path folder = TrailJournal.folder(home);
    long oldest = TrailReader.firstSince(folder, since);
    boolean known = mark.number() > 0 && holds(folder, mark);
    long[] next = {0};
    try (KeyRing keys = KeyRing.toRead(TrailJournal.keys(home))) {
      TrailReader.read(
          folder,
          known ? Math.max(mark.number() + 1, oldest) : oldest,
          record -> {
            next[0] = behind(next[0], record);
            if (KeptTurn.isAt(record, SessionStore.Place.HOME)) {
              give(record, keys, reader);
            }
            return true;
          });
    }
  }

  /** A conversation must not come back without what was said in the middle of it. */
  private long behind(long next, TrailRecord record) {
    if (next > 0 && record.number() != next) {
      throw new TrailException(
          "The trail in ("
              + TrailJournal.folder(home)
              + ") has record "
              + record.number()
              + " where record "
              + next
              + " should be; conversations cannot be read again from it.\nRun: vervolg audit verify");
    }
    return record.number() + 1;
  }

  /** False in another trail, or in one from before the mark. */
  private static boolean holds(Path folder, Mark mark) {
    boolean[] found = new boolean[1];
    TrailReader.read(
        folder,
        mark.number(),
        record -> {
          found[0] = mark(TrailHead.of(record)).equals(mark);
          return false;
        });
    return found[0];
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
