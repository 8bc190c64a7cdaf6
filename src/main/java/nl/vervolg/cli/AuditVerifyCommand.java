package nl.vervolg.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import nl.vervolg.audit.TrailCheck;
import nl.vervolg.audit.TrailHead;
import nl.vervolg.audit.TrailProblem;
import nl.vervolg.problem.Counted;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code vervolg audit verify}: whether the trail is what was written. */
@Command(
    name = "verify",
    mixinStandardHelpOptions = true,
    description = "Finds whatever was changed, taken out, put in or moved in the trail.")
final class AuditVerifyCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private final HomeOption home = new HomeOption();

  @Option(
      names = "--anchor",
      paramLabel = "NUMBER:HASH",
      description =
          "An end of the trail that audit anchor printed earlier: shows whether records were taken off"
              + " the end.")
  private @Nullable String anchor;

  @Option(names = "--json", description = "Print one JSON object.")
  private boolean json;

  @Override
  public Integer call() {
    boolean missing = TrailFiles.missing(home.folder(), spec.commandLine().getErr());
    Optional<TrailHead> kept = Optional.ofNullable(anchor).map(TrailHead::parse);
    TrailCheck.Report report = TrailFiles.check(home, kept, spec.commandLine().getErr());
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      out.println(view(report));
    } else if (!missing) {
      report.problems().forEach(problem -> out.println(problem.text()));
      out.println(summary(report, kept.isPresent()));
    }
    return report.problems().isEmpty() && !missing ? Vervolg.GOOD : Vervolg.FAILED;
  }

  private static String summary(TrailCheck.Report report, boolean anchored) {
    String records =
        Counted.of(report.records(), "record") + ", " + Counted.of(report.bytes(), "byte");
    if (!report.problems().isEmpty()) {
      return records + ": " + Counted.of(report.problems().size(), "problem") + ".";
    }
    String begin =
        report.begins().number() == 0
            ? ""
            : String.format(
                Locale.ROOT,
                " It begins with record %d: those before were taken away as planned.",
                report.begins().number() + 1);
    String end = report.records() == 0 ? "" : " It ends with " + report.head() + ".";
    return records
        + ": nothing was changed."
        + begin
        + end
        + (anchored
            ? " The anchor is in it."
            : "\nWhether records were taken off the end shows only with --anchor.");
  }

  private static ObjectNode view(TrailCheck.Report report) {
    ObjectNode view = JsonNodeFactory.instance.objectNode();
    view.put("trail", report.bytes() > 0)
        .put("records", report.records())
        .put("bytes", report.bytes())
        .put("begins", report.begins().number() + 1)
        .put("head", report.head().toString());
    ArrayNode problems = view.putArray("problems");
    for (TrailProblem problem : report.problems()) {
      ObjectNode line = problems.addObject().put("file", problem.file().toString());
      problem.at().ifPresent(at -> line.put("byte", at));
      line.put("what", problem.what());
    }
    return view;
  }
}
