package nl.vervolg.authoring.check;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nl.vervolg.authoring.check.WordLists.CueWord;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.dialogue.Act;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.SlotName;
import nl.vervolg.dialogue.SlotValue;
import nl.vervolg.knowledge.Knowledge;
import nl.vervolg.knowledge.Label;
import nl.vervolg.match.TemplateCatalog;
import nl.vervolg.problem.Place;
import nl.vervolg.understand.Tokenizer;

/** Cues that are words for values as well, and values that nothing has. */
final class NameLint implements Lint {
  @Override
  public void check(Material material, Findings findings) {
    material
        .workspace()
        .ifPresent(
            workspace -> {
              Knowledge knowledge = workspace.knowledge();
              for (Language language : own(material.words())) {
                names(material.words(), language, knowledge.labels(), findings);
              }
              material
                  .words()
                  .vocabulary()
                  .forEach((slot, file) -> values(new SlotName(slot), file, material, findings));
            });
  }

  private static Set<Language> own(WordLists words) {
    return words.ownLanguages() ? words.languages().keySet() : Set.of();
  }

  private static void names(
      WordLists words, Language language, List<Label> labels, Findings findings) {
    Map<String, Set<String>> slots = new HashMap<>();
    for (Label label : labels) {
      if (label.language().map(language::equals).orElse(true) && label.weight() == 0) {
        slots
            .computeIfAbsent(
                String.join(" ", Tokenizer.words(label.text())), each -> new TreeSet<>())
            .add(label.slot().name().value());
      }
    }
    Samples found = new Samples();
    for (CueWord cue : words.cueWords(language)) {
      for (String slot : slots.getOrDefault(cue.word().compared(), Set.of())) {
        found.add(cue.word(), cue.kind() + " and " + slot);
      }
    }
    found.tell(LintKind.CUE_AND_NAME, "Cues of (" + language + ") that name a value", findings);
  }

  /** Values of which the data, or for what can be asked of a thing the templates, know nothing. */
  private static void values(SlotName slot, WordFile file, Material material, Findings findings) {
    Workspace workspace = material.workspace().orElseThrow();
    if (Stream.of(Act.values()).noneMatch(act -> workspace.templates().takes(act, slot))) {
      findings.add(
          LintKind.SLOT_WITHOUT_TEMPLATE,
          new Place(file.file(), 0),
          "No template has a place for the slot (" + slot + "), so its words lead nowhere.");
      return;
    }
    Set<String> lost =
        workspace.knowledge().labels().stream()
            .filter(label -> label.slot().name().equals(slot))
            .filter(label -> lost(label, workspace.templates()))
            .map(label -> label.value().key())
            .collect(Collectors.toCollection(TreeSet::new));
    for (String key : lost) {
      file.below("values." + key + ".").stream()
          .flatMap(list -> list.words().stream())
          .findFirst()
          .ifPresent(
              word ->
                  findings.add(
                      LintKind.VALUE_WITHOUT_DATA,
                      word.place(),
                      "Nothing in the data or templates is ("
                          + key
                          + "), so its words lead nowhere."));
    }
  }

  private static boolean lost(Label label, TemplateCatalog templates) {
    if (label.slot().role() == Role.PROPERTY) {
      return !templates.facts().contains(label.value().key());
    }
    if (label.slot().role() == Role.ORDER) {
      return !templates.orders().contains(label.value().key());
    }
    return label.slot().source().isPresent()
        && label.value() instanceof SlotValue.Term term
        && term.iris().isEmpty();
  }
}
