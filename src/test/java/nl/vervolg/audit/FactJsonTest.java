package nl.vervolg.audit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nl.vervolg.dialogue.Act;
import nl.vervolg.dialogue.Cue;
import nl.vervolg.dialogue.CueKind;
import nl.vervolg.dialogue.Edit;
import nl.vervolg.dialogue.EditOp;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.SlotName;
import nl.vervolg.dialogue.SlotValue;
import nl.vervolg.dialogue.Span;
import org.junit.jupiter.api.Test;

/** Facts in the trail look like facts in rules. */
class FactJsonTest {
  private static String text(Record fact) {
    return CanonicalJson.text(FactJson.named(fact));
  }

  @Test
  void aFactIsItsNameAndItsFields() {
    assertThat(text(new Cue(CueKind.ADDITIVE, new Span(0, 1))))
        .isEqualTo("{\"fact\":\"Cue\",\"kind\":\"ADDITIVE\",\"span\":{\"from\":0,\"to\":1}}");
  }

  @Test
  void valuesOfDifferentKindsNeverLookTheSame() {
    assertThat(edit(new SlotValue.Text("delft"))).contains("{\"fact\":\"Text\",\"key\":\"delft\"}");
    assertThat(edit(new SlotValue.Negated(new SlotName("delft"))))
        .contains("{\"fact\":\"Negated\",\"slot\":\"delft\"}");
    assertThat(edit(new SlotValue.Amount(1900))).contains("{\"fact\":\"Amount\",\"value\":1900}");
    assertThat(edit(new SlotValue.Term("NL", List.of("urn:nl"))))
        .contains("{\"fact\":\"Term\",\"iris\":[\"urn:nl\"],\"key\":\"NL\"}");
  }

  private static String edit(SlotValue value) {
    return text(
        new Edit(
            EditOp.REPLACE,
            new SlotName("city"),
            Role.LOCATION,
            1,
            List.of(value),
            List.of(),
            Act.OTHER,
            List.of()));
  }
}
