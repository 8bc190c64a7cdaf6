package nl.vervolg.retrieval;

import java.util.ArrayList;
import java.util.List;

/** Turns a text into how often it speaks of each of some subjects, and notes what it was asked. */
final class Meanings implements Embedding {
  private static final List<List<String>> SUBJECTS =
      List.of(List.of("ship", "vessel", "boat"), List.of("old", "ancient"), List.of("moon"));

  /** What never has the same subject as anything else. */
  private static final float OTHER = 0.25f;

  private final List<String> asked = new ArrayList<>();
  private int failAfter = Integer.MAX_VALUE;

  @Override
  public String name() {
    return "meanings";
  }

  @Override
  public String digest() {
    return "0123abcd";
  }

  @Override
  public float[] of(String text) {
    if (asked.size() >= failAfter) {
      throw new EmbeddingFailed("It is worn out.");
    }
    asked.add(text);
    float[] vector = new float[SUBJECTS.size() + 1];
    for (int i = 0; i < SUBJECTS.size(); i++) {
      for (String word : SUBJECTS.get(i)) {
        vector[i] += text.contains(word) ? 1 : 0;
      }
    }
    vector[SUBJECTS.size()] = OTHER;
    return vector;
  }

  /** It gives no vector after so many. */
  void failAfter(int texts) {
    failAfter = texts;
  }

  /** The texts that it gave vectors of. */
  List<String> asked() {
    return List.copyOf(asked);
  }
}
