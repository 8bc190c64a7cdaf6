package nl.vervolg.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What words name in a table. */
class NamesTest {
  private static final Names NAMES =
      new Names(
          new Table(
              List.of("Lighthouse", "Height (m)", "Range of light", "Coast"),
              List.of(
                  List.of("Brandaris", "54", "29", "Wadden Sea (north)"),
                  List.of("Lange Jaap", "63.45", "30", "North Sea"),
                  List.of("Hoge van Schouwen", "50", "30", "North Sea"))));

  @Test
  void column_isFoundWithoutWhatStandsInBrackets() {
    assertThat(NAMES.column(List.of("the", "height"), 1))
        .contains(new Names.Found(1, Set.of("Height (m)"), true));
  }

  @Test
  void column_isFoundInAnotherForm() {
    assertThat(NAMES.column(List.of("lighthouses"), 0))
        .contains(new Names.Found(1, Set.of("Lighthouse"), true));
  }

  @Test
  void column_isFoundByOneOfItsWords() {
    assertThat(NAMES.column(List.of("range"), 0))
        .contains(new Names.Found(1, Set.of("Range of light"), false));
  }

  @Test
  void value_isTheLongest() {
    assertThat(NAMES.value(List.of("hoge", "van", "schouwen"), 0))
        .contains(new Names.Found(3, Set.of("Lighthouse"), true));
    assertThat(NAMES.value(List.of("hoge", "lamp"), 0)).isEmpty();
  }

  @Test
  void part_isAWordOfAValue() {
    assertThat(NAMES.part("schouwen")).containsExactly("Lighthouse");
    assertThat(NAMES.part("54")).isEmpty();
  }

  @Test
  void figures_areColumnsOfNumbers() {
    assertThat(NAMES.figures(Set.of("Height (m)"))).isTrue();
    assertThat(NAMES.figures(Set.of("Coast"))).isFalse();
  }
}
