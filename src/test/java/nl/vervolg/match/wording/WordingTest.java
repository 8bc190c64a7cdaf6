package nl.vervolg.match.wording;

import static nl.vervolg.query.SmallWorld.city;
import static nl.vervolg.query.SmallWorld.not;
import static nl.vervolg.query.SmallWorld.order;
import static nl.vervolg.query.SmallWorld.question;
import static nl.vervolg.query.SmallWorld.region;
import static nl.vervolg.query.SmallWorld.subject;
import static nl.vervolg.query.SmallWorld.type;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import nl.vervolg.dialogue.Act;
import nl.vervolg.dialogue.Gender;
import nl.vervolg.dialogue.GrammaticalNumber;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.Question;
import nl.vervolg.dialogue.QuestionForm;
import nl.vervolg.dialogue.Slot;
import nl.vervolg.dialogue.SlotName;
import nl.vervolg.knowledge.Phrase;
import nl.vervolg.query.SmallWorld;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WordingTest {
  private static final Labels LABELS = SmallWorld.labels();

  @Test
  void gapsTakeTheNamesOfFillers() {
    assertThat(text("Which {type:many} in {location}?", type("M"), city("delft")))
        .isEqualTo("Which Ms in delft?");
    assertThat(text("A {institution_type_code:one}", type("M"))).isEqualTo("A M");
  }

  @Test
  void partsInBracketsGoWhenTheirGapIsEmpty() {
    String wording = "Which [{type:many}|things] are there[ {location|in}][ about {topic}]?";
    assertThat(text(wording, type("M"))).isEqualTo("Which Ms are there?");
    assertThat(text(wording, subject("maps"))).isEqualTo("Which things are there about maps?");
    assertThat(text(wording, city("delft"), subject("maps"), type("M")))
        .isEqualTo("Which Ms are there in delft about maps?");
  }

  @Test
  void aGapThatMayNotBeEmptyMakesNoQuestion() {
    assertThat(Wording.parse("In {location}").form(question(Act.LIST), LABELS)).isEmpty();
  }

  @Test
  void aSlotThatIsNotMentionedMakesNoQuestion() {
    Question question = question(Act.LIST, city("delft"), type("M"));
    assertThat(Wording.parse("Which {type}?").form(question, LABELS)).isEmpty();
    assertThat(Wording.parse("Which {type}?").text(question, LABELS, Map.of()))
        .contains("Which M?");
  }

  @Test
  void negatedAndPlainConditionsAreToldApart() {
    String wording = "{type:many}[ {location|in}][ not {!location|in}]";
    assertThat(text(wording, type("M"), region("nl-zh"), city("delft"), not("city_lower")))
        .isEqualTo("Ms in nl-zh not in delft");
  }

  @Test
  void severalSlotsOfARoleStandNextToEachOther() {
    assertThat(text("in {location}", region("nl-zh"), city("delft"))).isEqualTo("in delft, nl-zh");
  }

  @Test
  void wordsAgreeWithGenderAndStandInForASlot() {
    String wording = "<Was ist> {type~f:die/n:das} {order={type~f:alte/n:alte Ding}} {type:one}?";
    assertThat(text(wording, type("L"), order("oldest"))).isEqualTo("Was ist die alte L?");
    Labels neuter =
        new Labels() {
          @Override
          public String label(Slot slot, Language language, GrammaticalNumber number) {
            return slot.filler().key();
          }

          @Override
          public Gender gender(Slot slot, Language language) {
            return Gender.NEUTER;
          }
        };
    QuestionForm form =
        Wording.parse(wording)
            .form(question(Act.SUPERLATIVE, type("M"), order("oldest")), neuter)
            .orElseThrow();
    assertThat(form.text()).isEqualTo("Was ist das alte Ding M?");
    assertThat(form.parts())
        .contains(
            new QuestionForm.Head("Was ist", Act.SUPERLATIVE),
            new QuestionForm.Filler("alte Ding", new SlotName("order"), GrammaticalNumber.NONE),
            new QuestionForm.Filler(
                "M", new SlotName("institution_type_code"), GrammaticalNumber.SINGULAR));
  }

  @Test
  void aNameMayAskForItsOwnPreposition() {
    Labels own =
        new Labels() {
          @Override
          public String label(Slot slot, Language language, GrammaticalNumber number) {
            return "Pays-Bas";
          }

          @Override
          public Phrase phrase(
              Slot slot, Language language, GrammaticalNumber number, String usual) {
            return new Phrase(usual.equals("à ") ? "aux " : usual, "Pays-Bas");
          }
        };
    assertThat(Wording.parse("{location|à}").text(question(Act.LIST, city("x")), own, Map.of()))
        .contains("aux Pays-Bas");
    assertThat(Wording.parse("{location|d'}").text(question(Act.LIST, city("x")), own, Map.of()))
        .contains("d'Pays-Bas");
  }

  @Test
  void variablesGoBeforeSlotsAndAreNeverReadAgain() {
    assertThat(
            Wording.parse("{count} of {type}: {name}")
                .text(
                    question(Act.LIST, type("M")),
                    LABELS,
                    Map.of("count", "3", "name", "[{type}] {count}")))
        .contains("3 of M: [{type}] {count}");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{type",
        "[a",
        "a]",
        "a}",
        "<a",
        "a>",
        "a|b",
        "{Type}",
        "{}",
        "{type:some}",
        "{type~x:a}",
        "{type~aa}",
        "{order=a",
        "[{type]",
        "{!}",
        "{ty pe}"
      })
  void whatIsNotAWordingIsRefusedWithASentence(String text) {
    assertThatThrownBy(() -> Wording.parse(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("in the wording (" + text + ")");
  }

  private static String text(String wording, Slot... slots) {
    return Wording.parse(wording)
        .form(question(Act.LIST, slots), LABELS)
        .map(QuestionForm::text)
        .orElse("(none)");
  }
}
