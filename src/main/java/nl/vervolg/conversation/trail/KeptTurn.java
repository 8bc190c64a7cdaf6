package nl.vervolg.conversation.trail;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.Locale;
import java.util.Optional;
import nl.vervolg.audit.ConversationKey;
import nl.vervolg.audit.KeyRing;
import nl.vervolg.audit.Sealed;
import nl.vervolg.audit.TrailException;
import nl.vervolg.audit.TrailRecord;
import nl.vervolg.session.SessionStore;
import nl.vervolg.session.SessionTurn;
import nl.vervolg.session.StoredTurn;

/**
 * A record of the trail with its content, opened.
 *
 * @param record as it stands in the trail
 * @param content what {@link TurnRecord} made; none where it cannot be read, or nothing is sealed
 * @param unreadable why it cannot be read
 */
public record KeptTurn(
    TrailRecord record, Optional<JsonNode> content, Optional<Unreadable> unreadable) {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String SESSIONS = "sessions";

  /** What everybody may read of a turn. */
  static ObjectNode place(SessionStore.Place place) {
    return JSON.createObjectNode().put(SESSIONS, code(place));
  }

  private static String code(SessionStore.Place place) {
    return place.name().toLowerCase(Locale.ROOT);
  }

  /** True where the session was kept there. */
  static boolean isAt(TrailRecord record, SessionStore.Place place) {
    return record.data().path(SESSIONS).asText().equals(code(place));
  }

  /**
   * Opens a record with the key of its conversation, where it is still kept.
   *
   * @throws TrailException where it is not what was sealed
   */
  public static KeptTurn open(TrailRecord record, KeyRing keys) {
    try {
      return opened(record, keys);
    } catch (IOException e) {
      throw new TrailException(
          "The content of record "
              + record.number()
              + " cannot be read with its key.\nRun: vervolg audit verify",
          e);
    }
  }

  /** The same to show it: what is not what was sealed is told as the reason. */
  public static KeptTurn show(TrailRecord record, KeyRing keys) {
    try {
      return opened(record, keys);
    } catch (IOException e) {
      System.getLogger(KeptTurn.class.getName())
          .log(System.Logger.Level.DEBUG, "Record " + record.number() + " cannot be opened.", e);
      return closed(record, Unreadable.CONTENT_DAMAGED);
    }
  }

  private static KeptTurn opened(TrailRecord record, KeyRing keys) throws IOException {
    if (record.sealed().isEmpty()) {
      return new KeptTurn(record, Optional.empty(), Optional.empty());
    }
    Sealed content = record.sealed().orElseThrow();
    Optional<ConversationKey> key =
        keys.find(content.key()).filter(each -> each.conversation().equals(content.conversation()));
    return key.isEmpty()
        ? closed(record, Unreadable.of(keys.lack(content.key())))
        : readable(record, JSON.readTree(key.orElseThrow().open(content)));
  }

  private static KeptTurn closed(TrailRecord record, Unreadable why) {
    return new KeptTurn(record, Optional.empty(), Optional.of(why));
  }

  /** A record with its content. */
  public static KeptTurn readable(TrailRecord record, JsonNode content) {
    return new KeptTurn(record, Optional.of(content), Optional.empty());
  }

  /** The name of the session; empty where it cannot be read. */
  public String session() {
    return content.map(node -> node.path("session").asText()).orElse("");
  }

  /** The number of the turn in its conversation; 0 where it cannot be read. */
  public int turn() {
    return content.map(node -> node.path("turn").asInt()).orElse(0);
  }

  /** What later turns depend on; none of a turn that cannot be read. */
  Optional<SessionTurn> kept() {
    return content.map(
        node ->
            StoredTurn.with(
                node.path("kept"),
                turn(),
                node.path("said").asText(),
                node.path("answer").asText()));
  }
}
