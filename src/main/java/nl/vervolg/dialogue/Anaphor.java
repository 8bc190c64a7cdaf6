package nl.vervolg.dialogue;

/**
 * Words that point back.
 *
 * @param span the words, with the noun if there is one
 * @param kind how they point
 * @param rank for {@link AnaphorKind#ORDINAL}: position from the top, 1 for the first; else 0
 * @param fromEnd the same from the end, 1 for the last
 * @param noun key of the class named with it ("the second museum"), or empty
 * @param count for {@link AnaphorKind#RANGE}: how many, from the top or from the end; else 1
 */
public record Anaphor(Span span, AnaphorKind kind, int rank, int fromEnd, String noun, int count) {

  /** Words that point at one thing. */
  public Anaphor(Span span, AnaphorKind kind, int rank, int fromEnd, String noun) {
    this(span, kind, rank, fromEnd, noun, 1);
  }

  /** True for words that single out one row among several, and do more than point. */
  public boolean selects() {
    return switch (kind) {
      case ORDINAL, MIDDLE, NEXT, PREVIOUS, DESCRIBED, OTHER -> true;
      case PERSONAL, POSSESSIVE, LOCATIVE, PLURAL, RANGE, DEFINITE -> false;
    };
  }

  /** True when a class is named with it. */
  public boolean typed() {
    return !noun.isEmpty();
  }
}
