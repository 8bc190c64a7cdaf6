package nl.vervolg.cli;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import nl.vervolg.conversation.Clarifier;
import nl.vervolg.conversation.ResolvedTurn;
import nl.vervolg.conversation.TurnResolver;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.evaluation.ConfidenceFile;
import nl.vervolg.evaluation.Given;
import nl.vervolg.evaluation.Judge;
import nl.vervolg.evaluation.Observation;
import nl.vervolg.evaluation.PrecisionMeasure;
import nl.vervolg.knowledge.ConfidenceTable;
import nl.vervolg.knowledge.ConfidenceTable.Measured;
import nl.vervolg.knowledge.ConfidenceTable.OfPattern;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code vervolg tune}: how sure each pattern is, measured on labelled cases. */
@Command(
    name = "tune",
    mixinStandardHelpOptions = true,
    description =
        "Measures on labelled cases how sure each pattern is, and writes confidence.yaml.")
final class TuneCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private final WorkspaceOptions options = new WorkspaceOptions();

  @Parameters(arity = "1..*", paramLabel = "CASES", description = "Files of labelled cases.")
  private List<Path> files = List.of();

  @Option(
      names = "--check",
      description = "Write nothing; exit with 1 when the file is not what would be written.")
  private boolean check;

  @Option(names = "--json", description = "Print one JSON object.")
  private boolean json;

  @Override
  public Integer call() throws IOException {
    Path file = options.confidenceFile();
    Workspace workspace = options.load();
    List<CaseFile> cases = CaseFile.read(files, workspace.knowledge().domain().languages());
    SortedMap<String, Integer> counts = new TreeMap<>();
    cases.forEach(one -> counts.merge(one.name(), one.cases().size(), Integer::sum));
    ConfidenceTable table =
        PrecisionMeasure.table(
            observe(workspace, cases.stream().flatMap(one -> one.cases().stream()).toList()));
    String text = ConfidenceFile.text(table, counts);
    boolean same = Files.isRegularFile(file) && Files.readString(file).equals(text);
    if (!check && !same) {
      write(file, text);
    }
    PrintWriter out = line().getOut();
    out.print(json ? view(table, counts, same) + "\n" : shown(table));
    if (!json) {
      out.println(verdict(file, same));
    }
    return check && !same ? Vervolg.FAILED : Vervolg.GOOD;
  }

  /** The readings that rules let stand, whatever the confidence so far. */
  private List<Observation> observe(Workspace workspace, List<CaseFile.Case> cases) {
    Clarifier clarifier = new Clarifier(workspace.knowledge(), workspace.labels());
    TurnView view = new TurnView(workspace.knowledge().domain(), workspace.labels(), clarifier);
    Judge judge = new Judge(workspace.knowledge());
    TurnResolver resolver = workspace.unasked();
    List<Observation> observations = new ArrayList<>();
    int done = 0;
    for (CaseFile.Case one : cases) {
      ResolvedTurn turn = one.request().resolve(resolver);
      Given given = CaseFile.given(view.of(one.request().id(), one.request().question(), turn));
      boolean right = judge.judge(one.labels(), given).semantic();
      Observation.of(turn.resolution(), turn.understanding(), workspace.knowledge().domain(), right)
          .ifPresent(observations::add);
      Screen.progress(line().getErr(), ++done, cases.size());
    }
    return observations;
  }

  /** All of the file or nothing of it. */
  private static void write(Path file, String text) {
    Path next = file.resolveSibling(ConfidenceTable.FILE + ".new");
    try {
      Files.writeString(next, text, StandardCharsets.UTF_8);
      Files.move(next, file, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw new IllegalArgumentException(
          "The file (" + file + ") cannot be written.\nCheck the rights of its folder.", e);
    }
  }

  private String verdict(Path file, boolean same) {
    if (same) {
      return "As in " + file + ".";
    }
    return check
        ? file + " is not what would be written. Run tune without --check."
        : "Written: " + file;
  }

  private static String shown(ConfidenceTable table) {
    StringBuilder shown = new StringBuilder(row("pattern", "n", "right", "precision", "threshold"));
    new TreeMap<>(table.patterns())
        .forEach(
            (name, pattern) -> {
              shown.append(row(name, pattern.all(), String.valueOf(pattern.threshold())));
              pattern
                  .strengths()
                  .forEach(
                      (strength, measured) ->
                          shown.append(
                              row("  " + strength.name().toLowerCase(Locale.ROOT), measured, "")));
            });
    new TreeMap<>(table.evidence())
        .forEach(
            (way, measured) ->
                shown.append(
                    row(
                        way.name().toLowerCase(Locale.ROOT),
                        String.valueOf(measured.n()),
                        String.valueOf(measured.right()),
                        "x " + measured.factor(),
                        "")));
    return shown.toString();
  }

  private static String row(String name, Measured measured, String threshold) {
    return row(
        name,
        String.valueOf(measured.n()),
        String.valueOf(measured.right()),
        String.valueOf(measured.precision()),
        threshold);
  }

  private static String row(String name, String n, String right, String share, String threshold) {
    return String.format(Locale.ROOT, "%-24s %5s %6s %10s %10s", name, n, right, share, threshold)
            .stripTrailing()
        + "\n";
  }

  private static ObjectNode view(
      ConfidenceTable table, SortedMap<String, Integer> files, boolean same) {
    ObjectNode view = JsonNodeFactory.instance.objectNode();
    view.put("unchanged", same);
    ObjectNode counts = view.putObject("files");
    files.forEach(counts::put);
    ObjectNode patterns = view.putObject("patterns");
    new TreeMap<>(table.patterns()).forEach((name, pattern) -> patterns.set(name, view(pattern)));
    ObjectNode evidence = view.putObject("evidence");
    new TreeMap<>(table.evidence())
        .forEach(
            (way, measured) ->
                evidence
                    .putObject(way.name().toLowerCase(Locale.ROOT))
                    .put("n", measured.n())
                    .put("right", measured.right())
                    .put("factor", measured.factor()));
    return view;
  }

  private static ObjectNode view(OfPattern pattern) {
    ObjectNode view = view(pattern.all());
    view.put("threshold", pattern.threshold());
    pattern
        .strengths()
        .forEach(
            (strength, measured) ->
                view.set(strength.name().toLowerCase(Locale.ROOT), view(measured)));
    return view;
  }

  private static ObjectNode view(Measured measured) {
    return JsonNodeFactory.instance
        .objectNode()
        .put("n", measured.n())
        .put("right", measured.right())
        .put("precision", measured.precision());
  }

  private CommandLine line() {
    return spec.commandLine();
  }
}
