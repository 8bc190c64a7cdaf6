package nl.vervolg.rivers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nl.vervolg.answer.Answer;
import nl.vervolg.answer.AnswerRow;
import nl.vervolg.authoring.examples.Example;
import nl.vervolg.conversation.Conversation;
import nl.vervolg.conversation.Reply;
import nl.vervolg.conversation.ResolvedTurn;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.dialogue.Act;
import nl.vervolg.dialogue.Question;
import nl.vervolg.dialogue.Slot;
import nl.vervolg.dialogue.SlotValue;
import nl.vervolg.knowledge.Domain;
import nl.vervolg.knowledge.YamlValue;
import nl.vervolg.problem.Problems;
import nl.vervolg.resolve.Resolution;
import nl.vervolg.session.SessionId;
import nl.vervolg.session.SessionStore;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * A second domain, in which no slot and no intent has the name that it has in the heritage domain,
 * under the same rules and languages: what only works for heritage fails here.
 */
class RiversTest {
  private static final Path ROOT = Path.of("src", "test", "resources", "rivers");
  private static final Path PRODUCT = Path.of(".");
  private static final Path CACHE = Path.of("target", "rivers-cache");
  private static final Path DIALOGUES =
      ROOT.resolve(Path.of("knowledge", "rivers", "examples", "dialogues.txt"));
  private static final Path HERITAGE = Path.of("knowledge", "heritage", "domain.yaml");

  private static Workspace rivers;

  @BeforeAll
  static void loadRivers() {
    rivers = Workspace.load(ROOT, PRODUCT, CACHE);
  }

  @TestFactory
  Stream<DynamicTest> everyDialogueComesToWhatItsLineSays() throws IOException {
    return dialogues().stream()
        .map(line -> DynamicTest.dynamicTest(line, () -> comesToWhatItSays(Example.parse(line))));
  }

  private static void comesToWhatItSays(Example dialogue) {
    Example.Outcome outcome = dialogue.run(rivers);
    if (!outcome.asExpected()) {
      fail(
          "%s%n  expected: %s%n  actual:   %s%n  verdict:  %s%n  not understood: %s",
          dialogue.text(),
          dialogue.expected(),
          outcome.actual(),
          verdict(outcome.last()),
          outcome.last().understanding().unexplained().stream()
              .map(words -> outcome.last().understanding().text(words.span()))
              .toList());
    }
  }

  private static String verdict(ResolvedTurn turn) {
    Resolution verdict = turn.resolution();
    String pattern =
        verdict instanceof Resolution.Resolved resolved
            ? ", " + rivers.knowledge().domain().pattern(resolved.proposal())
            : "";
    return verdict.getClass().getSimpleName() + pattern + " " + slots(turn.question().stream());
  }

  private static List<String> slots(Stream<Question> questions) {
    return questions
        .flatMap(question -> question.slots().stream())
        .map(slot -> slot.name() + "=" + slot.filler().key())
        .toList();
  }

  @Test
  void thereAreEnoughDialoguesInBothLanguages() throws IOException {
    List<String> lines = dialogues();
    assertThat(lines).hasSizeGreaterThanOrEqualTo(25).doesNotHaveDuplicates();
    assertThat(lines.stream().filter(line -> line.matches("(Welke|Hoe|Wat|Waar).*")))
        .hasSizeGreaterThanOrEqualTo(10);
  }

  @Test
  void theWorkspaceLoadsWithoutProblems() {
    Domain domain = rivers.knowledge().domain();
    assertThat(domain.name()).isEqualTo("rivers");
    assertThat(domain.languages()).extracting(Object::toString).containsExactly("en", "nl");
    assertThat(rivers.knowledge().labels()).isNotEmpty();
    assertThat(ROOT.resolve("rules")).doesNotExist();
    assertThat(ROOT.resolve(Path.of("knowledge", "languages"))).doesNotExist();
  }

  @Test
  void aConversationFindsTheRowsOfTheData() {
    SessionId session = new SessionId("rivers");
    try (Conversation conversation = new Conversation(rivers, SessionStore.inMemory())) {
      Reply list = conversation.ask(session, "Which rivers are there in Belgium?");
      assertThat(list.template()).isEqualTo("which");
      assertThat(names(list)).containsExactly("Meuse", "Scheldt");

      Reply swap = conversation.ask(session, "And in the Netherlands?");
      assertThat(question(swap)).isEqualTo("Which rivers are there in the Netherlands?");
      assertThat(pattern(swap)).isEqualTo("place_swap");
      assertThat(names(swap)).containsExactly("IJssel", "Meuse", "Rhine", "Scheldt");

      Reply count = conversation.ask(session, "How many?");
      assertThat(question(count)).isEqualTo("How many rivers are there in the Netherlands?");
      assertThat(count.template()).isEqualTo("how_many");
      assertThat(answer(count).count()).isEqualTo(4);

      Reply details = conversation.ask(session, "More about the first one");
      assertThat(details.template()).isEqualTo("all_facts");
      assertThat(names(details)).containsExactly("IJssel");
      assertThat(details.text()).contains("125 km long", "Rhine near Arnhem", "IJsselmeer");

      Reply attribute = conversation.ask(session, "How long is it?");
      assertThat(attribute.template()).isEqualTo("one_fact");
      assertThat(answer(attribute).value()).contains("125");
    }
  }

