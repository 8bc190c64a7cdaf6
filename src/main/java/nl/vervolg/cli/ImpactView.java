package nl.vervolg.cli;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import nl.vervolg.authoring.impact.Change;
import nl.vervolg.authoring.impact.Decision;
import nl.vervolg.authoring.impact.EditedRule;
import nl.vervolg.authoring.impact.ImpactSummary;
import nl.vervolg.authoring.impact.ImpactSummary.RuleImpact;

/** What an edit changes, as JSON. */
final class ImpactView {
  private ImpactView() {}

  /** The object for one change. */
  static ObjectNode of(Change change) {
    ObjectNode view = JsonNodeFactory.instance.objectNode();
    view.put("from", change.from());
    view.put("standing", name(change.standing()));
    change.said().forEach(view.putArray("said")::add);
    if (change.dialogue()) {
      view.put("expected", change.expected());
    } else {
      view.putNull("expected");
    }
    decision(view.putObject("before"), change.present());
    decision(view.putObject("after"), change.edited());
    change.rules().forEach(rule -> rule(view.withArray("rules").addObject(), rule));
    return view;
  }

  private static void decision(ObjectNode view, Decision decision) {
    view.put("outcome", decision.outcome());
    view.put("pattern", decision.pattern());
    view.put("intent", decision.intent());
    view.put("resolved_question", decision.question());
    TurnView.slots(view.putObject("slots"), decision.slots());
    view.put("reply", decision.reply());
    decision.readings().forEach(view.putArray("readings")::add);
  }

  private static void rule(ObjectNode view, EditedRule rule) {
    view.put("id", rule.rule().id());
    view.put("edit", name(rule.kind()));
    view.put("place", rule.place());
  }

  private static String name(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }

  /** The object for the whole. */
  static ObjectNode of(ImpactSummary summary) {
    ObjectNode view = JsonNodeFactory.instance.objectNode();
    view.put("summary", true);
    view.put("recorded_turns", summary.turns());
    view.put("dialogues", summary.dialogues());
    view.put("changed_turns", summary.changedTurns());
    view.put("changed_dialogues", summary.changedDialogues());
    view.put("broken", summary.broken());
    view.put("mended", summary.mended());
    view.put("rewritten", summary.rewritten());
    view.put("failing_before_and_after", summary.failing());
    view.put("same_by_other_rules", summary.otherRules());
    view.putArray("edits");
    summary.edits().forEach(rule -> rule(view.withArray("edits").addObject(), rule));
    view.putArray("rules");
    summary.rules().forEach(impact -> impact(view.withArray("rules").addObject(), impact));
    return view;
  }

  private static void impact(ObjectNode view, RuleImpact impact) {
    impact.rule().ifPresentOrElse(rule -> rule(view, rule), () -> view.putNull("id"));
    view.put("changes", impact.changes());
    view.put("broken", impact.broken());
    view.put("also", impact.also());
  }
}
