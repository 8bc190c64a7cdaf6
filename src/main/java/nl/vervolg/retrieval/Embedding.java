package nl.vervolg.retrieval;

/** A model that turns a text into a vector; texts that mean much the same have near ones. */
public interface Embedding {
  /** How it is called, where people see what was found by it. */
  String name();

  /** Tells it from every other model, and from another version of it: letters and figures. */
  String digest();

  /**
   * The vector of a text. The same text has the same vector on the same machine.
   *
   * @throws EmbeddingFailed where there is none
   */
  float[] of(String text);
}
