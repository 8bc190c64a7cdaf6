package nl.vervolg.cli;

/** A line of input that cannot be used, with a sentence. */
final class BadLine extends RuntimeException {
  private static final long serialVersionUID = 1L;

  BadLine(String what) {
    super(what);
  }
}
