package nl.vervolg.session;

/** The name of a conversation: 1 to 100 letters, digits, dots, dashes and underscores. */
public record SessionId(String value) {
  /** Rejects other names, which could be mistaken for something else in files and logs. */
  public SessionId {
    if (!value.matches("[\\p{L}\\p{N}._-]{1,100}")) {
      throw new IllegalArgumentException(
          "Session name (%s) is not usable.\nUse 1 to 100 letters, digits, dots, dashes or underscores."
              .formatted(shown(value)));
    }
  }

  /** The name without what could act on a terminal. */
  private static String shown(String value) {
    String plain = value.replaceAll("\\p{C}|\\p{Zl}|\\p{Zp}", "?");
    return plain.length() > 100 ? plain.substring(0, 100) + "..." : plain;
  }

  @Override
  public String toString() {
    return value;
  }
}
