package nl.vervolg.authoring.reload;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

/** Whoever asks whether all edits are tried is answered by a look that began after that. */
class AskedTest {
  private static final Duration LONG = Duration.ofMinutes(1);

  @Test
  void anAnswerToAnEarlierQuestionIsNone() {
    try (Asked asked = new Asked()) {
      asked.answer(asked.last());
      assertThat(asked.settled(Duration.ZERO)).isFalse();
    }
  }

  @Test
  void theAskingIsWokenByTheAnswer() throws InterruptedException {
    try (Asked asked = new Asked()) {
      CompletableFuture<Boolean> answer = CompletableFuture.supplyAsync(() -> asked.settled(LONG));
      while (asked.last() == 0) {
        assertThat(asked.rest(LONG.toMillis(), 1)).isTrue();
      }
      asked.answer(asked.last());
      assertThat(answer.join()).isTrue();
    }
  }

  @Test
  void nobodyWaitsForAWatchThatIsOver() throws InterruptedException {
    Asked asked = new Asked();
    asked.close();
    assertThat(asked.settled(LONG)).isTrue();
    assertThat(asked.rest(LONG.toMillis(), 1)).isFalse();
  }
}
