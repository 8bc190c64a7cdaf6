package nl.vervolg.open;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nl.vervolg.Heritage;
import nl.vervolg.conversation.ConversationRules;
import nl.vervolg.conversation.ResolvedTurn;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.Question;
import nl.vervolg.open.OpenConversations.Past;
import nl.vervolg.resolve.Resolution;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Conversations about anything, in four languages: what is completed, and what stays as said. */
class OpenConversationsTest {
  private static final Path TALKS = Path.of("src/test/resources/open/conversations.txt");
  private static final List<String> NAMES =
      List.of(
          "Oslo", "Bergen", "Lund", "Malmo", "Turku", "Vaasa", "Porto", "Braga", "Faro", "Evora",
          "Lagos", "Tavira", "Gent", "Bruges", "Mons", "Namur", "Arlon", "Liege", "Ypres", "Aalst");
  private static final Language ENGLISH = new Language("en");
  private static final OpenConversations CONVERSATIONS =
      OpenConversations.of(
          ConversationRules.load(
              Path.of("rules"), Path.of("knowledge", "languages"), Heritage.CACHE));

  /** A line of the file: language | turns | question | complete question, or = for unchanged. */
  @TestFactory
  Stream<DynamicTest> everyConversationEndsAsWritten() {
    return lines()
        .map(
            line ->
                DynamicTest.dynamicTest(
                    line,
                    () -> {
                      String[] parts = line.split(" \\| ", -1);
                      List<Past> history =
                          Arrays.stream(parts[1].split(" ; ", -1))
                              .map(OpenConversationsTest::past)
                              .toList();
                      String wanted = parts[3].equals("=") ? parts[2] : parts[3];
                      assertThat(complete(history, parts[2], new Language(parts[0])))
                          .isEqualTo(wanted);
                    }));
  }

  @Test
  void thereAreManyConversationsInEachLanguage() {
    assertThat(lines().count()).isGreaterThanOrEqualTo(60);
    assertThat(lines().map(line -> line.substring(0, 2)).distinct())
        .containsExactlyInAnyOrder("en", "nl", "de", "fr");
  }

  @Test
  void aFirstQuestionStandsAloneWhateverItSays() {
    ResolvedTurn turn = CONVERSATIONS.resolve(List.of(), "How is it formed?", ENGLISH);
    assertThat(turn.resolution()).isInstanceOf(Resolution.Standalone.class);
    assertThat(turn.question().map(Question::text)).contains("How is it formed?");
  }

  @Test
  void whatDependsAndIsNotSureIsToldApartFromWhatStandsAlone() {
    List<Past> history = List.of(new Past("Did Grieg meet Liszt?", ""));
    assertThat(CONVERSATIONS.resolve(history, "Where was he born?", ENGLISH).resolution())
        .isInstanceOf(Resolution.Unresolved.class);
    assertThat(CONVERSATIONS.resolve(history, "Where was Brahms born?", ENGLISH).resolution())
        .isInstanceOf(Resolution.Standalone.class);
  }

  @Test
  void ofAVeryLongConversationTheLastTurnsCount() {
    List<Past> history =
        new ArrayList<>(
            IntStream.range(0, 10_000)
                .mapToObj(i -> new Past("What is rock number " + i + "?", "A stone."))
                .toList());
    history.add(new Past("What is basalt?", ""));
    assertThat(complete(history, "How is it formed?", ENGLISH)).isEqualTo("How is basalt formed?");
  }

  @Test
  void anAnswerOfAMegabyteIsNoHindrance() {
    List<Past> history =
        List.of(new Past("Any cafe?", "Blue Door is a cafe. " + "It is open. ".repeat(2_000)));
    assertThat(complete(history, "What is its address?", ENGLISH))
        .isEqualTo("What is the address of Blue Door?");
  }

  @Test
  void ofAnAnswerOfAMegabyteFullOfNamesNoneIsTheOne() {
    StringBuilder answer = new StringBuilder();
    for (int i = 0; answer.length() < 1_000_000; i++) {
      answer.append(NAMES.get(i % NAMES.size())).append(' ').append(NAMES.get(i / 7 % 7));
      answer.append(" plays in ").append(NAMES.get(i / 3 % 11)).append(". ");
    }
    List<Past> history =
        List.of(new Past("Any band?", answer.toString()), new Past("Why?", answer.toString()));
    assertThat(complete(history, "What is its address?", ENGLISH))
        .isEqualTo("What is its address?");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"When was he born?", "How high is it?", "What are the rules?", "Where are they?"})
  void afterWholeParagraphsAQuestionStaysAsItIs(String said) {
    String paragraph = paragraph(0, 20);
    List<Past> history =
        List.of(
            new Past("Tell me about the harbours.", paragraph(3, 7)),
            new Past("And the bridges of Porto, Braga and Faro?", paragraph(5, 7)),
            new Past("Who built the mill of Lund?", paragraph),
            new Past("Did the mayor of Bergen like it?", paragraph));
    assertThat(complete(history, said, ENGLISH)).isEqualTo(said);
  }

  private static String paragraph(int first, int sentences) {
    return IntStream.range(first, first + sentences)
        .mapToObj(
            i ->
                NAMES.get(i % NAMES.size())
                    + " sold the red boat to the baker of "
                    + NAMES.get((i + 4) % NAMES.size())
                    + " in a year of storms, and the lighthouse on the island kept its old lamp.")
        .collect(Collectors.joining(" "));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "😀😀😀",
        "这是什么？",
        "ما هذا؟",
        "????",
        "it",
        "its",
        "the",
        "it it it it it it it it it"
      })
  void strangeTurnsStayAsTheyAre(String said) {
    List<Past> history =
        List.of(new Past("😀", "😀"), new Past("", ""), new Past("Did Grieg meet Liszt?", "Yes."));
    assertThat(complete(history, said, ENGLISH)).isEqualTo(said);
  }

  @ParameterizedTest
  @ValueSource(strings = {"😀😀", "", "这是什么？", "What?"})
  void strangeTurnsBeforeGiveNothingToPointAt(String before) {
    List<Past> history = List.of(new Past(before, ""));
    assertThat(complete(history, "How is it formed?", ENGLISH)).isEqualTo("How is it formed?");
  }

  @Test
  void theSameConversationComesOutTheSameEachTime() {
    List<Past> history =
        List.of(new Past("What are glaciers?", ""), new Past("How do they move?", ""));
    assertThat(
            IntStream.range(0, 20)
                .parallel()
                .mapToObj(i -> complete(history, "What are their causes?", ENGLISH))
                .distinct())
        .hasSize(1);
  }

  private static Past past(String turn) {
    int answer = turn.indexOf(" >> ");
    return answer < 0
        ? new Past(turn, "")
        : new Past(turn.substring(0, answer), turn.substring(answer + 4));
  }

  private static String complete(List<Past> history, String question, Language language) {
    return CONVERSATIONS
        .resolve(history, question, language)
        .question()
        .map(Question::text)
        .orElse(question);
  }

  private static Stream<String> lines() {
    try {
      return Files.readAllLines(TALKS, StandardCharsets.UTF_8).stream()
          .filter(line -> !line.isBlank());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
