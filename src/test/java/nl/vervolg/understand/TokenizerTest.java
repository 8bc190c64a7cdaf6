package nl.vervolg.understand;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import nl.vervolg.Heritage;
import nl.vervolg.dialogue.Token;
import nl.vervolg.knowledge.Label;
import org.junit.jupiter.api.Test;

/** Plain text is cut by hand: in the same way as Lucene cuts all other text. */
class TokenizerTest {
  private static final String SIGNS =
      "aZ09 -'.,_\t\n\"/@#~\u007f\u0080\u00e9\u00df\u0130\u01c5\u2028\u0300";

  @Test
  void labelsAreCutAsLuceneDoes() {
    for (Label label : Heritage.workspace().knowledge().labels()) {
      assertThat(Tokenizer.tokens(label.text())).isEqualTo(Tokenizer.analysed(label.text()));
      assertThat(Tokenizer.words(label.text()))
          .isEqualTo(Tokenizer.analysed(label.text()).stream().map(Token::norm).toList());
    }
  }

  @Test
  void anyTextIsCutAsLuceneDoes() {
    long seed = Long.getLong("seed", System.nanoTime());
    Random random = new Random(seed);
    for (int i = 0; i < 20_000; i++) {
      StringBuilder text = new StringBuilder();
      for (int left = random.nextInt(24); left > 0; left--) {
        text.append(SIGNS.charAt(random.nextInt(SIGNS.length())));
      }
      assertThat(Tokenizer.tokens(text.toString()))
          .as("-Dseed=" + seed + ": " + text)
          .isEqualTo(Tokenizer.analysed(text.toString()));
    }
  }

  @Test
  void wordsThatLuceneCutsAreCut() {
    String longest = "a".repeat(255);

    assertThat(Tokenizer.words(longest)).containsExactly(longest);
    assertThat(Tokenizer.words(longest + "b")).containsExactly(longest, "b");
  }
}
