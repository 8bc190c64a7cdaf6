package nl.vervolg.keyword;

import java.util.Locale;

/**
 * Something of a question that can be looked up.
 *
 * @param text as it was said
 * @param normal the form to compare by: words in small letters without endings, numbers without
 *     signs between their figures, days as {@code 2021-03-09}
 * @param kind what it is
 * @param start first character in the question
 * @param end character after the last
 */
public record Keyword(String text, String normal, Kind kind, int start, int end) {
  /** What a keyword is. */
  public enum Kind {
    /** Words between quotation marks. */
    QUOTED,
    /** A day or a month of a year. */
    DATE,
    /** A number. */
    NUMBER,
    /** Letters and figures in one: {@code K-12}. */
    CODE,
    /** Words with capitals, within a sentence. */
    NAME,
    /** Several words that stand together. */
    PHRASE,
    /** One word. */
    WORD;

    /** How it is written outside. */
    public String code() {
      return name().toLowerCase(Locale.ROOT);
    }
  }
}
