package nl.vervolg.problem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a person would read otherwise is told; what is only of another alphabet is not. */
class LettersTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "\u03b1 Centauri",
        "\u03b1-helix, \u03ba-case\u00efne, \u03b2-case\u00efne",
        "NF-\u03baB en TNF\u03b1",
        "\u03c7\u00b2 en \u03bcm",
        "de \u0421\u0421\u0421\u0420 en \u0430",
        "\u2764\ufe0f \u263a\ufe0e 1\ufe0f\u20e3",
        "\ud83d\udc69\ud83c\udffd\u200d\ud83d\udd2c",
        "\ud83c\udff3\ufe0f\u200d\ud83c\udf08",
        "\ud83c\udff4\udb40\udc67\udb40\udc62\udb40\udc77\udb40\udc6c\udb40\udc73\udb40\udc7f",
        "\u05e9\u05dc\u05d5\u05dd!\u200f 12",
        "12\u061c \u0645",
        "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
        "\u0915\u094d\u200d\u0937",
        "\u845b\udb40\udd00\u57ce",
        "\u06dd\u0661",
        "\u0378 \ud83b\udfff"
      })
  void nothingIsToldOf(String text) {
    assertThat(Letters.check(text)).isEqualTo(new Letters.Checked(List.of(), text));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "t\u03bfe    | character        | toe",
        "NF-k\u03baB | character        | NF-kkB",
        "T\u039fE    | character        | TOE",
        "to\u00ade   | hidden-character | toe",
        "to\u200de   | hidden-character | toe",
        "e\u0301\u200da | hidden-character | e\u0301a",
        "to\ufe0f    | hidden-character | to",
        "1\ufe0f2    | hidden-character | 12",
        "\u2764\u200da  | hidden-character | \u2764a",
        "to\u200fe   | hidden-character | toe",
        "\u05d0 to\u200e of | hidden-character | \u05d0 to of",
        "\u05d0\u202e   | hidden-character | \u05d0"
      })
  void theWordIsToldAndReadAsItLooks(String text, String kind, String plain) {
    Letters.Checked checked = Letters.check(text);
    assertThat(checked.strange()).extracting(Letters.Strange::kind).containsExactly(kind);
    assertThat(checked.plain()).isEqualTo(plain);
  }

  @Test
  void allIsToldAtOnceEachWordAndEachHiddenCharacterOnce() {
    assertThat(Letters.check("a\u200bb\u200b t\u03bf\u03b1 \u00ad m\u03bf").strange())
        .extracting(Letters.Strange::index, Letters.Strange::kind)
        .containsExactly(
            tuple(1, "hidden-character"),
            tuple(6, "character"),
            tuple(9, "hidden-character"),
            tuple(12, "character"));
  }

  /** Its time does not grow with the square of the text. */
  @ParameterizedTest
  @ValueSource(strings = {"\u200f", "\u2764\u200d", "\u0301", "\u0915\u094d", "\udb40\udd00"})
  void manyOfThemAreLookedThrough(String each) {
    assertThat(Letters.check(each.repeat(200_000)).strange()).hasSizeLessThan(2);
  }
}
