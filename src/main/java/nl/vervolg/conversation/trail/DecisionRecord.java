package nl.vervolg.conversation.trail;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import nl.vervolg.audit.FactJson;
import nl.vervolg.conversation.Verdict;
import nl.vervolg.dialogue.Edit;
import nl.vervolg.dialogue.Proposal;
import nl.vervolg.dialogue.Slot;
import nl.vervolg.dialogue.Veto;
import nl.vervolg.knowledge.Domain;
import nl.vervolg.resolve.Derivation;
import nl.vervolg.resolve.Resolution;
import nl.vervolg.resolve.rules.Firing;

/**
 * How a turn was decided, as JSON: the facts in the order in which they came to be, the rules that
 * fired with the numbers of the facts that they read and made, and the verdict.
 */
final class DecisionRecord {
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private final ArrayNode facts = NODES.arrayNode();
  private final IdentityHashMap<Object, Integer> numbers = new IdentityHashMap<>();
  private final ObjectNode node = NODES.objectNode();

  private DecisionRecord() {}

  static ObjectNode of(Resolution resolution, Domain domain) {
    DecisionRecord record = new DecisionRecord();
    record.derivation(resolution.derivation());
    record.verdict(resolution, domain);
    return record.node;
  }

  private void derivation(Derivation derivation) {
    derivation.observations().forEach(this::number);
    ArrayNode fired = NODES.arrayNode();
    for (Firing firing : derivation.firings()) {
      ObjectNode step =
          fired.addObject().put("rule", firing.rule().id()).put("name", firing.rule().name());
      ArrayNode read = NODES.arrayNode();
      firing.premises().forEach(premise -> read.add(number(premise)));
      step.set("read", read);
      step.put("made", number(firing.conclusion()));
    }
    node.set("facts", facts);
    node.set("fired", fired);
    derivation.stopped().ifPresent(why -> node.put("stopped", why));
  }

  /** The number of a fact, from 0; one that is new is written down. */
  private int number(Object fact) {
    return numbers.computeIfAbsent(
        fact,
        each -> {
          facts.add(FactJson.named((Record) each));
          return facts.size() - 1;
        });
  }

  private void verdict(Resolution resolution, Domain domain) {
    Verdict verdict = Verdict.of(resolution, domain);
    node.put("outcome", verdict.outcome())
        .put("pattern", verdict.pattern())
        .put("confidence", verdict.confidence());
    runnerUp(resolution.derivation(), domain);
    if (resolution instanceof Resolution.Resolved resolved) {
      resolved(resolved);
    } else if (resolution instanceof Resolution.Standalone alone) {
      slots("slots", alone.slots());
    } else if (resolution instanceof Resolution.Ambiguous ambiguous) {
      ArrayNode readings = node.putArray("readings");
      ambiguous.readings().forEach(each -> readings.add(FactJson.of(each.slots())));
    } else if (resolution instanceof Resolution.Unresolved unresolved) {
      node.put("reason", unresolved.reason().name());
    }
  }

  /** The next proposal that no veto hit. */
  private void runnerUp(Derivation derivation, Domain domain) {
    Set<Proposal> vetoed =
        derivation.conclusions(Veto.class).stream().map(Veto::proposal).collect(Collectors.toSet());
    derivation.conclusions(Proposal.class).stream()
        .filter(proposal -> !vetoed.contains(proposal))
        .sorted(Proposal.BEST_FIRST)
        .skip(1)
        .findFirst()
        .ifPresent(proposal -> node.put("runner_up", domain.pattern(proposal)));
  }

  private void resolved(Resolution.Resolved resolved) {
    node.put("base", resolved.base().number());
    ArrayNode edits = node.putArray("edits");
    for (Edit edit : resolved.edits()) {
      ObjectNode change = FactJson.named(edit);
      resolved.derivation().firings().stream()
          .filter(firing -> firing.conclusion().equals(edit))
          .map(firing -> firing.rule().id())
          .findFirst()
          .ifPresent(rule -> change.put("rule", rule));
      edits.add(change);
    }
    slots("slots", resolved.slots());
    slots("inherited", resolved.inherited());
    node.set("dropped", FactJson.of(resolved.dropped()));
  }

  private void slots(String name, List<Slot> slots) {
    node.set(name, FactJson.of(slots));
  }
}
