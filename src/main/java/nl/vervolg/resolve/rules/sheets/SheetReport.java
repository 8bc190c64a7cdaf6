package nl.vervolg.resolve.rules.sheets;

import java.nio.file.Path;
import nl.vervolg.problem.Place;
import nl.vervolg.problem.Problem;
import nl.vervolg.problem.Problems;
import nl.vervolg.problem.Severity;
import nl.vervolg.resolve.rules.syntax.Position;

/**
 * Takes down what is wrong with a sheet, at its cell.
 *
 * @param file the sheet
 * @param problems where it goes
 */
record SheetReport(Path file, Problems problems) {
  /** Where something is that is about the whole sheet. */
  static final Position WHOLE = new Position(0, 0);

  void error(Position at, String kind, String what, String advice) {
    Place place = new Place(file, at.line(), at.column());
    problems.add(new Problem(place, "", "sheet-" + kind, Severity.ERROR, what, advice));
  }

  /** True when nothing is wrong with the sheet so far. */
  boolean sound() {
    return problems.list().stream().noneMatch(problem -> problem.place().file().equals(file));
  }

  void whole(String kind, String what, String advice) {
    error(WHOLE, kind, what, advice);
  }
}
