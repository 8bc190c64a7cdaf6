package nl.vervolg.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import nl.vervolg.authoring.impact.Change;
import nl.vervolg.authoring.impact.Decision;
import nl.vervolg.authoring.impact.EditedRule;
import nl.vervolg.authoring.impact.ImpactSummary;
import nl.vervolg.authoring.impact.ImpactSummary.RuleImpact;
import nl.vervolg.authoring.impact.Standing;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.Slot;
import nl.vervolg.dialogue.SlotName;
import nl.vervolg.dialogue.SlotValue;
import nl.vervolg.resolve.rules.Rule;
import nl.vervolg.resolve.rules.Stratum;
import org.junit.jupiter.api.Test;

/** What an edit changes, as a person sees it. */
class ImpactTextTest {
  private static final EditedRule RULE =
      new EditedRule(
          new Rule(
              "SWAP",
              "a name",
              "a reason",
              Stratum.EDITS,
              Path.of("x", "edits", "swap.drl"),
              7,
              List.of(),
              List.of()),
          EditedRule.Kind.EDITED);
  private static final String LONG =
      "Which museums and archives and libraries and churches are there in Gouda and in Delft?";

  private static Decision decision(String question, String town) {
    Slot slot =
        new Slot(new SlotName("place"), Role.LOCATION, 1, new SlotValue.Term(town, List.of()));
    return new Decision("resolved", "swap", "list", question, List.of(slot), "", List.of());
  }

  private static String text(int width, Decision before, Decision after) {
    Change change =
        new Change("s", List.of("A?", "b?"), "", Standing.OPEN, before, after, List.of(RULE));
    return new ImpactText(Path.of("x"), width)
        .of(
            new ImpactSummary(
                3,
                1,
                2,
                0,
                0,
                0,
                0,
                0,
                0,
                List.of(RULE),
                List.of(new RuleImpact(Optional.of(RULE), 2, 0, 4, List.of(change)))));
  }

  @Test
  void aWideScreenShowsBothSidesInColumns() {
    String text = text(110, decision(LONG, "a"), decision("In Gouda?", "b"));
    assertThat(text.lines())
        .contains(
            "    before: resolved (swap)                             | after: resolved (swap)",
            "    Which museums and archives and libraries and        | In Gouda?",
            "    churches are there in Gouda and in Delft?           |")
        .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(110));
  }

  @Test
  void aNarrowScreenAndAFileShowOneBelowTheOther() {
    for (int width : new int[] {0, 60, 99}) {
      assertThat(text(width, decision(LONG, "a"), decision("In Gouda?", "b")))
          .contains(
              "    before: resolved (swap); "
                  + LONG
                  + "\n    after:  resolved (swap); In Gouda?\n");
    }
  }

  @Test
  void theSameWordsAreToldApartByTheirSlots() {
    assertThat(text(0, decision("In U?", "town"), decision("In U?", "province")))
        .contains("before: resolved (swap); In U?; slots: place = town\n")
        .contains("after:  resolved (swap); In U?; slots: place = province\n");
  }

  @Test
  void whatIsNotShownIsCounted() {
    assertThat(text(0, decision("A", "a"), decision("B", "b")))
        .contains("edited SWAP (edits/swap.drl:7): comes out otherwise: 2; takes part in 4 more\n")
        .contains("  ... and 1 more; --all shows them.\n")
        .endsWith(
            """
            Decided twice: 3 recorded turns and 1 dialogue.
            Otherwise: 2 recorded turns and 0 dialogues.
            No accepted dialogue breaks.
            """);
  }
}
