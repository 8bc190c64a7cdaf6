package nl.vervolg.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import nl.vervolg.Heritage;
import nl.vervolg.evaluation.LabelledCase.Expected;
import org.junit.jupiter.api.Test;

/** What counts as understood, and what is forgiven. */
class JudgeTest {
  private static final String ASKED = "Welke musea zijn er in Gouda?";
  private static final Map<String, String> MUSEA =
      Map.of("institution_type_code", "M", "city_lower", "gouda");

  private final Judge judge = new Judge(Heritage.workspace().knowledge());

  @Test
  void theSameSlotsIntentAndWordingAreRight() {
    assertThat(judge(wanted(MUSEA), given(MUSEA))).isEqualTo(new Judgement(true, true, true));
  }

  @Test
  void caseAndPunctuationOfTheQuestionDoNotCount() {
    Given given =
        new Given(
            "resolved",
            true,
            "x",
            "welke MUSEA zijn er in Gouda",
            "geographic",
            MUSEA,
            Changes.NONE,
            "rules");

    assertThat(judge(wanted(MUSEA), given)).isEqualTo(new Judgement(true, true, false));
  }

  @Test
  void anotherNameOfThePlaceIsForgiven() {
    assertThat(right(Map.of("city_lower", "La Haye"), Map.of("city_lower", "den haag"))).isTrue();
    assertThat(right(Map.of("city_lower", "Koln"), Map.of("city_lower", "köln"))).isTrue();
    assertThat(right(Map.of("city_lower", "gouda"), Map.of("city_lower", "delft"))).isFalse();
  }

  @Test
  void anotherInflectionOrOrderOfTheSubjectIsForgiven() {
    assertThat(right(Map.of("subject", "schilderij"), Map.of("subject", "schilderijen"))).isTrue();
    assertThat(right(Map.of("subject", "oude kaarten"), Map.of("subject", "kaarten"))).isTrue();
    assertThat(right(Map.of("subject", "kaarten"), Map.of("subject", "foto's"))).isFalse();
  }

  @Test
  void theLargerPlaceAroundThePlaceIsForgivenUnlessItHadToGo() {
    Map<String, String> wider = Map.of("city_lower", "gouda", "region_code", "NL-ZH");
    Expected drops =
        expected(
            Map.of("city_lower", "gouda"),
            Optional.of(new Changes(Map.of(), Set.of("region_code"))));

    assertThat(right(Map.of("city_lower", "gouda"), wider)).isTrue();
    assertThat(judge(drops, given(wider)).semantic()).isFalse();
  }

  @Test
  void aSmallerPlaceIsNotForgiven() {
    assertThat(
            right(
                Map.of("region_code", "NL-ZH"),
                Map.of("city_lower", "gouda", "region_code", "NL-ZH")))
        .isFalse();
  }

  @Test
  void theKindOfTheThingAskedAboutIsForgiven() {
    assertThat(
            right(
                Map.of("institution_slug", "aa"),
                Map.of("institution_slug", "aa", "institution_type_code", "M")))
        .isTrue();
  }

  @Test
  void anySetOfSlotsThatIsLabelledWillDo() {
    Expected either =
        new Expected(
            true,
            Set.of(),
            List.of(),
            "geographic",
            List.of(Map.of("city_lower", "delft"), Map.of("city_lower", "gouda")),
            Optional.empty());

    assertThat(judge(either, given(Map.of("city_lower", "gouda"))).semantic()).isTrue();
  }

  @Test
  void theOldestCanBeAskedOfAListOrOfOneThing() {
    Expected oldest =
        new Expected(
            true,
            Set.of(),
            List.of(),
            "entity_lookup",
            List.of(Map.of("order", "oldest")),
            Optional.empty());

    assertThat(judge(oldest, given(Map.of("order", "oldest"))).semantic()).isTrue();
  }

  @Test
  void aQuestionThatStandsAloneHasToComeBackAsItWas() {
    Expected alone =
        new Expected(
            false,
            Set.of("self_contained"),
            List.of(),
            "geographic",
            List.of(MUSEA),
            Optional.empty());
    Given changed =
        new Given(
            "self_contained",
            false,
            "self_contained",
            "Welke musea?",
            "geographic",
            MUSEA,
            Changes.NONE,
            "rules");

    assertThat(judge(alone, changed)).isEqualTo(new Judgement(true, false, true));
  }

  @Test
  void whatIsDeclinedIsRightWhereItShouldBeAndWrongElsewhere() {
    Given declined =
        new Given("chitchat", false, "chitchat", ASKED, "other", Map.of(), Changes.NONE, "rules");
    Expected thanks =
        new Expected(
            false, Set.of("chitchat"), List.of(), "other", List.of(Map.of()), Optional.empty());

    assertThat(judge(thanks, declined)).isEqualTo(new Judgement(true, true, true));
    assertThat(judge(wanted(MUSEA), declined).semantic()).isFalse();
  }

  @Test
  void noAnswerIsNotRightInAnything() {
    assertThat(judge(wanted(Map.of()), Given.NOTHING)).isEqualTo(Judgement.NOTHING);
  }

  private boolean right(Map<String, String> wanted, Map<String, String> got) {
    return judge(wanted(wanted), given(got)).semantic();
  }

  private Judgement judge(Expected expected, Given given) {
    return judge.judge(new LabelledCase("1", "kind", "1", ASKED, expected), given);
  }

  private static Expected wanted(Map<String, String> slots) {
    return expected(slots, Optional.empty());
  }

  private static Expected expected(Map<String, String> slots, Optional<Changes> changes) {
    return new Expected(
        true, Set.of("location_swap"), List.of(ASKED), "geographic", List.of(slots), changes);
  }

  private static Given given(Map<String, String> slots) {
    return new Given(
        "resolved", true, "location_swap", ASKED, "geographic", slots, Changes.NONE, "rules");
  }
}
