package nl.vervolg.authoring.why.change;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import nl.vervolg.dialogue.CueKind;
import nl.vervolg.dialogue.Evidence;
import nl.vervolg.dialogue.Mention;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.Slot;
import nl.vervolg.dialogue.SlotName;
import nl.vervolg.dialogue.SlotValue;
import nl.vervolg.dialogue.Span;
import nl.vervolg.knowledge.Domain;
import nl.vervolg.knowledge.Knowledge;
import nl.vervolg.knowledge.Label;
import nl.vervolg.knowledge.LanguagePack;
import nl.vervolg.knowledge.SlotType;
import nl.vervolg.resolve.rules.trace.Matcher;

/** Words of one language that name values of slots, alone and with the word that leads them. */
final class NamedValues {
  private static final Set<String> OPEN = Set.of("span", "this", "evidence");
  private static final Span SOMEWHERE = new Span(0, 1);

  /** A year that any measure can have. */
  private static final long YEAR = 1900;

  /** Values that are looked at of each slot: the largest things, else the first. */
  private static final int MOST_VALUES = 24;

  private static final int MOST_OF_A_SLOT = 3;

  /** The cue that leads values of a role. */
  private static final Map<Role, CueKind> LEADING =
      Map.of(Role.LOCATION, CueKind.PLACE, Role.TOPIC, CueKind.TOPIC);

  private final Domain domain;
  private final LanguagePack pack;
  private final List<Label> labels;
  private final Map<SlotName, List<Label>> known = new TreeMap<>();
  private final Map<SlotValue, List<Label>> byValue = new HashMap<>();

  NamedValues(Knowledge knowledge, LanguagePack pack) {
    this.domain = knowledge.domain();
    this.pack = pack;
    this.labels = knowledge.labels().stream().filter(this::said).toList();
  }

  private boolean said(Label label) {
    return label.language().map(pack.language()::equals).orElse(true);
  }

  /** Some labels of a slot, those of the largest things first. */
  List<Label> of(SlotType type) {
    return known.computeIfAbsent(
        type.name(),
        name ->
            labels.stream()
                .filter(label -> label.slot().name().equals(name))
                .sorted(Comparator.comparingLong(Label::weight).reversed())
                .limit(MOST_VALUES)
                .toList());
  }

  private List<Label> naming(SlotValue value) {
    return byValue.computeIfAbsent(
        value,
        wanted -> labels.stream().filter(label -> label.value().equals(wanted)).limit(2).toList());
  }

  /**
   * What to say for such a mention.
   *
   * @param around values that the conversation speaks of
   */
  List<String> mentions(Need wanted, List<SlotValue> around) {
    List<String> phrases = new ArrayList<>();
    for (SlotType type : domain.slots()) {
      named(type, wanted, around)
          .filter(label -> fits(wanted, mention(type, label.value())))
          .limit(MOST_OF_A_SLOT + around.size())
          .forEach(label -> phrases.addAll(led(type, label.text())));
      if (type.role() == Role.MEASURE) {
        years(wanted)
            .filter(year -> fits(wanted, mention(type, year)))
            .forEach(year -> phrases.addAll(led(type, year.key())));
      }
    }
    return phrases;
  }

  /** What to say in the question before for such a slot. */
  List<String> slots(Need wanted) {
    List<String> phrases = new ArrayList<>();
    for (SlotType type : domain.slots()) {
      Stream<SlotValue> years = type.role() == Role.MEASURE ? years(wanted) : Stream.of();
      years
          .filter(year -> fits(wanted, new Slot(type.name(), type.role(), type.level(), year)))
          .forEach(year -> phrases.addAll(led(type, year.key())));
      named(type, wanted, List.of())
          .filter(
              label ->
                  fits(wanted, new Slot(type.name(), type.role(), type.level(), label.value())))
          .limit(MOST_OF_A_SLOT)
          .forEach(label -> phrases.addAll(led(type, label.text())));
    }
    return phrases;
  }

  /** Values that the rule or the conversation speaks of go first: it may want the same. */
  private Stream<Label> named(SlotType type, Need wanted, List<SlotValue> around) {
    Stream<Label> same =
        Stream.concat(spoken(wanted), around.stream())
            .distinct()
            .flatMap(value -> naming(value).stream())
            .filter(label -> label.slot().name().equals(type.name()));
    return Stream.concat(same, of(type).stream()).distinct();
  }

  private static Stream<SlotValue> spoken(Need wanted) {
    return wanted.bindings().names().stream()
        .map(wanted.bindings()::value)
        .flatMap(Optional::stream)
        .filter(SlotValue.class::isInstance)
        .map(SlotValue.class::cast);
  }

  private static Stream<SlotValue> years(Need wanted) {
    return Stream.concat(
            spoken(wanted).filter(SlotValue.Amount.class::isInstance),
            Stream.of(new SlotValue.Amount(YEAR), new SlotValue.Amount(YEAR + 1)))
        .distinct();
  }

  private static boolean fits(Need wanted, Object fact) {
    return Matcher.couldFit(wanted.pattern(), fact, wanted.bindings(), OPEN);
  }

  private static Mention mention(SlotType type, SlotValue value) {
    return new Mention(SOMEWHERE, type.name(), type.role(), type.level(), value, Evidence.LABEL, 0);
  }

  private List<String> led(SlotType type, String name) {
    List<String> phrases = new ArrayList<>(List.of(name));
    CueKind leading =
        switch (type.comparison()) {
          case BEFORE -> CueKind.BEFORE;
          case AFTER -> CueKind.AFTER;
          case NONE -> LEADING.getOrDefault(type.role(), CueKind.FILLER);
        };
    if (leading != CueKind.FILLER) {
      Phrases.words(pack, leading).stream()
          .limit(2)
          .forEach(word -> phrases.add(word + " " + name));
    }
    return phrases;
  }
}
