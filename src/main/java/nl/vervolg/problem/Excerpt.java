package nl.vervolg.problem;

import java.util.List;

/**
 * A text by lines, to show what stands at a place of it.
 *
 * @param lines the lines, without their ends
 */
public record Excerpt(List<String> lines) {
  private static final int LONGEST = 40;
  private static final String ENDS_A_WORD = ",;(){}[]<>\"'|";

  /** Copies the list. */
  public Excerpt {
    lines = List.copyOf(lines);
  }

  /** The lines of a text. */
  public static Excerpt of(String text) {
    return new Excerpt(text.lines().toList());
  }

  /** A line, from 1; empty where there is none. */
  public String line(int line) {
    return line >= 1 && line <= lines.size() ? lines.get(line - 1) : "";
  }

  /** The sign at a place, both from 1. */
  public String sign(int line, int column) {
    String text = line(line);
    return column >= 1 && column <= text.codePointCount(0, text.length())
        ? Character.toString(text.codePointAt(text.offsetByCodePoints(0, column - 1)))
        : "the end of the line";
  }

  /** The word that begins at a place, or the sign there. */
  public String word(int line, int column) {
    String text = line(line);
    if (column < 1 || column > text.length() || !isOfWord(text.charAt(column - 1))) {
      return sign(line, column);
    }
    int end = column - 1;
    while (end < text.length() && isOfWord(text.charAt(end)) && end - column < LONGEST) {
      end++;
    }
    String word = text.substring(column - 1, end);
    return word.length() > 1 && word.endsWith(".") ? word.substring(0, word.length() - 1) : word;
  }

  /** The word that ends before a place. */
  public String before(int line, int column) {
    String text = line(line);
    int end = Math.min(Math.max(column - 1, 0), text.length());
    int begin = end;
    while (begin > 0 && isOfWord(text.charAt(begin - 1)) && end - begin < LONGEST) {
      begin--;
    }
    return text.substring(begin, end);
  }

  private static boolean isOfWord(char letter) {
    return !Character.isWhitespace(letter) && ENDS_A_WORD.indexOf(letter) < 0;
  }
}
