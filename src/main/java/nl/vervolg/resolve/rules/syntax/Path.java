package nl.vervolg.resolve.rules.syntax;

import java.util.List;

/**
 * A field, of the fact of the pattern or of a variable: {@code span.from}, {@code $words.to},
 * {@code $slot}, {@code this}.
 *
 * @param variable the variable with its dollar sign; empty for the fact of the pattern
 * @param fields the fields, each of what the one before it gives
 * @param at where it begins
 */
public record Path(String variable, List<String> fields, Position at) {
  /** The fact of the pattern itself. */
  public static final String THIS = "this";

  /** Copies the list. */
  public Path {
    fields = List.copyOf(fields);
  }

  /** As it was written. */
  public String text() {
    return variable.isEmpty()
        ? String.join(".", fields)
        : fields.isEmpty() ? variable : variable + "." + String.join(".", fields);
  }
}
