package nl.vervolg.authoring.propose;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import nl.vervolg.dialogue.Anaphor;
import nl.vervolg.dialogue.Mention;
import nl.vervolg.resolve.Trace;
import nl.vervolg.resolve.rules.Rule;
import nl.vervolg.resolve.rules.RuleBase;
import nl.vervolg.resolve.rules.Stratum;
import nl.vervolg.resolve.rules.syntax.Condition;
import nl.vervolg.resolve.rules.syntax.Condition.Pattern;
import nl.vervolg.resolve.rules.syntax.Constraint;
import nl.vervolg.resolve.rules.syntax.Operator;
import nl.vervolg.resolve.rules.syntax.Path;
import nl.vervolg.resolve.rules.syntax.RuleSyntax;
import nl.vervolg.resolve.rules.syntax.Value;
import nl.vervolg.resolve.rules.syntax.Written;
import nl.vervolg.resolve.rules.trace.Matcher;
import nl.vervolg.resolve.rules.trace.Miss;
import nl.vervolg.resolve.rules.trace.RuleMiss;

/** The rules that nearly fired on a turn, with the condition that failed as the turn has it. */
final class Variants {
  /** Conditions of a rule that are changed. */
  private static final int MOST_CHANGES = 2;

  private final RuleBase rules;
  private final Trace trace;

  Variants(RuleBase rules, Trace trace) {
    this.rules = rules;
    this.trace = trace;
  }

  /**
   * Those that would fire and say something new: the ones with the fewest changes first, of these
   * those that take up words of the turn, and then one of each layer in turn.
   */
  List<Variant> firing() {
    List<Variant> all = new ArrayList<>();
    for (Rule rule : rules.rules()) {
      Optional<RuleSyntax> tree = rules.tree(rule.id()).filter(each -> changes(rule, each));
      tree.ifPresent(each -> change(new Variant(rule, each, "", 0), all));
    }
    Map<List<Object>, Integer> numbers = new HashMap<>();
    Map<Variant, List<Integer>> order = new HashMap<>();
    all.removeIf(variant -> variant.changes() == 0);
    all.sort(
        Comparator.comparing((Variant each) -> each.base().id()).thenComparing(Variant::instead));
    for (Variant each : all) {
      int changes = each.changes();
      int words = takesWords(each) ? 0 : 1;
      int stratum = List.of(Stratum.values()).indexOf(each.base().stratum());
      int number = numbers.merge(List.of(changes, words, stratum), 1, Integer::sum);
      order.put(each, List.of(changes, words, number, stratum));
    }
    Comparator<Variant> byOrder = Comparator.comparing(each -> 0);
    for (int i = 0; i < 4; i++) {
      int part = i;
      byOrder = byOrder.thenComparing(each -> order.getOrDefault(each, List.of()).get(part));
    }
    return all.stream().sorted(byOrder).toList();
  }

  /** False for rows and vetoes, and for what is concluded already. */
  private boolean changes(Rule rule, RuleSyntax tree) {
    boolean constant =
        tree.conclusion().arguments().stream().allMatch(Value.Constant.class::isInstance);
    boolean known =
        constant
            && trace.firings().stream()
                .map(firing -> rules.tree(firing.rule().id()))
                .flatMap(Optional::stream)
                .anyMatch(fired -> Draft.conclusion(fired).equals(Draft.conclusion(tree)));
    return rule.stratum() != Stratum.PHRASES && rule.stratum() != Stratum.VETOES && !known;
  }

  private boolean takesWords(Variant variant) {
    Matcher matcher = new Matcher(trace.facts(variant.base().stratum()));
    return matcher.matches(variant.tree()).stream()
        .flatMap(match -> match.facts().stream())
        .anyMatch(fact -> fact instanceof Mention || fact instanceof Anaphor);
  }

  /** The rule that lacks least, with the condition of it that does not hold. */
  Optional<RuleMiss> nearest() {
    return rules.rules().stream()
        .filter(rule -> rule.stratum() != Stratum.PHRASES && rule.stratum() != Stratum.VETOES)
        .flatMap(rule -> rules.tree(rule.id()).stream().flatMap(tree -> miss(rule, tree).stream()))
        .min(
            Comparator.comparingInt(RuleMiss::left)
                .thenComparing(Comparator.comparingInt(RuleMiss::held).reversed())
                .thenComparing(miss -> miss.rule().id()));
  }

  private Optional<RuleMiss> miss(Rule rule, RuleSyntax tree) {
    return new Matcher(trace.facts(rule.stratum())).miss(tree);
  }

