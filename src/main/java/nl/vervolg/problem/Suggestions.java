package nl.vervolg.problem;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Collectors;
import org.apache.lucene.search.spell.LuceneLevenshteinDistance;

/** Finds the name that somebody may have meant. */
public final class Suggestions {
  /** Two letters that changed places are one mistake. */
  private static final LuceneLevenshteinDistance SIMILARITY = new LuceneLevenshteinDistance();

  private static final float CLOSE = 0.6f;
  private static final int MOST = 12;

  private Suggestions() {}

  /** The name that comes nearest, where one is near. */
  public static Optional<String> closest(String written, Collection<String> allowed) {
    return allowed.stream()
        .filter(name -> SIMILARITY.getDistance(written, name) >= CLOSE)
        .max(
            Comparator.comparing((String name) -> SIMILARITY.getDistance(written, name))
                .thenComparing(Comparator.reverseOrder()));
  }

  /** A sentence that begins with "Maybe you meant", or lists what can stand there. */
  public static String maybe(String written, Collection<String> allowed) {
    return closest(written, allowed)
        .map(name -> "Maybe you meant (" + name + ").")
        .orElseGet(
            () ->
                "It can be: "
                    + allowed.stream().sorted().limit(MOST).collect(Collectors.joining(", "))
                    + (allowed.size() > MOST ? ", ..." : "."));
  }
}
