package nl.vervolg.authoring.check;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import nl.vervolg.authoring.check.WordLists.CueWord;
import nl.vervolg.dialogue.Language;
import nl.vervolg.knowledge.Knowledge;
import nl.vervolg.knowledge.Label;
import nl.vervolg.understand.Tokenizer;

/** Cues that are words for values as well. */
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
}
