package nl.vervolg.conversation.trail;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.LongConsumer;
import nl.vervolg.audit.KeyRing;
import nl.vervolg.audit.RecordKind;
import nl.vervolg.audit.Sealed;
import nl.vervolg.audit.Trail;
import nl.vervolg.audit.TrailProblem;
import nl.vervolg.audit.TrailReader;
import nl.vervolg.audit.TrailRecord;
import nl.vervolg.audit.TrailSettings;
import nl.vervolg.session.SessionStore;

/**
 * Makes conversations of a trail unreadable for good: their keys are destroyed, and a record tells
 * so without a name. No record changes, so the chain still holds. An erasure that a crash cut short
 * is finished by the next one, since its record names the keys.
 */
public final class Erasure {
  private static final String CONVERSATIONS = "conversations";
  private static final String KEYS = "keys";

  private final Path folder;
  private final KeyRing ring;
  private final Wanted wanted;
  private final LongConsumer progress;

  /** Keys of which a record was opened: all records of a key are of one session. */
  private final BitSet seen = new BitSet();

  private final SortedMap<Long, String> keys = new TreeMap<>();
  private final SortedMap<Long, String> unfinished = new TreeMap<>();
  private final SortedMap<Long, String> unclear = new TreeMap<>();
  private final Set<TrailProblem> unread = new LinkedHashSet<>();
  private final SortedSet<String> sessions = new TreeSet<>();
  private final SortedSet<String> atServer = new TreeSet<>();
  private long last;
  private long turns;
  private long links;
  private long told;

  private Erasure(Path home, KeyRing ring, Wanted wanted, LongConsumer progress) {
    this.folder = TrailJournal.folder(home);
    this.ring = ring;
    this.wanted = wanted;
    this.progress = progress;
  }

  /** Which conversations are to be erased. */
  public interface Wanted {
    /** True for one of them. */
    boolean is(String session, String conversation);

    /** True where those go as well of which no record can be read: nobody knows whose they are. */
    default boolean alsoUnclear() {
      return false;
    }
  }

  /** Comes before a key is destroyed; where it throws, none is. */
  public interface Before {
    /** Whether it may be. */
    void consent(Erased would);

    /**
     * Forgets what is kept elsewhere.
     *
     * @param first false the second time, when nobody can add to the trail any more
     */
    void forget(Erased would, boolean first);
  }

  /**
   * What was erased, or would be.
   *
   * @param conversations their names, by the numbers of their keys
   * @param sessions the names of their sessions
   * @param atServer those of them that a server kept, or keeps
   * @param turns how many turns cannot be read any more
   * @param links how many questions that were linked cannot be read any more
   * @param finished keys that an erasure before had named and a crash had kept
   * @param unread records that are damaged or missing
   * @param unclear conversations of which no record can be read, by the numbers of their keys
   * @param record number of the record that tells of it; 0 where there is none
   */
  public record Erased(
      SortedMap<Long, String> conversations,
      SortedSet<String> sessions,
      SortedSet<String> atServer,
      long turns,
      long links,
      SortedMap<Long, String> finished,
      List<TrailProblem> unread,
      SortedMap<Long, String> unclear,
      long record) {
    /** Copies the collections. */
    public Erased {
      conversations = Collections.unmodifiableSortedMap(new TreeMap<>(conversations));
      sessions = Collections.unmodifiableSortedSet(new TreeSet<>(sessions));
      atServer = Collections.unmodifiableSortedSet(new TreeSet<>(atServer));
      finished = Collections.unmodifiableSortedMap(new TreeMap<>(finished));
      unread = List.copyOf(unread);
      unclear = Collections.unmodifiableSortedMap(new TreeMap<>(unclear));
    }

    /** There is no trail. */
    public static Erased nothing() {
      SortedMap<Long, String> none = Collections.emptySortedMap();
      SortedSet<String> nobody = Collections.emptySortedSet();
      return new Erased(none, nobody, nobody, 0, 0, none, List.of(), none, 0);
    }
  }

  /**
   * What would be erased.
   *
   * @param progress is told the number of each record that was read
   */
  public static Erased look(Path home, Wanted wanted, LongConsumer progress) {
    try (KeyRing ring = KeyRing.toRead(TrailJournal.keys(home))) {
      Erasure erasure = new Erasure(home, ring, wanted, progress);
      long keys = ring.count();
      erasure.read();
      erasure.findUnclear(keys);
      return erasure.found();
    }
  }

