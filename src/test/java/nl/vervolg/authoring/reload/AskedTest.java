package nl.vervolg.authoring.reload;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Whoever asks whether all edits are tried is answered by a look that began after that. */
class AskedTest {
  private static final Duration LONG = Duration.ofMinutes(1);

  private final AtomicInteger told = new AtomicInteger();

  private Settled settled(Asked asked, Duration most) {
    return asked.settled(most, told::incrementAndGet);
  }

  private static void awaitAQuestion(Asked asked) throws InterruptedException {
    while (asked.last() == 0) {
      assertThat(asked.rest(LONG.toMillis(), 1)).isTrue();
    }
  }

  @Test
  void anAnswerToAnEarlierQuestionIsNone() {
    try (Asked asked = new Asked()) {
      asked.answer(asked.last());
      assertThat(settled(asked, Duration.ZERO)).isEqualTo(Settled.TOO_SLOW);
    }
  }

  @Test
  void theAskingIsWokenByTheAnswer() throws InterruptedException {
    try (Asked asked = new Asked()) {
      CompletableFuture<Settled> answer = CompletableFuture.supplyAsync(() -> settled(asked, LONG));
      awaitAQuestion(asked);
      asked.answer(asked.last());
      assertThat(answer.join()).isEqualTo(Settled.TRIED);
      assertThat(told).as("no edit was being tried").hasValue(0);
    }
  }

  @Test
  void thatAnEditIsBeingTriedIsToldOnceToWhomItIsWaitedFor() throws InterruptedException {
    try (Asked asked = new Asked()) {
      CompletableFuture<Void> heard = new CompletableFuture<>();
      CompletableFuture<Settled> answer =
          CompletableFuture.supplyAsync(
              () ->
                  asked.settled(
                      LONG,
                      () -> {
                        told.incrementAndGet();
                        heard.complete(null);
                      }));
      awaitAQuestion(asked);
      asked.trying(true);
      heard.join();
      asked.trying(true);
      asked.trying(false);
      asked.answer(asked.last());
      assertThat(answer.join()).isEqualTo(Settled.TRIED);
      assertThat(told).hasValue(1);
    }
  }

  @Test
  void whoIsToldToWaitHoldsNobodyUp() throws InterruptedException {
    try (Asked asked = new Asked()) {
      asked.trying(true);
      Settled settled =
          asked.settled(
              LONG, () -> CompletableFuture.runAsync(() -> asked.answer(asked.last())).join());
      assertThat(settled).isEqualTo(Settled.TRIED);
    }
  }

  @Test
  void nobodyWaitsForAWatchThatIsOver() throws InterruptedException {
    Asked asked = new Asked();
    asked.close();
    assertThat(settled(asked, LONG)).isEqualTo(Settled.OVER);
    assertThat(asked.closed()).isTrue();
    assertThat(asked.rest(LONG.toMillis(), 1)).isFalse();
  }

  @Test
  void whoWaitsIsToldThatTheWatchEnds() throws InterruptedException {
    Asked asked = new Asked();
    CompletableFuture<Settled> answer = CompletableFuture.supplyAsync(() -> settled(asked, LONG));
    awaitAQuestion(asked);
    asked.close();
    assertThat(answer.join()).isEqualTo(Settled.OVER);
  }
}
