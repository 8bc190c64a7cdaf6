package nl.vervolg.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import nl.vervolg.authoring.why.Decider;
import nl.vervolg.authoring.why.Explainer;
import nl.vervolg.authoring.why.Explanation;
import nl.vervolg.authoring.why.Situation;
import nl.vervolg.authoring.why.Talk;
import nl.vervolg.authoring.why.Target;
import nl.vervolg.authoring.why.change.ChangeFinder;
import nl.vervolg.conversation.Workspace;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code vervolg rules why}: how a turn came to be understood as it was, and why not otherwise. */
@Command(
    name = "why",
    mixinStandardHelpOptions = true,
    description =
        "Explains the last of these turns: which rules fired on what; with --not why one did not.")
final class RulesWhyCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private final WorkspaceOptions options = new WorkspaceOptions();

  @Parameters(
      arity = "1..*",
      paramLabel = "TURN",
      description =
          "What is said, turn by turn; as you like with the rows of its answer: [Name/KIND; Name].")
  private List<String> turns = List.of();

  @Option(
      names = "--not",
      paramLabel = "NAME",
      description = "Why this rule did not fire, or this pattern was not shown.")
  private List<String> names = List.of();

  @Option(names = "--json", description = "Print one JSON object.")
  private boolean json;

  @Override
  public Integer call() {
    options.hint();
    Talk talk = Talk.of(turns);
    Workspace workspace = talk.asksData() ? options.loadToAnswer() : options.load();
    List<Target> targets = names.stream().map(name -> Target.of(name, workspace)).toList();
    Decider decider = new Decider(workspace);
    Situation situation = decider.decide(talk);
    Explainer explainer = new Explainer(workspace);
    ChangeFinder changes = new ChangeFinder(workspace, decider, explainer);
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      out.println(JsonLine.text(WhyView.of(workspace, explainer, changes, situation, targets)));
      return Vervolg.GOOD;
    }
    Explanation explanation = explainer.explain(situation);
    out.println(WhyText.of(workspace, explanation));
    for (Target target : targets) {
      out.println();
      out.println(WhyNotText.of(explanation, target, explainer.whyNot(situation, target)));
      if (!changes.reached(situation, target)) {
        out.println(WhyNotText.of(changes.find(situation, target), target));
      }
    }
    return Vervolg.GOOD;
  }
}
