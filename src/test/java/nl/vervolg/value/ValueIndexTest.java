package nl.vervolg.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.IntStream;
import nl.vervolg.value.ValueHit.How;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which values a text finds, however they are written there. */
class ValueIndexTest {
  private static final String LONG = "verhaal ".repeat(40);

  @TempDir private Path root;
  private ValueIndex index;

  private static GivenValues fleet() {
    return new GivenValues()
        .with("ship.name", "Zeeland", "Ane Marie", "De Zeven Provinciën", "North Star", "Ölüdeniz")
        .with("ship.class", "A", "L", "NL", "K-8", "Training ships", "=", "", " ", LONG)
        .with("ship.code", "0040", "00D2", "95203-3704", "1250", "3.50")
        .with("ship.built", "2000-01-31", "1999-12-01 00:00:00", "1991")
        .with("port.name", "Port of the North", "Harlingen", "Middelburg", "North Star Quay")
        .with("port.country", "NL", "Zeeland", "Denmark");
  }

  @BeforeEach
  void build() throws IOException {
    index = fleet().index(root);
  }

  @AfterEach
  void close() throws IOException {
    index.close();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ships of class 'A'                  | A                   | EXACT
          Which ships have class = L?         | L                   | EXACT
          Ports in NL                         | NL                  | EXACT
          which are in nl                     | NL                  | FOLDED
          What is of class K 8?               | K-8                 | FOLDED
          a class of "="                      | =                   | EXACT
          Where is the Zeeland?               | Zeeland             | EXACT
          where is the zeeland                | Zeeland             | FOLDED
          the crew of ZEELAND                 | Zeeland             | FOLDED
          the crew of the Zeleand             | Zeeland             | TYPO
          the crew of the Zeland              | Zeeland             | TYPO
          the crew of the Zeelant             | Zeeland             | TYPO
          the crew of the Zeelaand            | Zeeland             | TYPO
          the ane marie of 1950               | Ane Marie           | FOLDED
          the Anemarie of 1950                | Ane Marie           | FOLDED
          the Ane Mareis                      | Ane Marie           | PART
          de zeven provincien                 | De Zeven Provinciën | FOLDED
          de zeven provinciën                 | De Zeven Provinciën | FOLDED
          every ship in Oludeniz              | Ölüdeniz            | FOLDED
          a training ship                     | Training ships      | WORDS
          ships for training                  | Training ships      | WORDS
          How many are trained on a ship?     | Training ships      | WORDS
          ship with code 0040                 | 0040                | EXACT
          ship with code 40                   | 0040                | FOLDED
          ship with code 00d2                 | 00D2                | FOLDED
          the code 95203-3704                 | 95203-3704          | EXACT
          the code 95203 3704                 | 95203-3704          | FOLDED
          more than 1,250 of them             | 1250                | FOLDED
          meer dan 1.250                      | 1250                | FOLDED
          code 3,5                            | 3.50                | FOLDED
          built on 2000-01-31                 | 2000-01-31          | EXACT
          built on 2000/1/31                  | 2000-01-31          | FOLDED
          built on 31/1/2000                  | 2000-01-31          | FOLDED
          built on 1/31/2000                  | 2000-01-31          | FOLDED
          built on January 31, 2000           | 2000-01-31          | FOLDED
          gebouwd op 31 januari 2000          | 2000-01-31          | FOLDED
          gebaut am 31. Jan 2000              | 2000-01-31          | FOLDED
          built on 1 December 1999            | 1999-12-01 00:00:00 | FOLDED
          built in 1991                       | 1991                | EXACT
          everything north of it              | Port of the North   | PART
          """)
  void aValueIsFoundHoweverItIsWritten(String question, String value, How how) {
    assertThat(index.hits(question, 5))
        .filteredOn(hit -> hit.value().equals(value))
        .extracting(ValueHit::how)
        .containsExactly(how);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Is the North Star in Middelburg or at North Star Quay? | North Star Quay
          Did the Zeeland call at the port of the north?         | Port of the North
          Which class is class = 'NL', Harlingen?                | NL
          """)
  void theNearestAndTheLongestComesFirst(String question, String value) {
    assertThat(index.hits(question, 1)).extracting(ValueHit::value).containsExactly(value);
  }

  @Test
  void aValueOfManyColumnsIsOneHit() {
    assertThat(index.hits("the Zeeland", 10).get(0).columns())
        .containsExactly(GivenValues.name("ship.name"), GivenValues.name("port.country"));
  }

  @Test
  void theColumnThatATextNamesIsTheOne() {
    assertThat(index.hits("country = 'Zeeland'", 10).get(0).columns())
        .containsExactly(GivenValues.name("port.country"));
    assertThat(index.hits("in the country of Zeeland", 10).get(0).columns().get(0))
        .isEqualTo(GivenValues.name("port.country"));
  }

  @Test
  void aNumberThatIsOfAnotherColumnIsNoHit() {
    assertThat(index.hits("the built = 1250", 10))
        .allSatisfy(hit -> assertThat(hit.score()).isLessThan(0.5));
  }

  @Test
  void aDigitIsNoTypingError() {
    assertThat(index.hits("code 95203-3705 of 0041 or 00D3", 10))
        .noneMatch(hit -> hit.how() == How.TYPO);
  }

  @Test
  void nothingIsFoundInTextsOfNothing() {
    assertThat(index.hits("", 5)).isEmpty();
    assertThat(index.hits("?! ... \u0000 \ud800", 5)).isEmpty();
    assertThat(index.hits("is it of the", 5)).isEmpty();
  }

  @Test
  void whatIsLeftOutIsTold() {
    assertThat(index.report().told())
        .containsExactly(
            "The column (ship.class) has 1 values of more than 200 signs, which are left out.");
    assertThat(index.report().values()).isEqualTo(26);
  }

