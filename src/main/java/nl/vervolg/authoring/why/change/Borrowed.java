package nl.vervolg.authoring.why.change;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import nl.vervolg.authoring.examples.Example;
import nl.vervolg.authoring.why.Talk;
import nl.vervolg.authoring.why.WhyNot;
import nl.vervolg.resolve.rules.Rule;

/** What goes before in the examples of rules. */
final class Borrowed {
  private Borrowed() {}

  /** The turns before the last of the examples of rules, and of those that could help them. */
  static List<List<Talk.Said>> before(List<WhyNot> answers) {
    return answers.stream()
        .flatMap(Borrowed::chain)
        .distinct()
        .flatMap(rule -> examples(rule))
        .map(Borrowed::said)
        .filter(turns -> turns.size() > 1)
        .map(turns -> turns.subList(0, turns.size() - 1))
        .distinct()
        .toList();
  }

  private static Stream<Rule> chain(WhyNot answer) {
    return Stream.concat(
        Stream.of(answer.rule()), answer.nearest().stream().flatMap(Borrowed::chain));
  }

  /** The examples of a rule that have the form of one. */
  static Stream<Example> examples(Rule rule) {
    return rule.examples().stream()
        .filter(text -> Example.mistake(text).isEmpty())
        .map(Example::parse);
  }

  /** As turns of a conversation; a turn of an example has the rows that stand there, or none. */
  static List<Talk.Said> said(Example example) {
    List<Talk.Said> said = new ArrayList<>();
    example.turns().forEach(turn -> said.add(new Talk.Said(turn.said(), Optional.of(turn.rows()))));
    return said;
  }
}
