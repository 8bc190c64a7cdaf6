package nl.vervolg.seed;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import nl.vervolg.Heritage;
import nl.vervolg.answer.Answer;
import nl.vervolg.answer.AnswerRow;
import nl.vervolg.conversation.Conversation;
import nl.vervolg.conversation.Reply;
import nl.vervolg.conversation.ResolvedTurn;
import nl.vervolg.dialogue.DialogueState;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.Question;
import nl.vervolg.dialogue.ShownItem;
import nl.vervolg.dialogue.Slot;
import nl.vervolg.resolve.Resolution;
import nl.vervolg.session.SessionId;
import nl.vervolg.session.SessionStore;
import nl.vervolg.understand.Tokenizer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Everything that "Conversation Context and Follow-up Prompts", the document that the product grew
 * from, shows: its four resolution tests, six pattern tests, four training examples with its
 * metric, the two rows of its taxonomy that had no rule, and its example conversation on the real
 * data.
 */
class ConversationContextSeedTest {
  private static final Language DUTCH = new Language("nl");
  private static final ShownItem NATIONAL_ARCHIVES =
      new ShownItem(
          "Nationaal Archief", "nationaal-archief", "A", "", Tokenizer.words("Nationaal Archief"));

  @ParameterizedTest
  @CsvSource({
    "En in Enschede?, Welke archieven zijn er in Den Haag?, Welke archieven zijn er in Enschede?",
    "En bibliotheken?, Hoeveel musea zijn er in Utrecht?, Hoeveel bibliotheken zijn er in Utrecht?",
    "En in Zuid-Holland?, Hoeveel archieven zijn er in Noord-Holland?, Hoeveel archieven zijn er in Zuid-Holland?",
    "Hoeveel musea zijn er in Amsterdam?, Welke archieven zijn er in Den Haag?, Hoeveel musea zijn er in Amsterdam?"
  })
  void resolvesTheFollowUp(String question, String before, String expected) {
    assertThat(text(resolve(question, before, List.of()))).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({
    "En in Enschede?, location_swap",
    "En bibliotheken?, type_swap",
    "Wie is daar de directeur?, pronoun_reference",
    "Meer over de eerste, detail_request",
    "Hoeveel dan?, quantifier_change",
    "Welke musea zijn er in Amsterdam?, self_contained"
  })
  void detectsThePattern(String question, String expected) {
    ResolvedTurn turn =
        resolve(question, "Welke archieven zijn er in Den Haag?", List.of(NATIONAL_ARCHIVES));

    assertThat(pattern(turn.resolution())).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({
    "Welke niet?, Welke musea in Amsterdam zijn gratis?, negation",
    "Met een Van Gogh collectie?, Welke musea zijn er in Amsterdam?, implicit_continuation"
  })
  void hasARuleForEveryRowOfTheTaxonomy(String question, String before, String expected) {
    assertThat(pattern(resolve(question, before, List.of()).resolution())).isEqualTo(expected);
  }

  @Test
  void scoresFullMarksOnTheTrainingExamples() {
    assertThat(
            metric(
                "En in Enschede?",
                "Welke archieven zijn er in Den Haag?",
                List.of(),
                "Welke archieven zijn er in Enschede?",
                "geographic",
                Map.of("city_lower", "enschede")))
        .isEqualTo(1.0);
    assertThat(
            metric(
                "En bibliotheken?",
                "Hoeveel musea zijn er in Utrecht?",
                List.of(),
                "Hoeveel bibliotheken zijn er in Utrecht?",
                "statistical",
                Map.of("institution_type_code", "L")))
        .isEqualTo(1.0);
    assertThat(
            metric(
                "Hoeveel musea zijn er in Amsterdam?",
                "Welke archieven zijn er in Den Haag?",
                List.of(),
                "Hoeveel musea zijn er in Amsterdam?",
                "",
                Map.of()))
        .isEqualTo(1.0);
  }

  /**
   * The document expects only the slug among the overrides. Vervolg also reports the attribute that
   * the question names, so its overrides are more than those of the document.
   */
  @Test
  void resolvesThePronounOfTheTrainingExample() {
    ResolvedTurn turn =
        resolve(
            "Wie is daar de directeur?",
            "Wat is het oudste archief in Nederland?",
            List.of(NATIONAL_ARCHIVES));

    assertThat(text(turn)).isEqualTo("Wie is de directeur van het Nationaal Archief?");
    assertThat(overrides(turn))
        .containsEntry("institution_slug", "nationaal-archief")
        .containsEntry("property", "director");
    assertThat(intent(turn)).isEqualTo("entity_lookup");
    assertThat(turn.resolution()).isInstanceOf(Resolution.Resolved.class);
  }

  @Test
  void holdsTheConversationOfTheDocumentOnTheRealData() {
    try (SessionStore store = SessionStore.inMemory();
        Conversation conversation = new Conversation(Heritage.workspace(), store)) {
      SessionId session = new SessionId("seed");

      Reply first = conversation.ask(session, "Welke archieven zijn er in Den Haag?");
      Reply second = conversation.ask(session, "En in Enschede?");
      Reply third = conversation.ask(session, "En bibliotheken?");
      Reply count = conversation.ask(session, "Hoeveel?");
      Reply details = conversation.ask(session, "Meer over de eerste");

      assertThat(slugs(first))
          .containsExactly(
              "data-archiving-and-networked-services-den-haag",
              "haags-gemeentearchief-den-haag",
              "koninklijk-huisarchief-den-haag",
              "koninklijke-verzamelingen-den-haag",
              "nationaal-archief-den-haag");
      assertThat(slugs(second)).containsExactly("stadsarchief-enschede");
      assertThat(text(second.turn())).isEqualTo("Welke archieven zijn er in Enschede?");
      assertThat(slugs(third))
          .hasSize(7)
          .allMatch(slug -> slug.startsWith("enschede-"))
          .isSubsetOf(
              "enschede-central-public-library",
              "enschede-glanerbrug-public-library",
              "enschede-lonneker-public-library",
              "enschede-prismare-public-youth-library",
              "enschede-stadsveld-public-library",
              "enschede-twekkelerveld-public-library",
              "enschede-zuid-public-library");
      assertThat(text(third.turn())).isEqualTo("Welke bibliotheken zijn er in Enschede?");
      assertThat(count.answer().map(Answer::count)).contains(7L);
      assertThat(slugs(details)).containsExactly(slugs(third).get(0));
    }
  }

  /** The metric of the document, line by line. */
  private static double metric(
      String question,
      String before,
      List<ShownItem> rows,
      String resolved,
      String inheritedIntent,
      Map<String, String> overrides) {
    ResolvedTurn turn = resolve(question, before, rows);
    boolean followUp = turn.resolution() instanceof Resolution.Resolved;
    double score = 0;
    if (text(turn).equals(resolved)) {
      score += 0.4;
    } else if (text(turn).toLowerCase(Locale.ROOT).contains(resolved.toLowerCase(Locale.ROOT))) {
      score += 0.2;
    }
    score += followUp == !inheritedIntent.isEmpty() ? 0.2 : 0;
    score += (followUp ? intent(turn) : "").equals(inheritedIntent) ? 0.2 : 0;
    if (overrides(turn).equals(overrides)) {
      score += 0.2;
    } else if (overrides(turn).entrySet().stream().anyMatch(overrides.entrySet()::contains)) {
      score += 0.1;
    }
    return Math.round(score * 10) / 10.0;
  }

  private static ResolvedTurn resolve(String question, String before, List<ShownItem> rows) {
    DialogueState state =
        Heritage.workspace()
            .resolver()
            .resolve(before, DialogueState.EMPTY, DUTCH)
            .next(DialogueState.EMPTY, rows);
    return Heritage.workspace().resolver().resolve(question, state, DUTCH);
  }

  private static String text(ResolvedTurn turn) {
    return turn.question().map(Question::text).orElse("");
  }

  private static String intent(ResolvedTurn turn) {
    return turn.question()
        .map(question -> Heritage.workspace().knowledge().domain().intent(question.act()))
        .orElse("");
  }

  private static Map<String, String> overrides(ResolvedTurn turn) {
    Map<String, String> changed = new TreeMap<>();
    if (turn.resolution() instanceof Resolution.Resolved resolved) {
      for (Slot slot : resolved.slots()) {
        if (!resolved.base().question().slots().contains(slot)) {
          changed.put(slot.name().value(), slot.filler().key());
        }
      }
    }
    return new LinkedHashMap<>(changed);
  }

  private static String pattern(Resolution resolution) {
    return resolution instanceof Resolution.Resolved resolved
        ? Heritage.workspace().knowledge().domain().pattern(resolved.proposal())
        : "self_contained";
  }

  private static List<String> slugs(Reply reply) {
    Optional<Answer> answer = reply.answer();
    return answer.map(Answer::rows).orElse(List.of()).stream().map(AnswerRow::slug).toList();
  }
}
