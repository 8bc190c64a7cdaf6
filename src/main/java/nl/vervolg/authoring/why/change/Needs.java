package nl.vervolg.authoring.why.change;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import nl.vervolg.authoring.why.Explainer;
import nl.vervolg.authoring.why.Reading;
import nl.vervolg.authoring.why.Situation;
import nl.vervolg.authoring.why.Step;
import nl.vervolg.authoring.why.Target;
import nl.vervolg.authoring.why.WhyNot;
import nl.vervolg.resolve.rules.syntax.Condition;
import nl.vervolg.resolve.rules.syntax.Condition.Connective;
import nl.vervolg.resolve.rules.syntax.RuleSyntax;
import nl.vervolg.resolve.rules.trace.Bindings;
import nl.vervolg.resolve.rules.trace.Miss;

/** Gathers what would have to be otherwise, down to what is observed. */
final class Needs {
  /** Of rules that could conclude what is missing, so many are followed. */
  private static final int MOST_RULES = 3;

  /** Steps back from a conclusion to what is observed. */
  private static final int MOST_STEPS = 4;

  private final Situation situation;
  private final Explainer explainer;
  private final List<Need> needs = new ArrayList<>();
  private final Set<Object> seen = new HashSet<>();

  private Needs(Situation situation, Explainer explainer) {
    this.situation = situation;
    this.explainer = explainer;
  }

  /** Of a target, by what keeps its rules from firing or its reading from being taken. */
  static List<Need> of(
      Situation situation, Target target, List<WhyNot> answers, Explainer explainer) {
    Needs needs = new Needs(situation, explainer);
    answers.stream()
        .filter(answer -> !answer.fired())
        .limit(MOST_RULES)
        .forEach(answer -> needs.missing(answer));
    if (target.pattern() && answers.stream().anyMatch(WhyNot::fired)) {
      needs.others(target.name());
    }
    return needs.needs;
  }

  private void missing(WhyNot answer) {
    answer.miss().ifPresent(miss -> missing(miss.miss()));
    answer.miss().ifPresent(miss -> others(answer.tree(), miss.held()));
    answer.concluding().stream()
        .filter(other -> other.miss().isPresent())
        .limit(MOST_RULES)
        .filter(other -> seen.add(other.rule().id()))
        .forEach(this::missing);
  }

  /** Other facts for the conditions that hold: with these the next one may hold too. */
  private void others(RuleSyntax rule, int held) {
    for (Condition condition : rule.conditions().subList(0, held)) {
      if (condition instanceof Condition.Pattern pattern) {
        want(pattern, Bindings.NONE);
      }
    }
  }

  private void missing(Miss miss) {
    if (miss instanceof Miss.NoFact none) {
      want(none.condition(), none.before().bindings());
    } else if (miss instanceof Miss.NoneOf several) {
      several.each().forEach(this::missing);
    } else if (miss instanceof Miss.Forbidden forbidden) {
      forbidden.found().forEach(fact -> unwant(fact, MOST_STEPS));
      excuses(forbidden.condition().parts().get(0), forbidden.before().bindings());
    }
  }

  private void want(Condition.Pattern pattern, Bindings bindings) {
    needs.add(new Need(pattern, bindings));
  }

  /** Within what must not be there, a {@code not} is what would excuse it. */
  private void excuses(Condition condition, Bindings bindings) {
    if (condition instanceof Condition.Group group) {
      if (group.how() == Connective.NOT
          && group.parts().get(0) instanceof Condition.Pattern pattern) {
        want(pattern, bindings);
      }
      group.parts().forEach(each -> excuses(each, bindings));
    }
  }

  /**
   * Words that make a fact are left out anyway; here is what would keep rules from concluding it.
   */
  private void unwant(Object fact, int steps) {
    if (!seen.add(fact)) {
      return;
    }
    if (steps > 0) {
      explainer.steps(situation.trace()).stream()
          .filter(step -> step.conclusion().equals(fact))
          .forEach(step -> against(step, steps - 1));
    }
  }

  /**
   * What would keep a rule from firing: one fact less that it read, or one that it does not bear.
   */
  private void against(Step step, int steps) {
    step.because().forEach(premise -> unwant(premise, steps));
    for (Condition.Group absent : step.absent()) {
      if (absent.parts().get(0) instanceof Condition.Pattern pattern) {
        want(pattern, Bindings.NONE);
      }
    }
  }

  /** The readings that stand before the one that is wanted, and the vetoes against it. */
  private void others(String pattern) {
    List<Step> steps = explainer.steps(situation.trace());
    for (Reading reading : explainer.explain(situation).readings()) {
      boolean wanted = reading.pattern().equals(pattern);
      List<String> rules =
          wanted ? reading.vetoes().stream().map(Reading.Against::rule).toList() : reading.rules();
      steps.stream()
          .filter(step -> rules.contains(step.rule().id()))
          .forEach(step -> against(step, MOST_STEPS));
    }
  }
}
