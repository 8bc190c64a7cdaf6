package nl.vervolg.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nl.vervolg.dialogue.Act;
import nl.vervolg.dialogue.FollowUpPattern;
import nl.vervolg.dialogue.GrammaticalNumber;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.Offer;
import nl.vervolg.dialogue.PastTurn;
import nl.vervolg.dialogue.Proposal;
import nl.vervolg.dialogue.Question;
import nl.vervolg.dialogue.QuestionForm;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.ShownItem;
import nl.vervolg.dialogue.Slot;
import nl.vervolg.dialogue.SlotName;
import nl.vervolg.dialogue.SlotValue;
import nl.vervolg.dialogue.Strength;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is appended is what a later process reads, whatever it is made of. */
class SessionRoundTripTest {
  private static final SessionId SESSION = new SessionId("desk");

  @TempDir Path folder;

  static Stream<SlotValue> everyKindOfValue() {
    return Stream.of(
        new SlotValue.Term("A", List.of("https://example.org/a", "https://example.org/b")),
        new SlotValue.Term("without resources", List.of()),
        new SlotValue.Term("", List.of("")),
        new SlotValue.Amount(0),
        new SlotValue.Amount(1940),
        new SlotValue.Amount(Long.MIN_VALUE),
        new SlotValue.Amount(Long.MAX_VALUE),
        new SlotValue.Text("second world war"),
        new SlotValue.Text(""),
        new SlotValue.Text("\"quotes\", \\ and {braces}\n\tover\u0000lines"),
        new SlotValue.Text("s-Hertogenbosch, Fryslân, Łódź, 東京, 𝔊𝔢𝔫𝔱, نجوم"),
        new SlotValue.Negated(new SlotName("founded_before")),
        new SlotValue.AnyOf(
            List.of(
                new SlotValue.Term("delft", List.of("https://example.org/delft")),
                new SlotValue.Term("den haag, west", List.of()))));
  }

  @ParameterizedTest
  @MethodSource("everyKindOfValue")
  void slotValueComesBack(SlotValue value) {
    Slot slot = new Slot(new SlotName("any"), Role.TOPIC, 2, value);
    assertComesBack(Turns.past(1, List.of(slot), List.of()));
  }

  @ParameterizedTest
  @EnumSource(Role.class)
  void roleComesBack(Role role) {
    Slot slot = new Slot(new SlotName("any"), role, 2, new SlotValue.Text("x"));
    assertComesBack(Turns.past(1, List.of(slot), List.of()));
  }

  @Test
  void slotsKeepTheirOrder() {
    List<Slot> slots =
        Stream.of("zeta", "alpha", "mid")
            .map(name -> new Slot(new SlotName(name), Role.MEASURE, 0, new SlotValue.Amount(1)))
            .toList();
    assertComesBack(Turns.past(1, slots, List.of()));
  }

  @ParameterizedTest
  @EnumSource(Act.class)
  void everyKindOfFormPartComesBack(Act act) {
    List<QuestionForm.Part> parts = new ArrayList<>();
    parts.add(new QuestionForm.Head("Hoeveel ", act));
    parts.add(new QuestionForm.Words(" zijn er in "));
    for (GrammaticalNumber number : GrammaticalNumber.values()) {
      parts.add(new QuestionForm.Filler("Den Haag", new SlotName("place"), number));
    }
    parts.add(new QuestionForm.Words(""));
    parts.add(new QuestionForm.Words("?"));
    Question question = new Question(act, List.of(), new Language("fr"), new QuestionForm(parts));
    assertComesBack(new PastTurn(7, question, 1234, List.of()));
  }

  @Test
  void shownItemsComeBackInOrder() {
    List<ShownItem> shown =
        List.of(
            new ShownItem(
                "Musée d'Orsay", "orsay", "M", "https://example.org/1", words("musee orsay")),
            new ShownItem("name only", "", "", ""),
            new ShownItem("", "key-only", "", "", List.of("")),
            new ShownItem("Musée d'Orsay", "orsay", "M", "https://example.org/1", words("twice")));
    Question question =
        new Question(Act.LIST, List.of(), new Language("de"), new QuestionForm(List.of()));
    assertComesBack(new PastTurn(3, question, 4, shown));
  }

  @Test
  void manyShownItemsComeBack() {
    List<ShownItem> shown = new ArrayList<>();
    for (int i = 0; i < 5_000; i++) {
      shown.add(new ShownItem("Museum number " + i, "museum-" + i, "M", "", words("museum " + i)));
    }
    Question question =
        new Question(Act.LIST, List.of(), new Language("en"), new QuestionForm(List.of()));
    assertComesBack(new PastTurn(1, question, shown.size(), shown));
  }

  @Test
  void aTurnThatLeavesNothingComesBack() {
    assertComesBack(new SessionTurn(1, "Bedankt!", "Graag gedaan.", Optional.empty()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", " ", "line\nbreak", "\u202eright to left", "tab\t\u0000null", "😀 é e\u0301"})
  void wordsComeBackAsTheyWereSaid(String said) {
    assertComesBack(new SessionTurn(1, said, said, Optional.empty()));
  }

  /** What is said is kept as it came in; half a character must not end the conversation. */
  @ParameterizedTest
  @ValueSource(strings = {"half \ud83d", "\ude00 half", "\ud800\ud800"})
  void halfACharacterDoesNotStopTheConversation(String said) {
    SessionTurn odd = new SessionTurn(1, said, said, Optional.empty());
    assertThatCode(() -> assertThat(reopenedAfter(odd)).hasSize(1)).doesNotThrowAnyException();
  }

  @ParameterizedTest
  @EnumSource(FollowUpPattern.class)
  void theReadingsThatWereOfferedComeBack(FollowUpPattern pattern) {
    Question question = Turns.past(3, List.of(), List.of()).question();
    Offer offer = new Offer(2, new Proposal(pattern, Role.ENTITY, Strength.NORMAL), question);
    SessionTurn turn =
        new SessionTurn(3, "Wat is het adres?", "Welke?", Optional.empty(), List.of(offer, offer));
    assertComesBack(turn);
    try (SessionStore store = SessionStore.open(folder)) {
      assertThat(store.load(SESSION).offers()).containsExactly(offer, offer);
    }
  }

  @Test
  void aLongTurnComesBack() {
    String text = "museum ".repeat(200_000);
    assertComesBack(new SessionTurn(1, text, text, Optional.empty()));
  }

  private void assertComesBack(PastTurn past) {
    assertComesBack(new SessionTurn(past.number(), "said", "answered", Optional.of(past)));
    try (SessionStore store = SessionStore.open(folder)) {
      assertThat(store.load(SESSION).last()).contains(past);
      assertThat(store.load(SESSION).asked()).isEqualTo(past.number());
    }
  }

  private void assertComesBack(SessionTurn turn) {
    assertThat(reopenedAfter(turn)).last().isEqualTo(turn);
  }

  private List<SessionTurn> reopenedAfter(SessionTurn turn) {
    try (SessionStore store = SessionStore.open(folder)) {
      IntStream.range(1, turn.number()).forEach(n -> store.append(SESSION, Turns.silent(n)));
      assertThat(store.append(SESSION, turn)).isTrue();
    }
    try (SessionStore store = SessionStore.open(folder)) {
      return store.turns(SESSION);
    }
  }

  private static List<String> words(String text) {
    return Arrays.asList(text.split(" ", -1));
  }
}
