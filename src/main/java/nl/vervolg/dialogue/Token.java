package nl.vervolg.dialogue;

/**
 * One word of an utterance.
 *
 * @param text as typed
 * @param norm lower case, without diacritics: the form that labels are compared in
 * @param start offset of its first character in the utterance (UTF-16 units)
 * @param end offset after its last character
 */
public record Token(String text, String norm, int start, int end) {
  /** True when the first letter is a capital. */
  public boolean capitalised() {
    return Character.isUpperCase(text.codePointAt(0));
  }
}
