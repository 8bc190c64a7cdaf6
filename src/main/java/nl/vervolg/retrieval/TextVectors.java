package nl.vervolg.retrieval;

import java.util.List;
import java.util.stream.DoubleStream;

/**
 * How near some texts are to another by what they mean. Safe for many threads where the model is.
 */
public final class TextVectors {
  private final Vectors vectors;
  private final Embedding model;

  /**
   * Of these texts.
   *
   * @throws EmbeddingFailed where the model gives no vectors, or there are too many texts
   */
  public TextVectors(List<String> texts, VectorSource source) {
    if (texts.size() > HybridIndex.MOST) {
      throw new EmbeddingFailed(HybridIndex.tooMany(texts.size()));
    }
    this.vectors = new Vectors(source.of(texts));
    this.model = source.model();
  }

  /** The name of the model. */
  public String model() {
    return model.name();
  }

  /**
   * The cosine of each with a text, in their order.
   *
   * @throws EmbeddingFailed where the model gives no vector for it
   */
  public List<Double> near(String text) {
    return DoubleStream.of(vectors.cosines(Vectors.of(text, model))).boxed().toList();
  }
}
