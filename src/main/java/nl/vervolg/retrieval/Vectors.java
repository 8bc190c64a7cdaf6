package nl.vervolg.retrieval;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.apache.lucene.util.VectorUtil;

/**
 * The vectors of some texts, all of length one. Each is compared with that of a question: nothing
 * has to be built for that, and none is missed.
 */
final class Vectors {
  /** Nearer than a thousandth is the same, as a model rounds otherwise on other processors. */
  private static final double STEPS = 1000;

  /** Signs of a text that a model sees; more say little about what all of it means. */
  private static final int LONGEST = 1000;

  private final List<float[]> vectors;

  Vectors(List<float[]> vectors) {
    this.vectors = List.copyOf(vectors);
  }

  /** A text and how near it is, in steps. */
  private record Near(int number, long steps) {}

  /**
   * The numbers of those that are nearest to a vector, nearest first, and of equal ones the
   * earlier.
   *
   * @param least the cosine that they have at the least
   */
  List<Integer> nearest(float[] vector, double least, int most) {
    List<Near> near = new ArrayList<>();
    double[] cosines = cosines(vector);
    for (int i = 0; i < cosines.length; i++) {
      long steps = Math.round(cosines[i] * STEPS);
      if (steps >= Math.round(least * STEPS)) {
        near.add(new Near(i, steps));
      }
    }
    return near.stream()
        .sorted(Comparator.comparingLong(Near::steps).reversed())
        .limit(most)
        .map(Near::number)
        .toList();
  }

  /** The cosine of each with a vector of length one. */
  double[] cosines(float[] vector) {
    double[] cosines = new double[vectors.size()];
    for (int i = 0; i < cosines.length; i++) {
      if (vectors.get(i).length != vector.length) {
        throw new EmbeddingFailed("The model gives vectors of different lengths.");
      }
      cosines[i] = VectorUtil.dotProduct(vectors.get(i), vector);
    }
    return cosines;
  }

  /**
   * What a model gives for a text, made one long. Only the beginning of a long text is told to it.
   *
   * @throws EmbeddingFailed where there is none that can be compared
   */
  static float[] of(String text, Embedding model) {
    float[] vector = model.of(beginning(text)).clone();
    double square = 0;
    for (float part : vector) {
      square += (double) part * part;
    }
    if (!(square > 0) || Double.isInfinite(square)) {
      throw new EmbeddingFailed("The model (" + model.name() + ") gives no vector for a text.");
    }
    double length = Math.sqrt(square);
    for (int i = 0; i < vector.length; i++) {
      vector[i] = (float) (vector[i] / length);
    }
    return vector;
  }

  /** The part of a text that counts. */
  static String beginning(String text) {
    return text.codePointCount(0, text.length()) <= LONGEST
        ? text
        : text.substring(0, text.offsetByCodePoints(0, LONGEST));
  }
}
