package nl.vervolg.evaluation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.TreeMap;
import nl.vervolg.dialogue.Evidence;
import nl.vervolg.dialogue.Mention;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.SlotName;
import nl.vervolg.dialogue.SlotValue;
import nl.vervolg.dialogue.Span;
import nl.vervolg.dialogue.Strength;
import nl.vervolg.knowledge.ConfidenceTable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How counts become confidences. */
class PrecisionMeasureTest {
  private static final String SWAP = "location_swap";
  private static final int MANY = 200;

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 5, 10, 100})
  void fewCasesThatAreAllRightAreNotAskedBack(int n) {
    ConfidenceTable table = table(n, 0, Strength.NORMAL);

    assertThat(table.of(SWAP, Strength.NORMAL))
        .isGreaterThanOrEqualTo(ConfidenceTable.usual(Strength.NORMAL))
        .isGreaterThan(table.threshold(SWAP));
  }

  @Test
  void oneWrongCaseDoesNotSilenceAReadingAndTwoDo() {
    assertThat(table(0, 1, Strength.NORMAL).of(SWAP, Strength.NORMAL)).isEqualTo(0.736);
    assertThat(table(0, 2, Strength.NORMAL).of(SWAP, Strength.NORMAL)).isEqualTo(0.613);
  }

  @Test
  void manyCasesSayWhatTheyCount() {
    assertThat(table(MANY / 2, MANY / 2, Strength.STRONG).of(SWAP, Strength.STRONG))
        .isCloseTo(0.5, within(0.01));
  }

  @ParameterizedTest
  @EnumSource(Strength.class)
  void aStrengthThatDidNotOccurKeepsItsUsualFigure(Strength strength) {
    ConfidenceTable table = PrecisionMeasure.table(List.of());

    assertThat(table.of(SWAP, strength)).isEqualTo(ConfidenceTable.usual(strength));
  }

  @Test
  void aWeakReadingStaysAskedBackHoweverOftenItIsRight() {
    ConfidenceTable table = table(MANY, 0, Strength.WEAK);

    assertThat(table.of(SWAP, Strength.WEAK)).isLessThan(table.threshold(SWAP));
  }

  @Test
  void wordsThatMisleadTakeConfidenceAway() {
    List<Observation> cases = new ArrayList<>();
    add(cases, MANY, true, Evidence.LABEL);
    add(cases, MANY / 2, true, Evidence.TYPO);
    add(cases, MANY / 2, false, Evidence.TYPO);

    ConfidenceTable table = PrecisionMeasure.table(cases);

    assertThat(table.factor(Evidence.TYPO)).isCloseTo(0.5, within(0.02));
    assertThat(table.factor(Evidence.LABEL)).isEqualTo(1);
  }

  @Test
  void aThresholdRisesAboveReadingsThatAreWrongTooOften() {
    List<Threshold.Scored> readings = new ArrayList<>();
    readings.addAll(Collections.nCopies(20, new Threshold.Scored(0.95, true)));
    readings.addAll(Collections.nCopies(4, new Threshold.Scored(0.85, true)));
    readings.addAll(Collections.nCopies(4, new Threshold.Scored(0.85, false)));

    assertThat(Threshold.choose(readings)).isEqualTo(0.9);
  }

  @Test
  void aThresholdStaysForFewReadings() {
    List<Threshold.Scored> readings = new ArrayList<>();
    readings.addAll(Collections.nCopies(20, new Threshold.Scored(0.95, true)));
    readings.addAll(Collections.nCopies(4, new Threshold.Scored(0.85, false)));

    assertThat(Threshold.choose(readings)).isEqualTo(ConfidenceTable.USUAL_THRESHOLD);
  }

  @Test
  void theOrderOfCasesDoesNotMatter() {
    List<Observation> cases = new ArrayList<>();
    add(cases, 7, true, Evidence.LABEL);
    add(cases, 3, false, Evidence.TYPO);
    add(cases, 5, true, Evidence.OPEN);
    String text = ConfidenceFile.text(PrecisionMeasure.table(cases), new TreeMap<>());
    Collections.reverse(cases);

    assertThat(ConfidenceFile.text(PrecisionMeasure.table(cases), new TreeMap<>())).isEqualTo(text);
  }

  private static ConfidenceTable table(int right, int wrong, Strength strength) {
    List<Observation> cases = new ArrayList<>();
    cases.addAll(Collections.nCopies(right, new Observation(SWAP, strength, List.of(), true)));
    cases.addAll(Collections.nCopies(wrong, new Observation(SWAP, strength, List.of(), false)));
    return PrecisionMeasure.table(cases);
  }

  private static void add(List<Observation> cases, int n, boolean right, Evidence evidence) {
    Mention mention =
        new Mention(
            new Span(0, 1),
            new SlotName("city_lower"),
            Role.LOCATION,
            1,
            new SlotValue.Text("gouda"),
            evidence,
            0);
    cases.addAll(
        Collections.nCopies(n, new Observation(SWAP, Strength.NORMAL, List.of(mention), right)));
  }
}
