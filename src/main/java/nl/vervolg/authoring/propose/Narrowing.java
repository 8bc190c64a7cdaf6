package nl.vervolg.authoring.propose;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import nl.vervolg.dialogue.Anaphor;
import nl.vervolg.dialogue.Cue;
import nl.vervolg.dialogue.CueKind;
import nl.vervolg.dialogue.Mention;
import nl.vervolg.resolve.Trace;
import nl.vervolg.resolve.rules.Stratum;
import nl.vervolg.resolve.rules.syntax.Condition;
import nl.vervolg.resolve.rules.syntax.Condition.Connective;
import nl.vervolg.resolve.rules.syntax.Constraint;
import nl.vervolg.resolve.rules.syntax.Operator;
import nl.vervolg.resolve.rules.syntax.Path;
import nl.vervolg.resolve.rules.syntax.Position;
import nl.vervolg.resolve.rules.syntax.RuleSyntax;
import nl.vervolg.resolve.rules.syntax.Value;

/** Conditions that tie a rule to turns like one: with the same kinds of words, and no others. */
final class Narrowing {
  private static final Position NOWHERE = new Position(0, 0);

  /** Words of these kinds stand anywhere. */
  private static final Set<CueKind> EVERYWHERE = Set.of(CueKind.FILLER, CueKind.ARTICLE);

  private Narrowing() {}

  /** True for words that tell nothing of the turn in which they stand. */
  static boolean anywhere(Object fact) {
    return fact instanceof Cue cue && EVERYWHERE.contains(cue.kind());
  }

  /** The rule as it is, then with what the turn has, then without what the turn has not. */
  static List<RuleSyntax> of(RuleSyntax rule, Stratum stratum, Trace trace) {
    List<Condition> with = new ArrayList<>();
    List<Condition> without = new ArrayList<>();
    add("Mention", "role", "Role", roles(trace), List.of(), with, without);
    add("Anaphor", "kind", "AnaphorKind", kinds(trace), List.of(), with, without);
    if (stratum != Stratum.PHRASES) {
      List<String> anywhere = EVERYWHERE.stream().map(CueKind::name).sorted().toList();
      add("Cue", "kind", "CueKind", cues(trace), anywhere, with, without);
    }
    return List.of(
        rule,
        more(rule, with),
        more(rule, Stream.concat(with.stream(), without.stream()).toList()));
  }

  private static Set<String> roles(Trace trace) {
    return sorted(names(trace, Mention.class).map(each -> each.role().name()));
  }

  private static Set<String> kinds(Trace trace) {
    return sorted(names(trace, Anaphor.class).map(each -> each.kind().name()));
  }

  private static Set<String> cues(Trace trace) {
    return sorted(
        names(trace, Cue.class)
            .map(Cue::kind)
            .filter(kind -> !EVERYWHERE.contains(kind))
            .map(CueKind::name));
  }

  private static <T> Stream<T> names(Trace trace, Class<T> type) {
    return trace.said().stream().filter(type::isInstance).map(type::cast);
  }

  private static Set<String> sorted(Stream<String> names) {
    return new TreeSet<>(names.toList());
  }

  private static void add(
      String fact,
      String field,
      String type,
      Set<String> seen,
      List<String> anywhere,
      List<Condition> with,
      List<Condition> without) {
    seen.forEach(
        name ->
            with.add(group(Connective.EXISTS, fact, field, type, Operator.EQUAL, List.of(name))));
    List<String> all = Stream.concat(seen.stream(), anywhere.stream()).toList();
    without.add(group(Connective.NOT, fact, field, type, Operator.NOT_IN, all));
  }

  private static Condition group(
      Connective how,
      String fact,
      String field,
      String type,
      Operator operator,
      List<String> names) {
    List<Value> values =
        names.stream().map(name -> (Value) new Value.Constant(type, name, NOWHERE)).toList();
    Operator simple =
        operator == Operator.NOT_IN && values.size() == 1 ? Operator.UNEQUAL : operator;
    List<Constraint> constraints =
        values.isEmpty()
            ? List.of()
            : List.of(
                new Constraint.Comparison(new Path("", List.of(field), NOWHERE), simple, values));
    return new Condition.Group(
        how, List.of(new Condition.Pattern("", fact, constraints, NOWHERE)), NOWHERE);
  }

  private static RuleSyntax more(RuleSyntax rule, List<Condition> more) {
    List<Condition> conditions = new ArrayList<>(rule.conditions());
    more.stream().filter(each -> !conditions.contains(each)).forEach(conditions::add);
    return new RuleSyntax(
        rule.name(), rule.at(), rule.annotations(), conditions, rule.conclusion());
  }
}