  @Test
  void theSameValuesInAnyOrderGiveTheSameHits() throws IOException {
    List<String> names = new ArrayList<>();
    IntStream.range(0, 300).forEach(i -> names.add("Vessel " + (char) ('A' + i % 26) + i));
    GivenValues one = new GivenValues().with("a.x", names).with("b.y", names);
    List<String> shuffled = new ArrayList<>(names);
    Collections.shuffle(shuffled, new Random(1));
    GivenValues other = new GivenValues().with("a.x", shuffled).with("b.y", names);
    try (ValueIndex first = one.index(root.resolve("one"));
        ValueIndex second = other.index(root.resolve("other"))) {
      assertThat(second.folder().getFileName()).isEqualTo(first.folder().getFileName());
      for (String question : List.of("vessel", "the vessel B", "vesel c28", "A0 and Z25")) {
        assertThat(second.hits(question, 50)).isEqualTo(first.hits(question, 50)).isNotEmpty();
      }
    }
  }

  @Test
  void anyValueIsFoundByItselfInLowerCaseAndWithOneTypo() throws IOException {
    for (long seed = 0; seed < 40; seed++) {
      Random random = new Random(seed);
      List<String> values =
          IntStream.range(0, 60).mapToObj(i -> randomValue(random)).distinct().toList();
      try (ValueIndex any = new GivenValues().with("t.c", values).index(root.resolve("r" + seed))) {
        for (String value : values) {
          found(any, value, value, seed);
          found(any, value.toLowerCase(Locale.ROOT), value, seed);
          if (value.length() >= 5) {
            found(any, typo(value, random), value, seed);
          }
        }
      }
    }
  }

  private static void found(ValueIndex index, String text, String value, long seed) {
    assertThat(index.hits(text, 5))
        .as("seed " + seed + ": (" + text + ") for (" + value + ")")
        .extracting(ValueHit::value)
        .contains(value);
  }

  private static String randomValue(Random random) {
    StringBuilder value = new StringBuilder();
    int words = 1 + random.nextInt(3);
    for (int i = 0; i < words; i++) {
      value.append(i == 0 ? "" : " ");
      int letters = 4 + random.nextInt(6);
      for (int j = 0; j < letters; j++) {
        value.append((char) ((j == 0 ? 'A' : 'a') + random.nextInt(26)));
      }
    }
    return value.toString();
  }

  private static String typo(String value, Random random) {
    int at = random.nextInt(value.length() - 1);
    char letter = (char) ('a' + random.nextInt(26));
    return switch (random.nextInt(4)) {
      case 0 -> value.substring(0, at) + value.substring(at + 1);
      case 1 -> value.substring(0, at) + letter + value.substring(at);
      case 2 -> value.substring(0, at) + letter + value.substring(at + 1);
      default ->
          value.substring(0, at)
              + value.charAt(at + 1)
              + value.charAt(at)
              + value.substring(at + 2);
    };
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "How many are there?",
        "Hoeveel zijn het er, en welke?",
        "Wie viele gibt es?",
        "Combien et quels sont-ils?"
      })
  void aWordThatAsksIsNoValueWithATypo(String question) throws IOException {
    GivenValues names =
        new GivenValues()
            .with("crew.name", "Mandy", "Manu", "Miele", "Combian", "Hoeveld", "Welpe");
    try (ValueIndex crew = names.index(root)) {
      assertThat(crew.hits(question, 10)).isEmpty();
      assertThat(crew.hits("the trip of Mandi", 1))
          .singleElement()
          .satisfies(hit -> assertThat(hit.value()).isEqualTo("Mandy"));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          leden      | Hoeveel leden zijn er?       | Leiden
          ClubLeden  | Hoeveel leden zijn er?       | Leiden
          ledenlijst | De leden van voor 1990       | Leiden
          LEDEN_2020 | hoeveel leden                | Leiden
          rivers     | Which is the longest river?  | Riber
          Vereine    | Wie viele Vereine gibt es?   | Verein
          villes     | Combien de villes y a-t-il ? | Villers
          """)
  void aWordThatMeansATableIsNoValueWithATypo(String table, String question, String value)
      throws IOException {
    GivenValues towns = new GivenValues().with(table + ".town", value, "Assen", "Weesp");
    try (ValueIndex index = towns.index(root)) {
      assertThat(index.hits(question, 10)).noneMatch(hit -> hit.how() == How.TYPO);
      assertThat(index.hits("in Asen", 10)).anyMatch(hit -> hit.value().equals("Assen"));
    }
  }

  @Test
  void aPlaceToHyphenateCutsNoValue() throws IOException {
    GivenValues names = new GivenValues().with("port.name", "Har\u00adlingen", "Middelburg");
    try (ValueIndex ports = names.index(root)) {
      assertThat(ports.hits("ships in harlingen", 1))
          .singleElement()
          .satisfies(hit -> assertThat(hit.how()).isEqualTo(ValueHit.How.FOLDED));
      assertThat(ports.hits("ships in middel\u00adburg", 1))
          .singleElement()
          .satisfies(hit -> assertThat(hit.value()).isEqualTo("Middelburg"));
    }
  }

  @Test
  void allAreClosedThoughOneFails() {
    List<String> closed = new ArrayList<>();
    List<Closeable> all =
        List.of(
            () -> closed.add("first"),
            () -> {
              throw new IOException("It is gone.");
            },
            () -> closed.add("last"));
    assertThatThrownBy(() -> ValueIndex.closeAll(all)).hasMessage("It is gone.");
    assertThat(closed).containsExactly("first", "last");
  }
}
