package nl.vervolg.keyword;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.TimeUnit;
import nl.vervolg.dialogue.Language;
import nl.vervolg.keyword.Keyword.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Figures that stand together, comparisons, and texts that are made to hold a search up. */
class KeywordListsTest {
  private static final int LONG = 300_000;

  private static List<String> normals(String question, Kind kind) {
    return KeywordExtraction.of(question, new Language("en"))
        .of(kind)
        .map(Keyword::normal)
        .toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "classes 1,2,3 | 1 2 3",
        "classes 1,2,3,4 and 5 | 1 2 3 4 5",
        "rates 1.5,2.25,3 | 1.5 2.25 3",
        "the years 1995,1996,1997 | 1995 1996 1997",
        "classes 1,234,5 | 1 234 5",
        "more than 1,234 | 1234",
        "more than 1.234 | 1.234",
        "from 2010-2020 | 2010 2020",
      })
  void aListOfNumbersHasEachOfThem(String question, String all) {
    assertThat(normals(question, Kind.NUMBER)).containsExactly(all.split(" "));
  }

  @Test
  void figuresWithManyFullStopsAreNoNumber() {
    assertThat(normals("since version 1.2.3 of it", Kind.NUMBER)).isEmpty();
    assertThat(normals("since version 1.2.3 of it", Kind.CODE)).containsExactly("1.2.3");
  }

  @Test
  void whatCanBeTwoNumbersIsBoth() {
    assertThat(Numbers.readings("1,234")).containsExactly("1234", "1.234");
    assertThat(Numbers.readings("1.234")).containsExactly("1.234", "1234");
    assertThat(Numbers.readings("1.234.567,8")).containsExactly("1234567.8");
    assertThat(Numbers.readings("1 234,5")).containsExactly("1234.5");
    assertThat(Numbers.readings("1,2,3")).isEmpty();
    assertThat(Numbers.readings("9".repeat(200))).isEmpty();
  }

  @Test
  void comparisonsHaveTheWordsBeforeTheirSign() {
    assertThat(
            KeywordExtraction.of(
                    "it refers to a b c d e f g = 'x y'; rate (%) >= 5, n<3 and x = ",
                    new Language("en"))
                .conditions())
        .containsExactly(
            new Condition("b c d e f g", "=", "x y"),
            new Condition("rate (%)", ">=", "5"),
            new Condition("n", "<", "3"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "b-", "b_", "b/", "7.", "7,", "b ", "= ", "b=", "='", "\u201c", "\u201e", "\u00ab", "(",
        "' b"
      })
  @Timeout(value = 2, unit = TimeUnit.MINUTES)
  void noTextHoldsItUp(String piece) {
    String text = piece.repeat(LONG / piece.length());
    assertThat(KeywordExtraction.of(text, new Language("en")).language().code()).isEqualTo("en");
  }
}
