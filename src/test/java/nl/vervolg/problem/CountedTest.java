package nl.vervolg.problem;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** One thing is no things. */
class CountedTest {
  @Test
  void oneIsSingularAndAllOthersAreNot() {
    assertThat(Counted.of(0, "record")).isEqualTo("0 records");
    assertThat(Counted.of(1, "record")).isEqualTo("1 record");
    assertThat(Counted.of(2, "record")).isEqualTo("2 records");
    assertThat(Counted.of(1, "turn is", "turns are")).isEqualTo("1 turn is");
    assertThat(Counted.of(3, "turn is", "turns are")).isEqualTo("3 turns are");
  }

  @Test
  void manyAreReadInGroupsOfThreeDigits() {
    assertThat(Counted.of(1_234_567, "byte")).isEqualTo("1,234,567 bytes");
  }
}
