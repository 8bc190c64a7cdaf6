package nl.vervolg.dialogue;

/**
 * Words that point back.
 *
 * @param span the words, with the noun if there is one
 * @param kind how they point
 * @param rank for {@link AnaphorKind#ORDINAL}: position from the top, 1 for the first; else 0
 * @param fromEnd the same from the end, 1 for the last
 * @param noun key of the class named with it ("the second museum"), or empty
 */
public record Anaphor(Span span, AnaphorKind kind, int rank, int fromEnd, String noun) {

  /** True when a class is named with it. */
  public boolean typed() {
    return !noun.isEmpty();
  }
}
