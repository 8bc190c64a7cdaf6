package nl.vervolg.session;

/** The name of a conversation: 1 to 100 letters, digits, dots, dashes and underscores. */
public record SessionId(String value) {
  /** Rejects other names, which could be mistaken for something else in files and logs. */
  public SessionId {
    if (!value.matches("[\\p{L}\\p{N}._-]{1,100}")) {
      throw new IllegalArgumentException(
          "Session name (%s) is not usable.\nUse 1 to 100 letters, digits, dots, dashes or underscores."
              .formatted(value.length() > 100 ? value.substring(0, 100) + "..." : value));
    }
  }

  @Override
  public String toString() {
    return value;
  }
}
