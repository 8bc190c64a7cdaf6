package nl.vervolg.complaints;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import nl.vervolg.cases.Seen;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What users of other systems complain of: a condition was lost, or the old one won. */
class CarryOverTest {
  private static final String TYPE = "institution_type_code";
  private static final String CITY = "city_lower";
  private static final String SUBJECT = "subject";
  private static final String BEFORE = "founded_before";

  private static Map<String, String> slots(String dialogue) {
    return Dialogue.seen(dialogue).slots();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '>',
      value = {
        "Welke musea in Sneek zijn gratis? | En in Joure? > Welke musea in Joure zijn gratis?",
        "Which museums in Sneek are free? | And in Joure? > Which museums in Joure are free?",
        "Welche Museen in Kiel sind kostenlos? | Und in Ulm? > Welche Museen in Ulm sind kostenlos?",
        "Quels musées de Dijon sont gratuits ? | Et de Sens ? > Quels musées de Sens sont gratuits ?"
      })
  void aConditionIsNotLostWhenThePlaceChanges(String dialogue, String question) {
    assertThat(Dialogue.seen(dialogue).text()).isEqualTo(question);
    assertThat(slots(dialogue)).containsKey(SUBJECT);
  }

  @ParameterizedTest
  @CsvSource({
    "Welke gratis musea in Sneek zijn van voor 1900? | En van voor 1800?",
    "Which free museums in Sneek are from before 1900? | And from before 1800?"
  })
  void aConditionIsNotLostWhenTheYearChanges(String dialogue) {
    assertThat(slots(dialogue))
        .containsEntry(CITY, "sneek")
        .containsEntry(BEFORE, "1800")
        .containsEntry(TYPE, "M")
        .containsKey(SUBJECT);
  }

  @Test
  void theYearIsNotLostWhenTheKindChanges() {
    assertThat(slots("Hoeveel musea in Zeeland zijn van voor 1900? | En kerken?"))
        .isEqualTo(Map.of(TYPE, "H", "region_code", "NL-ZE", BEFORE, "1900"));
  }

  @ParameterizedTest
  @CsvSource({
    "Welke musea zijn er in Goes? | Welke musea zijn er in Hulst?, hulst",
    "Welke musea zijn er in Goes? | En in Hulst?, hulst",
    "Welke musea zijn er in Goes? | Hulst, hulst",
    "Which museums are there in Goes? | Which ones are there in Hulst?, hulst"
  })
  void theNewPlaceWins(String dialogue, String city) {
    assertThat(slots(dialogue)).isEqualTo(Map.of(TYPE, "M", CITY, city));
  }

  @Test
  void aWiderPlaceTakesThePlaceOfTheNarrowerOne() {
    assertThat(slots("Welke musea zijn er in Goes? | En in heel Zeeland?"))
        .isEqualTo(Map.of(TYPE, "M", "region_code", "NL-ZE"));
  }

  @Test
  void slotsSurviveATurnThatWasNotUnderstood() {
    assertThat(Dialogue.seen("Welke kerken zijn er in Goes? | blub sjoep grmbl").outcome())
        .isIn("unresolved", "out_of_scope");
    assertThat(slots("Welke kerken zijn er in Goes? | blub sjoep grmbl | En in Hulst?"))
        .isEqualTo(Map.of(TYPE, "H", CITY, "hulst"));
  }

  @Test
  void slotsSurviveASmallTalk() {
    assertThat(slots("Welke kerken zijn er in Goes? | vertel een mop | dank je | En musea?"))
        .isEqualTo(Map.of(TYPE, "M", CITY, "goes"));
  }

  /** The next fragment builds on the complete question, not on the fragment before it. */
  @Test
  void aChainBuildsOnCompleteQuestions() {
    assertThat(
            Dialogue.seen(
                    "Welke gratis musea zijn er in Goes? | En in Hulst? | Hoeveel? | En galeries?")
                .text())
        .isEqualTo("Hoeveel gratis galeries zijn er in Hulst?");
  }

  /** A place that the data do not have is no reason to answer for everywhere. */
  @ParameterizedTest
  @CsvSource({
    "Which museums are there in Leeds?",
    "Welke musea zijn er in Leeds?",
    "Which museums are there in York?",
    "Welche Museen gibt es in Leeds?"
  })
  void aPlaceThatIsNotKnownIsNotLeftOut(String said) {
    Seen seen = Dialogue.seen(said);
    assertThat(seen.outcome().equals("unresolved") || seen.slots().size() > 1)
        .as("%s", seen)
        .isTrue();
  }

  @Test
  void theKindOfQuestionStays() {
    assertThat(Dialogue.seen("Hoeveel musea zijn er in Goes? | Hulst").intent())
        .isEqualTo("statistical");
  }

  @Test
  void aFragmentAsksForAnotherAttributeOfTheSameThing() {
    assertThat(slots("What is the address of the Mauritshuis? | and the phone number?"))
        .isEqualTo(Map.of("institution_slug", "mauritshuis-den-haag", "property", "phone"));
  }

  @Test
  void anAttributeNeedsNoPronoun() {
    assertThat(slots("Wanneer is Artis opgericht? | Hoeveel bezoekers per jaar?"))
        .isEqualTo(Map.of("institution_slug", "artis-amsterdam", "property", "visitors"));
  }

  /** From a list to a thing and back to a list. */
  @Test
  void followUpsWorkAcrossKindsOfQuestions() {
    assertThat(
            slots(
                "Welke musea zijn er in Goes? [Oosterkerk/M; Kazemat/M] | Meer over de tweede"
                    + " | Terug naar Goes | Hoeveel?"))
        .isEqualTo(Map.of(TYPE, "M", CITY, "goes"));
  }

  @ParameterizedTest
  @CsvSource({
    "Welke musea zijn er in Goes? | nee",
    "Which museums are there in Goes? | no",
    "Welche Museen gibt es in Jena? | nein",
    "Quels musées y a-t-il à Sens ? | non"
  })
  void aBareNoIsNoQuestion(String dialogue) {
    Seen seen = Dialogue.seen(dialogue);
    assertThat(seen.outcome()).isIn("unresolved", "chitchat");
    assertThat(seen.slots()).isEmpty();
  }

  @Test
  void aBareNoLeavesTheQuestionBefore() {
    assertThat(slots("Welke musea zijn er in Goes? | nee | En in Hulst?"))
        .isEqualTo(Map.of(TYPE, "M", CITY, "hulst"));
  }
}
