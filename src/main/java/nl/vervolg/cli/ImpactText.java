package nl.vervolg.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import nl.vervolg.authoring.impact.Change;
import nl.vervolg.authoring.impact.Decision;
import nl.vervolg.authoring.impact.EditedRule;
import nl.vervolg.authoring.impact.ImpactSummary;
import nl.vervolg.authoring.impact.ImpactSummary.RuleImpact;
import nl.vervolg.authoring.impact.Standing;
import nl.vervolg.dialogue.Slot;
import nl.vervolg.dialogue.SlotValue;
import nl.vervolg.problem.Counted;

/**
 * What an edit changes, for a person: rule by rule, before and after side by side where the screen
 * is wide enough, and the totals last, where they are seen.
 */
final class ImpactText {
  private static final int WIDE = 100;
  private static final String INDENT = "    ";
  private static final String BETWEEN = " | ";

  private final Path rules;
  private final int width;
  private final StringBuilder text = new StringBuilder();

  /**
   * Begins a text.
   *
   * @param rules the folder with the edited rules
   * @param width of the screen; 0 where there is none
   */
  ImpactText(Path rules, int width) {
    this.rules = rules;
    this.width = width;
  }

  String of(ImpactSummary summary) {
    edits(summary.edits());
    summary.rules().forEach(this::impact);
    totals(summary);
    return text.toString();
  }

  private void edits(List<EditedRule> edits) {
    if (edits.isEmpty()) {
      line("The rules in (" + rules + ") are those of the workspace: no rule is edited.");
    } else {
      line("The rules in (" + rules + ") against those of the workspace:");
      edits.forEach(rule -> line("  " + name(rule)));
    }
    line("");
  }

  private static String name(EditedRule rule) {
    return "%-8s %s (%s)"
        .formatted(rule.kind().name().toLowerCase(Locale.ROOT), rule.rule().id(), rule.place());
  }

  private void impact(RuleImpact impact) {
    String name =
        impact
            .rule()
            .map(rule -> name(rule).replaceAll(" +", " "))
            .orElse("no rule concludes otherwise");
    String broken = impact.broken() == 0 ? "" : ", of them broken: " + impact.broken();
    String also = impact.also() == 0 ? "" : "; takes part in " + impact.also() + " more";
    line(name + ": comes out otherwise: " + impact.changes() + broken + also);
    impact.shown().forEach(this::change);
    long more = impact.changes() - impact.shown().size();
    if (more > 0) {
      line("");
      line("  ... and " + more + " more; --all shows them.");
    }
    line("");
  }

  private void change(Change change) {
    line("");
    line("  " + change.from() + standing(change));
    line(INDENT + String.join(BETWEEN, change.said()));
    List<String> before = cell(change.present(), change.edited());
    List<String> after = cell(change.edited(), change.present());
    if (width < WIDE) {
      line(INDENT + "before: " + String.join("; ", before));
      line(INDENT + "after:  " + String.join("; ", after));
    } else {
      sideBySide(before, after);
    }
  }

  private static String standing(Change change) {
    if (change.standing() == Standing.OPEN) {
      return "";
    }
    return ", "
        + change.standing().name().toLowerCase(Locale.ROOT)
        + (change.standing() == Standing.REWRITTEN ? "; was: " : "; should be: ")
        + change.expected();
  }

  /** What is said of a decision: what the other says as well only where it names the decision. */
  private static List<String> cell(Decision decision, Decision other) {
    List<String> cell = new ArrayList<>();
    boolean named = decision.pattern().isEmpty() || decision.pattern().equals(decision.outcome());
    cell.add(decision.outcome() + (named ? "" : " (" + decision.pattern() + ")"));
    if (!decision.text().isEmpty()) {
      cell.add(decision.text().lines().collect(Collectors.joining(" ")));
    }
    if (!decision.question().isEmpty()
        && !other.question().isEmpty()
        && !decision.intent().equals(other.intent())) {
      cell.add("intent: " + decision.intent());
    }
    if (decision.text().equals(other.text()) && !decision.slots().equals(other.slots())) {
      cell.add(
          "slots: "
              + decision.slots().stream()
                  .map(slot -> slot.name() + " = " + key(slot))
                  .collect(Collectors.joining(", ")));
    }
    if (!decision.readings().equals(other.readings()) && !decision.readings().isEmpty()) {
      cell.add("readings: " + String.join(BETWEEN, decision.readings()));
    }
    return cell;
  }

  private static String key(Slot slot) {
    return slot.filler() instanceof SlotValue.AnyOf any
        ? any.values().stream().map(SlotValue::key).collect(Collectors.joining(" + "))
        : slot.filler().key();
  }

  private void sideBySide(List<String> before, List<String> after) {
    int column = (width - INDENT.length() - BETWEEN.length()) / 2;
    List<String> left = wrapped("before: ", before, column);
    List<String> right = wrapped("after: ", after, column);
    for (int i = 0; i < Math.max(left.size(), right.size()); i++) {
      String one = i < left.size() ? left.get(i) : "";
      String other = i < right.size() ? right.get(i) : "";
      String blanks = " ".repeat(Math.max(0, column - one.codePointCount(0, one.length())));
      line((INDENT + one + blanks + BETWEEN + other).stripTrailing());
    }
  }

  private static List<String> wrapped(String title, List<String> cell, int column) {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < cell.size(); i++) {
      StringBuilder line = new StringBuilder();
      for (String word : Arrays.asList(((i == 0 ? title : "") + cell.get(i)).split(" "))) {
        if (line.length() > 0 && line.length() + 1 + word.length() > column) {
          lines.add(line.toString());
          line.setLength(0);
        }
        line.append(line.length() == 0 ? "" : " ").append(word);
      }
      lines.add(line.toString());
    }
    return lines;
  }

  private void totals(ImpactSummary summary) {
    String dialogues = Counted.of(summary.dialogues(), "dialogue");
    line(
        summary.turns() == 0
            ? "There are no recorded turns; the " + dialogues + " of the workspace were run."
            : "Decided twice: "
                + Counted.of(summary.turns(), "recorded turn")
                + " and "
                + dialogues
                + ".");
    line(
        summary.changedTurns() + summary.changedDialogues() == 0
            ? "Nothing comes out otherwise."
            : "Otherwise: "
                + Counted.of(summary.changedTurns(), "recorded turn")
                + " and "
                + Counted.of(summary.changedDialogues(), "dialogue")
                + ".");
    some(summary.otherRules(), "The same, by other rules: ");
    silent(summary);
    some(summary.failing(), "Dialogues that end as written neither before nor after: ");
    some(summary.rewritten(), "Dialogues that were given another end beside their rule: ");
    some(summary.mended(), "Dialogues that are mended: ");
    line(
        summary.broken() == 0
            ? "No accepted dialogue breaks."
            : "Accepted dialogues that break: " + summary.broken() + ".");
  }

  /** Edits that nothing shows: dead conditions, or no turn and no dialogue for them. */
  private void silent(ImpactSummary summary) {
    List<String> silent =
        summary.edits().stream()
            .filter(rule -> rule.kind() != EditedRule.Kind.REWORDED)
            .filter(
                rule ->
                    summary.rules().stream()
                        .noneMatch(impact -> impact.rule().filter(rule::equals).isPresent()))
            .map(rule -> rule.rule().id())
            .toList();
    if (!silent.isEmpty()) {
      line("Edits that change nothing here: " + String.join(", ", silent) + ".");
    }
  }

  private void some(long number, String what) {
    if (number > 0) {
      line(what + number + ".");
    }
  }

  private void line(String line) {
    text.append(line).append('\n');
  }
}
