package nl.vervolg.open;

/**
 * One word or sign of a turn.
 *
 * @param text as typed
 * @param norm in small letters
 * @param start offset of its first character
 * @param end offset after its last one
 * @param kind its class
 */
record OpenWord(String text, String norm, int start, int end, WordKind kind) {
  /** The same word of another class. */
  OpenWord as(WordKind other) {
    return new OpenWord(text, norm, start, end, other);
  }

  /** Whether its first letter is a capital. */
  boolean capital() {
    return Character.isUpperCase(text.codePointAt(0));
  }

  /** Whether its class is one of these. */
  boolean is(WordKind first, WordKind... others) {
    boolean found = kind == first;
    for (WordKind other : others) {
      found |= kind == other;
    }
    return found;
  }
}
