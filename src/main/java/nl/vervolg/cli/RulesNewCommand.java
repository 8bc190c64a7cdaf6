package nl.vervolg.cli;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import nl.vervolg.authoring.examples.Example;
import nl.vervolg.authoring.propose.Addition;
import nl.vervolg.authoring.propose.Proposal;
import nl.vervolg.authoring.propose.Proposer;
import nl.vervolg.authoring.propose.Sheet;
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
            + " it is tried on all examples first.")
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
    Optional<Path> file = Addition.file(proposal, options.rulesFolder());
    Optional<Path> failed = write ? unwritten(proposal, file) : Optional.empty();
    boolean written = write && file.isPresent() && failed.isEmpty();
    out.println(
        json
            ? view(proposal, sheet)
            : RulesNewText.of(proposal, wanted, sheet, written, options.given()));
    failed.ifPresent(this::tell);
    boolean good =
        !(proposal instanceof Proposal.None) && !(proposal instanceof Proposal.NoQuestion);
    return good && failed.isEmpty() ? Vervolg.GOOD : Vervolg.FAILED;
  }

  /** The file to which it could not be added. */
  private Optional<Path> unwritten(Proposal proposal, Optional<Path> file) throws IOException {
    try {
      Addition.write(proposal, options.rulesFolder());
      return Optional.empty();
    } catch (FileSystemException e) {
      return file;
    }
  }

  private void tell(Path file) {
    PrintWriter err = spec.commandLine().getErr();
    err.println("The file (" + file + ") cannot be written; nothing was changed.");
    err.println("Check the rights of it and of its folder.");
  }

  private static ObjectNode view(Proposal proposal, Path sheet) {
    ObjectNode view = JsonNodeFactory.instance.objectNode();
    if (proposal instanceof Proposal.Word word) {
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
    } else {
      wording(proposal, view);
    }
    return view;
  }

  /** Where nothing has to be added. */
  private static void wording(Proposal proposal, ObjectNode view) {
    if (proposal instanceof Proposal.Nothing nothing) {
      view.put("outcome", "already").put("pattern", nothing.pattern());
      nothing.rules().forEach(view.putArray("rules")::add);
    } else if (proposal instanceof Proposal.Same same) {
      view.put("outcome", "same_question").put("actual", same.actual());
    } else if (proposal instanceof Proposal.NoQuestion no) {
      view.put("outcome", "no_question").put("actual", no.actual());
    }
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
