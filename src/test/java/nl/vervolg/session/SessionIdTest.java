package nl.vervolg.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Names of sessions cannot be mistaken for anything else. */
class SessionIdTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "a",
        "reading-room",
        "desk_2",
        "v1.0",
        "Leeszaal",
        "zaal-é",
        "東京",
        "𝔊𝔢𝔫𝔱",
        "٣",
        "हिन्दी",
        "ภาษาไทย",
        "한국어"
      })
  void goodNamesAreKeptAsTheyAre(String name) {
    assertThat(SessionId.of(name)).hasToString(name);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "a b",
        "a/b",
        "../x",
        "a\\b",
        "a\nb",
        "a\n",
        "\na",
        "a\tb",
        "a\u0000",
        "a:b",
        "a~b",
        "a'b",
        "a\"b",
        "a;b",
        "a|b",
        "<a>",
        "a%2Fb",
        "a\u202eb",
        "a\u200bb",
        "a\ufe0f",
        "\u3164",
        "\u0301a",
        "-\u0301",
        "q\u0323\u0323\u0323\u0323\u0323",
        "a\ud800",
        "😀",
        "*",
        "$HOME"
      })
  void otherNamesAreRejectedWithAdvice(String name) {
    assertThatThrownBy(() -> SessionId.of(name))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("is not usable.\nUse 1 to 100 letters");
  }

  @ParameterizedTest
  @ValueSource(ints = {101, 1_000_000})
  void longNamesAreRejectedInAShortSentence(int length) {
    assertThatThrownBy(() -> new SessionId("a".repeat(length)))
        .isInstanceOf(IllegalArgumentException.class)
        .satisfies(e -> assertThat(e.getMessage()).hasSizeLessThan(300));
  }

  /** The sentence goes to a terminal: a name must not bring its own colours or lines into it. */
  @ParameterizedTest
  @ValueSource(strings = {"a\u001b[31mred", "a\r\nSecond line", "a\u0007"})
  void theSentenceHoldsNoControlCharacters(String name) {
    assertThatThrownBy(() -> SessionId.of(name))
        .satisfies(e -> assertThat(e.getMessage()).doesNotContainPattern("[\\p{Cntrl}&&[^\n]]"))
        .satisfies(e -> assertThat(e.getMessage()).hasLineCount(2));
  }

  @Test
  void aNameThatIsTypedInAnotherFormOfTheSameLettersIsTheSame() {
    assertThat(new SessionId("zaal-e\u0301")).isEqualTo(new SessionId("zaal-\u00e9"));
    assertThat(new SessionId("e\u0301".repeat(100)).value()).hasSize(100);
  }

  @Test
  void aNameIsBoundedInLettersAlsoBeyondTheFirstPlane() {
    assertThat(new SessionId("\ud835\udd0a".repeat(100)).value()).hasSize(200);
    assertThatThrownBy(() -> new SessionId("\ud835\udd0a".repeat(101)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"desk", "\ud884\udf50", "a\u0378", "😀"})
  void aNameThatWasKeptIsTakenByAJavaThatKnowsOtherLetters(String name) {
    assertThat(new SessionId(name)).hasToString(name);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a b", "a/b", "a\n", "a\u202eb", "a\u0085", "a\ud800", "a\u2028"})
  void aKeptNameThatCouldDoHarmIsRejected(String name) {
    assertThatThrownBy(() -> new SessionId(name)).hasMessageContaining("is not usable");
  }
}
