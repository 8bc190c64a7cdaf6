package nl.vervolg.evaluation;

import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import nl.vervolg.knowledge.ConfidenceTable;
import nl.vervolg.knowledge.ConfidenceTable.Measured;

/**
 * Writes what was measured as the file that a workspace keeps; the same figures, the same bytes.
 */
public final class ConfidenceFile {
  private static final String HEAD =
      """
      # How sure a reading is, measured on labelled cases. Written by: vervolg tune; do not edit.
      # precision: (right + 4 usual) / (n + 4), where usual is 0.97 for a strong, 0.92 for a normal and
      # 0.5 for a weak reading; what a weak reading is worth here is shown, but it stays asked back.
      # threshold: a reading that is less sure is asked back. evidence: what remains of the confidence
      # when the least sure words are a label, derived from one, a label with a typo, or open words.
      """;

  private ConfidenceFile() {}

  /**
   * The text of the file.
   *
   * @param files number of cases by name of the file that they stand in
   */
  public static String text(ConfidenceTable table, SortedMap<String, Integer> files) {
    StringBuilder text = new StringBuilder(HEAD);
    text.append("measured:\n");
    text.append("  cases: ").append(files.values().stream().mapToInt(n -> n).sum());
    text.append("\n  files:\n");
    files.forEach((file, n) -> text.append("    ").append(quoted(file)).append(": " + n + "\n"));
    text.append(table.patterns().isEmpty() ? "patterns: {}\n" : "patterns:\n");
    new TreeMap<>(table.patterns()).forEach((name, pattern) -> add(text, name, pattern));
    text.append(table.evidence().isEmpty() ? "evidence: {}\n" : "evidence:\n");
    new TreeMap<>(table.evidence())
        .forEach(
            (way, measured) ->
                text.append(
                    String.format(
                        Locale.ROOT,
                        "  %s: {n: %d, right: %d, factor: %s}\n",
                        way.name().toLowerCase(Locale.ROOT),
                        measured.n(),
                        measured.right(),
                        figure(measured.factor()))));
    return text.toString();
  }

  private static void add(StringBuilder text, String name, ConfidenceTable.OfPattern pattern) {
    text.append("  ").append(name).append(":\n    ").append(counts(pattern.all()));
    text.append("\n    threshold: ").append(figure(pattern.threshold())).append('\n');
    pattern
        .strengths()
        .forEach(
            (strength, measured) ->
                text.append("    ")
                    .append(strength.name().toLowerCase(Locale.ROOT))
                    .append(": {")
                    .append(counts(measured).replace("\n    ", ", "))
                    .append("}\n"));
  }

  private static String counts(Measured measured) {
    return "n: %d\n    right: %d\n    precision: %s"
        .formatted(measured.n(), measured.right(), figure(measured.precision()));
  }

  private static String figure(double value) {
    return Scorecard.rounded(value, 3);
  }

  private static String quoted(String name) {
    return '"' + name.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }
}
