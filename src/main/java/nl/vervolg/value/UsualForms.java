package nl.vervolg.value;

import java.math.BigDecimal;
import java.time.Month;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import nl.vervolg.dialogue.Language;
import nl.vervolg.keyword.Dates;
import nl.vervolg.keyword.Numbers;

/**
 * One form for numbers and one for dates, in whatever usual way they are written: 0040, 40 and 40.0
 * are one, and so are 2000-01-01, 1/1/2000 and 1 January 2000. What can be read in two ways has two
 * forms.
 */
final class UsualForms {
  private static final Pattern MIDNIGHT = Pattern.compile("[ T]00:00(:00(\\.0+)?)?Z?$");
  private static final int SHORTEST_MONTH = 3;
  static final int DATE_WORDS = 3;
  private static final int YEAR_DIGITS = 4;

  private final Map<String, Integer> months = new HashMap<>();

  UsualForms(List<String> languages) {
    for (String code : languages) {
      Dates.months(new Language(code)).forEach(this::begins);
    }
  }

  /** A month is known by the first letters of its name. */
  private void begins(String said, Month month) {
    String name = ValueText.of(said).whole();
    for (int end = Math.min(SHORTEST_MONTH, name.length()); end <= name.length(); end++) {
      months.putIfAbsent(name.substring(0, end), month.getValue());
    }
  }

  /** Changes with the names of the months, which Java gives. */
  String key() {
    return Content.hash(new TreeMap<>(months).toString());
  }

  /** The forms of a whole value; none where it is neither number nor date. */
  Set<String> ofValue(String value) {
    Set<String> forms = ofNumber(value.strip());
    ValueText text = ValueText.of(MIDNIGHT.matcher(value.strip()).replaceAll(""));
    if (text.words().size() == DATE_WORDS) {
      forms.addAll(ofDate(text.words()));
    }
    return forms;
  }

  /** The forms of a number. */
  static Set<String> ofNumber(String text) {
    Set<String> forms = new LinkedHashSet<>();
    Numbers.readings(text).forEach(number -> forms.add(form(number)));
    return forms;
  }

  private static String form(String number) {
    return "#" + new BigDecimal(number).stripTrailingZeros().toPlainString();
  }

  /** The forms of three words that can be a date. */
  Set<String> ofDate(List<ValueText.Word> words) {
    Set<String> forms = new LinkedHashSet<>();
    int[] parts = new int[DATE_WORDS];
    int named = -1;
    for (int i = 0; i < DATE_WORDS; i++) {
      String word = words.get(i).folded();
      if (isDigits(word) && word.length() <= YEAR_DIGITS) {
        parts[i] = Integer.parseInt(word);
      } else if (months.containsKey(word) && named < 0) {
        parts[i] = months.get(word);
        named = i;
      } else {
        return forms;
      }
    }
    boolean yearFirst = words.get(0).folded().length() == YEAR_DIGITS;
    if (!yearFirst && words.get(2).folded().length() != YEAR_DIGITS) {
      return forms;
    }
    if (yearFirst) {
      add(forms, parts[0], parts[1], parts[2], named == 2);
    } else {
      add(forms, parts[2], parts[1], parts[0], named == 0);
      if (named < 0) {
        add(forms, parts[2], parts[0], parts[1], false);
      }
    }
    return forms;
  }

  private static void add(Set<String> forms, int year, int month, int day, boolean turned) {
    Dates.day(year, turned ? day : month, turned ? month : day).ifPresent(d -> forms.add("@" + d));
  }

  private static boolean isDigits(String word) {
    return word.chars().allMatch(sign -> sign >= '0' && sign <= '9');
  }
}
