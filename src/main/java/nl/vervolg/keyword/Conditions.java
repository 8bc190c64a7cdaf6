package nl.vervolg.keyword;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds the comparisons of a text. It looks for their signs, and from there to both sides, so that
 * no sign is looked at more than a few times.
 */
final class Conditions {
  private static final Pattern OPERATOR = Pattern.compile("!=|<>|<=|>=|<|>|=");

  private static final Pattern VALUE =
      Pattern.compile("\\s*+('[^']*+'|\"[^\"]*+\"|[\\p{L}\\p{N}_.%-]++)");

  /** Other signs of the name of a column. */
  private static final String SIGNS = "_.`\"()%/-";

  /** Words of the name of a column. */
  private static final int MOST_WORDS = 6;

  private Conditions() {}

  /** All of a text, in its order. */
  static List<Condition> in(String text) {
    List<Condition> conditions = new ArrayList<>();
    Matcher operator = OPERATOR.matcher(text);
    Matcher value = VALUE.matcher(text);
    int last = 0;
    int at = 0;
    while (operator.find(at)) {
      String column = before(text, last, operator.start());
      at = operator.end();
      last = at;
      if (!column.isEmpty() && value.region(at, text.length()).lookingAt()) {
        conditions.add(new Condition(column, operator.group(), plain(value.group(1))));
        at = value.end();
        last = at;
      }
    }
    return conditions;
  }

  /** The words that stand before a sign, one blank apart. */
  private static String before(String text, int from, int sign) {
    int end = sign;
    while (end > from && Character.isWhitespace(text.charAt(end - 1))) {
      end--;
    }
    int begin = end;
    int words = 1;
    while (begin > from) {
      int before = text.codePointBefore(begin);
      boolean further =
          before == ' '
              && words < MOST_WORDS
              && begin - 1 > from
              && isOfName(text.codePointBefore(begin - 1));
      if (!further && !isOfName(before)) {
        break;
      }
      words += further ? 1 : 0;
      begin -= Character.charCount(before);
    }
    return text.substring(begin, end).strip();
  }

  private static boolean isOfName(int sign) {
    return Character.isLetter(sign) || Character.isDigit(sign) || SIGNS.indexOf(sign) >= 0;
  }

  private static String plain(String value) {
    boolean quoted = value.startsWith("'") || value.startsWith("\"");
    return quoted ? value.substring(1, value.length() - 1) : value;
  }
}
