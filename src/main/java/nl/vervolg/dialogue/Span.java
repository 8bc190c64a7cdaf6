package nl.vervolg.dialogue;

/**
 * A run of tokens of one utterance.
 *
 * @param from index of the first token
 * @param to index after the last token
 */
public record Span(int from, int to) implements Comparable<Span> {
  /** Rejects an empty or reversed run. */
  public Span {
    if (from < 0 || to <= from) {
      throw new IllegalArgumentException("Span (%d, %d) is empty or reversed.".formatted(from, to));
    }
  }

  /** Number of tokens. */
  public int length() {
    return to - from;
  }

  /** True when the two runs share a token. */
  public boolean overlaps(Span other) {
    return from < other.to && other.from < to;
  }

  /** True when {@code index} is one of the tokens. */
  public boolean contains(int index) {
    return from <= index && index < to;
  }

  @Override
  public int compareTo(Span other) {
    return from != other.from ? Integer.compare(from, other.from) : Integer.compare(to, other.to);
  }
}
