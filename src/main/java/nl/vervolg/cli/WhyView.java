package nl.vervolg.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import nl.vervolg.authoring.why.Explainer;
import nl.vervolg.authoring.why.Explanation;
import nl.vervolg.authoring.why.Reading;
import nl.vervolg.authoring.why.RuleWords;
import nl.vervolg.authoring.why.Situation;
import nl.vervolg.authoring.why.Step;
import nl.vervolg.authoring.why.Target;
import nl.vervolg.authoring.why.WhyNot;
import nl.vervolg.authoring.why.change.ChangeFinder;
import nl.vervolg.authoring.why.change.Search;
import nl.vervolg.conversation.Verdict;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.dialogue.Question;
import nl.vervolg.resolve.rules.Rule;
import nl.vervolg.resolve.rules.syntax.Condition;
import nl.vervolg.resolve.rules.syntax.Written;
import nl.vervolg.resolve.rules.trace.RuleMiss;

/** Why a turn was understood as it was, and why not otherwise, as JSON. */
final class WhyView {
  private final RuleWords words;

  private WhyView(Situation situation) {
    this.words = new RuleWords(situation.turn().understanding());
  }

  /** One object. */
  static ObjectNode of(
      Workspace workspace,
      Explainer explainer,
      ChangeFinder changes,
      Situation situation,
      List<Target> targets) {
    WhyView view = new WhyView(situation);
    ObjectNode all = view.view(workspace, explainer.explain(situation));
    ArrayNode whyNot = all.putArray("why_not");
    for (Target target : targets) {
      ObjectNode each = whyNot.addObject();
      each.put("name", target.name()).put("kind", target.pattern() ? "pattern" : "rule");
      ArrayNode rules = each.putArray("rules");
      explainer.whyNot(situation, target).forEach(answer -> rules.add(view.view(answer)));
      if (!changes.reached(situation, target)) {
        each.set("change", view(changes.find(situation, target)));
      }
    }
    return all;
  }

  private static ObjectNode view(Search search) {
    ObjectNode view = JsonNodeFactory.instance.objectNode();
    view.put("found", search.change().isPresent()).put("tried", search.tried());
    view.put("left_out", search.left());
    search.example().ifPresent(text -> view.put("example", text));
    search
        .change()
        .ifPresent(
            change -> {
              Situation after = change.after();
              ArrayNode turns = view.put("words", change.words()).putArray("turns");
              after.talk().turns().forEach(turn -> turns.add(WhyNotText.said(turn)));
              view.put(
                  "resolved_question", after.turn().question().map(Question::text).orElse(null));
            });
    return view;
  }

  private ObjectNode view(Workspace workspace, Explanation explanation) {
    ObjectNode view = JsonNodeFactory.instance.objectNode();
    Situation situation = explanation.situation();
    situation.talk().turns().forEach(turn -> view.withArray("turns").add(turn.words()));
    Verdict verdict = Verdict.of(situation.turn().resolution(), workspace.knowledge().domain());
    view.put("resolved_question", situation.turn().question().map(Question::text).orElse(null));
    view.put("language", situation.turn().understanding().utterance().language().code());
    view.put("outcome", verdict.outcome());
    view.put("pattern", verdict.pattern());
    view.put("confidence", Math.round(verdict.confidence() * 1000) / 1000.0);
    view.put("threshold", workspace.knowledge().confidence().threshold(verdict.pattern()));
    facts(view.putArray("seen"), situation.trace().said());
    facts(view.putArray("before"), situation.trace().before());
    ArrayNode offers = view.putArray("offers");
    situation.turn().offers().forEach(offer -> offers.add(offer.question().text()));
    ArrayNode steps = view.putArray("steps");
    explanation.steps().forEach(step -> steps.add(view(step)));
    ArrayNode readings = view.putArray("readings");
    explanation.readings().forEach(reading -> readings.add(view(reading)));
    return view;
  }

  private void facts(ArrayNode into, List<Object> facts) {
    for (Object fact : facts) {
      into.addObject().put("fact", fact.getClass().getSimpleName()).put("text", words.of(fact));
    }
  }

  private static ObjectNode rule(Rule rule) {
    ObjectNode view = JsonNodeFactory.instance.objectNode();
    view.put("rule", rule.id()).put("name", rule.name()).put("why", rule.why());
    view.put("layer", rule.stratum().folder());
    return view.put("file", WhyText.file(rule).toString()).put("line", rule.line());
  }

  private ObjectNode view(Step step) {
    ObjectNode view = rule(step.rule());
    step.because().forEach(fact -> view.withArray("since").add(words.of(fact)));
    step.absent().forEach(group -> view.withArray("without").add(Written.of(group.parts().get(0))));
    return view.put("concludes", words.of(step.conclusion()));
  }

  private static ObjectNode view(Reading reading) {
    ObjectNode view = JsonNodeFactory.instance.objectNode();
    view.put("pattern", reading.pattern());
    view.put("strength", reading.proposal().strength().name());
    view.put("fate", reading.fate().name());
    reading.rules().forEach(view.putArray("rules")::add);
    ArrayNode vetoes = view.putArray("vetoes");
    reading
        .vetoes()
        .forEach(
            veto ->
                vetoes
                    .addObject()
                    .put("rule", veto.rule())
                    .put("reason", veto.veto().reason().name())
                    .put("why", veto.why()));
    return view;
  }

  private ObjectNode view(WhyNot answer) {
    ObjectNode view = rule(answer.rule());
    view.put("asked", answer.asked()).put("fired", answer.fired());
    answer.miss().ifPresent(miss -> missing(view, answer, miss));
    ArrayNode behind = view.putArray("concluded_by");
    answer.behind().forEach(step -> behind.add(view(step)));
    ArrayNode concluding = view.putArray("could_conclude");
    answer.concluding().forEach(each -> concluding.add(each.rule().id()));
    answer.nearest().ifPresent(nearest -> view.set("nearest", view(nearest)));
    return view;
  }

  private void missing(ObjectNode view, WhyNot answer, RuleMiss miss) {
    ArrayNode conditions = view.putArray("conditions");
    List<Condition> all = answer.tree().conditions();
    for (int i = 0; i < all.size(); i++) {
      conditions
          .addObject()
          .put("line", all.get(i).at().line())
          .put("text", Written.of(all.get(i)))
          .put("holds", i < miss.held() ? "yes" : i == miss.held() ? "no" : "not_asked");
    }
    ArrayNode sofar = view.putArray("so_far");
    miss.miss().before().all().stream().distinct().map(words::of).forEach(sofar::add);
    view.put("missing", words.missing(miss.miss()));
    words.instead(miss.miss()).forEach(view.putArray("instead")::add);
  }
}
