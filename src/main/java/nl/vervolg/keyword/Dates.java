package nl.vervolg.keyword;

import java.text.Normalizer;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.Month;
import java.time.YearMonth;
import java.time.format.TextStyle;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import nl.vervolg.dialogue.Language;

/** Days and months as people write them. Names of months are those that Java knows. */
public final class Dates {
  /** Letters of a name that is cut short. */
  private static final int LETTERS = 3;

  private static final Map<String, Month> MONTHS = months();

  private static final Pattern ISO =
      Pattern.compile("(?<![\\p{N}-])(\\d{4})[-/](\\d{1,2})(?:[-/](\\d{1,2}))?(?![\\p{N}-])");

  private static final Pattern FIGURES =
      Pattern.compile("(?<![\\p{N}/.-])(\\d{1,2})([-/.])(\\d{1,2})\\2(\\d{4})(?![\\p{N}])");

  private static final String NAME =
      MONTHS.keySet().stream()
          .sorted(Comparator.comparingInt(String::length).reversed().thenComparing(name -> name))
          .map(Pattern::quote)
          .collect(Collectors.joining("|", "(", ")\\.?"));

  private static final int ANY_CASE = Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE;

  private static final Pattern DAY_FIRST =
      Pattern.compile(
          "(?<![\\p{L}\\p{N}])(?:(\\d{1,2})(?:st|nd|rd|th|er|\\.)?,?\\s+(?:\\p{L}{2}\\s+)?)?"
              + NAME
              + ",?\\s+(?:\\p{L}{2}\\s+)?(\\d{4})(?![\\p{L}\\p{N}])",
          ANY_CASE);

  private static final Pattern MONTH_FIRST =
      Pattern.compile(
          "(?<![\\p{L}\\p{N}])"
              + NAME
              + "\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+(\\d{4})(?![\\p{L}\\p{N}])",
          ANY_CASE);

  private Dates() {}

  /** A day or month in a text; {@code normal} is as ISO 8601 has it. */
  record Found(int start, int end, String normal) {}

  /** All of a text, in its order. */
  static List<Found> in(String text) {
    List<Found> found = new ArrayList<>();
    each(
        ISO,
        text,
        m -> date(number(m, 1), number(m, 2), m.group(3) == null ? 0 : number(m, 3)),
        found);
    each(FIGURES, text, Dates::figures, found);
    each(MONTH_FIRST, text, m -> date(number(m, 3), month(m.group(1)), number(m, 2)), found);
    each(
        DAY_FIRST,
        text,
        m -> date(number(m, 3), month(m.group(2)), m.group(1) == null ? 0 : number(m, 1)),
        found);
    found.sort(Comparator.comparingInt(Found::start));
    return found;
  }

  /** Reads a match as a date. */
  private interface Reading {
    Optional<String> of(Matcher matcher);
  }

  private static void each(Pattern pattern, String text, Reading reading, List<Found> found) {
    Matcher matcher = pattern.matcher(text);
    while (matcher.find()) {
      int start = matcher.start();
      int end = matcher.end();
      if (found.stream().noneMatch(each -> each.start() < end && start < each.end())) {
        reading.of(matcher).ifPresent(normal -> found.add(new Found(start, end, normal)));
      }
    }
  }

  /** With the day before the month, unless that is no day or the month comes first for sure. */
  private static Optional<String> figures(Matcher matcher) {
    int first = number(matcher, 1);
    int second = number(matcher, 3);
    int year = number(matcher, 4);
    boolean slashes = matcher.group(2).equals("/");
    return slashes && first <= Month.values().length && second > Month.values().length
        ? date(year, first, second).or(() -> date(year, second, first))
        : date(year, second, first).or(() -> date(year, first, second));
  }

  /** Empty for figures that are no day of any month. */
  private static Optional<String> date(int year, int month, int day) {
    try {
      return Optional.of(
          day == 0
              ? YearMonth.of(year, month).toString()
              : LocalDate.of(year, month, day).toString());
    } catch (DateTimeException e) {
      return Optional.empty();
    }
  }

  private static int number(Matcher matcher, int group) {
    return Integer.parseInt(matcher.group(group));
  }

  private static int month(String name) {
    Month month = MONTHS.get(normal(name));
    return month == null ? 0 : month.getValue();
  }

  /** The months by their names in full, in small letters, in the order of the year. */
  public static Map<String, Month> months(Language language) {
    Locale locale = Locale.forLanguageTag(language.code());
    Map<String, Month> months = new LinkedHashMap<>();
    for (Month month : Month.values()) {
      for (TextStyle style : List.of(TextStyle.FULL, TextStyle.FULL_STANDALONE)) {
        months.putIfAbsent(normal(month.getDisplayName(style, locale)), month);
      }
    }
    return months;
  }

  /** A day as ISO 8601 has it; empty for figures that are none of any month. */
  public static Optional<String> day(int year, int month, int day) {
    return day == 0 ? Optional.empty() : date(year, month, day);
  }

  /** The names in full, and their first letters as most languages mean them. */
  private static Map<String, Month> months() {
    Map<String, Month> months = new TreeMap<>();
    Map<String, Map<Month, Integer>> begin = new TreeMap<>();
    for (Language language : LanguageWords.languages()) {
      months(language)
          .forEach(
              (name, month) -> {
                months.putIfAbsent(name, month);
                if (name.length() > LETTERS) {
                  begin
                      .computeIfAbsent(name.substring(0, LETTERS), l -> new EnumMap<>(Month.class))
                      .merge(month, 1, Integer::sum);
                }
              });
    }
    begin.forEach((letters, votes) -> usual(votes).ifPresent(m -> months.putIfAbsent(letters, m)));
    return months;
  }

  /** The month with most votes, unless two have as many. */
  private static Optional<Month> usual(Map<Month, Integer> votes) {
    int most = Collections.max(votes.values());
    List<Month> first =
        votes.keySet().stream().filter(month -> votes.getOrDefault(month, 0) == most).toList();
    return first.size() == 1 ? Optional.of(first.get(0)) : Optional.empty();
  }

  private static String normal(String name) {
    String small = Normalizer.normalize(name, Normalizer.Form.NFC).toLowerCase(Locale.ROOT);
    return small.endsWith(".") ? small.substring(0, small.length() - 1) : small;
  }
}
