package nl.vervolg.value;

import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.Month;
import java.time.format.TextStyle;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * One form for numbers and one for dates, in whatever usual way they are written: 0040, 40 and 40.0
 * are one, and so are 2000-01-01, 1/1/2000 and 1 January 2000. What can be read in two ways has two
 * forms.
 */
final class UsualForms {
  private static final Pattern NUMBER = Pattern.compile("-?\\p{Nd}{1,18}([.,]\\p{Nd}{1,18}){0,6}");
  private static final Pattern GROUPED = Pattern.compile("-?\\d{1,3}([.,]\\d{3})+([.,]\\d+)?");
  private static final Pattern SEPARATOR = Pattern.compile("[.,]");
  private static final Pattern MIDNIGHT = Pattern.compile("[ T]00:00(:00(\\.0+)?)?Z?$");
  private static final int SHORTEST_MONTH = 3;
  static final int DATE_WORDS = 3;
  private static final int YEAR_DIGITS = 4;

  private final Map<String, Integer> months = new HashMap<>();

  UsualForms(List<String> languages) {
    for (String code : languages) {
      Locale language = Locale.forLanguageTag(code);
      for (Month month : Month.values()) {
        String name = ValueText.of(month.getDisplayName(TextStyle.FULL, language)).whole();
        for (int end = Math.min(SHORTEST_MONTH, name.length()); end <= name.length(); end++) {
          months.putIfAbsent(name.substring(0, end), month.getValue());
        }
      }
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
    if (NUMBER.matcher(text).matches()) {
      String[] parts = SEPARATOR.split(text, -1);
      if (parts.length <= 2) {
        forms.add(form(text.replace(',', '.')));
      }
      if (GROUPED.matcher(text).matches()) {
        forms.add(form(SEPARATOR.matcher(text).replaceAll("")));
        int last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
        String whole = SEPARATOR.matcher(text.substring(0, last)).replaceAll("");
        forms.add(form(whole + "." + text.substring(last + 1)));
      }
    }
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
    try {
      forms.add("@" + (turned ? LocalDate.of(year, day, month) : LocalDate.of(year, month, day)));
    } catch (DateTimeException e) {
      // These numbers are no date in this order.
      return;
    }
  }

  private static boolean isDigits(String word) {
    return word.chars().allMatch(sign -> sign >= '0' && sign <= '9');
  }
}
