package nl.vervolg.report;

import java.util.Locale;
import nl.vervolg.problem.Letters;

/** Text of others, made so that it is seen as it is and does nothing. */
final class Shown {
  private Shown() {}

  /** For a terminal or a file of text: what cannot be seen, or turns lines round, is named. */
  static String text(String text) {
    StringBuilder shown = new StringBuilder(text.length());
    text.codePoints()
        .forEach(
            c -> {
              if (Letters.hidden(c)) {
                shown.append('[').append(name(c)).append(']');
              } else {
                shown.appendCodePoint(c);
              }
            });
    return shown.toString();
  }

  /** For HTML, between tags and in attributes. */
  static String html(String text) {
    StringBuilder shown = new StringBuilder(text.length() + 16);
    text.codePoints().forEach(c -> html(c, shown));
    return shown.toString();
  }

  private static void html(int c, StringBuilder shown) {
    switch (c) {
      case '&' -> shown.append("&amp;");
      case '<' -> shown.append("&lt;");
      case '>' -> shown.append("&gt;");
      case '"' -> shown.append("&quot;");
      case '\'' -> shown.append("&#39;");
      default -> {
        if (Letters.hidden(c)) {
          shown.append('[').append(name(c)).append(']');
        } else {
          shown.appendCodePoint(c);
        }
      }
    }
  }

  private static String name(int c) {
    return String.format(Locale.ROOT, "U+%04X", c);
  }
}
