package nl.vervolg.understand;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import nl.vervolg.Heritage;
import nl.vervolg.dialogue.AnaphorKind;
import nl.vervolg.dialogue.CueKind;
import nl.vervolg.dialogue.Evidence;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.Mention;
import nl.vervolg.dialogue.ShownItem;
import nl.vervolg.dialogue.Token;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is observed in a turn, on the heritage workspace. */
class TurnUnderstanderTest {
  private static final TurnUnderstander UNDERSTANDER =
      new TurnUnderstander(Heritage.workspace().knowledge());
  private static final Language DUTCH = new Language("nl");

  @Test
  void tokensKeepTheirPlaceInTheText() {
    Understanding turn = understand("En in 's-Gravenhage, svp?");

    assertThat(turn.tokens())
        .extracting(Token::norm)
        .containsExactly("en", "in", "s", "gravenhage", "svp");
    assertThat(turn.tokens())
        .allSatisfy(
            token ->
                assertThat(turn.text().substring(token.start(), token.end()))
                    .isEqualTo(token.text()));
  }

  @ParameterizedTest
  @CsvSource({
    "En in Den Haag?, den haag",
    "en in den haag, den haag",
    "En in 's-Gravenhage?, den haag",
    "And in The Hague?, den haag",
    "En in La Haye?, den haag",
    "en in Liege, liège",
    "En in Luik?, liège",
    "En in Keulen?, köln",
    "En in Leeuwardn?, leeuwarden",
    "En in Amterdam?, amsterdam",
    "Haagse musea?, den haag",
    "En de Enschedese?, enschede"
  })
  void placesAreFoundByEveryName(String said, String key) {
    assertThat(
            understand(said).mentions().stream()
                .filter(mention -> mention.reading() == 0)
                .map(mention -> mention.value().key()))
        .contains(key);
  }

  @Test
  void oneLetterWrongIsMarkedAsSuch() {
    assertThat(mention("En in Amterdam?", "city_lower").evidence()).isEqualTo(Evidence.TYPO);
  }

  @Test
  void aNameWithSeveralReadingsKeepsThemAll() {
    List<Mention> readings = understand("En in Utrecht?").mentions();

    assertThat(readings)
        .extracting(reading -> reading.slot().value())
        .containsExactly("city_lower", "region_code");
    assertThat(readings).extracting(Mention::reading).containsExactly(0, 1);
  }

  @Test
  void aHamletIsNotMeantByTheNameOfItsCountry() {
    assertThat(understand("En in Nederland?").mentions())
        .extracting(reading -> reading.slot().value())
        .containsExactly("country_code");
  }

  @Test
  void theWordBesideANameSaysWhichReadingIsMeant() {
    assertThat(understand("En in de provincie Utrecht?").mentions())
        .extracting(reading -> reading.slot().value())
        .containsExactly("region_code");
  }

  @Test
  void theLongestNameWins() {
    assertThat(
            mention("Waar is het In Flanders Fields Museum?", "institution_slug").span().length())
        .isGreaterThan(1);
  }

  @Test
  void aCompoundIsTheKindThatItEndsIn() {
    Mention mention = mention("En universiteitsbibliotheken?", "institution_type_code");

    assertThat(mention.value().key()).isEqualTo("L");
    assertThat(mention.evidence()).isEqualTo(Evidence.DERIVED);
  }

  @ParameterizedTest
  @CsvSource({
    "Welke studies zijn er?, nl",
    "Op welke datum is dat?, nl",
    "Welke data heeft het?, nl"
  })
  void cuesDoNotMatchInsideWords(String said, String language) {
    Understanding turn = UNDERSTANDER.understand(said, new Language(language), List.of());

    assertThat(turn.anaphors())
        .allMatch(anaphor -> turn.text(anaphor.span()).matches("(?i)dat|het|die"));
  }

  @ParameterizedTest
  @CsvSource({
    "website of #2?, ORDINAL, 2",
    "Meer over de volgende, NEXT, 0",
    "en die daarvoor?, PREVIOUS, 0",
    "I like the second. Where is it?, ORDINAL, 2"
  })
  void wordsPointAtARow(String said, AnaphorKind kind, int rank) {
    assertThat(UNDERSTANDER.understand(said, DUTCH, List.of()).anaphors())
        .anySatisfy(
            words -> {
              assertThat(words.kind()).isEqualTo(kind);
              assertThat(words.rank()).isEqualTo(rank);
            });
  }

