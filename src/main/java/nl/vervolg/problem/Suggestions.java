package nl.vervolg.problem;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import org.apache.lucene.search.spell.LuceneLevenshteinDistance;

/** Finds the name that somebody may have meant. */
public final class Suggestions {
  /** Two letters that changed places are one mistake. */
  private static final LuceneLevenshteinDistance SIMILARITY = new LuceneLevenshteinDistance();

  private static final float CLOSE = 0.6f;
  private static final int MOST = 12;
  private static final int SHORTEST_PART = 3;

  private Suggestions() {}

  /** The name that comes nearest, where one is near. */
  public static Optional<String> closest(String written, Collection<String> allowed) {
    return allowed.stream()
        .filter(name -> SIMILARITY.getDistance(written, name) >= CLOSE)
        .max(
            Comparator.comparing((String name) -> SIMILARITY.getDistance(written, name))
                .thenComparing(Comparator.reverseOrder()));
  }

  /**
   * The names that come nearest, those in which what was written stands as it is among them; case
   * does not count.
   *
   * @param most so many at the most
   */
  public static List<String> nearest(String written, Collection<String> allowed, int most) {
    String small = written.toLowerCase(Locale.ROOT);
    ToDoubleFunction<String> near =
        name -> {
          String other = name.toLowerCase(Locale.ROOT);
          boolean inside = small.length() >= SHORTEST_PART && other.contains(small);
          return Math.max(inside ? CLOSE : 0, SIMILARITY.getDistance(small, other));
        };
    return allowed.stream()
        .distinct()
        .filter(name -> near.applyAsDouble(name) >= CLOSE)
        .sorted(
            Comparator.comparingDouble(near)
                .reversed()
                .thenComparingInt(String::length)
                .thenComparing(Comparator.naturalOrder()))
        .limit(most)
        .toList();
  }

  /** A sentence that begins with "Maybe you meant", or lists what can stand there. */
  public static String maybe(String written, Collection<String> allowed) {
    if (allowed.isEmpty()) {
      return "Nothing is declared yet that could stand here.";
    }
    return closest(written, allowed)
        .map(name -> "Maybe you meant (" + name + ").")
        .orElseGet(
            () ->
                "It can be: "
                    + allowed.stream().sorted().limit(MOST).collect(Collectors.joining(", "))
                    + (allowed.size() > MOST ? ", ..." : "."));
  }
}
