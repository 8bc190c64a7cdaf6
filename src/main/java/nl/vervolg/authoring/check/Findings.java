package nl.vervolg.authoring.check;

import nl.vervolg.problem.Place;
import nl.vervolg.problem.Problem;
import nl.vervolg.problem.Problems;
import nl.vervolg.problem.Severity;
import nl.vervolg.resolve.rules.RuleTree;
import nl.vervolg.resolve.rules.syntax.Position;

/**
 * Takes down what is found.
 *
 * @param problems where it goes
 */
record Findings(Problems problems) {
  /** Something about a rule as a whole. */
  void add(LintKind kind, RuleTree rule, String what) {
    add(kind, rule.place(), rule.rule().id(), what);
  }

  /** Something at a place in a rule. */
  void add(LintKind kind, RuleTree rule, Position at, String what) {
    add(kind, rule.place(at), rule.rule().id(), what);
  }

  /** Something in another file. */
  void add(LintKind kind, Place place, String what) {
    add(kind, place, "", what);
  }

  /** The same, where it may well be meant. */
  void note(LintKind kind, RuleTree rule, Position at, String what) {
    problems.add(
        new Problem(
            rule.place(at), rule.rule().id(), kind.id(), Severity.NOTE, what, kind.advice()));
  }

  /** Something in another file, with what to do there. */
  void told(LintKind kind, Place place, String what, String advice) {
    problems.add(new Problem(place, "", kind.id(), kind.severity(), what, advice));
  }

  /** Something at a place, about a rule where there is one. */
  void add(LintKind kind, Place place, String rule, String what) {
    problems.add(new Problem(place, rule, kind.id(), kind.severity(), what, kind.advice()));
  }
}
