package nl.vervolg.retrieval;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import nl.vervolg.dialogue.Language;

/**
 * Things that are found by their words and by what they mean. Both ways rank them, and a thing
 * counts for what its ranks are worth together (reciprocal rank fusion, Cormack et al. 2009): only
 * ranks are compared, as points of words and angles of vectors have no common measure. Safe for
 * many threads where the model is.
 */
public final class HybridIndex<T> implements Retrieval<T> {
  /** What softens the first ranks, as it was published. */
  private static final int SOFTENING = 60;

  /** How many of each ranking count at the least. */
  private static final int DEPTH = 50;

  /** More take minutes to make, and much memory. */
  static final int MOST = 50_000;

  /** The cosine of texts that have something in common, at the least: others fit by chance. */
  private static final double LEAST = 0.3;

  private final List<T> things;
  private final TextIndex<T> words;
  private final Vectors vectors;
  private final Embedding model;

  private HybridIndex(List<T> things, TextIndex<T> words, List<float[]> vectors, Embedding model) {
    this.things = things;
    this.words = words;
    this.vectors = new Vectors(vectors);
    this.model = model;
  }

  /**
   * Indexes things both ways; where there are no vectors by their words alone, and each search says
   * why.
   *
   * @param text what a thing is found by
   * @param usual the language of texts whose words do not tell it
   */
  public static <T> Retrieval<T> of(
      List<T> things, Function<T, String> text, Language usual, VectorSource source) {
    TextIndex<T> words = new TextIndex<>(things, text, usual);
    if (things.size() > MOST) {
      return new WordsInstead<>(words, tooMany(things.size()));
    }
    try {
      List<float[]> vectors = source.of(things.stream().map(text).toList());
      return new HybridIndex<>(List.copyOf(things), words, vectors, source.model());
    } catch (EmbeddingFailed e) {
      return new WordsInstead<>(words, e.why());
    }
  }

  /** What is told of more texts than that. */
  static String tooMany(int texts) {
    return "There are " + texts + " texts; vectors are made of at most " + MOST + ".";
  }

  /** Words alone, and why. */
  private record WordsInstead<T>(TextIndex<T> words, String why) implements Retrieval<T> {
    @Override
    public List<T> search(String text, Language language, int most) {
      return words.search(text, language, most);
    }

    @Override
    public Retrieved<T> retrieve(String text, Language language, int most) {
      return Retrieved.withoutVectors(words.search(text, language, most), why);
    }
  }

  @Override
  public List<T> search(String text, Language language, int most) {
    return retrieve(text, language, most).things();
  }

  @Override
  public Retrieved<T> retrieve(String text, Language language, int most) {
    int depth = Math.max(DEPTH, most);
    List<Integer> byWords = words.ranked(text, language, depth);
    try {
      List<Integer> byMeaning = vectors.nearest(Vectors.of(text, model), LEAST, depth);
      List<Integer> best = fused(List.of(byWords, byMeaning));
      return new Retrieved<>(first(best, most), Optional.of(model.name()), Optional.empty());
    } catch (EmbeddingFailed e) {
      return Retrieved.withoutVectors(first(byWords, most), e.why());
    }
  }

  private List<T> first(List<Integer> best, int most) {
    return best.stream().limit(most).map(things::get).toList();
  }

  /** All that any ranking has, what is worth most first, and of equal ones the earlier. */
  static List<Integer> fused(List<List<Integer>> rankings) {
    Map<Integer, Double> worth = new TreeMap<>();
    for (List<Integer> ranking : rankings) {
      for (int i = 0; i < ranking.size(); i++) {
        worth.merge(ranking.get(i), 1.0 / (SOFTENING + i + 1), Double::sum);
      }
    }
    List<Map.Entry<Integer, Double>> all = new ArrayList<>(worth.entrySet());
    all.sort(Map.Entry.<Integer, Double>comparingByValue(Comparator.reverseOrder()));
    return all.stream().map(Map.Entry::getKey).toList();
  }
}
