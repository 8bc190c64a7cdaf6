package nl.vervolg.report;

import java.util.ArrayList;
import java.util.List;
import nl.vervolg.audit.TrailCheck;
import nl.vervolg.audit.TrailProblem;
import nl.vervolg.problem.Counted;

/** Whether a trail holds, for a person. */
public final class ChainText {
  private ChainText() {}

  /** A sentence. */
  public static String of(TrailCheck.Report check) {
    String records = Counted.of(check.records(), "record");
    return check.problems().isEmpty()
        ? "The chain of the trail holds: "
            + records
            + told(check)
            + "; it ends with "
            + check.head()
            + "."
        : "The chain of the trail does not hold: "
            + records
            + ", "
            + Counted.of(check.wrong(), "problem")
            + ".";
  }

  private static String told(TrailCheck.Report check) {
    return check.known() == 0
        ? ", nothing was changed"
        : ", nothing was changed but for "
            + Counted.of(check.known(), "problem")
            + " that the trail itself tells of";
  }

  static Page.Table problems(TrailCheck.Report check) {
    List<List<String>> rows = new ArrayList<>();
    for (TrailProblem problem : check.problems()) {
      rows.add(
          List.of(
              String.valueOf(problem.file().getFileName()),
              problem.at().isPresent() ? String.valueOf(problem.at().orElseThrow()) : "",
              problem.what()));
    }
    return new Page.Table("Problems", List.of("File", "Byte", "What is wrong"), rows);
  }
}
