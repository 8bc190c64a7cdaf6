package nl.vervolg.conversation.trail;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import nl.vervolg.audit.CanonicalJson;
import nl.vervolg.audit.ConversationKey;
import nl.vervolg.audit.KeyRing;
import nl.vervolg.audit.RecordKind;
import nl.vervolg.audit.Trail;
import nl.vervolg.audit.TrailSettings;
import nl.vervolg.conversation.AnsweredTurn;
import nl.vervolg.conversation.TurnJournal;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.session.SessionId;

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
  private final Map<SessionId, ConversationKey> known =
      new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<SessionId, ConversationKey> eldest) {
          return size() > MOST_KEYS;
        }
      };

  private TrailJournal(Trail trail, KeyRing keys, String product) {
    this.trail = trail;
    this.keys = keys;
    this.product = product;
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
   * The journal of a home.
   *
   * @param product version of the program
   */
  public static TrailJournal open(Path home, TrailSettings settings, String product) {
    Trail trail = Trail.open(folder(home), settings);
    try {
      return new TrailJournal(trail, KeyRing.open(keys(home)), product);
    } catch (RuntimeException e) {
      trail.close();
      throw e;
    }
  }

  @Override
  public void turn(Workspace workspace, AnsweredTurn turn) {
    ObjectNode record =
        TurnRecord.of(turn, workspace.knowledge().domain(), workspace.version(product));
    SessionId session = new SessionId(turn.reply().conversation());
    byte[] content = CanonicalJson.of(record);
    trail.add(RecordKind.TURN, () -> key(session).seal(content));
  }

  @Override
  public void ended(SessionId session) {
    ObjectNode record = JsonNodeFactory.instance.objectNode().put("session", session.value());
    byte[] content = CanonicalJson.of(record);
    trail.add(RecordKind.ENDED, () -> key(session).seal(content));
    synchronized (known) {
      known.remove(session);
    }
  }

  /** Its key; another one where that was destroyed meanwhile, for it must not seal any more. */
  private ConversationKey key(SessionId session) {
    synchronized (known) {
      ConversationKey key = known.get(session);
      if (key == null || keys.find(key.number()).isEmpty()) {
        key = keys.create();
        known.put(session, key);
      }
      return key;
    }
  }

  @Override
  public void close() {
    trail.close();
    keys.close();
  }
}
