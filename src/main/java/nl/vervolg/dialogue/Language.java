package nl.vervolg.dialogue;

/** A language by its ISO 639-1 code, such as {@code nl}. */
public record Language(String code) implements Comparable<Language> {
  /** Rejects anything that is not two lower-case letters. */
  public Language {
    if (!code.matches("[a-z]{2}")) {
      throw new IllegalArgumentException(
          "Language (%s) is not an ISO 639-1 code.\nMaybe you meant (nl) or (en).".formatted(code));
    }
  }

  @Override
  public int compareTo(Language other) {
    return code.compareTo(other.code);
  }

  @Override
  public String toString() {
    return code;
  }
}
