package nl.vervolg.cli;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.Callable;
import nl.vervolg.authoring.reload.RuleWatch;
import nl.vervolg.authoring.reload.Settled;
import nl.vervolg.conversation.Conversation;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.session.SessionId;
import nl.vervolg.session.SessionStore;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.completer.StringsCompleter;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code vervolg chat}: a conversation in the terminal; also takes lines from a pipe. */
@Command(
    name = "chat",
    mixinStandardHelpOptions = true,
    description = "Starts a conversation in the terminal.")
final class ChatCommand implements Callable<Integer> {
  /** Rules that take longer than this in the examples are waited for no longer. */
  private static final Duration LONGEST_TRIAL = Duration.ofSeconds(30);

  @Spec private CommandSpec spec;
  @Mixin private final WorkspaceOptions options = new WorkspaceOptions();
  @Mixin private final TurnTrailOptions trail = new TurnTrailOptions();
  @Mixin private final SessionOptions sessions = new SessionOptions();

  @Option(
      names = "--session",
      paramLabel = "NAME",
      description =
          "Go on with this conversation and keep it (default: a conversation that is forgotten).")
  private @Nullable String session;

  @Option(
      names = "--watch",
      negatable = true,
      defaultValue = "true",
      fallbackValue = "true",
      description = "Take edited rules, knowledge and templates into use (default: yes).")
  private boolean watch;

  @Option(
      names = "--untested",
      description =
          "Take edits into use though examples fail (default: the files from before stay).")
  private boolean untested;

  @Override
  public Integer call() throws IOException {
    options.hint();
    SessionId id = SessionId.of(session == null ? "chat" : session);
    sessions.check();
    RuleWatch edits = RuleWatch.before(options.watched());
    try (Conversation conversation = open();
        edits) {
      Chat chat = new Chat(conversation, id, () -> settled(edits));
      Notices notices = new Notices(conversation, chat);
      if (watch) {
        edits.begin(conversation.workspace(), untested, notices);
      }
      if (!Screen.isThere()) {
        piped(chat, notices);
      } else {
        interactive(chat, notices);
      }
    }
    return Vervolg.GOOD;
  }

  private Settled settled(RuleWatch edits) {
    return edits.settled(LONGEST_TRIAL, () -> complain("Waiting for an edit that is being tried."));
  }

  /** Nothing here may hold the workspace: it can be replaced. */
  private Conversation open() {
    Workspace workspace = options.loadToAnswer();
    SessionStore store =
        sessions.open(
            session != null, options.home(), trail.history(options.home()), this::complain);
    return new Conversation(
        workspace, store, trail.open(options.home(), store.place(), this::complain));
  }

  private void piped(Chat chat, Notices notices) throws IOException {
    notices.to(this::complain);
    InputStream in = new BufferedInputStream(System.in);
    while (chat.goesOn()) {
      InputLine line = InputLine.next(in);
      if (line.end()) {
        return;
      }
      print(
          line.tooLong()
              ? "That line is too long."
              : line.text().map(chat::reply).orElse("That line is not UTF-8."));
    }
  }

  private void interactive(Chat chat, Notices notices) throws IOException {
    try (Terminal terminal = TerminalBuilder.builder().encoding(StandardCharsets.UTF_8).build()) {
      LineReader reader =
          LineReaderBuilder.builder()
              .terminal(terminal)
              .completer(new StringsCompleter(Chat.COMMANDS))
              .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
              .build();
      print(chat.welcome());
      notices.to(reader::printAbove);
      while (chat.goesOn()) {
        print(chat.reply(reader.readLine("> ")));
      }
    } catch (UserInterruptException | EndOfFileException e) {
      print("");
    }
  }

  private void complain(String text) {
    PrintWriter err = spec.commandLine().getErr();
    err.println(text);
    err.flush();
  }

  private void print(String text) {
    if (!text.isEmpty()) {
      PrintWriter out = spec.commandLine().getOut();
      out.println(text);
      out.flush();
    }
  }
}
