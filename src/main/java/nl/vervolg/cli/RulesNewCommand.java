package nl.vervolg.cli;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.Callable;
import nl.vervolg.authoring.examples.Example;
import nl.vervolg.authoring.propose.Proposal;
import nl.vervolg.authoring.propose.Proposer;
import nl.vervolg.authoring.propose.Sheet;
import nl.vervolg.authoring.propose.WordFiles;
import nl.vervolg.conversation.Workspace;
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
        "Proposes a word, a row of the phrase sheet or a rule for a dialogue that does not end as it should;"
            + " it is tried on all examples first.",
    resourceBundle = "nl.vervolg.cli.Help")
final class RulesNewCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private final WorkspaceOptions options = new WorkspaceOptions();

  @Parameters(
      paramLabel = "DIALOGUE",
      description = "The turns and the end that is wanted: \"turn | turn => outcome\".")
  private String dialogue = "";

  @Option(names = "--write", description = "Add what is proposed to the files of the workspace.")
  private boolean write;

  @Option(names = "--json", description = "Print one JSON object.")
  private boolean json;

  @Override
  public Integer call() throws IOException {
    options.hint();
    PrintWriter progress = spec.commandLine().getErr();
    Example wanted = Example.parse(dialogue);
    Workspace workspace = options.load();
    Proposal proposal =
        new Proposer(options.checked(), workspace, tried -> Screen.progress(progress, tried, tried))
            .propose(wanted);
    PrintWriter out = spec.commandLine().getOut();
    Path sheet = Sheet.of(options.rulesFolder());
    boolean written = write && write(proposal);
    out.println(
        json
            ? view(proposal, sheet)
            : RulesNewText.of(proposal, wanted, sheet, written, options.given()));
    return proposal instanceof Proposal.None ? Vervolg.FAILED : Vervolg.GOOD;
  }

  private boolean write(Proposal proposal) throws IOException {
    if (proposal instanceof Proposal.Word word) {
      WordFiles.add(word);
    } else if (proposal instanceof Proposal.Row row) {
      Sheet.add(options.rulesFolder(), row.cells());
    } else if (proposal instanceof Proposal.Rule rule) {
      Files.writeString(
          options.rulesFolder().resolve(rule.file()), rule.text(), StandardOpenOption.CREATE_NEW);
    }
    return !(proposal instanceof Proposal.Nothing) && !(proposal instanceof Proposal.None);
  }

  private static ObjectNode view(Proposal proposal, Path sheet) {
    ObjectNode view = JsonNodeFactory.instance.objectNode();
    if (proposal instanceof Proposal.Nothing nothing) {
      view.put("outcome", "already").put("pattern", nothing.pattern());
      nothing.rules().forEach(view.putArray("rules")::add);
    } else if (proposal instanceof Proposal.Word word) {
      view.put("outcome", "word")
          .put("actual", word.actual())
          .put("then", word.then())
          .put("word", word.word())
          .put("file", word.place().file().toString())
          .put("line", word.place().line())
          .put("list", word.place().list())
          .put("entry", word.entry())
          .put("means", word.means())
          .put("passing", word.passing());
      word.also().forEach(view.putArray("also")::add);
    } else if (proposal instanceof Proposal.Row row) {
      view.put("outcome", "row")
          .put("actual", row.actual())
          .put("wording", row.wording())
          .put("pattern", row.pattern().name())
          .put("sheet", sheet.toString())
          .put("row", Sheet.line(row.cells()))
          .put("passing", row.passing());
    } else if (proposal instanceof Proposal.Rule rule) {
      view.put("outcome", "rule")
          .put("actual", rule.actual())
          .put("base", rule.base())
          .put("instead", rule.instead())
          .put("file", Path.of("rules").resolve(rule.file()).toString())
          .put("rule", rule.text())
          .put("passing", rule.passing());
    } else if (proposal instanceof Proposal.None none) {
      none(none, view);
    }
    return view;
  }

  private static void none(Proposal.None none, ObjectNode view) {
    view.put("outcome", "none")
        .put("actual", none.actual())
        .put("words_tried", none.tried().words())
        .put("rows_tried", none.tried().rows())
        .put("rules_tried", none.tried().rules())
        .put("broke", none.tried().broke())
        .put("refused", none.refused());
    none.unexplained().forEach(view.putArray("unexplained")::add);
    none.nearest()
        .ifPresent(
            nearest ->
                view.putObject("nearest")
                    .put("rule", nearest.rule())
                    .put("condition", nearest.condition()));
  }
}
