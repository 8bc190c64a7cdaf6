package nl.vervolg.authoring.impact;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import nl.vervolg.authoring.impact.EditedRule.Kind;
import nl.vervolg.resolve.rules.Rule;
import nl.vervolg.resolve.rules.RuleBase;

/** By which rules two folders of rules differ. Rules are the same when their ids are. */
final class RuleEdits {
  private final Map<String, EditedRule> byId = new HashMap<>();

  private RuleEdits() {}

  /** Compares the texts of the rules. */
  static RuleEdits between(RuleBase present, RuleBase edited) {
    Map<String, RuleText> before = RuleText.of(present);
    Map<String, RuleText> after = RuleText.of(edited);
    RuleEdits edits = new RuleEdits();
    for (Rule rule : present.rules()) {
      if (!after.containsKey(rule.id())) {
        edits.byId.put(rule.id(), new EditedRule(rule, Kind.REMOVED));
      }
    }
    for (Rule rule : edited.rules()) {
      Kind kind =
          Optional.ofNullable(before.get(rule.id()))
              .flatMap(old -> Optional.ofNullable(after.get(rule.id())).map(now -> kind(old, now)))
              .orElse(Kind.NEW);
      edits.byId.put(rule.id(), new EditedRule(rule, kind));
    }
    return edits;
  }

  private static Kind kind(RuleText before, RuleText after) {
    if (!before.decidesLike(after)) {
      return Kind.EDITED;
    }
    return before.equals(after) ? Kind.SAME : Kind.REWORDED;
  }

  /** The rules that are not as they were, earliest layer first. */
  List<EditedRule> list() {
    return byId.values().stream().filter(rule -> rule.kind() != Kind.SAME).sorted().toList();
  }

  /**
   * The rules to which a difference is laid: those of these that were edited. Where there is none,
   * the first of them.
   */
  List<EditedRule> behind(List<String> ids) {
    List<EditedRule> all =
        ids.stream().flatMap(id -> Optional.ofNullable(byId.get(id)).stream()).sorted().toList();
    List<EditedRule> edited = all.stream().filter(EditedRule::decides).toList();
    return edited.isEmpty() ? all.stream().limit(1).toList() : edited;
  }

  /** Whether one of these rules was edited. */
  boolean any(List<String> ids) {
    return behind(ids).stream().anyMatch(EditedRule::decides);
  }
}
