package nl.vervolg.audit;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Which keys the records of a trail name, and which of them no record names any more when the
 * oldest files go. A key is told by its number and its conversation, or by its number and its file:
 * a number alone is another key in a file that was begun anew. Any other key without a record may
 * have one that lies elsewhere.
 */
final class KeyUse {
  /** Ranges of keys that go, each with its first and its last number. */
  private static final String KEYS = "keys";

  private static final String KEY_FILE = "keyFile";

  /** By the number of a key: how many files there are up to the last one with a record of it. */
  private int[] lastFile = new int[64];

  /** By the number of a key: what tells the conversation of its last record from others. */
  private int[] conversation = new int[64];

  /** What retirements told of, by the name of the file of keys. */
  private final Map<String, BitSet> told = new TreeMap<>();

  /** A record names a key. */
  void names(Sealed content, int file) {
    int key = Math.toIntExact(content.key());
    if (key >= lastFile.length) {
      lastFile = Arrays.copyOf(lastFile, Math.max(key + 1, 2 * lastFile.length));
      conversation = Arrays.copyOf(conversation, lastFile.length);
    }
    lastFile[key] = file;
    conversation[key] = content.conversation().hashCode();
  }

  /**
   * A record of a retirement tells which keys go. One of the earlier form tells a number only,
   * below which also others lie: nothing can be known from it.
   */
  void told(JsonNode data) {
    BitSet keys = told.computeIfAbsent(data.path(KEY_FILE).asText(), file -> new BitSet());
    for (JsonNode range : data.path(KEYS)) {
      keys.set(range.path(0).asInt(), range.path(1).asInt() + 1);
    }
  }

  /**
   * Keys that no record names any more, and those that a crash has kept after a retirement told of
   * them.
   *
   * @param going so many files go, the oldest
   * @param gaps whether there are records that cannot be read: they may name a key that was told
   */
  List<Long> unused(KeyRing keys, int going, boolean gaps) {
    List<Long> unused = new ArrayList<>();
    BitSet earlier = gaps ? new BitSet() : told.getOrDefault(keys.name(), new BitSet());
    for (int key = 0; key < Math.max(lastFile.length, earlier.length()); key++) {
      if (seen(key) ? lastFile[key] <= going && isMeant(keys, key) : earlier.get(key)) {
        unused.add((long) key);
      }
    }
    unused.removeIf(key -> keys.find(key).isEmpty());
    return unused;
  }

  private boolean seen(int key) {
    return key < lastFile.length && lastFile[key] > 0;
  }

  private boolean isMeant(KeyRing keys, int key) {
    return keys.find(key)
        .filter(found -> found.conversation().hashCode() == conversation[key])
        .isPresent();
  }

  /** Tells which keys of a file go. */
  static void tell(ObjectNode data, String file, List<Long> keys) {
    ArrayNode ranges = data.put(KEY_FILE, file).putArray(KEYS);
    int from = 0;
    for (int i = 0; i < keys.size(); i++) {
      if (i + 1 == keys.size() || keys.get(i + 1).longValue() != keys.get(i) + 1) {
        ranges.addArray().add(keys.get(from)).add(keys.get(i));
        from = i + 1;
      }
    }
  }
}
