package nl.vervolg.resolve.rules.syntax;

import java.text.Normalizer;
import java.util.Map;
import java.util.Optional;
import nl.vervolg.problem.Letters;

/** What single characters are: those of names, blanks, and what others were meant for. */
final class Signs {
  /** What word processors make of signs. */
  private static final Map<String, String> MEANT =
      Map.of(
          "\u2260", "!=", "\u2264", "<=", "\u2265", ">=", "\u2013", "-", "\u2014", "-", "\u2212",
          "-", "\u2026", "...", "\u2192", "=>", "\u21d2", "=>", "\u201a", ",");

  private Signs() {}

  static boolean letter(int c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
  }

  static boolean digit(int c) {
    return c >= '0' && c <= '9';
  }

  /** Blanks that are no space bar: of word processors and web pages. */
  static boolean oddBlank(int c) {
    return c != ' ' && Character.getType(c) == Character.SPACE_SEPARATOR;
  }

  /** The plain signs that a character stands for or looks like, where there are any. */
  static Optional<String> plain(int c) {
    String written = Character.toString(c);
    String form = MEANT.getOrDefault(written, Normalizer.normalize(written, Normalizer.Form.NFKC));
    return Letters.lookAlike(c)
        .or(
            () ->
                form.chars().allMatch(each -> each > ' ' && each < 0x7f)
                    ? Optional.of(form)
                    : Optional.empty());
  }
}
