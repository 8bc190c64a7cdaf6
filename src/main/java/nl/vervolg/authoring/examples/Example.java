package nl.vervolg.authoring.examples;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import nl.vervolg.conversation.ResolvedTurn;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.dialogue.Act;
import nl.vervolg.dialogue.DialogueState;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.Question;
import nl.vervolg.dialogue.ScopeKind;
import nl.vervolg.dialogue.ShownItem;
import nl.vervolg.open.OpenConversations;
import nl.vervolg.resolve.Resolution;
import nl.vervolg.resolve.rules.ExampleForm;
import nl.vervolg.understand.Tokenizer;

/**
 * A dialogue on one line with what should come of its last turn, as experts write it in rules and
 * example files: {@code turn | turn [Museum Aa/M; Museum Bee] => outcome}. Rows in brackets are
 * those that the turn before them was answered with. The outcome is the complete question, or
 * {@code -} (no follow-up), {@code ?} (asked back), {@code chitchat}, {@code out_of_scope}, {@code
 * topic_switch}, or the name of what a first question asks for. A line that begins with {@code
 * open:} is a conversation about anything, in which the rows are what was answered.
 *
 * @param text the line
 * @param turns the turns
 * @param expected the outcome
 */
public record Example(String text, List<Turn> turns, String expected) {
  /** Before a dialogue about anything; there, what stands in brackets was answered. */
  private static final String OPEN = "open:";

  /** What was said, and the rows of the answer. */
  public record Turn(String said, List<ShownItem> rows) {
    /** Copies the list. */
    public Turn {
      rows = List.copyOf(rows);
    }
  }

  /** What came of an example. */
  public record Outcome(boolean asExpected, String actual, ResolvedTurn last) {}

  /** Copies the list. */
  public Example {
    turns = List.copyOf(turns);
  }

  /**
   * What is wrong with the form of an example.
   *
   * @param at offset in the line, from 0
   * @param kind stable name, {@code kebab-case}
   */
  public record Mistake(int at, String kind, String what, String advice) {}

  /**
   * Reads a line.
   *
   * @throws IllegalArgumentException with a sentence when it is no example
   */
  public static Example parse(String line) {
    Optional<Mistake> mistake = mistake(line);
    if (mistake.isPresent()) {
      throw new IllegalArgumentException(
          mistake.orElseThrow().what() + "\n" + mistake.orElseThrow().advice());
    }
    int arrow = line.lastIndexOf(ExampleForm.ARROW);
    List<Turn> turns =
        turns(
            line.startsWith(OPEN)
                ? line.substring(OPEN.length(), arrow)
                : ExampleForm.turns(line).substring(0, arrow));
    return new Example(line, turns, line.substring(arrow + ExampleForm.ARROW.length()).strip());
  }

  /** What is wrong with the form of a line, if anything is. */
  public static Optional<Mistake> mistake(String line) {
    return ExampleForm.mistake(line)
        .map(found -> new Mistake(found.at(), found.kind(), found.what(), found.advice()));
  }

  /** The turns of a dialogue without an outcome: {@code turn | turn [Museum Aa/M]}. */
  public static List<Turn> turns(String dialogue) {
    return Arrays.stream(ExampleForm.TURN.split(dialogue)).map(Example::turn).toList();
  }

  private static Turn turn(String text) {
    int open = text.indexOf('[');
    int close = text.lastIndexOf(']');
    if (open < 0 || close < open) {
      return new Turn(text.strip(), List.of());
    }
    List<ShownItem> rows = new ArrayList<>();
    for (String row : ExampleForm.ROW.splitAsStream(text.substring(open + 1, close)).toList()) {
      int slash = row.lastIndexOf('/');
      String name = (slash < 0 ? row : row.substring(0, slash)).strip();
      String type = slash < 0 ? "" : row.substring(slash + 1).strip();
      List<String> words = Tokenizer.words(name);
      rows.add(new ShownItem(name, String.join("-", words), type, "", words));
    }
    return new Turn(text.substring(0, open).strip(), rows);
  }

  /** What is remembered before the last turn. */
  public DialogueState before(Workspace workspace) {
    Language usual = workspace.knowledge().domain().languages().get(0);
    DialogueState state = DialogueState.EMPTY;
    for (Turn turn : turns.subList(0, turns.size() - 1)) {
      state =
          workspace
              .resolver()
              .resolve(turn.said(), state, state.languageOr(usual))
              .next(state, turn.rows());
    }
    return state;
  }

  /** Resolves the dialogue: about the table that it brings along, or else in the workspace. */
  public Outcome run(Workspace workspace) {
    Optional<Outcome> onTable =
        ExampleForm.table(text)
            .map(table -> new TableExample(workspace, table).run(turns))
            .map(last -> outcome(last, workspace));
    return onTable.orElseGet(() -> inWorkspace(workspace));
  }

  private Outcome inWorkspace(Workspace workspace) {
    Language usual = workspace.knowledge().domain().languages().get(0);
    if (text.startsWith(OPEN)) {
      return runOpen(OpenConversations.of(workspace), usual);
    }
    DialogueState state = before(workspace);
    String said = turns.get(turns.size() - 1).said();
    return outcome(workspace.resolver().resolve(said, state, state.languageOr(usual)), workspace);
  }

  private Outcome outcome(ResolvedTurn last, Workspace workspace) {
    String actual = actual(last, workspace);
    return new Outcome(normal(actual).equals(normal(expected)), actual, last);
  }

  private Outcome runOpen(OpenConversations conversations, Language usual) {
    List<OpenConversations.Past> history =
        turns.subList(0, turns.size() - 1).stream()
            .map(
                turn ->
                    new OpenConversations.Past(
                        turn.said(),
                        turn.rows().stream().map(ShownItem::name).collect(Collectors.joining(" "))))
            .toList();
    ResolvedTurn last = conversations.resolve(history, turns.get(turns.size() - 1).said(), usual);
    String actual =
        last.resolution() instanceof Resolution.Standalone
            ? "-"
            : last.question().map(Question::text).orElse("?");
    return new Outcome(normal(actual).equals(normal(expected)), actual, last);
  }

  private String actual(ResolvedTurn last, Workspace workspace) {
    if (last.resolution() instanceof Resolution.Declined declined) {
      return declined.kind() == ScopeKind.SMALL_TALK
          ? "chitchat"
          : declined.kind().name().toLowerCase(Locale.ROOT);
    }
    if (last.resolution() instanceof Resolution.Standalone alone) {
      String intent =
          workspace
              .knowledge()
              .domain()
              .intent(last.question().map(Question::act).orElse(Act.OTHER));
      return alone.newTopic() ? "topic_switch" : turns.size() == 1 ? intent : "-";
    }
    boolean resolved = last.resolution() instanceof Resolution.Resolved;
    return resolved ? last.question().map(Question::text).orElse("?") : "?";
  }

  /** True where the outcome is a complete question of the workspace, not the name of a verdict. */
  public boolean asksQuestion() {
    boolean elsewhere = text.startsWith(OPEN) || ExampleForm.table(text).isPresent();
    return turns.size() > 1 && !elsewhere && !ExampleForm.isName(expected);
  }

  /** What should come of it, as it is compared: case and punctuation do not count. */
  public String outcome() {
    return normal(expected);
  }

  private static String normal(String text) {
    return text.length() < 2 ? text : String.join(" ", Tokenizer.words(text));
  }
}