  /**
   * Erases. Others may go on with their conversations meanwhile; they wait only while the keys are
   * destroyed.
   */
  public static Erased run(
      Path home, TrailSettings settings, Wanted wanted, Before before, LongConsumer progress) {
    try (Trail trail = Trail.open(TrailJournal.folder(home), settings);
        KeyRing ring = KeyRing.open(TrailJournal.keys(home))) {
      Erasure erasure = new Erasure(home, ring, wanted, progress);
      erasure.read();
      before.consent(erasure.found());
      before.forget(erasure.found(), true);
      trail.alone(
          () -> {
            erasure.read();
            erasure.findUnclear(ring.count());
            before.consent(erasure.found());
            before.forget(erasure.found(), false);
            erasure.destroy(trail);
          });
      return erasure.found();
    }
  }

  private Erased found() {
    return new Erased(
        keys, sessions, atServer, turns, links, unfinished, List.copyOf(unread), unclear, told);
  }

  /** Reads what was not read yet. */
  private void read() {
    TrailReader.read(
        folder,
        last + 1,
        record -> {
          record.sealed().ifPresent(content -> turn(record, content));
          if (record.kind() == RecordKind.ERASED) {
            earlier(record.data());
          }
          last = record.number();
          progress.accept(last);
          return true;
        },
        unread::add);
  }

  /**
   * A key that no record names which can be read is that of one that cannot. Who erases looks when
   * all is read and nobody can add to the trail: else it is that of a conversation that begins.
   *
   * @param count so many keys were there before the last records were read
   */
  private void findUnclear(long count) {
    for (int key = 0; !unread.isEmpty() && key < count; key++) {
      if (!seen.get(key)) {
        long number = key;
        ring.find(key).ifPresent(found -> unclear.put(number, found.conversation()));
      }
    }
  }

  private void turn(TrailRecord record, Sealed content) {
    int key = Math.toIntExact(content.key());
    if (!seen.get(key) && ring.holds(content.key(), content.conversation())) {
      seen.set(key);
      KeptTurn kept = KeptTurn.open(record, ring);
      if (wanted.is(kept.session(), content.conversation())) {
        keys.put(content.key(), content.conversation());
        sessions.add(kept.session());
        if (KeptTurn.isAt(record, SessionStore.Place.SERVER)) {
          atServer.add(kept.session());
        }
      }
    }
    if (content.conversation().equals(keys.get(content.key()))) {
      turns += record.kind() == RecordKind.TURN ? 1 : 0;
      links += record.kind() == RecordKind.LINK ? 1 : 0;
    }
  }

  /** A key that is named there and still opens something was kept by a crash. */
  private void earlier(JsonNode erased) {
    for (int i = 0; i < erased.path(KEYS).size(); i++) {
      long key = erased.path(KEYS).path(i).asLong();
      String conversation = erased.path(CONVERSATIONS).path(i).asText();
      if (ring.holds(key, conversation)) {
        unfinished.put(key, conversation);
      }
    }
  }

  /** The record comes first: it names the keys, should a crash keep some of them. */
  private void destroy(Trail trail) {
    SortedMap<Long, String> going = new TreeMap<>(keys);
    going.putAll(wanted.alsoUnclear() ? unclear : Map.of());
    if (!going.isEmpty()) {
      ObjectNode data = JsonNodeFactory.instance.objectNode();
      ArrayNode conversations = data.putArray(CONVERSATIONS);
      ArrayNode numbers = data.putArray(KEYS);
      for (Map.Entry<Long, String> key : going.entrySet()) {
        conversations.add(key.getValue());
        numbers.add(key.getKey());
      }
      told = trail.event(RecordKind.ERASED, data).number();
    }
    SortedSet<Long> all = new TreeSet<>(going.keySet());
    all.addAll(unfinished.keySet());
    trail.force();
    ring.destroy(all);
  }

  /** True for the record of an erasure that names the conversation. */
  public static boolean names(TrailRecord record, Sealed content) {
    if (record.kind() == RecordKind.ERASED) {
      for (JsonNode conversation : record.data().path(CONVERSATIONS)) {
        if (conversation.asText().equals(content.conversation())) {
          return true;
        }
      }
    }
    return false;
  }
}
