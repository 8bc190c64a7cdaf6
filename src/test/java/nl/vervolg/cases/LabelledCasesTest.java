package nl.vervolg.cases;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import nl.vervolg.understand.Tokenizer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Our own cases are decided as they are labelled. */
class LabelledCasesTest {
  private static final Set<String> ASIDE = Set.of("out_of_scope", "chitchat");
  private static final int LEAST = 25;

  @TestFactory
  Stream<DynamicTest> casesEndAsLabelled() {
    return Case.own().stream()
        .map(c -> DynamicTest.dynamicTest(c.id() + ": " + c.dialogue(), () -> check(c)));
  }

  @Test
  void everyLanguageHasEnoughCases() {
    for (String code : List.of("nl", "en", "de", "fr")) {
      assertThat(Case.own())
          .filteredOn(c -> c.language().code().equals(code))
          .hasSizeGreaterThan(LEAST);
    }
  }

  private static void check(Case labelled) {
    Seen seen = Seen.of(Talk.last(labelled.language(), labelled.history(), labelled.question()));

    assertThat(labelled.patterns()).as("%s", seen).contains(seen.pattern());
    assertThat(seen.outcome())
        .as("%s", seen)
        .isEqualTo(
            labelled.followUp()
                ? "resolved"
                : ASIDE.contains(labelled.kind()) ? labelled.kind() : "self_contained");
    if (!ASIDE.contains(labelled.kind())) {
      assertThat(labelled.slots()).as("%s", seen).contains(seen.slots());
      assertThat(seen.intent()).as("%s", seen).isEqualTo(labelled.intent());
    }
    if (!labelled.resolved().isEmpty()) {
      assertThat(labelled.resolved().stream().map(Tokenizer::words))
          .as("%s", seen)
          .contains(Tokenizer.words(seen.text()));
    }
  }
}
