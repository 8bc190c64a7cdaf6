package nl.vervolg.authoring.check;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.SlotName;
import nl.vervolg.dialogue.SlotValue;
import nl.vervolg.knowledge.Knowledge;
import nl.vervolg.knowledge.Label;
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
              if (material.words().ownLanguages()) {
                material
                    .words()
                    .languages()
                    .keySet()
                    .forEach(
                        language ->
                            names(material.words(), language, knowledge.labels(), findings));
              }
              material
                  .words()
                  .vocabulary()
                  .forEach((slot, file) -> values(new SlotName(slot), file, material, findings));
            });
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
    words
        .cues(language)
        .forEach(
            (kind, cues) ->
                cues.forEach(
                    cue ->
                        slots
                            .getOrDefault(cue.compared(), Set.of())
                            .forEach(slot -> found.add(cue, kind + " and " + slot))));
    found.tell(LintKind.CUE_AND_NAME, "Cues of (" + language + ") that name a value", findings);
  }

  /** Values of which the data, or for what can be asked of a thing the templates, know nothing. */
  private static void values(SlotName slot, WordFile file, Material material, Findings findings) {
    Workspace workspace = material.workspace().orElseThrow();
    Set<String> lost =
        workspace.knowledge().labels().stream()
            .filter(label -> label.slot().name().equals(slot))
            .filter(label -> lost(label, workspace.templates().facts()))
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

  private static boolean lost(Label label, List<String> facts) {
    if (label.slot().role() == Role.PROPERTY) {
      return !facts.contains(label.value().key());
    }
    return label.slot().source().isPresent()
        && label.value() instanceof SlotValue.Term term
        && term.iris().isEmpty();
  }
}
