package nl.vervolg.cli;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nl.vervolg.authoring.reload.Reloaded;
import nl.vervolg.authoring.reload.Settled;
import nl.vervolg.conversation.Conversation;
import nl.vervolg.conversation.Intake;
import nl.vervolg.conversation.Reply;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.dialogue.DialogueState;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.PastTurn;
import nl.vervolg.dialogue.Slot;
import nl.vervolg.problem.Counted;
import nl.vervolg.resolve.Derivation;
import nl.vervolg.session.SessionId;

/** A conversation line by line: what is said, and commands that begin with a colon. */
final class Chat {
  /** The commands, for completion. */
  static final List<String> COMMANDS =
      List.of(":why", ":results", ":slots", ":lang", ":reload", ":reset", ":help", ":quit");

  private final Conversation conversation;
  private final SessionId session;
  private Optional<Language> language = Optional.empty();
  private Optional<Reply> last = Optional.empty();
  private Optional<ChatWhy> asked = Optional.empty();
  private final Supplier<Settled> settled;
  private volatile boolean refused;
  private boolean open = true;

  Chat(Conversation conversation, SessionId session) {
    this(conversation, session, () -> Settled.NOT_WATCHED);
  }

  /**
   * A conversation while files are edited.
   *
   * @param settled waits until every edit is tried and told, if somebody watches
   */
  Chat(Conversation conversation, SessionId session, Supplier<Settled> settled) {
    this.conversation = conversation;
    this.session = session;
    this.settled = settled;
  }

  /** False after {@code :quit}. */
  boolean goesOn() {
    return open;
  }

  /** The first words. */
  String welcome() {
    int turns = conversation.state(session).asked();
    String where =
        turns == 0 ? "" : " This conversation has " + Counted.of(turns, "turn") + " already.";
    return "Ask a question, then go on in as few words as you like. :help tells the commands."
        + where;
  }

  /** What to show for a line. */
  String reply(String line) {
    String said = Intake.clean(line);
    if (said.isEmpty()) {
      return "";
    }
    if (said.startsWith(":")) {
      return command(said.split("\\s+", 2));
    }
    if (said.length() > Intake.LONGEST) {
      return "That is "
          + said.length()
          + " characters; at most "
          + Intake.LONGEST
          + " are read. Please say it shorter.";
    }
    asked = Optional.of(new ChatWhy(conversation.state(session), said, language));
    Reply reply =
        language
            .map(chosen -> conversation.ask(session, said, chosen))
            .orElseGet(() -> conversation.ask(session, said));
    last = Optional.of(reply);
    return ReplyView.text(said, reply, false);
  }

  private String command(String[] words) {
    return switch (words[0]) {
      case ":why" ->
          words.length > 1
              ? whyNot(words[1])
              : last.map(Chat::why).orElse("Nothing was asked yet.");
      case ":results" -> results();
      case ":slots" -> slots();
      case ":lang" -> language(words.length > 1 ? words[1] : "");
      case ":reload" -> reload();
      case ":reset" -> reset();
      case ":quit", ":q", ":exit" -> quit();
      case ":help" -> help();
      default -> "(" + words[0] + ") is no command. " + help();
    };
  }

  private static String why(Reply reply) {
    Derivation derivation = reply.turn().resolution().derivation();
    if (derivation.firings().isEmpty() && derivation.stopped().isEmpty()) {
      return "No rule fired: the words are a question that needs nothing from before.";
    }
    Stream<String> fired =
        derivation.firings().stream()
            .map(
                firing ->
                    firing.rule().id()
                        + ": "
                        + firing.rule().name()
                        + ".\n    "
                        + firing.rule().why())
            .distinct();
    return Stream.concat(fired, derivation.stopped().stream()).collect(Collectors.joining("\n"));
  }

  private String whyNot(String name) {
    Workspace workspace = conversation.workspace(session);
    return asked.map(turn -> turn.not(name, workspace)).orElse("Nothing was asked yet.");
  }

  private String results() {
    Optional<PastTurn> turn = conversation.state(session).last();
    if (turn.isEmpty() || turn.orElseThrow().shown().isEmpty()) {
      return "There are no rows to point at.";
    }
    StringBuilder rows = new StringBuilder();
    for (int i = 0; i < turn.orElseThrow().shown().size(); i++) {
      rows.append(i + 1).append(". ").append(turn.orElseThrow().shown().get(i).name()).append('\n');
    }
    return rows.toString().stripTrailing();
  }

  private String slots() {
    DialogueState state = conversation.state(session);
    return state
        .last()
        .map(
            turn ->
                turn.question().slots().stream().map(Chat::slot).collect(Collectors.joining("\n")))
        .orElse("No slot is filled.");
  }

  private static String slot(Slot slot) {
    return slot.name() + " = " + slot.filler().key();
  }

  private String language(String code) {
    List<Language> languages = conversation.languages(session);
    Optional<Language> known =
        languages.stream().filter(each -> each.code().equals(code)).findFirst();
    language = known.isPresent() ? known : language;
    return known.isPresent()
        ? "Language: " + code
        : "Language is one of " + languages + ": for example :lang " + languages.get(0);
  }

  /** What to tell of an edit; it may come while a turn is being answered. */
  String notice(Reloaded outcome) {
    refused = outcome instanceof Reloaded.Refused || outcome instanceof Reloaded.Failing;
    return ReloadNotice.of(outcome, conversation.behind(session));
  }

  private String reload() {
    return switch (settled.get()) {
      case TOO_SLOW ->
          "What was edited is still being tried; type :reload again when it is told what came of it.";
      case NOT_WATCHED ->
          "Edited files are not looked at in this chat. End it and begin it again to have them.";
      case OVER ->
          (renewed() ? "This conversation goes on with the newest rules that are in use. " : "")
              + "Edited files are not seen any more. End this chat and begin it again to have them.";
      case TRIED -> tried();
    };
  }

  private String tried() {
    if (renewed()) {
      return "This conversation goes on with the newest rules"
          + (refused ? " that are in use; the last edit is not, as was told." : ".");
    }
    return refused
        ? "The last edit is not in use, as was told. This conversation has the newest rules that are."
        : "This conversation has the newest rules already.";
  }

  /** Takes the newest rules into the conversation; false where it has them. */
  private boolean renewed() {
    boolean behind = conversation.behind(session);
    if (behind) {
      conversation.renew(session);
    }
    return behind;
  }

  private String reset() {
    conversation.reset(session);
    last = Optional.empty();
    asked = Optional.empty();
    return "The conversation begins anew.";
  }

  private String quit() {
    open = false;
    return "";
  }

  private static String help() {
    return ":why the rules behind the last answer, :why NAME why not that rule or pattern, :results rows to point at, :slots what is in force, "
        + ":lang nl the usual language, :reload take edited rules into this conversation, "
        + ":reset begin anew, :quit leave.";
  }
}
