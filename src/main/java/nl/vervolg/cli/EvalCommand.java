package nl.vervolg.cli;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import nl.vervolg.conversation.Clarifier;
import nl.vervolg.conversation.TurnResolver;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.evaluation.Given;
import nl.vervolg.evaluation.Judge;
import nl.vervolg.evaluation.Judgement;
import nl.vervolg.evaluation.Scorecard;
import nl.vervolg.evaluation.Tally;
import nl.vervolg.evaluation.Tally.Figure;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code vervolg eval}: how well labelled cases are resolved. */
@Command(
    name = "eval",
    mixinStandardHelpOptions = true,
    description = "Resolves labelled cases and counts how many come out as labelled.")
final class EvalCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private final WorkspaceOptions options = new WorkspaceOptions();

  @Parameters(arity = "1..*", paramLabel = "CASES", description = "Files of labelled cases.")
  private List<Path> files = List.of();

  @Option(names = "--json", description = "Print one JSON object.")
  private boolean json;

  @Option(
      names = "--show",
      paramLabel = "N",
      converter = NotNegative.class,
      description = "Print the first N cases that are not exact, a JSON object a line.")
  private int show;

  @Option(
      names = "--min-exact",
      paramLabel = "PERCENT",
      description = "Exit with 1 when fewer are exact.")
  private @Nullable Double minExact;

  @Option(
      names = "--max-wrong",
      paramLabel = "PERCENT",
      description = "Exit with 1 when more are answered and wrong.")
  private @Nullable Double maxWrong;

  @Override
  public Integer call() throws IOException {
    Workspace workspace = options.load();
    List<CaseFile.Case> cases =
        CaseFile.read(files, workspace.knowledge().domain().languages()).stream()
            .flatMap(file -> file.cases().stream())
            .toList();
    Scorecard scores = scores(workspace, cases);
    line().getOut().print(json ? view(scores).toString() + "\n" : scores.table());
    boolean tooFew = minExact != null && scores.all().percent(Figure.EXACT) < minExact;
    boolean tooWrong = maxWrong != null && scores.all().percent(Figure.WRONG) > maxWrong;
    return tooFew || tooWrong ? Vervolg.FAILED : Vervolg.GOOD;
  }

  private Scorecard scores(Workspace workspace, List<CaseFile.Case> cases) {
    Clarifier clarifier = new Clarifier(workspace.knowledge(), workspace.labels());
    TurnView view = new TurnView(workspace.knowledge().domain(), workspace.labels(), clarifier);
    Judge judge = new Judge(workspace.knowledge());
    Scorecard scores = new Scorecard();
    PrintWriter out = line().getOut();
    int done = 0;
    int shown = 0;
    for (CaseFile.Case one : cases) {
      ObjectNode answer = answer(one.request(), workspace.resolver(), view);
      Given given = CaseFile.given(answer);
      Judgement judgement = judge.judge(one.labels(), given);
      scores.add(one.labels(), given, judgement);
      if (shown < show && !judgement.exact(given)) {
        shown++;
        out.println(answer);
      }
      Screen.progress(line().getErr(), ++done, cases.size());
    }
    return scores;
  }

  /** A turn on which the rules break down has no answer, and is counted as missing. */
  private static ObjectNode answer(ResolveRequest request, TurnResolver resolver, TurnView view) {
    try {
      return view.of(request.id(), request.question(), request.resolve(resolver));
    } catch (IllegalStateException e) {
      return JsonNodeFactory.instance.objectNode().put("error", String.valueOf(e.getMessage()));
    }
  }

  private static ObjectNode view(Scorecard scores) {
    ObjectNode view = figures(scores.all());
    view.put("seed_metric", scores.seed());
    ObjectNode groups = view.putObject("groups");
    new TreeMap<>(scores.groups()).forEach((name, tally) -> groups.set(name, figures(tally)));
    return view;
  }

  private static ObjectNode figures(Tally tally) {
    ObjectNode figures = JsonNodeFactory.instance.objectNode();
    figures.put("n", tally.cases());
    for (Figure figure : Figure.values()) {
      figures.put(figure.name().toLowerCase(Locale.ROOT), tally.of(figure));
    }
    return figures;
  }

  private CommandLine line() {
    return spec.commandLine();
  }
}
