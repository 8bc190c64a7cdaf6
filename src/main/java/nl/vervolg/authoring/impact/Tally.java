package nl.vervolg.authoring.impact;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import nl.vervolg.authoring.impact.Deciders.Compared;
import nl.vervolg.authoring.impact.ImpactSummary.RuleImpact;

/** Counts what changes, and holds what is shown of it. */
final class Tally {
  private static final Comparator<Group> MOST_FIRST =
      Comparator.comparing((Group group) -> -group.broken)
          .thenComparing(group -> -group.changes)
          .thenComparing(group -> group.rule.isEmpty())
          .thenComparing(group -> group.rule.stream().toList(), Tally::compare);

  private final int show;
  private final Map<Optional<EditedRule>, Group> groups = new HashMap<>();
  private final Map<Standing, Long> standings = new EnumMap<>(Standing.class);
  private long turns;
  private long dialogues;
  private long changedTurns;
  private long changedDialogues;
  private long failing;
  private long otherRules;

  /** Holds so many dialogues and so many recorded turns a rule. */
  Tally(int show) {
    this.show = show;
  }

  /** What is laid to one rule. */
  private static final class Group {
    private final Optional<EditedRule> rule;
    private final List<Change> brokenDialogues = new ArrayList<>();
    private final List<Change> otherDialogues = new ArrayList<>();
    private final List<Change> recordedTurns = new ArrayList<>();
    private long changes;
    private long broken;
    private long also;

    Group(Optional<EditedRule> rule) {
      this.rule = rule;
    }
  }

  private static int compare(List<EditedRule> left, List<EditedRule> right) {
    return left.isEmpty() || right.isEmpty() ? 0 : left.get(0).compareTo(right.get(0));
  }

  void turn(Compared compared) {
    turns++;
    changedTurns += compared.change().isPresent() ? 1 : 0;
    add(compared);
  }

  void dialogue(Compared compared) {
    dialogues++;
    changedDialogues += compared.change().isPresent() ? 1 : 0;
    add(compared);
  }

  private void add(Compared compared) {
    failing += compared.failing() ? 1 : 0;
    otherRules += compared.otherRules() ? 1 : 0;
    compared.change().ifPresent(this::add);
  }

  private void add(Change change) {
    standings.merge(change.standing(), 1L, Long::sum);
    Group first = group(change.rules().stream().findFirst());
    first.changes++;
    boolean broken = change.standing() == Standing.BROKEN;
    first.broken += broken ? 1 : 0;
    List<Change> others = change.dialogue() ? first.otherDialogues : first.recordedTurns;
    List<Change> shown = broken ? first.brokenDialogues : others;
    if (shown.size() < show) {
      shown.add(change);
    }
    change.rules().stream().skip(1).forEach(rule -> group(Optional.of(rule)).also++);
  }

  private Group group(Optional<EditedRule> rule) {
    return groups.computeIfAbsent(rule, Group::new);
  }

  private long count(Standing standing) {
    return standings.getOrDefault(standing, 0L);
  }

  ImpactSummary summary(RuleEdits edits) {
    List<RuleImpact> rules = groups.values().stream().sorted(MOST_FIRST).map(this::impact).toList();
    return new ImpactSummary(
        turns,
        dialogues,
        changedTurns,
        changedDialogues,
        count(Standing.BROKEN),
        count(Standing.MENDED),
        count(Standing.REWRITTEN),
        failing,
        otherRules,
        edits.list(),
        rules);
  }

  private RuleImpact impact(Group group) {
    Stream<Change> dialogues =
        Stream.concat(group.brokenDialogues.stream(), group.otherDialogues.stream()).limit(show);
    List<Change> shown = Stream.concat(dialogues, group.recordedTurns.stream()).toList();
    return new RuleImpact(group.rule, group.changes, group.broken, group.also, shown);
  }
}
