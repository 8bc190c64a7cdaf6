package nl.vervolg.keyword;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import nl.vervolg.dialogue.Language;
import nl.vervolg.keyword.Keyword.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class KeywordExtractionTest {
  private static final Language ENGLISH = new Language("en");

  private static List<String> texts(String question, Kind kind) {
    return KeywordExtraction.of(question, ENGLISH).of(kind).map(Keyword::text).toList();
  }

  private static List<String> normals(String question, Kind kind) {
    return KeywordExtraction.of(question, ENGLISH).of(kind).map(Keyword::normal).toList();
  }

  @Test
  void smallWordsAreNone() {
    assertThat(texts("What is the average price of the boats?", Kind.WORD))
        .containsExactly("average", "price", "boats");
    assertThat(texts("What is the average price of the boats?", Kind.PHRASE))
        .containsExactly("average price");
    assertThat(normals("Which boats?", Kind.WORD)).containsExactly("boat");
  }

  @Test
  void whatIsQuotedStaysTogether() {
    assertThat(
            texts(
                "Who wrote \"War and Peace\" and 'Anna K.' in O'Hara's \u201clist\u201d?",
                Kind.QUOTED))
        .containsExactly("War and Peace", "Anna K.", "list");
    assertThat(texts("Who wrote \"War and Peace\"?", Kind.WORD)).containsExactly("wrote");
  }

  @Test
  void namesHaveCapitalsAndSmallWordsBetween() {
    assertThat(texts("Which branches does Bank of Nova Scotia have in Upper Bay?", Kind.NAME))
        .containsExactly("Bank of Nova Scotia", "Bank", "Nova Scotia", "Upper Bay");
    assertThat(texts("Show me boats in Delft. Boats too", Kind.NAME)).containsExactly("Delft");
    assertThat(texts("Bank of Scotland", Kind.NAME))
        .containsExactly("Bank of Scotland", "Scotland");
  }

  @Test
  void codesKeepTheirSigns() {
    assertThat(texts("List grades K-12 and type A320_b", Kind.CODE))
        .containsExactly("K-12", "A320_b");
    assertThat(normals("List grades K-12", Kind.CODE)).containsExactly("k-12");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "more than 1,234,567 people | 1234567",
        "more than 1.234.567 people | 1234567",
        "more than 1,234.5 people | 1234.5",
        "more than 1.234,5 people | 1234.5",
        "more than 12 500 people | 12500",
        "at 3.25 percent | 3.25",
        "at 3,25 percent | 3.25",
        "below -40 degrees | -40",
        "in 1995 | 1995",
      })
  void numbersHaveOneForm(String question, String normal) {
    assertThat(normals(question, Kind.NUMBER)).containsExactly(normal);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "on 2021-03-09 | 2021-03-09",
        "on 9 March 2021 | 2021-03-09",
        "on March 9th, 2021 | 2021-03-09",
        "on Mar 9, 2021 | 2021-03-09",
        "op 9 maart 2021 | 2021-03-09",
        "am 9. März 2021 | 2021-03-09",
        "le 9 mars 2021 | 2021-03-09",
        "el 9 de marzo de 2021 | 2021-03-09",
        "on 25/12/1999 | 1999-12-25",
        "on 12/25/1999 | 1999-12-25",
        "on 25.12.1999 | 1999-12-25",
        "on 3/4/2021 | 2021-04-03",
        "on 4/3/2021 | 2021-03-04",
        "in March 2021 | 2021-03",
        "in 2021-03 | 2021-03",
      })
  void daysHaveOneForm(String question, String normal) {
    assertThat(normals(question, Kind.DATE)).containsExactly(normal);
    assertThat(texts(question, Kind.NUMBER)).isEmpty();
  }

  @Test
  void figuresThatAreNoDayAreNone() {
    assertThat(texts("between 45/67/1999 and 2021-13-40", Kind.DATE)).isEmpty();
  }

  @Test
  void comparisonsAreConditions() {
    assertThat(
            KeywordExtraction.of(
                    "eligible means status code = 'A b'; size >= 12 and FundingType = direct",
                    ENGLISH)
                .conditions())
        .contains(
            new Condition("eligible means status code", "=", "A b"),
            new Condition("size", ">=", "12"));
  }

  @Test
  void everyLanguageHasItsOwnSmallWords() {
    assertThat(
            KeywordExtraction.of("Welke schepen zijn er in de haven?", new Language("nl"))
                .of(Kind.WORD)
                .map(Keyword::normal))
        .contains("schep", "hav")
        .doesNotContain("de", "er", "zijn");
  }

  /** Questions of any signs that matter to a pattern, in any order. */
  @Test
  void whatIsFoundStandsThereInOrder() {
    Random random = new Random(20210309);
    String signs = "aB9 é'\"-./,=<\u201c\u201d\u00a0\ud83d\ude00Straße";
    for (int i = 0; i < 5000; i++) {
      StringBuilder question = new StringBuilder();
      random
          .ints(random.nextInt(40), 0, signs.length())
          .forEach(c -> question.append(signs.charAt(c)));
      ordered(question.toString());
    }
  }

  private static void ordered(String question) {
    Keywords keywords = KeywordExtraction.of(question, ENGLISH);
    int start = 0;
    for (Keyword keyword : keywords.all()) {
      assertThat(question.substring(keyword.start(), keyword.end())).isEqualTo(keyword.text());
      assertThat(keyword.start()).as(question).isGreaterThanOrEqualTo(start);
      start = keyword.start();
    }
  }

  /** Signs that a careless pattern would try in every way. */
  @ParameterizedTest
  @ValueSource(strings = {"a1-", "1.", "'", "Aa ", "a = ", "9 ", "'' ", "may 1 ", "Aa de "})
  void longOnesEnd(String sign) {
    String question = sign.repeat(2000 / sign.length());
    assertThat(KeywordExtraction.of(question, ENGLISH).all().size())
        .isLessThan(question.length() * 5);
  }

  @Test
  void oneSmallWordAmongNamesTellsNothing() {
    assertThat(QuestionLanguage.ofNames("num boats num ports id", ENGLISH)).isEqualTo(ENGLISH);
    assertThat(QuestionLanguage.ofNames("naam van het schip, is er een kraan", ENGLISH))
        .isEqualTo(new Language("nl"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "How many boats are there in the harbour? | en",
        "Hoeveel boten liggen er in de haven? | nl",
        "Wie viele Boote sind im Hafen? | de",
        "Combien de bateaux sont dans le port? | fr",
        "¿Cuántos barcos hay en el puerto? | es",
        "Boats? | en",
        "1995 | en",
        "boats of 20 m | en",
        "owner of boat D | en",
      })
  void smallWordsTellTheLanguage(String question, String code) {
    assertThat(QuestionLanguage.of(question, ENGLISH)).isEqualTo(new Language(code));
  }
}
