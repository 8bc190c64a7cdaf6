package nl.vervolg.conversation.trail;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import nl.vervolg.audit.CanonicalJson;
import org.jspecify.annotations.Nullable;

/** A turn of a trail that was decided again. */
public sealed interface ReplayedTurn {
  /** The turn as it was kept. */
  KeptTurn turn();

  /** The records are the same, byte by byte. */
  record Same(KeptTurn turn) implements ReplayedTurn {}

  /** The key was destroyed: it cannot be decided again. */
  record Closed(KeptTurn turn) implements ReplayedTurn {}

  /** A question that was linked: what it was linked with is not in the trail. */
  record NotReplayed(KeptTurn turn) implements ReplayedTurn {}

  /** The turns before it are not in the trail any more. */
  record WithoutHistory(KeptTurn turn) implements ReplayedTurn {}

  /**
   * The records differ.
   *
   * @param then as it was recorded
   * @param now as it is decided now
   */
  record Differs(KeptTurn turn, JsonNode then, JsonNode now) implements ReplayedTurn {
    private static final String VERSION = "version";

    /** Names of the members that differ, but for the version. */
    public List<String> members() {
      List<String> members = new ArrayList<>();
      Set<String> names = new TreeSet<>();
      then.fieldNames().forEachRemaining(names::add);
      now.fieldNames().forEachRemaining(names::add);
      for (String name : names) {
        if (!name.equals(VERSION) && !same(then.get(name), now.get(name))) {
          members.add(name);
        }
      }
      return List.copyOf(members);
    }

    /** By the bytes: what was read has other types of numbers than what was made. */
    private static boolean same(@Nullable JsonNode one, @Nullable JsonNode other) {
      return one != null
          && other != null
          && Arrays.equals(CanonicalJson.of(one), CanonicalJson.of(other));
    }

    /** Ids of rules that fired then and do not now. */
    public Set<String> gone() {
      Set<String> gone = rules(then);
      gone.removeAll(rules(now));
      return gone;
    }

    /** Ids of rules that fire now and did not then. */
    public Set<String> come() {
      Set<String> come = rules(now);
      come.removeAll(rules(then));
      return come;
    }

    private static Set<String> rules(JsonNode turn) {
      Set<String> rules = new TreeSet<>();
      turn.path("decision").path("fired").forEach(fired -> rules.add(fired.path("rule").asText()));
      return rules;
    }
  }
}
