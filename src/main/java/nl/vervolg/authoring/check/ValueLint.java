package nl.vervolg.authoring.check;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.dialogue.Act;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.SlotName;
import nl.vervolg.dialogue.SlotValue;
import nl.vervolg.knowledge.Domain;
import nl.vervolg.knowledge.Label;
import nl.vervolg.knowledge.SlotType;
import nl.vervolg.knowledge.YamlValue;
import nl.vervolg.problem.Place;
import nl.vervolg.problem.Problems;
import nl.vervolg.problem.Suggestions;

/** Values that the vocabulary has and nothing else, or that everything has but the vocabulary. */
final class ValueLint implements Lint {
  /** What conditions.yaml knows of, by the role of the slot whose values it has to know. */
  private static final List<Closed> CLOSED =
      List.of(
          new Closed(Role.ORDER, "orders", "sorts by"),
          new Closed(Role.PROPERTY, "facts", "tells"));

  private static final String CONDITIONS = "conditions.yaml";
  private static final String VALUES = "values";

  /** A list of values of which each side has to know all. */
  private record Closed(Role role, String section, String does) {}

  @Override
  public void check(Material material, Findings findings) {
    material.domain().ifPresent(domain -> closed(domain, material, findings));
    material
        .words()
        .vocabulary()
        .forEach(
            (slot, file) ->
                material
                    .workspace()
                    .ifPresent(ready -> open(new SlotName(slot), file, ready, findings)));
  }

  private static void closed(Domain domain, Material material, Findings findings) {
    Optional<YamlValue> conditions =
        YamlValue.read(material.folders().templates().resolve(CONDITIONS), new Problems());
    for (Closed list : CLOSED) {
      Optional<Map<String, Place>> known = conditions.flatMap(file -> names(file, list.section()));
      known.ifPresent(names -> closed(list, names, domain, material, findings));
    }
  }

  private static void closed(
      Closed list, Map<String, Place> known, Domain domain, Material material, Findings findings) {
    Map<String, Place> worded = new LinkedHashMap<>();
    for (SlotType slot : domain.slots()) {
      Optional<WordFile> words =
          Optional.ofNullable(material.words().vocabulary().get(slot.name().value()));
      if (slot.role() == list.role() && words.isPresent()) {
        Path file = words.orElseThrow().file();
        YamlValue.read(file, new Problems())
            .flatMap(root -> names(root, VALUES))
            .ifPresent(worded::putAll);
      }
    }
    if (worded.isEmpty()) {
      return;
    }
    worded.forEach(
        (key, place) -> {
          if (!known.containsKey(key)) {
            findings.told(
                LintKind.VALUE_WITHOUT_TEMPLATE,
                place,
                "Nothing in " + CONDITIONS + " " + list.does() + " (" + key + ").",
                Suggestions.maybe(key, known.keySet()));
          }
        });
    known.forEach(
        (key, place) -> {
          if (!worded.containsKey(key)) {
            findings.told(
                LintKind.VALUE_WITHOUT_WORDS,
                place,
                "The vocabulary has no words for (" + key + "), so nobody can ask for it.",
                Suggestions.maybe(key, worded.keySet()));
          }
        });
  }

  private static Optional<Map<String, Place>> names(YamlValue file, String section) {
    return file.isMap()
        ? Optional.ofNullable(file.map().get(section))
            .map(YamlValue::names)
            .filter(names -> !names.isEmpty())
        : Optional.empty();
  }

  /** Values of which the data know nothing. */
  private static void open(SlotName slot, WordFile file, Workspace workspace, Findings findings) {
    if (Stream.of(Act.values()).noneMatch(act -> workspace.templates().takes(act, slot))) {
      findings.add(
          LintKind.SLOT_WITHOUT_TEMPLATE,
          new Place(file.file(), 0),
          "No template has a place for the slot (" + slot + "), so its words lead nowhere.");
      return;
    }
    List<Label> labels =
        workspace.knowledge().labels().stream()
            .filter(label -> label.slot().name().equals(slot))
            .toList();
    Set<String> lost = keys(labels, true);
    Set<String> found = keys(labels, false);
    for (String key : lost) {
      file.below(VALUES + "." + key + ".").stream()
          .flatMap(list -> list.words().stream())
          .findFirst()
          .ifPresent(
              word ->
                  findings.told(
                      LintKind.VALUE_WITHOUT_DATA,
                      word.place(),
                      "Nothing in the data is (" + key + "), so its words lead nowhere.",
                      Suggestions.closest(key, found)
                          .map(near -> "Maybe you meant (" + near + ").")
                          .orElse(LintKind.VALUE_WITHOUT_DATA.advice())));
    }
  }

  private static Set<String> keys(List<Label> labels, boolean lost) {
    return labels.stream()
        .filter(label -> lost(label) == lost)
        .map(label -> label.value().key())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static boolean lost(Label label) {
    return label.slot().source().isPresent()
        && label.value() instanceof SlotValue.Term term
        && term.iris().isEmpty();
  }
}
