package nl.vervolg.process;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import nl.vervolg.Heritage;
import nl.vervolg.audit.CanonicalJson;
import nl.vervolg.audit.ConversationKey;
import nl.vervolg.audit.Durability;
import nl.vervolg.audit.KeyRing;
import nl.vervolg.audit.PackedContent;
import nl.vervolg.audit.RecordKind;
import nl.vervolg.audit.Trail;
import nl.vervolg.audit.TrailCheck;
import nl.vervolg.audit.TrailProblem;
import nl.vervolg.audit.TrailReader;
import nl.vervolg.audit.TrailRecord;
import nl.vervolg.audit.TrailSettings;
import nl.vervolg.conversation.Conversation;
import nl.vervolg.conversation.trail.KeptTurn;
import nl.vervolg.conversation.trail.TrailHistory;
import nl.vervolg.conversation.trail.TrailJournal;
import nl.vervolg.report.Kept;
import nl.vervolg.session.SessionId;
import nl.vervolg.session.SessionSettings;
import nl.vervolg.session.SessionStore;
import nl.vervolg.session.SessionTurn;

/**
 * A home whose trail has many files: two people said something in each of many months, each time in
 * a conversation with a key of its own, and are in a conversation that is kept since today.
 *
 * @param folder where it lies
 */
record AuditedHome(Path folder) {
  static final String ANNA = "anna";
  static final String BERT = "bert";

  /** Old conversations of each of the two. */
  static final int CONVERSATIONS = 150;

  private static final int DAYS_BETWEEN = 4;
  private static final int SEGMENT = 16_000;
  private static final int SLOT = 64;

  /** What a key has of a slot: its name and its secret. */
  private static final int KEY = 48;

  private static final List<String> TURNS =
      List.of("Welke archieven zijn er in Den Haag?", "En in Enschede?");

  /** Makes one in an empty folder. */
  static AuditedHome make(Path folder) {
    AuditedHome home = new AuditedHome(folder);
    Path one = folder.resolveSibling("one");
    Kept.talk(one, ANNA, TURNS.get(0));
    JsonNode turn = Kept.turns(one).get(0).content().orElseThrow();
    try (KeyRing keys = KeyRing.open(TrailJournal.keys(folder))) {
      for (int i = 0; i < CONVERSATIONS; i++) {
        int days = DAYS_BETWEEN * (CONVERSATIONS - i);
        try (Trail trail = home.trail(Clock.systemUTC().instant().minus(Duration.ofDays(days)))) {
          for (String session : List.of(ANNA, BERT)) {
            ConversationKey key = keys.create();
            ObjectNode content = turn.deepCopy();
            byte[] bytes = CanonicalJson.of(content.put("session", session));
            trail.add(
                RecordKind.TURN,
                JsonNodeFactory.instance.objectNode(),
                () -> key.seal(PackedContent.of(bytes)));
          }
        }
      }
    }
    SessionStore store = home.store();
    TrailSettings settings = TrailSettings.usual(Clock.systemUTC());
    try (Conversation conversation =
        new Conversation(
            Heritage.workspace(),
            store,
            TrailJournal.open(folder, settings, "test", store.place()))) {
      for (String said : TURNS) {
        conversation.ask(new SessionId(ANNA), said);
        conversation.ask(new SessionId(BERT), said);
      }
    }
    return home;
  }

  private Trail trail(Instant time) {
    Clock clock = Clock.fixed(time, ZoneOffset.UTC);
    return Trail.open(trail(), new TrailSettings(Durability.SYSTEM, SEGMENT, clock));
  }

  private SessionStore store() {
    return SessionStore.open(
        folder.resolve("sessions"),
        new TrailHistory(folder),
        SessionSettings.usual(Clock.systemUTC()));
  }

  Path trail() {
    return TrailJournal.folder(folder);
  }

  AuditedHome copyTo(Path other) {
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path each : all.toList()) {
        Files.copy(each, other.resolve(folder.relativize(each)));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new AuditedHome(other);
  }

  /** What {@code vervolg audit verify} finds. */
  List<TrailProblem> problems() {
    return TrailCheck.run(trail(), Optional.empty(), bytes -> {}).problems();
  }

  List<Path> files() {
    try (Stream<Path> all = Files.list(trail())) {
      return all.filter(file -> file.toString().endsWith(".jsonl")).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The records of something said, opened as far as their keys are there. */
  List<KeptTurn> turns() {
    return Kept.turns(folder);
  }

  /** How many records of somebody can be read. */
  long readable(String session) {
    return turns().stream().filter(turn -> turn.session().equals(session)).count();
  }

  List<TrailRecord> records(RecordKind kind) {
    List<TrailRecord> records = new ArrayList<>();
    TrailReader.read(trail(), 1, record -> record.kind() != kind || records.add(record));
    return records;
  }

  /** How many keys are destroyed, as their file says. */
  int destroyed() {
    try {
      byte[] keys = Files.readAllBytes(TrailJournal.keys(folder));
      int destroyed = 0;
      for (int at = 0; at + SLOT <= keys.length; at += SLOT) {
        destroyed += Arrays.equals(keys, at, at + KEY, new byte[KEY], 0, KEY) ? 1 : 0;
      }
      return destroyed;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What the store has of somebody. */
  List<String> kept(String session) {
    try (SessionStore store = store()) {
      return store.turns(new SessionId(session)).stream().map(SessionTurn::said).toList();
    }
  }

  /** What each of the two said in the conversation that is kept. */
  static List<String> said() {
    return TURNS;
  }

  /** True where any file holds the text. */
  boolean anywhere(String text) {
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        if (Files.readString(file, ISO_8859_1).contains(text)) {
          return true;
        }
      }
      return false;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
