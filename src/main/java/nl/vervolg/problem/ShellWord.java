package nl.vervolg.problem;

import java.util.regex.Pattern;

/** A word of a command that is shown to be copied. */
public final class ShellWord {
  private static final Pattern PLAIN = Pattern.compile("[\\p{L}\\p{N}_./:=@%+,-]+");
  private static final Pattern READ_IN_QUOTES = Pattern.compile("[\"$`\\\\!]");

  private ShellWord() {}

  /** The word as a shell reads it. */
  public static String of(String word) {
    if (PLAIN.matcher(word).matches()) {
      return word;
    }
    return READ_IN_QUOTES.matcher(word).find()
        ? "'" + word.replace("'", "'\\''") + "'"
        : "\"" + word + "\"";
  }
}
