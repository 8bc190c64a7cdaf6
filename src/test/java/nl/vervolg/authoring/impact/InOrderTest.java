package nl.vervolg.authoring.impact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class InOrderTest {
  private static final int MANY = 5000;

  @Test
  void resultsComeInTheOrderOfTheTasks() {
    List<Integer> taken = new ArrayList<>();
    try (InOrder<Integer> work = new InOrder<>(taken::add)) {
      for (int i = 0; i < MANY; i++) {
        int number = i;
        work.add(() -> slow(number));
      }
      work.finish();
    }
    assertThat(taken).isEqualTo(IntStream.range(0, MANY).boxed().toList());
  }

  /** Early tasks take longer than late ones. */
  private static int slow(int number) {
    double sum = 0;
    for (int i = 0; i < (number % 10 == 0 ? 100_000 : 10); i++) {
      sum += Math.sqrt(i);
    }
    return sum < 0 ? -1 : number;
  }

  @Test
  void whoBringsMoreThanIsUnderWayWaits() {
    AtomicInteger taken = new AtomicInteger();
    int most = 64 * Runtime.getRuntime().availableProcessors();
    try (InOrder<Integer> work = new InOrder<>(result -> taken.incrementAndGet())) {
      for (int i = 0; i < MANY; i++) {
        work.add(() -> 0);
        assertThat(i + 1 - taken.get()).isLessThan(most);
      }
    }
  }

  @Test
  void aFailureIsThrownWhereTheResultWouldBeTaken() {
    try (InOrder<Integer> work = new InOrder<>(result -> {})) {
      work.add(
          () -> {
            throw new IllegalArgumentException("no");
          });
      assertThatThrownBy(work::finish)
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("no");
    }
  }
}
