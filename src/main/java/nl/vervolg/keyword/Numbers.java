package nl.vervolg.keyword;

import java.util.regex.Pattern;

/** Numbers as people write them, in one form. */
final class Numbers {
  private static final Pattern GROUPED =
      Pattern.compile("[-]?\\d{1,3}(?:([,.\u00a0 ])\\d{3})(?:\\1\\d{3})*(?:[.,]\\d+)?");

  private Numbers() {}

  /**
   * The number with a full stop before its fraction and nothing between its figures: {@code
   * 1,234.5}, {@code 1.234,5} and {@code 1234.5} are the same. What can be both, such as {@code
   * 1.234}, has a fraction where its sign is a full stop.
   */
  static String normal(String said) {
    String number = said.replace('\u2212', '-').strip();
    if (GROUPED.matcher(number).matches()) {
      int last = Math.max(number.lastIndexOf(','), number.lastIndexOf('.'));
      int first = firstSign(number);
      boolean fraction = last >= 0 && (last != first || number.charAt(last) == '.');
      boolean repeated = last >= 0 && number.indexOf(number.charAt(last)) != last;
      if (fraction && !repeated) {
        return digits(number.substring(0, last)) + "." + number.substring(last + 1);
      }
      return digits(number);
    }
    return number.replace(',', '.');
  }

  private static int firstSign(String number) {
    for (int i = 0; i < number.length(); i++) {
      char c = number.charAt(i);
      if (c == ',' || c == '.' || c == ' ' || c == '\u00a0') {
        return i;
      }
    }
    return -1;
  }

  private static String digits(String number) {
    StringBuilder digits = new StringBuilder(number.length());
    number
        .chars()
        .filter(c -> c == '-' || Character.isDigit(c))
        .forEach(c -> digits.append((char) c));
    return digits.toString();
  }
}
