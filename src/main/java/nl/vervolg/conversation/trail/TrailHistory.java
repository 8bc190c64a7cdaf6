package nl.vervolg.conversation.trail;

import java.nio.file.Path;
import java.time.Instant;
import nl.vervolg.audit.KeyRing;
import nl.vervolg.audit.RecordKind;
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
    return mark(TrailReader.end(TrailJournal.folder(home)));
  }

  @Override
  public Mark forced() {
    return mark(TrailReader.forcedEnd(TrailJournal.folder(home), TrailJournal.keys(home)));
  }

  private static Mark mark(TrailHead head) {
    return head.number() == 0 ? Mark.NONE : new Mark(head.number(), head.hash());
  }

  @Override
  public boolean lacks(Mark mark) {
    if (mark.number() == 0) {
      return false;
    }
    boolean[] gaps = new boolean[1];
    TrailHead[] found = {new TrailHead(0, "")};
    TrailReader.read(
        TrailJournal.folder(home),
        mark.number(),
        record -> {
          found[0] = TrailHead.of(record);
          return false;
        },
        gap -> gaps[0] = true);
    boolean there = found[0].number() == mark.number();
    return there ? !found[0].hash().equals(mark.hash()) : found[0].number() == 0 && !gaps[0];
  }

  @Override
  public void after(Mark mark, Instant since, Reader reader) {
    Path folder = TrailJournal.folder(home);
    long oldest = TrailReader.firstSince(folder, since);
    boolean known = mark.number() > 0 && holds(folder, mark);
    try (KeyRing keys = KeyRing.toRead(TrailJournal.keys(home))) {
      TrailReader.read(
          folder,
          known ? Math.max(mark.number() + 1, oldest) : oldest,
          record -> {
            if (KeptTurn.isAt(record, SessionStore.Place.HOME)) {
              give(record, keys, reader);
            }
            return true;
          },
          gap -> reader.gap(gap.text() + "\nRun: vervolg audit verify"));
    }
  }

  /** False in another trail, in one from before the mark, and where it cannot be read. */
  private static boolean holds(Path folder, Mark mark) {
    boolean[] found = new boolean[1];
    TrailReader.read(
        folder,
        mark.number(),
        record -> {
          found[0] = mark(TrailHead.of(record)).equals(mark);
          return false;
        },
        gap -> {});
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
