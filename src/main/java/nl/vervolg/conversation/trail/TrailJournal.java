package nl.vervolg.conversation.trail;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import nl.vervolg.audit.CanonicalJson;
import nl.vervolg.audit.ConversationKey;
import nl.vervolg.audit.KeyRing;
import nl.vervolg.audit.PackedContent;
import nl.vervolg.audit.RecordKind;
import nl.vervolg.audit.Trail;
import nl.vervolg.audit.TrailReader;
import nl.vervolg.audit.TrailRecord;
import nl.vervolg.audit.TrailSettings;
import nl.vervolg.conversation.AnsweredTurn;
import nl.vervolg.conversation.TurnJournal;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.dialogue.DialogueState;
import nl.vervolg.dialogue.PastTurn;
import nl.vervolg.session.SessionId;
import nl.vervolg.session.SessionStore;

/**
 * Keeps turns in a trail, each sealed with the key of its conversation. A conversation that goes on
 * in another process, or after many others, gets another key there: each opens its own turns.
 */
public final class TrailJournal implements TurnJournal {
  /** Folder of the trail in a home. */
  private static final String TRAIL = "audit";

  /** The keys lie apart from what they open. */
  private static final String KEYS = "keys/conversations.keys";

  private static final int MOST_KEYS = 10_000;

  private final Trail trail;
  private final KeyRing keys;
  private final String product;
  private final JsonNode place;
  private final Map<SessionId, Known> known =
      new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<SessionId, Known> eldest) {
          return size() > MOST_KEYS;
        }
      };

  /**
   * A session of which this journal has a key.
   *
   * @param turn number of the last turn that it has kept
   * @param left tells apart what was remembered after it, for others may begin the session anew
   */
  private record Known(ConversationKey key, int turn, int left) {
    boolean endsIn(DialogueState state) {
      return turn == state.asked() && left == trace(state);
    }

    /** Without the rows that were ever shown, which the questions and their number stand for. */
    static int trace(DialogueState state) {
      int trace = state.offers().size();
      for (PastTurn turn : state.turns()) {
        trace = 31 * trace + turn.number();
        trace = 31 * trace + turn.question().act().name().hashCode();
        trace = 31 * trace + turn.question().slots().hashCode();
        trace = 31 * trace + turn.rows();
        trace = 31 * trace + turn.shown().size();
      }
      return trace;
    }
  }

  private TrailJournal(Trail trail, KeyRing keys, String product, SessionStore.Place place) {
    this.trail = trail;
    this.keys = keys;
    trail.sealsWith(keys);
    this.product = product;
    this.place = KeptTurn.place(place);
  }

  /** The folder of the trail in a home. */
  public static Path folder(Path home) {
    return home.resolve(TRAIL);
  }

  /** The keys of the conversations in a home. */
  public static Path keys(Path home) {
    return home.resolve(KEYS);
  }

  /**
   * What to tell before a journal of a home is opened: its keys are gone, and others will be made.
   */
  public static Optional<String> lost(Path home) {
    try (KeyRing ring = KeyRing.toRead(keys(home))) {
      boolean[] sealed = new boolean[1];
      if (ring.count() == 0) {
        TrailReader.back(
            folder(home), record -> !(sealed[0] |= record.sealed().isPresent()), gap -> {});
      }
      return sealed[0] ? Optional.of(lostKeys(home)) : Optional.empty();
    }
  }

  private static String lostKeys(Path home) {
    return "The trail in ("
        + folder(home)
        + ") holds conversations, and the keys that open them are not in ("
        + keys(home)
        + "): a new file of keys is begun.\nWithout the old one nobody can read what was said before:"
        + " where there is a copy, end this, put it back and begin again.";
  }

  /**
   * The journal of a home.
   *
   * @param product version of the program
   * @param place where the sessions are whose turns are kept
   */
  public static TrailJournal open(
      Path home, TrailSettings settings, String product, SessionStore.Place place) {
    Trail trail = Trail.open(folder(home), settings);
    try {
      return new TrailJournal(trail, KeyRing.open(keys(home)), product, place);
    } catch (RuntimeException e) {
      trail.close();
      throw e;
    }
  }

  @Override
  public void about(Workspace workspace) {
    workspace.beginVersion();
  }

  @Override
  public long turn(Workspace workspace, AnsweredTurn turn) {
    SessionId session = new SessionId(turn.reply().conversation());
    ObjectNode record =
        TurnRecord.of(
            turn,
            workspace.knowledge().domain(),
            workspace.version(product),
            !follows(session, turn.before()));
    PackedContent content = PackedContent.of(CanonicalJson.of(record));
    TrailRecord kept = trail.add(RecordKind.TURN, place, () -> key(session).seal(content));
    DialogueState after = turn.kept().after(turn.before());
    synchronized (known) {
      known.computeIfPresent(
          session, (each, before) -> new Known(before.key(), after.asked(), Known.trace(after)));
    }
    return kept.number();
  }

  /**
   * Keeps a question that was linked to a schema; when this returns, it is as durable as a turn.
   *
   * @param session whose key seals it
   * @param content with the name of the session, so that it can be found and erased by that
   * @return the number of its record
   */
  public long link(SessionId session, ObjectNode content) {
    PackedContent packed = PackedContent.of(CanonicalJson.of(content));
    JsonNode open = JsonNodeFactory.instance.objectNode();
    return trail.add(RecordKind.LINK, open, () -> key(session).seal(packed)).number();
  }

  /**
   * True where a turn follows on the last one of its session in this journal, or on none. A session
   * that others began anew gets another key.
   */
  private boolean follows(SessionId session, DialogueState before) {
    synchronized (known) {
      if (before.asked() == 0) {
        known.remove(session);
        return true;
      }
      Known last = known.get(session);
      return last != null && last.endsIn(before);
    }
  }

  @Override
  public long ended(SessionId session) {
    ObjectNode record = JsonNodeFactory.instance.objectNode().put("session", session.value());
    PackedContent content = PackedContent.of(CanonicalJson.of(record));
    TrailRecord kept = trail.add(RecordKind.ENDED, place, () -> key(session).seal(content));
    synchronized (known) {
      known.remove(session);
    }
    return kept.number();
  }

  /** Its key; another one where that was destroyed meanwhile, for it must not seal any more. */
  private ConversationKey key(SessionId session) {
    keys.check();
    synchronized (known) {
      Known before = known.get(session);
      if (before != null && keys.find(before.key().number()).isPresent()) {
        return before.key();
      }
      ConversationKey key = keys.create();
      known.put(
          session,
          before == null ? new Known(key, 0, 0) : new Known(key, before.turn(), before.left()));
      return key;
    }
  }

  @Override
  public void close() {
    trail.close();
    keys.close();
  }
}
