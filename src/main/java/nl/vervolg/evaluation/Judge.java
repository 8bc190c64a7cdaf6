package nl.vervolg.evaluation;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import nl.vervolg.dialogue.Act;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.SlotName;
import nl.vervolg.evaluation.LabelledCase.Expected;
import nl.vervolg.knowledge.Domain;
import nl.vervolg.knowledge.Knowledge;
import nl.vervolg.knowledge.Label;
import nl.vervolg.knowledge.SlotType;

/**
 * Tells whether a turn was understood as labelled. It forgives what no user would notice: another
 * name of the same place, another inflection of a subject, the larger place around a place that was
 * asked about.
 */
public final class Judge {
  private static final Set<String> ASIDE = Set.of("out_of_scope", "chitchat");

  private final Domain domain;
  private final List<Label> labels;

  /** Slots for places, the narrowest first. */
  private final List<String> places;

  private final Set<String> things;
  private final Set<String> types;
  private final Set<String> topics;
  private final Set<String> orders;

  /** Judges by the roles of the slots and the names of places that a workspace knows. */
  public Judge(Knowledge knowledge) {
    this.domain = knowledge.domain();
    this.labels = knowledge.labels();
    this.places =
        domain.slots().stream()
            .filter(slot -> slot.role() == Role.LOCATION)
            .sorted(Comparator.comparing(SlotType::level))
            .map(slot -> slot.name().value())
            .toList();
    this.things = names(Role.ENTITY);
    this.types = names(Role.TYPE);
    this.topics = names(Role.TOPIC);
    this.orders = names(Role.ORDER);
  }

  private Set<String> names(Role role) {
    return domain.slots().stream()
        .filter(slot -> slot.role() == role)
        .map(slot -> slot.name().value())
        .collect(Collectors.toSet());
  }

  /** How a case was resolved. */
  public Judgement judge(LabelledCase labelled, Given given) {
    if (given.missing()) {
      return Judgement.NOTHING;
    }
    Expected expected = labelled.expected();
    Set<String> accepted = accepted(labelled);
    String question = Wordings.normal(given.question());
    boolean pattern =
        expected.patterns().isEmpty() || expected.patterns().contains(given.pattern());
    if (expected.patterns().stream().anyMatch(ASIDE::contains)) {
      boolean unchanged =
          question.isEmpty()
              || question.equals(Wordings.normal(labelled.question()))
              || accepted.contains(question);
      boolean right = (given.aside() || expected.patterns().contains(given.pattern())) && unchanged;
      return new Judgement(right, right, right);
    }
    boolean semantic =
        !given.aside()
            && given.followUp() == expected.followUp()
            && expected.readings().stream().anyMatch(slots -> fits(slots, given, expected));
    return new Judgement(semantic, accepted.isEmpty() || accepted.contains(question), pattern);
  }

  /** The accepted wordings; a question that stands alone has to come back as it was. */
  private static Set<String> accepted(LabelledCase labelled) {
    List<String> resolved = labelled.expected().resolved();
    List<String> wordings =
        resolved.isEmpty() && !labelled.expected().followUp()
            ? List.of(labelled.question())
            : resolved;
    return wordings.stream().map(Wordings::normal).collect(Collectors.toSet());
  }

  private boolean fits(Map<String, String> wanted, Given given, Expected expected) {
    return wanted.entrySet().stream()
            .allMatch(slot -> sameValue(slot.getKey(), slot.getValue(), given.slots()))
        && given.slots().keySet().stream()
            .allMatch(slot -> wanted.containsKey(slot) || mayBeAdded(slot, wanted, expected))
        && intentFits(wanted, given, expected);
  }

  private boolean sameValue(String slot, String wanted, Map<String, String> slots) {
    String given = slots.get(slot);
    if (given == null) {
      return false;
    }
    String want = Wordings.plain(wanted);
    String got = Wordings.plain(given);
    if (topics.contains(slot)) {
      return Wordings.sameSubject(want, got);
    }
    return want.equals(got) || (places.contains(slot) && isName(want, new SlotName(slot), given));
  }

  /** True when the workspace knows a value by that name too. */
  private boolean isName(String plain, SlotName slot, String key) {
    return labels.stream()
        .filter(label -> label.slot().name().equals(slot) && label.value().key().equals(key))
        .anyMatch(label -> Wordings.plain(label.text()).equals(plain));
  }

  /**
   * A further slot does no harm when it is the kind of the thing asked about, the place of the list
   * that it was picked from or, in a follow-up, the larger place around a place asked about.
   */
  private boolean mayBeAdded(String slot, Map<String, String> wanted, Expected expected) {
    boolean place = places.contains(slot);
    boolean dropped = expected.drops(slot);
    if (wanted.keySet().stream().anyMatch(things::contains)) {
      return types.contains(slot) || (place && dropped);
    }
    return expected.followUp()
        && place
        && !dropped
        && places.subList(0, places.indexOf(slot)).stream().anyMatch(wanted::containsKey);
  }

  /** "The oldest" can be asked of a list or of one thing. */
  private boolean intentFits(Map<String, String> wanted, Given given, Expected expected) {
    List<String> either = List.of(domain.intent(Act.LIST), domain.intent(Act.SUPERLATIVE));
    return expected.intent().isEmpty()
        || expected.intent().equals(domain.intent(Act.OTHER))
        || given.intent().equals(expected.intent())
        || (wanted.keySet().stream().anyMatch(orders::contains)
            && either.containsAll(List.of(given.intent(), expected.intent())));
  }
}
