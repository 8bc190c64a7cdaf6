package nl.vervolg.schema;

/** Is told how far the reading of a database is. */
@FunctionalInterface
public interface ReadingProgress {
  /** For those who do not want to know. */
  ReadingProgress NONE = (done, all) -> {};

  /** So many tables of all are done. */
  void done(int done, int all);
}
