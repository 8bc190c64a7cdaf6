package nl.vervolg.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import nl.vervolg.dialogue.Span;

/** A question while its words are changed. */
final class Draft {
  private final Reading reading;
  private final List<Change> changes = new ArrayList<>();
  private final List<String> behind = new ArrayList<>();
  private String lead = "";

  private record Change(int from, int to, String text) {}

  Draft(Reading reading) {
    this.reading = reading;
  }

  void replace(Span span, String text) {
    changes.add(new Change(reading.start(span.from()), reading.end(span.to() - 1), text));
  }

  void cut(Span span) {
    replace(span, "");
  }

  void cut(Optional<Span> span) {
    span.ifPresent(this::cut);
  }

  void before(Span span, String text) {
    int at = reading.start(span.from());
    changes.add(new Change(at, at, text));
  }

  void after(Span span, String text) {
    int at = reading.end(span.to() - 1);
    changes.add(new Change(at, at, text));
  }

  /** A whole number becomes one that is so much more. */
  void step(Span span, int more) {
    String digits = reading.text(span);
    String number = digits.replaceAll("[^0-9]", "");
    if (!number.isEmpty() && number.length() < 10) {
      replace(span, Long.toString(Long.parseLong(number) + more));
    }
  }

  /** Words that go before the question. */
  void lead(String words) {
    lead = words + " ";
  }

  /** Words that go behind the question. */
  void behind(String text) {
    behind.add(text);
  }

  String text() {
    changes.sort(Comparator.comparingInt(Change::from).thenComparingInt(Change::to));
    StringBuilder made = new StringBuilder();
    String text = reading.text();
    int at = 0;
    for (Change change : changes) {
      if (change.from() >= at) {
        made.append(text, at, change.from()).append(change.text());
        at = change.to();
      }
    }
    made.append(text, at, text.length());
    String whole = lead + tidy(made.toString());
    String end = whole.replaceAll("^.*?([\\s?.!]*)$", "$1");
    String body = whole.substring(0, whole.length() - end.length());
    return tidy(body + (behind.isEmpty() ? "" : " " + String.join(" ", behind)) + end);
  }

  /** Blanks and commas around words that are gone. */
  private static String tidy(String text) {
    return text.replaceAll("\\s+", " ")
        .replaceAll("( ,)+", " ,")
        .replaceAll("^[\\s,]+", "")
        .replaceAll("[\\s,]+([?.!])", " $1")
        .replaceAll("(\\p{L}|\\p{N}) \\?$", reading(text, "$1"))
        .strip();
  }

  /** A question mark stands as it stood. */
  private static String reading(String text, String word) {
    return text.matches("(?s).*\\s[?]\\s*") ? word + " ?" : word + "?";
  }
}
