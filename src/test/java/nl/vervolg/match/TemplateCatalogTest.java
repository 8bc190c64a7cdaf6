package nl.vervolg.match;

import static nl.vervolg.query.SmallWorld.before;
import static nl.vervolg.query.SmallWorld.city;
import static nl.vervolg.query.SmallWorld.entity;
import static nl.vervolg.query.SmallWorld.not;
import static nl.vervolg.query.SmallWorld.order;
import static nl.vervolg.query.SmallWorld.property;
import static nl.vervolg.query.SmallWorld.question;
import static nl.vervolg.query.SmallWorld.subject;
import static nl.vervolg.query.SmallWorld.type;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import nl.vervolg.dialogue.Act;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.QuestionForm;
import nl.vervolg.dialogue.Slot;
import nl.vervolg.dialogue.SlotName;
import nl.vervolg.match.NoTemplate.Reason;
import nl.vervolg.query.SmallWorld;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TemplateCatalogTest {
  private static final TemplateCatalog CATALOG = SmallWorld.catalog();

  @Test
  void theTemplateFollowsFromActAndSlots() {
    assertThat(template(Act.LIST, type("M"), city("aa", "aa"))).isEqualTo("list");
    assertThat(template(Act.COUNT, type("M"), before(1900), subject("maps"))).isEqualTo("count");
    assertThat(template(Act.SUPERLATIVE, type("M"), order("oldest"))).isEqualTo("superlative");
    assertThat(template(Act.LOOKUP, entity("x"), property("director"))).isEqualTo("property");
    assertThat(template(Act.LOOKUP, entity("x"))).isEqualTo("details");
    assertThat(template(Act.LOOKUP, entity("x"), property("collection"), subject("maps")))
        .isEqualTo("property");
  }

  @Test
  void noSlotIsDroppedInSilence() {
    assertThat(CATALOG.match(question(Act.LIST, type("M"), property("director"))))
        .isEqualTo(none(Reason.SLOT_NOT_TAKEN, "property"));
    assertThat(CATALOG.match(question(Act.LOOKUP, entity("x"), city("aa", "aa"))))
        .isEqualTo(none(Reason.SLOT_NOT_TAKEN, "city_lower"));
  }

  @Test
  void whatIsMissingIsSaid() {
    assertThat(CATALOG.match(question(Act.SUPERLATIVE, type("M"))))
        .isEqualTo(none(Reason.SLOT_MISSING, "order"));
    assertThat(CATALOG.match(question(Act.LOOKUP)))
        .isEqualTo(none(Reason.SLOT_MISSING, "institution_slug"));
    assertThat(CATALOG.match(question(Act.OTHER))).isEqualTo(none(Reason.NO_SUCH_QUESTION));
  }

  @Test
  void valuesThatTheQueryCannotUseAreSaid() {
    assertThat(CATALOG.match(question(Act.LOOKUP, entity("x"), property("colour"))))
        .isEqualTo(none(Reason.VALUE_NOT_USABLE, "property"));
    assertThat(CATALOG.match(question(Act.SUPERLATIVE, order("prettiest"))))
        .isEqualTo(none(Reason.VALUE_NOT_USABLE, "order"));
  }

  @Test
  void aPlaceThatTheDataDoNotKnowIsLookedFor() {
    assertThat(CATALOG.match(question(Act.LIST, city("nowhere"))))
        .isInstanceOf(TemplateMatch.class);
  }

  @Test
  void onlyAConditionThatIsThereCanBeNegated() {
    assertThat(CATALOG.match(question(Act.LIST, type("M"), not("city_lower"))))
        .isEqualTo(none(Reason.NOTHING_TO_NEGATE, "city_lower"));
  }

  @Test
  void equalQuestionsGiveEqualMatches() {
    assertThat(CATALOG.match(question(Act.LIST, type("M"), city("aa", "aa"))))
        .isEqualTo(CATALOG.match(question(Act.LIST, city("aa", "aa"), type("M"))));
  }

  @ParameterizedTest
  @ValueSource(strings = {"nl", "en", "de", "fr"})
  void everyCombinationOfSlotsCanBeWorded(String language) {
    List<Slot> optional =
        List.of(
            type("M"), city("delft", "aa"), subject("maps"), before(1900), SmallWorld.after(1800));
    for (int mask = 1; mask < 1 << optional.size(); mask++) {
      for (String negated : negatable(mask)) {
        Slot[] slots = slots(optional, mask, negated);
        assertThat(words(language, Act.LIST, "", slots)).contains(labels(slots));
        assertThat(words(language, Act.COUNT, "", slots)).contains(labels(slots));
        for (String order : List.of("oldest", "newest", "largest", "smallest")) {
          Slot[] ordered =
              Stream.concat(Stream.of(slots), Stream.of(order(order))).toArray(Slot[]::new);
          assertThat(words(language, Act.SUPERLATIVE, order, ordered)).contains(labels(slots));
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"nl", "en", "de", "fr"})
  void everyPropertyCanBeWorded(String language) {
    for (String property : CATALOG.facts()) {
      assertThat(words(language, Act.LOOKUP, property, entity("The House"), property(property)))
          .contains("The House");
    }
    assertThat(words(language, Act.LOOKUP, "", entity("The House"))).contains("The House");
  }

  @Test
  void wordingsReadAsAPersonWouldSayThem() {
    assertThat(words("nl", Act.LIST, "", type("M"), city("Delft", "aa"), subject("kaarten")))
        .isEqualTo("Welke Ms zijn er in Delft over kaarten?");
    assertThat(words("nl", Act.LOOKUP, "director", entity("Huis"), property("director")))
        .isEqualTo("Wie is de directeur van Huis?");
    assertThat(words("en", Act.COUNT, "", type("M"), city("Delft", "aa"), not("city_lower")))
        .isEqualTo("How many Ms are there that are not in Delft?");
    assertThat(
            words("de", Act.SUPERLATIVE, "oldest", type("L"), order("oldest"), city("Köln", "aa")))
        .isEqualTo("Was ist die älteste L in Köln?");
    assertThat(words("fr", Act.LIST, "", type("L"), city("Lyon", "aa"), before(1900)))
        .isEqualTo("Quelles Ls y a-t-il à Lyon d'avant 1900 ?");
  }

  private static List<String> negatable(int mask) {
    List<String> names =
        List.of(
            "institution_type_code", "city_lower", "subject", "founded_before", "founded_after");
    return Stream.concat(
            Stream.of(""), names.stream().filter(name -> (mask & 1 << names.indexOf(name)) != 0))
        .toList();
  }

  private static Slot[] slots(List<Slot> all, int mask, String negated) {
    Stream<Slot> chosen = all.stream().filter(slot -> (mask & 1 << all.indexOf(slot)) != 0);
    return (negated.isEmpty() ? chosen : Stream.concat(chosen, Stream.of(not(negated))))
        .toArray(Slot[]::new);
  }

  private static List<String> labels(Slot... slots) {
    return Stream.of(slots)
        .filter(slot -> !slot.name().value().equals("negated"))
        .map(slot -> slot.filler().key())
        .toList();
  }

  private static String words(String language, Act act, String key, Slot... slots) {
    Language code = new Language(language);
    return CATALOG
        .wording(act, code, key)
        .flatMap(wording -> wording.form(question(code, act, slots), SmallWorld.labels()))
        .map(QuestionForm::text)
        .orElse("(none)");
  }

  private static String template(Act act, Slot... slots) {
    return SmallWorld.match(CATALOG, question(act, slots)).template().value();
  }

  private static NoTemplate none(Reason reason, String... slots) {
    return new NoTemplate(reason, Stream.of(slots).map(SlotName::new).toList());
  }
}
