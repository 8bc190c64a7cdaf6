package nl.vervolg.audit;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The end of a trail. Kept elsewhere, it shows later whether records were taken off the end.
 *
 * @param number number of the last record; 0 where there is none
 * @param hash its hash; zeros where there is none
 */
public record TrailHead(long number, String hash) {
  private static final Pattern FORM = Pattern.compile("(\\d{1,18}):([0-9a-f]{64})");

  static final TrailHead NONE = new TrailHead(0, RecordForm.NOTHING);

  public static TrailHead of(TrailRecord record) {
    return new TrailHead(record.number(), record.hash());
  }

  /**
   * Reads what {@link #toString} wrote.
   *
   * @throws IllegalArgumentException where it is something else
   */
  public static TrailHead parse(String text) {
    Matcher parts = FORM.matcher(text.strip());
    if (!parts.matches()) {
      throw new IllegalArgumentException(
          "("
              + text
              + ") is no end of a trail.\nIt is a number, a colon and 64 digits: what audit anchor prints.");
    }
    return new TrailHead(Long.parseLong(parts.group(1)), parts.group(2));
  }

  @Override
  public String toString() {
    return number + ":" + hash;
  }
}
