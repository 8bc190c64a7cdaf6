package nl.vervolg.link;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import nl.vervolg.dialogue.Gender;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.SlotName;
import nl.vervolg.dialogue.SlotValue;
import nl.vervolg.knowledge.Label;
import nl.vervolg.knowledge.SlotType;
import nl.vervolg.knowledge.WordForm;
import org.junit.jupiter.api.Test;

class VocabularyGlossaryTest {
  private static final Language DUTCH = new Language("nl");
  private static final Language ENGLISH = new Language("en");
  private static final SlotType KIND =
      new SlotType(
          new SlotName("kind"),
          Role.TYPE,
          0,
          false,
          SlotType.Comparison.NONE,
          0,
          Optional.empty(),
          "",
          Map.of());

  private final Glossary glossary =
      new VocabularyGlossary(
          List.of(
              label("schip", DUTCH, "S", WordForm.SINGULAR, 0),
              label("schepen", DUTCH, "S", WordForm.PLURAL, 0),
              label("schepen op zee", DUTCH, "Z", WordForm.PLURAL, 0),
              label("ship", ENGLISH, "S", WordForm.SINGULAR, 0),
              label("vessels", ENGLISH, "S", WordForm.PLURAL, 1),
              label("ships", ENGLISH, "S", WordForm.PLURAL, 0),
              label("ocean liners", ENGLISH, "Z", WordForm.PLURAL, 0),
              label("geen", DUTCH, "N", WordForm.PLURAL, 0)));

  private static Label label(
      String text, Language language, String key, WordForm form, int lexeme) {
    return new Label(
        text,
        Optional.of(language),
        KIND,
        new SlotValue.Term(key, List.of()),
        form,
        Gender.NONE,
        0,
        lexeme);
  }

  @Test
  void wordsAreExchangedInTheSameForm() {
    assertThat(glossary.translate("Welke Schepen, en welk schip?", DUTCH, ENGLISH))
        .isEqualTo("Welke ships, en welk ship?");
  }

  @Test
  void theLongestPhraseCounts() {
    assertThat(glossary.translate("Alle schepen op zee!", DUTCH, ENGLISH))
        .isEqualTo("Alle ocean liners!");
  }

  @Test
  void whatIsNotKnownStays() {
    assertThat(glossary.translate("geen boot", DUTCH, ENGLISH)).isEqualTo("geen boot");
    assertThat(glossary.translate("schepen", new Language("fr"), ENGLISH)).isEqualTo("schepen");
  }
}
