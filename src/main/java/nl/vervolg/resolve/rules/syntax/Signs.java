package nl.vervolg.resolve.rules.syntax;

import java.text.Normalizer;
import java.util.Map;
import java.util.Optional;

/** What single characters are: those of names, those that cannot be seen, those that look alike. */
final class Signs {
  /** Letters of other alphabets that look like the Latin ones below them. */
  private static final String OTHER =
      "\u0410\u0412\u0421\u0415\u041d\u0406\u0408\u041a\u041c\u041e\u0420\u0405\u0422\u0425\u0430\u0441\u0435\u0456\u0458\u043e\u0440\u0455\u0445\u0443"
          + "\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7\u03bf\u03bd\u03c1\u03b9\u0131\u0251\u0261\u04bb\u0501\u051b\u051d";

  private static final String LATIN = "ABCEHIJKMOPSTXaceijopsxy" + "ABEZHIKMNOPTYXovpi" + "iaghdqw";

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

  /** Characters that cannot be seen, or make a text look other than it is. */
  static boolean hidden(int c) {
    boolean form =
        switch (Character.getType(c)) {
          case Character.CONTROL -> c != '\n' && c != '\t';
          case Character.FORMAT,
              Character.SURROGATE,
              Character.PRIVATE_USE,
              Character.UNASSIGNED,
              Character.LINE_SEPARATOR,
              Character.PARAGRAPH_SEPARATOR ->
              true;
          default -> false;
        };
    return form || selector(c) || filler(c);
  }

  private static boolean selector(int c) {
    return (c >= 0xfe00 && c <= 0xfe0f) || (c >= 0xe0100 && c <= 0xe01ef) || c == 0x34f;
  }

  /** Letters that are drawn as nothing. */
  private static boolean filler(int c) {
    return c == 0x115f || c == 0x1160 || c == 0x3164 || c == 0xffa0 || c == 0x2800;
  }

  /** The plain signs that a character stands for or looks like, where there are any. */
  static Optional<String> plain(int c) {
    String written = Character.toString(c);
    int other = OTHER.indexOf(c);
    if (other >= 0) {
      return Optional.of(LATIN.substring(other, other + 1));
    }
    String form = MEANT.getOrDefault(written, Normalizer.normalize(written, Normalizer.Form.NFKC));
    return form.chars().allMatch(each -> each > ' ' && each < 0x7f)
        ? Optional.of(form)
        : Optional.empty();
  }
}
