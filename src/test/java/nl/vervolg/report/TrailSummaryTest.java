package nl.vervolg.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import nl.vervolg.audit.RecordKind;
import nl.vervolg.audit.TrailRecord;
import nl.vervolg.conversation.trail.KeptTurn;
import org.junit.jupiter.api.Test;

/** The counts of a report are those of its turns. */
class TrailSummaryTest {
  private final TrailSummary summary = new TrailSummary();

  private static KeptTurn turn(ObjectNode content) {
    return KeptTurn.readable(
        new TrailRecord(
            1,
            Kept.NOON,
            RecordKind.TURN,
            JsonNodeFactory.instance.objectNode(),
            Optional.empty(),
            "",
            ""),
        content);
  }

  private static ObjectNode content() {
    return JsonNodeFactory.instance.objectNode();
  }

  private List<List<String>> rows(String caption) {
    return summary.sections().stream()
        .flatMap(section -> section.parts().stream())
        .filter(Page.Table.class::isInstance)
        .map(Page.Table.class::cast)
        .filter(table -> table.caption().equals(caption))
        .findFirst()
        .orElseThrow()
        .rows();
  }

  @Test
  void callsOfAModelTheirTokensAndCostAreAddedUp() {
    for (int i = 0; i < 3; i++) {
      ObjectNode content = content();
      content
          .putObject("model")
          .put("provider", "local")
          .put("model", "small")
          .put("tokens_in", 100)
          .put("tokens_out", 10)
          .put("cost", 0.1);
      summary.turn(turn(content));
    }
    ObjectNode two = content();
    two.putArray("model").addObject().put("provider", "far").put("cost", 2);
    summary.turn(turn(two));
    summary.turn(turn(content()));

    assertThat(rows("Calls and cost"))
        .containsExactly(
            List.of("far", "1", "0", "0", "2"), List.of("local small", "3", "300", "30", "0.3"));
  }

  @Test
  void aRuleCountsOnceInATurn() {
    ObjectNode content = content();
    ObjectNode decision = content.putObject("decision").put("outcome", "ambiguous");
    decision.putArray("fired").addObject().put("rule", "A").put("name", "a");
    decision.withArray("fired").addObject().put("rule", "A").put("name", "a");
    summary.turn(turn(content));
    summary.turn(turn(content));

    assertThat(rows("Turns by rule")).containsExactly(List.of("A: a", "2"));
    assertThat(rows("Turns"))
        .contains(List.of("Asked back, because several things could be meant", "2"));
  }

  @Test
  void whatIsHeldDoesNotGrowWithoutEnd() {
    for (int i = 0; i < 30_000; i++) {
      ObjectNode content = content();
      content.put("language", "l" + i);
      summary.turn(turn(content));
    }

    List<List<String>> rows = rows("Turns by language");
    assertThat(rows).hasSize(10_001);
    assertThat(rows.stream().mapToLong(row -> Long.parseLong(row.get(1))).sum()).isEqualTo(30_000);
  }

  @Test
  void whatASpreadsheetWouldRunBeginsWithAnApostrophe() {
    for (String cell : List.of("=1+1", "+1", "-1", "@x", "\t=1", " =1", "\uff1d1", "\n=1")) {
      assertThat(TurnTable.harmless(cell)).isEqualTo("'" + cell);
    }
    for (String cell : List.of("", "a=1", "1-2", "'x", " a")) {
      assertThat(TurnTable.harmless(cell)).isEqualTo(cell);
    }
  }
}
