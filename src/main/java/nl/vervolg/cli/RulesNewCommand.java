package nl.vervolg.cli;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import nl.vervolg.authoring.examples.Example;
import nl.vervolg.authoring.propose.Proposal;
import nl.vervolg.authoring.propose.Proposer;
import nl.vervolg.authoring.propose.Sheet;
import nl.vervolg.conversation.Workspace;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code vervolg rules new}: what to add so that a dialogue ends as it should. */
@Command(
    name = "new",
    mixinStandardHelpOptions = true,
    description =
        "Proposes a row of the phrase sheet for a dialogue that does not end as it should; it is tried"
            + " on all examples first.",
    resourceBundle = "nl.vervolg.cli.Help")
final class RulesNewCommand implements Callable<Integer> {
  @Spec private @Nullable CommandSpec spec;
  @Mixin private final WorkspaceOptions options = new WorkspaceOptions();

  @Parameters(
      paramLabel = "DIALOGUE",
      description = "The turns and the end that is wanted: \"turn | turn => outcome\".")
  private String dialogue = "";

  @Option(names = "--write", description = "Add the row to the phrase sheet of the workspace.")
  private boolean write;

  @Option(names = "--json", description = "Print one JSON object.")
  private boolean json;

  @Override
  public Integer call() throws IOException {
    if (spec == null) {
      throw new IllegalStateException("The command was not started by the command line.");
    }
    options.hint();
    PrintWriter progress = spec.commandLine().getErr();
    Example wanted = Example.parse(dialogue);
    Workspace workspace = options.load();
    Proposal proposal =
        new Proposer(
                workspace,
                options.rulesFolder(),
                options.examples(),
                tried -> Screen.progress(progress, tried, tried))
            .propose(wanted);
    PrintWriter out = spec.commandLine().getOut();
    Path sheet = Sheet.of(options.rulesFolder());
    if (write && proposal instanceof Proposal.Row row) {
      sheet = Sheet.add(options.rulesFolder(), row.cells());
    }
    out.println(json ? view(proposal, sheet) : text(proposal, wanted, sheet));
    return proposal instanceof Proposal.None ? Vervolg.FAILED : Vervolg.GOOD;
  }

  private String text(Proposal proposal, Example wanted, Path sheet) {
    if (proposal instanceof Proposal.Nothing nothing) {
      return "It ends so already, as (%s), by %s."
          .formatted(nothing.pattern(), String.join(", ", nothing.rules()));
    }
    if (proposal instanceof Proposal.Row row) {
      return """
      It ends as (%s), not as (%s).
      With this row in %s it does, and %d examples pass:

      %s

      (%s): %s
      %s"""
          .formatted(
              row.actual(),
              wanted.expected(),
              sheet,
              row.passing(),
              Sheet.line(row.cells()),
              row.pattern().name(),
              row.pattern().means(),
              write ? "It was added." : "Add it with --write, or by hand.");
    }
    return text((Proposal.None) proposal, wanted);
  }

  private static String text(Proposal.None none, Example wanted) {
    String words =
        none.unexplained().isEmpty()
            ? "Every word of it is known: a rule is needed; rules why --not NAME shows how near one is."
            : "Nothing explains ("
                + String.join("), (", none.unexplained())
                + "): maybe a word is missing in the vocabulary or in a list of the language.";
    return """
    It ends as (%s), not as (%s).
    None of %d rows of the phrase sheet makes it end so%s.%s
    %s"""
        .formatted(
            none.actual(),
            wanted.expected(),
            none.tried(),
            none.broke() == 0 ? "" : " without another end for other examples",
            none.refused().isEmpty() ? "" : "\nOf one it was said: " + none.refused(),
            words);
  }

  private static ObjectNode view(Proposal proposal, Path sheet) {
    ObjectNode view = JsonNodeFactory.instance.objectNode();
    if (proposal instanceof Proposal.Nothing nothing) {
      view.put("outcome", "already").put("pattern", nothing.pattern());
      nothing.rules().forEach(view.putArray("rules")::add);
    } else if (proposal instanceof Proposal.Row row) {
      view.put("outcome", "row")
          .put("actual", row.actual())
          .put("wording", row.wording())
          .put("pattern", row.pattern().name())
          .put("sheet", sheet.toString())
          .put("row", Sheet.line(row.cells()))
          .put("passing", row.passing());
    } else if (proposal instanceof Proposal.None none) {
      view.put("outcome", "none")
          .put("actual", none.actual())
          .put("tried", none.tried())
          .put("broke", none.broke())
          .put("refused", none.refused());
      none.unexplained().forEach(view.putArray("unexplained")::add);
    }
    return view;
  }
}
