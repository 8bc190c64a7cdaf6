package nl.vervolg.cli;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import nl.vervolg.authoring.reload.Reloaded;
import nl.vervolg.authoring.reload.RuleWatch;
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
    description = "Starts a conversation in the terminal.",
    resourceBundle = "nl.vervolg.cli.Help")
final class ChatCommand implements Callable<Integer> {
  @Spec private @Nullable CommandSpec spec;
  @Mixin private final WorkspaceOptions options = new WorkspaceOptions();

  @Option(
      names = "--session",
      paramLabel = "NAME",
      description =
          "Go on with this conversation and keep it (default: a conversation that is forgotten).")
  private @Nullable String session;

  @Option(
      names = "--no-watch",
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
    SessionId id = new SessionId(session == null ? "chat" : session);
    RuleWatch edits = RuleWatch.before(options.watched());
    Workspace workspace = options.loadToAnswer();
    try (SessionStore store =
            session == null
                ? SessionStore.inMemory()
                : SessionStore.open(options.home().resolve("sessions"));
        Conversation conversation = new Conversation(workspace, store);
        edits) {
      Chat chat = new Chat(conversation, id, workspace);
      Consumer<Consumer<String>> watching =
          screen -> watch(edits, workspace, conversation, chat, screen);
      if (!Screen.isThere()) {
        piped(chat, watching);
      } else {
        interactive(chat, watching);
      }
    }
    return Vervolg.GOOD;
  }

  /** Notices come from another thread, at any time. */
  private void watch(
      RuleWatch edits,
      Workspace workspace,
      Conversation conversation,
      Chat chat,
      Consumer<String> screen) {
    if (!watch) {
      return;
    }
    edits.begin(
        workspace,
        untested,
        new RuleWatch.Listener() {
          @Override
          public void take(Workspace newer) {
            conversation.take(newer);
          }

          @Override
          public void tell(Reloaded outcome) {
            String notice = chat.notice(outcome);
            if (!notice.isEmpty()) {
              screen.accept(notice);
            }
          }
        });
  }

  private void piped(Chat chat, Consumer<Consumer<String>> watching) throws IOException {
    watching.accept(this::complain);
    InputStream in = new BufferedInputStream(System.in);
    for (InputLine line = InputLine.next(in);
        !line.end() && chat.goesOn();
        line = InputLine.next(in)) {
      print(
          line.tooLong()
              ? "That line is too long."
              : line.text().map(chat::reply).orElse("That line is not UTF-8."));
    }
  }

  private void interactive(Chat chat, Consumer<Consumer<String>> watching) throws IOException {
    try (Terminal terminal = TerminalBuilder.builder().encoding(StandardCharsets.UTF_8).build()) {
      LineReader reader =
          LineReaderBuilder.builder()
              .terminal(terminal)
              .completer(new StringsCompleter(Chat.COMMANDS))
              .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
              .build();
      print(chat.welcome());
      watching.accept(reader::printAbove);
      while (chat.goesOn()) {
        print(chat.reply(reader.readLine("> ")));
      }
    } catch (UserInterruptException | EndOfFileException e) {
      print("");
    }
  }

  private void complain(String text) {
    if (spec != null) {
      PrintWriter err = spec.commandLine().getErr();
      err.println(text);
      err.flush();
    }
  }

  private void print(String text) {
    if (spec != null && !text.isEmpty()) {
      PrintWriter out = spec.commandLine().getOut();
      out.println(text);
      out.flush();
    }
  }
}