  @Test
  void conditionsOrdersAndExclusionsAreThoseOfTheData() {
    SessionId session = new SessionId("conditions");
    try (Conversation conversation = new Conversation(rivers, SessionStore.inMemory())) {
      conversation.ask(session, "Which rivers are there in Africa?");
      assertThat(names(conversation.ask(session, "with crocodiles")))
          .containsExactly("Limpopo", "Nile", "Zambezi");
      assertThat(names(conversation.ask(session, "And in South America?")))
          .containsExactly("Orinoco");

      conversation.ask(session, "Welke rivieren zijn er in Nederland?");
      assertThat(names(conversation.ask(session, "langer dan 500 km")))
          .containsExactly("Meuse", "Rhine");

      conversation.ask(session, "Which canals are there in Europe?");
      Reply exclusion = conversation.ask(session, "except in Germany");
      assertThat(names(exclusion)).hasSize(6).doesNotContain("Kiel Canal", "Main-Danube Canal");

      assertThat(names(conversation.ask(session, "What is the deepest lake in Italy?")))
          .containsExactly("Lake Como");
      assertThat(names(conversation.ask(session, "And in Africa?")))
          .containsExactly("Lake Tanganyika");
      assertThat(names(conversation.ask(session, "En het grootste?")))
          .containsExactly("Lake Victoria");
      assertThat(conversation.ask(session, "Hoe lang is het?").text())
          .isEqualTo("De lengte van Lake Victoria staat niet in deze gegevens.");
    }
  }

  @Test
  void noNameOfTheHeritageDomainIsInAnyResolvedSlot() throws IOException {
    Set<String> heritage = heritageSlots();
    assertThat(heritage).contains("institution_type_code", "city_lower");
    Set<String> resolved = new TreeSet<>();
    for (String line : dialogues()) {
      Example.parse(line).run(rivers).last().question().stream()
          .flatMap(question -> question.slots().stream())
          .map(RiversTest::nameAndNegated)
          .forEach(resolved::addAll);
    }
    assertThat(resolved)
        .contains("kind", "country", "continent", "river", "attribute", "feature", "longer_than")
        .contains("shorter_than", "rank", "excluded")
        .doesNotContainAnyElementsOf(heritage);
    assertThat(heritageIntents()).doesNotContainAnyElementsOf(intents());
  }

  private static Set<String> nameAndNegated(Slot slot) {
    return slot.filler() instanceof SlotValue.Negated negated
        ? Set.of(slot.name().value(), negated.slot().value())
        : Set.of(slot.name().value());
  }

  private static Set<String> intents() {
    return Stream.of(Act.values())
        .map(rivers.knowledge().domain()::intent)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Set<String> heritageSlots() {
    return heritage("slots").keySet();
  }

  private static List<String> heritageIntents() {
    return heritage("intents").values().stream().map(YamlValue::text).toList();
  }

  private static Map<String, YamlValue> heritage(String section) {
    YamlValue domain = YamlValue.read(HERITAGE, new Problems()).orElseThrow();
    return Optional.ofNullable(domain.map().get(section)).orElseThrow().map();
  }

  private static List<String> dialogues() throws IOException {
    return Files.readAllLines(DIALOGUES).stream()
        .filter(line -> !line.isBlank() && !line.startsWith("#"))
        .toList();
  }

  private static Answer answer(Reply reply) {
    return reply
        .answer()
        .orElseThrow(() -> new AssertionError("No answer, but (" + reply.text() + ")."));
  }

  private static List<String> names(Reply reply) {
    assertThat(reply.retrieval()).as("rows of a keyword search").isFalse();
    return answer(reply).rows().stream().map(AnswerRow::name).toList();
  }

  private static String question(Reply reply) {
    return reply.turn().question().map(Question::text).orElse("");
  }

  private static String pattern(Reply reply) {
    return reply.turn().resolution() instanceof Resolution.Resolved resolved
        ? rivers.knowledge().domain().pattern(resolved.proposal())
        : "";
  }
}