  private void change(Variant variant, List<Variant> into) {
    Optional<RuleMiss> miss = miss(variant.base(), variant.tree());
    if (miss.isEmpty()) {
      into.add(variant);
    } else if (variant.changes() < MOST_CHANGES) {
      int at = miss.orElseThrow().held();
      Condition fails = variant.tree().conditions().get(at);
      for (Optional<Condition> other : others(miss.orElseThrow().miss(), fails)) {
        with(variant, at, other).ifPresent(changed -> change(changed, into));
      }
    }
  }

  /** What may stand there instead: what the turn has, or nothing. */
  private static List<Optional<Condition>> others(Miss miss, Condition fails) {
    List<Optional<Condition>> others = new ArrayList<>();
    if (miss instanceof Miss.NoFact none) {
      for (Miss.Near near : none.near()) {
        found(near)
            .filter(constraint -> !Narrowing.anywhere(near.fact()))
            .map(constraint -> replaced(fails, near.fails(), constraint))
            .filter(condition -> !condition.equals(fails))
            .map(Optional::of)
            .filter(condition -> !others.contains(condition))
            .ifPresent(others::add);
      }
    }
    others.add(Optional.empty());
    return others;
  }

  /** What is asked of the field, as the fact that there is has it. */
  private static Optional<Constraint> found(Miss.Near near) {
    if (near.fails() instanceof Constraint.Truth truth) {
      return Optional.of(new Constraint.Truth(truth.path(), !truth.holds()));
    }
    return near.fails() instanceof Constraint.Comparison comparison
            && comparison.values().get(0) instanceof Value.Constant constant
            && near.found() instanceof Enum<?> found
        ? Optional.of(
            new Constraint.Comparison(
                comparison.path(),
                Operator.EQUAL,
                List.of(new Value.Constant(constant.type(), found.name(), constant.at()))))
        : Optional.empty();
  }

  private static Condition replaced(Condition in, Constraint old, Constraint now) {
    if (in instanceof Condition.Group group) {
      return new Condition.Group(
          group.how(),
          group.parts().stream().map(part -> replaced(part, old, now)).toList(),
          group.at());
    }
    Pattern pattern = (Pattern) in;
    return new Pattern(
        pattern.variable(),
        pattern.fact(),
        pattern.constraints().stream().map(each -> each.equals(old) ? now : each).toList(),
        pattern.at());
  }

  private static Optional<Variant> with(Variant variant, int at, Optional<Condition> other) {
    RuleSyntax tree = variant.tree();
    List<Condition> conditions = new ArrayList<>(tree.conditions());
    String old = Written.of(conditions.remove(at));
    other.ifPresent(condition -> conditions.add(at, condition));
    RuleSyntax changed =
        new RuleSyntax(tree.name(), tree.at(), tree.annotations(), conditions, tree.conclusion());
    if (conditions.isEmpty() || !named(conditions).containsAll(used(changed))) {
      return Optional.empty();
    }
    String instead =
        (variant.instead().isEmpty() ? "" : variant.instead() + ", ")
            + other.map(condition -> Written.of(condition) + " instead of ").orElse("without ")
            + old;
    return Optional.of(new Variant(variant.base(), changed, instead, variant.changes() + 1));
  }

  private static Set<String> named(List<Condition> conditions) {
    Set<String> names = new TreeSet<>();
    patterns(conditions)
        .forEach(
            pattern -> {
              names.add(pattern.variable());
              pattern.constraints().stream()
                  .filter(Constraint.Binding.class::isInstance)
                  .forEach(each -> names.add(((Constraint.Binding) each).variable()));
            });
    return names;
  }

  private static Set<String> used(RuleSyntax rule) {
    Stream<Value> values =
        Stream.concat(
            rule.conclusion().arguments().stream(),
            constraints(rule)
                .filter(Constraint.Comparison.class::isInstance)
                .flatMap(each -> ((Constraint.Comparison) each).values().stream()));
    Set<String> used = new TreeSet<>();
    values
        .filter(Value.Reference.class::isInstance)
        .map(value -> ((Value.Reference) value).path())
        .forEach(path -> used.add(path.variable()));
    constraints(rule).map(Constraint::path).map(Path::variable).forEach(used::add);
    used.remove("");
    return used;
  }

  private static Stream<Constraint> constraints(RuleSyntax rule) {
    return patterns(rule.conditions()).flatMap(pattern -> pattern.constraints().stream());
  }

  private static Stream<Pattern> patterns(List<Condition> conditions) {
    return conditions.stream()
        .flatMap(
            condition ->
                condition instanceof Condition.Group group
                    ? patterns(group.parts())
                    : Stream.of((Pattern) condition));
  }
}
