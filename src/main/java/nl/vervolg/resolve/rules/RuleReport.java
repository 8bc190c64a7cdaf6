package nl.vervolg.resolve.rules;

import java.nio.file.Path;
import nl.vervolg.problem.Place;
import nl.vervolg.problem.Problem;
import nl.vervolg.problem.Problems;
import nl.vervolg.problem.Severity;
import nl.vervolg.resolve.rules.syntax.Position;

/**
 * Takes down what is wrong with one rule.
 *
 * @param file its file
 * @param rule its id
 * @param problems where it goes
 */
record RuleReport(Path file, String rule, Problems problems) {
  void error(Position at, String kind, String what, String advice) {
    add(at, kind, Severity.ERROR, what, advice);
  }

  void warning(Position at, String kind, String what, String advice) {
    add(at, kind, Severity.WARNING, what, advice);
  }

  private void add(Position at, String kind, Severity severity, String what, String advice) {
    Place place = new Place(file, at.line(), at.column());
    problems.add(new Problem(place, rule, kind, severity, what, advice));
  }
}
