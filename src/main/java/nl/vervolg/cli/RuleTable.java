package nl.vervolg.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nl.vervolg.problem.Counted;
import nl.vervolg.resolve.rules.Rule;
import nl.vervolg.resolve.rules.Stratum;

/** The rules as a person reads them: by layer, ids in a column, sentences beside them. */
final class RuleTable {
  /** A longer id stands on a line of its own. */
  private static final int LONGEST_ID = 28;

  private static final int NARROWEST = 60;
  private static final String MARGIN = "  ";

  private final int width;
  private final StringBuilder text = new StringBuilder();

  private RuleTable(int width) {
    this.width = width;
  }

  /**
   * The rules, by layer.
   *
   * @param width characters in a line; 0 where lines are not broken
   */
  static String of(List<Rule> rules, int width) {
    RuleTable table = new RuleTable(width == 0 ? Integer.MAX_VALUE : Math.max(width, NARROWEST));
    Map<Stratum, List<Rule>> layers = new LinkedHashMap<>();
    rules.forEach(
        rule -> layers.computeIfAbsent(rule.stratum(), layer -> new ArrayList<>()).add(rule));
    layers.forEach(table::layer);
    return table.text.append(Counted.of(rules.size(), "rule")).append(".\n").toString();
  }

  private void layer(Stratum layer, List<Rule> rules) {
    int column =
        rules.stream().mapToInt(rule -> Math.min(rule.id().length(), LONGEST_ID)).max().orElse(0);
    text.append(layer.folder()).append("/, ").append(Counted.of(rules.size(), "rule")).append('\n');
    rules.forEach(rule -> rule(rule, column));
    text.append('\n');
  }

  private void rule(Rule rule, int column) {
    String indent = MARGIN + " ".repeat(column) + MARGIN;
    boolean apart = rule.id().length() > column;
    text.append(MARGIN).append(rule.id());
    text.append(apart ? "\n" + indent : " ".repeat(column - rule.id().length()) + MARGIN);
    wrapped(rule.name(), indent);
    text.append(indent);
    wrapped(rule.why(), indent);
    text.append(indent).append(rule.place()).append('\n');
  }

  /** A text from the column on where the line stands already. */
  private void wrapped(String words, String indent) {
    int left = width - indent.length();
    int used = 0;
    for (String word : words.strip().split("\\s+", -1)) {
      if (used > 0 && used + 1 + word.length() > left) {
        text.append('\n').append(indent);
        used = 0;
      }
      text.append(used > 0 ? " " : "").append(word);
      used += word.length() + (used > 0 ? 1 : 0);
    }
    text.append('\n');
  }
}
