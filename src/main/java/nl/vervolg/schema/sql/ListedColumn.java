package nl.vervolg.schema.sql;

import java.sql.Types;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A column as a database lists it.
 *
 * @param place its number in its table
 * @param name its own name
 * @param type with its size, as in {@code VARCHAR(20)}
 * @param kind the number that JDBC has for its type
 * @param about what the database tells of it, or empty
 */
record ListedColumn(int place, String name, String type, int kind, String about) {
  private static final Set<Integer> TEXTS =
      Set.of(
          Types.CHAR,
          Types.VARCHAR,
          Types.LONGVARCHAR,
          Types.NCHAR,
          Types.NVARCHAR,
          Types.LONGNVARCHAR);
  private static final Set<Integer> TIMES =
      Set.of(
          Types.DATE,
          Types.TIME,
          Types.TIMESTAMP,
          Types.TIME_WITH_TIMEZONE,
          Types.TIMESTAMP_WITH_TIMEZONE);

  private static final Set<Integer> NO_VALUES =
      Set.of(
          Types.BINARY,
          Types.VARBINARY,
          Types.LONGVARBINARY,
          Types.BLOB,
          Types.ARRAY,
          Types.STRUCT,
          Types.OTHER,
          Types.JAVA_OBJECT,
          Types.SQLXML,
          Types.REF,
          Types.ROWID);

  private static final Pattern WITH_LENGTH = Pattern.compile("(?i).*char.*|.*character.*");
  private static final Pattern WITH_DIGITS = Pattern.compile("(?i)dec|decimal|numeric|number");

  /** A longer length is the longest that there can be: nobody chose it. */
  private static final int LONGEST = 100_000;

  private static final int MOST_DIGITS = 100;

  /** Its type with what is known of its size. */
  static String type(String name, int size, int digits) {
    if (name.contains("(")) {
      return name;
    }
    if (WITH_LENGTH.matcher(name).matches() && size > 0 && size < LONGEST) {
      return String.format(Locale.ROOT, "%s(%d)", name, size);
    }
    if (WITH_DIGITS.matcher(name).matches() && size > 0 && size < MOST_DIGITS) {
      return digits > 0
          ? String.format(Locale.ROOT, "%s(%d,%d)", name, size, digits)
          : String.format(Locale.ROOT, "%s(%d)", name, size);
    }
    return name;
  }

  boolean isText() {
    return TEXTS.contains(kind);
  }

  boolean hasExamples() {
    return isText() || TIMES.contains(kind);
  }

  /** True for values that a question can have. */
  boolean hasValues() {
    return !NO_VALUES.contains(kind);
  }
}
