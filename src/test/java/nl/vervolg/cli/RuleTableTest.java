package nl.vervolg.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import nl.vervolg.resolve.rules.Rule;
import nl.vervolg.resolve.rules.RuleBase;
import org.junit.jupiter.api.Test;

/** {@code rules list}: layer by layer, ids in a column, lines as long as the screen is wide. */
class RuleTableTest {
  private static final int WIDTH = 80;

  private final List<Rule> rules = rules();

  private static List<Rule> rules() {
    try (RuleBase base = RuleBase.load(Path.of("rules"), Ran.HOME.resolve("cache"))) {
      return base.rules();
    }
  }

  @Test
  void everyRuleStandsBelowTheHeadingOfItsLayer() {
    String layer = "";
    List<String> lines = RuleTable.of(rules, WIDTH).lines().toList();
    for (Rule rule : rules) {
      int at = lines.indexOf(line(lines, rule));
      for (String before : lines.subList(0, at)) {
        layer = before.startsWith(" ") || before.isEmpty() ? layer : before;
      }
      assertThat(layer).startsWith(rule.stratum().folder() + "/, ");
    }
    assertThat(lines).last().isEqualTo(rules.size() + " rules.");
  }

  private static String line(List<String> lines, Rule rule) {
    return lines.stream()
        .filter(line -> (line + " ").startsWith("  " + rule.id() + " "))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void sentencesAreBrokenAtTheWidthOfTheScreen() {
    assertThat(RuleTable.of(rules, WIDTH).lines())
        .filteredOn(line -> !line.contains(".drl:") && !line.contains(".csv:"))
        .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(WIDTH));
  }

  @Test
  void linesForAPipeAreNotBroken() {
    String whole = RuleTable.of(rules, 0);
    assertThat(rules).allSatisfy(rule -> assertThat(whole).contains(rule.name(), rule.why()));
  }
}
