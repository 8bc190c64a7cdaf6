package nl.vervolg.problem;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Words of a command that is shown. */
class ShellWordTest {
  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '~',
      delimiter = ';',
      value = {
        "/srv/own-rules; /srv/own-rules",
        "my folder; \"my folder\"",
        "En foto's?; \"En foto's?\"",
        "costs $5; 'costs $5'",
        "say \"it's\"; 'say \"it'\\''s\"'",
        "~~; \"\""
      })
  void areQuotedWhereAShellNeedsIt(String word, String shown) {
    assertThat(ShellWord.of(word)).isEqualTo(shown);
  }
}
