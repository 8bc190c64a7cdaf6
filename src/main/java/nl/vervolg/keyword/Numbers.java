package nl.vervolg.keyword;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Numbers as people write them, and what each can mean. */
public final class Numbers {
  /** Figures in groups of three, and maybe a fraction behind another sign. */
  private static final Pattern GROUPED =
      Pattern.compile(
          "(-?\\p{Nd}{1,3})([,. \\u00a0\\u202f])(\\p{Nd}{3}(?:\\2\\p{Nd}{3})*+)(?:([,.])(\\p{Nd}++))?");

  private static final Pattern SIMPLE = Pattern.compile("(-?\\p{Nd}++)(?:([,.])(\\p{Nd}++))?");

  private static final Pattern SEPARATOR = Pattern.compile("[,. \\u00a0\\u202f]");

  /** Figures of one that counts; longer ones are codes. */
  private static final int LONGEST = 130;

  private Numbers() {}

  /**
   * The numbers that a text can be, the likeliest first; none where it is no number. Each has a
   * full stop before its fraction and nothing between its figures: {@code 1,234.5}, {@code 1.234,5}
   * and {@code 1 234,5} are the same; {@code 1.234} and {@code 1,234} can have a fraction or not.
   */
  public static Set<String> readings(String said) {
    String number = said.replace('\u2212', '-').strip();
    Set<String> readings = new LinkedHashSet<>();
    if (number.length() > LONGEST) {
      return readings;
    }
    Matcher simple = SIMPLE.matcher(number);
    boolean fraction = simple.matches();
    if (fraction && !",".equals(simple.group(2))) {
      readings.add(number);
    }
    Matcher grouped = GROUPED.matcher(number);
    if (grouped.matches() && !grouped.group(2).equals(grouped.group(4))) {
      String whole = grouped.group(1) + SEPARATOR.matcher(grouped.group(3)).replaceAll("");
      readings.add(grouped.group(4) == null ? whole : whole + "." + grouped.group(5));
    }
    if (fraction) {
      readings.add(number.replace(',', '.'));
    }
    return readings;
  }

  /** A part of a text: a number, or figures that are none, such as those of a version. */
  record Part(int start, int end, List<String> readings) {}

  /** The parts of figures that stand together: one number, or a list of them. */
  static List<Part> parts(String text, int start, int end) {
    List<String> whole = List.copyOf(readings(text.substring(start, end)));
    if (!whole.isEmpty()) {
      return List.of(new Part(start, end, whole));
    }
    List<Part> parts = new ArrayList<>();
    int from = start;
    for (int i = start; i <= end; i++) {
      if (i == end || text.charAt(i) == ',') {
        parts.add(new Part(from, i, List.copyOf(readings(text.substring(from, i)))));
        from = i + 1;
      }
    }
    return parts;
  }
}
