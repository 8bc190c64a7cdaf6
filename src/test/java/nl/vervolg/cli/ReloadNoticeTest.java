package nl.vervolg.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import nl.vervolg.authoring.reload.Edits;
import nl.vervolg.authoring.reload.ExampleResults;
import nl.vervolg.authoring.reload.Mishap;
import nl.vervolg.authoring.reload.Reloaded;
import nl.vervolg.problem.Place;
import nl.vervolg.problem.Problem;
import org.junit.jupiter.api.Test;

class ReloadNoticeTest {
  private static final Edits EDITS =
      new Edits(List.of(), List.of("SWAP_ONE"), List.of(), List.of());

  private static List<Problem> fails(String file, int count) {
    return IntStream.rangeClosed(1, count)
        .mapToObj(line -> new Problem(new Place(Path.of(file), line), "It ends.", "Write."))
        .toList();
  }

  @Test
  void whatIsNewAndFailsIsShownWhateverFailedBefore() {
    ExampleResults results =
        new ExampleResults(10, 5, List.of(), fails("nl.txt", 1), fails("de.txt", 4));
    String told =
        ReloadNotice.of(new Reloaded.Taken(EDITS, true, results, Duration.ofMillis(1300)), false);
    assertThat(told)
        .isEqualTo(
            """
            Taken into use: edited SWAP_ONE; 5 examples pass, 1 new example fails, 4 fail as before (the first: de.txt:1); 1.3 s.
            nl.txt:1: It ends.
                Write.""");
    assertThat(ReloadNotice.of(new Reloaded.Unchanged(EDITS, Optional.of(results)), false))
        .isEqualTo(
            """
            Examples edited; 5 examples pass, 1 new example fails, 4 fail as before (the first: de.txt:1).
            nl.txt:1: It ends.
                Write.""");
  }

  @Test
  void whatHeldBeforeIsToldOfNothingElse() {
    ExampleResults own = new ExampleResults(10, 8, List.of(), fails("swap.drl", 2), List.of());
    assertThat(ReloadNotice.of(new Reloaded.Failing(EDITS, own), false))
        .startsWith(
            "Not taken into use: edited SWAP_ONE; 8 examples pass, 2 new examples fail. What was in use before stays in use.\nswap.drl:1: ")
        .contains("swap.drl:2: ")
        .doesNotContain("held before");

    ExampleResults both =
        new ExampleResults(10, 5, fails("nl.txt", 4), fails("swap.drl", 1), List.of());
    assertThat(ReloadNotice.of(new Reloaded.Failing(EDITS, both), false))
        .startsWith(
            "Not taken into use: edited SWAP_ONE; 4 of 10 examples fail that held before, 1 new example fails. ")
        .contains("nl.txt:3: ", "and 1 more.", "swap.drl:1: ")
        .doesNotContain("nl.txt:4: ");
  }

  @Test
  void anEndOfTheWatchSaysWhyAndWhatToDo() {
    assertThat(ReloadNotice.over(new Mishap("the disk is gone", "Please report it.")))
        .isEqualTo(
            """
            Edited files are not seen any more: the disk is gone. What was in use before stays in use.
                End this chat and begin it again. Please report it.""");
  }
}
