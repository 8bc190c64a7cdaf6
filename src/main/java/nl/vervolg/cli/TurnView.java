package nl.vervolg.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import nl.vervolg.conversation.Clarifier;
import nl.vervolg.conversation.ResolvedTurn;
import nl.vervolg.conversation.Verdict;
import nl.vervolg.dialogue.Act;
import nl.vervolg.dialogue.GrammaticalNumber;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.Offer;
import nl.vervolg.dialogue.Question;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.Slot;
import nl.vervolg.dialogue.SlotName;
import nl.vervolg.dialogue.SlotValue;
import nl.vervolg.knowledge.Domain;
import nl.vervolg.match.wording.Labels;
import nl.vervolg.resolve.Resolution;

/** Turns a resolved turn into the JSON that the outside sees (DESIGN, section 4). */
final class TurnView {
  /** English is the language of the names of what was carried over. */
  private static final Language NAMES = new Language("en");

  private final Domain domain;
  private final Labels labels;
  private final Clarifier clarifier;

  TurnView(Domain domain, Labels labels, Clarifier clarifier) {
    this.domain = domain;
    this.labels = labels;
    this.clarifier = clarifier;
  }

  /** The object for one turn. */
  ObjectNode of(JsonNode id, String said, ResolvedTurn turn) {
    Verdict verdict = Verdict.of(turn.resolution(), domain);
    ObjectNode view = JsonNodeFactory.instance.objectNode();
    if (!id.isMissingNode()) {
      view.set("id", id);
    }
    view.put("original_question", said);
    view.put("resolved_question", question(turn).map(Question::text).orElse(said));
    view.put("language", turn.understanding().utterance().language().code());
    view.put("outcome", verdict.outcome());
    view.put("is_follow_up", verdict.followUp());
    view.put("pattern", verdict.pattern());
    Optional<Resolution.Resolved> resolved = resolved(turn.resolution());
    resolved.ifPresentOrElse(
        value -> view.put("inherited_intent", domain.intent(value.base().question().act())),
        () -> view.putNull("inherited_intent"));
    view.put("intent", domain.intent(question(turn).map(Question::act).orElse(Act.OTHER)));
    ArrayNode inherited = view.putArray("inherited_entities");
    resolved.ifPresent(
        value -> value.inherited().forEach(slot -> inheritedName(slot).ifPresent(inherited::add)));
    slots(view.putObject("slots"), question(turn).map(Question::slots).orElse(List.of()));
    overrides(view.putObject("slot_overrides"), resolved);
    readings(view, turn);
    view.put("confidence", Math.round(verdict.confidence() * 1000) / 1000.0);
    view.put("source", "rules");
    ArrayNode rules = view.putArray("rules");
    rules(turn).forEach(rules::add);
    clarifier
        .ask(turn)
        .ifPresentOrElse(
            text -> view.put("clarification", text), () -> view.putNull("clarification"));
    return view;
  }

  /** Ids of the rules that decided a turn. */
  static List<String> rules(ResolvedTurn turn) {
    return turn.resolution().derivation().decisiveRules();
  }

  /** The readings that can be chosen from, best first, where it has to be asked back. */
  private static void readings(ObjectNode view, ResolvedTurn turn) {
    if (!turn.offers().isEmpty()) {
      ArrayNode readings = view.putArray("readings");
      for (Offer offer : turn.offers()) {
        ObjectNode reading = readings.addObject();
        reading.put("resolved_question", offer.question().text());
        slots(reading.putObject("slots"), offer.question().slots());
      }
    }
  }

  private Optional<Question> question(ResolvedTurn turn) {
    return turn.question();
  }

  private Optional<String> inheritedName(Slot slot) {
    return Set.of(Role.TYPE, Role.LOCATION, Role.ENTITY, Role.TOPIC).contains(slot.role())
        ? Optional.of(labels.label(slot, NAMES, GrammaticalNumber.SINGULAR))
        : Optional.empty();
  }

  static void slots(ObjectNode node, List<Slot> slots) {
    slots.forEach(slot -> slot(node, slot));
  }

  /** One value as a text, several as a list. */
  private static void slot(ObjectNode node, Slot slot) {
    if (slot.filler() instanceof SlotValue.AnyOf any) {
      ArrayNode values = node.putArray(slot.name().value());
      any.values().forEach(value -> values.add(value.key()));
    } else {
      node.put(slot.name().value(), slot.filler().key());
    }
  }

  private static void overrides(ObjectNode node, Optional<Resolution.Resolved> resolved) {
    if (resolved.isEmpty()) {
      return;
    }
    Resolution.Resolved value = resolved.orElseThrow();
    for (Slot slot : value.slots()) {
      if (!value.base().question().slots().contains(slot)) {
        slot(node, slot);
      }
    }
    for (SlotName dropped : value.dropped()) {
      node.putNull(dropped.value());
    }
  }

  private static Optional<Resolution.Resolved> resolved(Resolution resolution) {
    return resolution instanceof Resolution.Resolved resolved
        ? Optional.of(resolved)
        : Optional.empty();
  }
}
