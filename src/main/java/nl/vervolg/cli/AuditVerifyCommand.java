package nl.vervolg.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.util.List;
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

  @Option(
      names = "--known",
      paramLabel = "N",
      defaultValue = "0",
      converter = NotNegative.class,
      description =
          "So many problems that the trail itself tells of, after audit repair, are known and no failure"
              + " (default: ${DEFAULT-VALUE}).")
  private int known;

  @Option(names = "--json", description = "Print one JSON object.")
  private boolean json;

  @Override
  public Integer call() {
    PrintWriter err = spec.commandLine().getErr();
    boolean missing = TrailFiles.missing(home.folder(), TrailFiles.known(home.folder()), err);
    Optional<TrailHead> kept = Optional.ofNullable(anchor).map(TrailHead::parse);
    TrailCheck.Report report = TrailFiles.check(home, kept, err);
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      out.println(view(report));
    } else if (!missing) {
      TrailFiles.lines(report.told(), report.known(), " A later record tells so.")
          .forEach(out::println);
      TrailFiles.lines(report.problems(), report.wrong(), "").forEach(out::println);
      out.println(summary(report, kept.isPresent()));
    }
    boolean holds = report.problems().isEmpty() && report.known() <= known;
    return holds && !missing ? Vervolg.GOOD : Vervolg.FAILED;
  }

  private static String summary(TrailCheck.Report report, boolean anchored) {
    String records =
        Counted.of(report.records(), "record") + ", " + Counted.of(report.bytes(), "byte");
    String told =
        report.known() == 0
            ? ""
            : String.format(Locale.ROOT, ", %,d", report.known())
                + " that the trail itself tells of";
    if (!report.problems().isEmpty()) {
      return records
          + ": "
          + Counted.of(report.wrong(), "problem")
          + told
          + ".\nWhat is wrong can be told in the trail, so that later changes show: vervolg audit repair --dry-run";
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
        + (told.isEmpty() ? ": nothing was changed." : ": nothing else was changed" + told + ".")
        + crashes(report.crashes())
        + begin
        + end
        + (anchored
            ? " The anchor is in it."
            : "\nWhether records were taken off the end shows only with --anchor.");
  }

  private static String crashes(long crashes) {
    return crashes == 0
        ? ""
        : String.format(
            Locale.ROOT,
            " %,d of them tell%s what a crash had cut off, before it was answered: it was set aside.",
            crashes,
            crashes == 1 ? "s" : "");
  }

  private static ObjectNode view(TrailCheck.Report report) {
    ObjectNode view = JsonNodeFactory.instance.objectNode();
    view.put("trail", report.bytes() > 0)
        .put("records", report.records())
        .put("bytes", report.bytes())
        .put("begins", report.begins().number() + 1)
        .put("head", report.head().toString());
    view.put("crashes", report.crashes());
    view.put("wrong", report.wrong());
    problems(view.putArray("problems"), report.problems());
    view.put("known", report.known());
    problems(view.putArray("told"), report.told());
    return view;
  }

  private static void problems(ArrayNode all, List<TrailProblem> problems) {
    for (TrailProblem problem : problems) {
      ObjectNode line = all.addObject().put("file", problem.file().toString());
      problem.at().ifPresent(at -> line.put("byte", at));
      line.put("what", problem.what());
    }
  }
}
