package nl.vervolg.authoring.examples;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import nl.vervolg.conversation.ConversationRules;
import nl.vervolg.conversation.ResolvedTurn;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.dialogue.DialogueState;
import nl.vervolg.dialogue.Language;
import nl.vervolg.table.Table;
import nl.vervolg.table.TableFollowUps;
import nl.vervolg.table.TableTalk;

/**
 * A dialogue about a table that is written before it, a column at a time: {@code Bridge: Forth,
 * Tower; Town: Leith, London}.
 */
final class TableExample {
  private static final Pattern COLUMN = Pattern.compile(";");
  private static final Pattern CELL = Pattern.compile(",");

  private final Workspace workspace;
  private final Table table;

  TableExample(Workspace workspace, String columns) {
    this.workspace = workspace;
    this.table = table(columns);
  }

  /** The last of these turns, resolved. */
  ResolvedTurn run(List<Example.Turn> turns) {
    ConversationRules rules =
        ConversationRules.of(workspace.rules(), workspace.knowledge().languages());
    TableTalk talk = new TableFollowUps(rules).about(table);
    Language usual = rules.languages().get(0);
    DialogueState state = DialogueState.EMPTY;
    for (Example.Turn turn : turns.subList(0, turns.size() - 1)) {
      state = talk.resolve(turn.said(), state, state.languageOr(usual)).next(state, turn.rows());
    }
    return talk.resolve(turns.get(turns.size() - 1).said(), state, state.languageOr(usual));
  }

  private static Table table(String columns) {
    List<String> header = new ArrayList<>();
    List<List<String>> cells = new ArrayList<>();
    int rows = 0;
    for (String column : COLUMN.splitAsStream(columns).toList()) {
      int colon = column.indexOf(':');
      header.add((colon < 0 ? column : column.substring(0, colon)).strip());
      List<String> values =
          colon < 0
              ? List.of()
              : CELL.splitAsStream(column.substring(colon + 1)).map(String::strip).toList();
      cells.add(values);
      rows = Math.max(rows, values.size());
    }
    List<List<String>> table = new ArrayList<>();
    for (int row = 0; row < rows; row++) {
      int at = row;
      table.add(cells.stream().map(each -> at < each.size() ? each.get(at) : "").toList());
    }
    return new Table(header, table);
  }
}
