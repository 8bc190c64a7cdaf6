package nl.vervolg.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import nl.vervolg.conversation.Conversation;
import nl.vervolg.conversation.Intake;
import nl.vervolg.conversation.Reply;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.session.SessionId;
import nl.vervolg.session.SessionStore;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code vervolg ask}: a conversation without a prompt. */
@Command(
    name = "ask",
    mixinStandardHelpOptions = true,
    description = "Answers questions; each argument is a turn of one conversation.")
final class AskCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private final WorkspaceOptions options = new WorkspaceOptions();
  @Mixin private final TurnTrailOptions trail = new TurnTrailOptions();
  @Mixin private final SessionOptions sessions = new SessionOptions();

  @Parameters(arity = "1..*", paramLabel = "QUESTION", description = "What is said, turn by turn.")
  private List<String> questions = List.of();

  @Option(names = "--json", description = "Print one JSON object a turn.")
  private boolean json;

  @Option(
      names = "--session",
      paramLabel = "NAME",
      description =
          "Go on with this conversation and keep it (default: a conversation that is forgotten).")
  private @Nullable String session;

  @Override
  public Integer call() {
    PrintWriter out = line().getOut();
    SessionId id = SessionId.of(session == null ? "ask" : session);
    sessions.check();
    if (!questions.stream().allMatch(this::fits)) {
      return Vervolg.BAD_INPUT;
    }
    trail.prepare();
    Workspace workspace = options.loadToAnswer();
    ReplyView view = new ReplyView(workspace);
    try (SessionStore store =
            sessions.open(
                session != null,
                options.home(),
                trail.history(options.home()),
                line().getErr()::println);
        Conversation conversation =
            new Conversation(
                workspace,
                store,
                trail.open(options.home(), store.place(), line().getErr()::println))) {
      for (String question : questions) {
        Reply reply = conversation.ask(id, question);
        out.println(
            json
                ? view.json(question, reply, conversation.suggestions(id, reply))
                : ReplyView.text(question, reply, questions.size() > 1));
        out.flush();
      }
    }
    return Vervolg.GOOD;
  }

  /** Says so of a turn that is empty or too long, before any is asked. */
  private boolean fits(String question) {
    int length = Intake.clean(question).length();
    boolean fits = length > 0 && length <= Intake.LONGEST;
    if (!fits) {
      line()
          .getErr()
          .println(
              "A turn needs 1 to "
                  + Intake.LONGEST
                  + " characters; this one has "
                  + length
                  + ". Nothing was asked.");
    }
    return fits;
  }

  private CommandLine line() {
    return spec.commandLine();
  }
}
