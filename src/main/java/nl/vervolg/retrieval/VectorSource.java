package nl.vervolg.retrieval;

import java.util.List;

/** Gives the vectors of many texts, which it may have kept from earlier. */
public interface VectorSource {
  /** The model that they are of. */
  Embedding model();

  /**
   * The vectors of texts, in their order, each of length one.
   *
   * @throws EmbeddingFailed where the model gives none
   */
  List<float[]> of(List<String> texts);

  /** Gives none, for a model that could not be loaded. */
  static VectorSource failing(EmbeddingFailed why) {
    return new VectorSource() {
      @Override
      public Embedding model() {
        throw why;
      }

      @Override
      public List<float[]> of(List<String> texts) {
        throw why;
      }
    };
  }
}
