package nl.vervolg.keyword;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import nl.vervolg.dialogue.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** Short texts of many subjects, each with the language that it is in. */
class QuestionLanguageTest {
  private static final Language ENGLISH = new Language("en");

  @ParameterizedTest
  @CsvFileSource(resources = "/keyword/questions.txt", delimiter = '|', quoteCharacter = '`')
  void aFewWordsTellTheLanguage(String usual, String code, String question) {
    assertThat(QuestionLanguage.of(question, new Language(usual)).code()).isEqualTo(code);
  }

  @ParameterizedTest
  @CsvFileSource(resources = "/keyword/names.txt", delimiter = '|', quoteCharacter = '`')
  void namesTellTheLanguage(String code, String names) {
    assertThat(QuestionLanguage.ofNames(names, ENGLISH).code()).isEqualTo(code);
  }

  /**
   * What a language of which only small words are known has in common with others is not enough.
   */
  @Test
  void aQuestionWithWordsOfAKnownLanguageIsOfThatOne() {
    Stream.of("Geef de namen van de boten", "Zijn de boten van hem", "Is het van ons")
        .forEach(
            question ->
                assertThat(QuestionLanguage.of(question, ENGLISH).code())
                    .as(question)
                    .isEqualTo("nl"));
  }
}