  @ParameterizedTest
  @CsvSource({
    "what is the next exhibition?, en",
    "Which museums in Bonn show their collection online?, en",
    "Wat zijn de openingstijden van Museum Hier en Daar?, nl",
    "'no, 1850', en"
  })
  void wordsThatOnlyLookAsIfTheyPointedBackDoNot(String said, String language) {
    assertThat(UNDERSTANDER.understand(said, new Language(language), List.of()).anaphors())
        .isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"open na 17 uur", "van na 17", "before 12"})
  void numbersThatAreTooSmallAreNoYears(String said) {
    assertThat(understand(said).mentions())
        .noneMatch(mention -> mention.slot().value().startsWith("founded"));
  }

  @Test
  void aYearAloneCanBeOnEitherSideAndIsNoUsualReading() {
    assertThat(understand("nee, 1600").mentions())
        .extracting(mention -> mention.slot().value() + " " + mention.reading())
        .containsExactly("founded_before 1", "founded_after 2");
  }

  @ParameterizedTest
  @CsvSource({"Celle?, de, de", "website of #1?, en, en", "En in Goes?, en, nl"})
  void figuresAndNamesSayNothingOfTheLanguage(String said, String usual, String language) {
    assertThat(UNDERSTANDER.understand(said, new Language(usual), List.of()).utterance().language())
        .isEqualTo(new Language(language));
  }

  @ParameterizedTest
  @CsvSource({
    "Farawaytown near Nowhereland, farawaytown near nowhereland",
    "Farawaytown too, farawaytown"
  })
  void aNameThatNobodyKnowsCanBeAPlace(String said, String key) {
    Mention place = UNDERSTANDER.understand(said, new Language("en"), List.of()).mentions().get(0);

    assertThat(place.evidence()).isEqualTo(Evidence.OPEN);
    assertThat(place.value().key()).isEqualTo(key);
  }

  @Test
  void afterASuperlativeAKindIsNoName() {
    assertThat(
            UNDERSTANDER
                .understand(
                    "Quel est le plus grand musée de Normandie ?", new Language("fr"), List.of())
                .mentions())
        .extracting(mention -> mention.slot().value())
        .doesNotContain("institution_slug")
        .contains("institution_type_code");
  }

  @Test
  void anOrdinalInANameIsNone() {
    assertThat(understand("Welke archieven hebben stukken over de Tweede Wereldoorlog?").anaphors())
        .isEmpty();
  }

  @Test
  void anArticleIsNoPronoun() {
    assertThat(understand("Wat is het adres van het museum in Delft?").anaphors())
        .noneMatch(anaphor -> anaphor.kind() == AnaphorKind.PERSONAL);
    assertThat(understand("Wanneer is het opgericht?").anaphors())
        .anyMatch(anaphor -> anaphor.kind() == AnaphorKind.PERSONAL);
  }

  @ParameterizedTest
  @CsvSource({
    "opgericht voor 1900, founded_before, 1900",
    "van na 1950, founded_after, 1950",
    "founded after 1950, founded_after, 1950"
  })
  void yearsAreComparedByTheWordBeforeThem(String said, String slot, String year) {
    assertThat(mention("En " + said + "?", slot).value().key()).isEqualTo(year);
  }

  @ParameterizedTest
  @CsvSource({
    "Met een Rembrandt collectie?, rembrandt",
    "over scheepvaart, scheepvaart",
    "Welke musea in Gouda hebben kleipijpen?, kleipijpen",
    "alleen de gratis, gratis",
    "over treinen en trams, treinen en trams",
    "about cars or trains, cars or trains",
    "for children, children",
    "waar honden welkom zijn, honden welkom",
    "about horses, horses",
    "über Spiel und Spaß, spiel und spaß",
    "wheelchair friendly ones, wheelchair friendly"
  })
  void aSubjectIsWhatNothingElseExplains(String said, String subject) {
    assertThat(mention(said, "subject").value().key()).isEqualTo(subject);
  }

  @ParameterizedTest
  @CsvSource({
    "En in Enschede?, nl, nl",
    "En in Enschede?, en, nl",
    "and libraries?, nl, en",
    "und Bibliotheken?, nl, de",
    "et les archives ?, nl, fr",
    "Enschede?, en, en",
    "Utrecht?, de, de"
  })
  void theWordsSayTheLanguageElseTheConversationDoes(String said, String before, String expected) {
    Understanding turn = UNDERSTANDER.understand(said, new Language(before), List.of());

    assertThat(turn.utterance().language().code()).isEqualTo(expected);
  }

  @Test
  void thanksBeforeAQuestionDoNotHideIt() {
    Understanding turn = understand("Bedankt. En Leuven, hoe zit het daar?");

    assertThat(turn.cues()).noneMatch(cue -> cue.kind() == CueKind.SMALL_TALK);
    assertThat(turn.mentions()).anyMatch(mention -> mention.value().key().equals("leuven"));
  }

  @Test
  void namesThatWereShownAreKnown() {
    ShownItem item =
        new ShownItem(
            "Zaal Zonder Naam", "zaal-zonder-naam", "M", "", Tokenizer.words("Zaal Zonder Naam"));

    Understanding turn =
        UNDERSTANDER.understand("Wat is het adres van Zaal Zonder Naam?", DUTCH, List.of(item));

    assertThat(turn.mentions())
        .anyMatch(mention -> mention.value().key().equals("zaal-zonder-naam"));
  }

  @Test
  void emptyAndSymbolsOnlyGiveNothing() {
    assertThat(Stream.of("", "   ", "???", "!?.,").map(text -> understand(text).tokens()))
        .allMatch(List::isEmpty);
  }

  private static Understanding understand(String text) {
    return UNDERSTANDER.understand(text, DUTCH, List.of());
  }

  private static Mention mention(String text, String slot) {
    return understand(text).mentions().stream()
        .filter(mention -> mention.slot().value().equals(slot))
        .findFirst()
        .orElseThrow(() -> new AssertionError(slot + " is not in " + understand(text)));
  }
}
