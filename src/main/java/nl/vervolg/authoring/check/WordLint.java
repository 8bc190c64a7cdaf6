package nl.vervolg.authoring.check;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import nl.vervolg.authoring.check.WordList.Written;
import nl.vervolg.dialogue.Language;
import nl.vervolg.problem.Letters;
import nl.vervolg.problem.Place;
import nl.vervolg.problem.Suggestions;

/** Words that stand twice in a list or cannot be found, and lists that a language lacks. */
final class WordLint implements Lint {
  /** What is written out and never looked for in a turn. */
  private static final List<String> NOT_FOUND_IN_TURNS =
      List.of("grammar.", "clarifications.", "suggestions.");

  /** Lists whose words are looked for. */
  private static final List<String> SOUGHT =
      List.of(
          "cues.",
          "anaphors.",
          "demonstratives",
          "ordinals.",
          "ranges.",
          "numbers.",
          "numbered",
          "ordinal_nouns");

  private static final String VALUES = "values.";
  private static final String NOUNS = ".nouns.";

  @Override
  public void check(Material material, Findings findings) {
    for (WordFile file : material.words().own()) {
      for (WordList list : file.lists()) {
        if (list.several()) {
          repeated(list, findings);
        }
        strange(list, findings);
        if (sought(list.name())) {
          lost(list, findings);
        }
      }
    }
    if (material.words().ownLanguages()) {
      missing(material.words(), findings);
    }
  }

  private static boolean sought(String name) {
    return name.contains(NOUNS)
        || name.startsWith(VALUES)
        || SOUGHT.stream().anyMatch(name::startsWith);
  }

  private static void repeated(WordList list, Findings findings) {
    boolean compared = sought(list.name());
    if (!compared && !NOT_FOUND_IN_TURNS.get(0).equals(top(list.name()))) {
      return;
    }
    Map<String, Written> seen = new HashMap<>();
    for (Written word : list.words()) {
      Optional<Written> before =
          Optional.ofNullable(seen.putIfAbsent(word.list() + " " + word.compared(), word));
      boolean other = before.filter(each -> !each.place().equals(word.place())).isPresent();
      if (other && !word.compared().isEmpty()) {
        Written first = before.orElseThrow();
        findings.add(
            LintKind.REPEATED_WORD,
            word.place(),
            "("
                + word.text()
                + ") stands in the list ("
                + list.name()
                + ") in line "
                + first.place().line()
                + (first.text().equals(word.text()) ? "" : " as (" + first.text() + ")")
                + " already.");
      }
    }
  }

  private static String top(String name) {
    return name.substring(0, name.indexOf('.') + 1);
  }

  private static void lost(WordList list, Findings findings) {
    for (Written word : list.words()) {
      if (word.compared().isEmpty()) {
        findings.add(
            LintKind.LOST_WORD,
            word.place(),
            "(" + word.text() + ") in the list (" + list.name() + ") has no letter and no digit.");
      }
    }
  }

  private static void strange(WordList list, Findings findings) {
    for (Written word : list.words()) {
      Letters.check(word.text())
          .distinct()
          .forEach(
              strange ->
                  findings.add(
                      LintKind.STRANGE_LETTER,
                      word.place(),
                      "In the list (" + list.name() + "): " + strange.what()));
    }
  }

  /** Tells lists that all other languages have, where there are others. */
  private static void missing(WordLists words, Findings findings) {
    if (words.languages().size() < 2) {
      return;
    }
    Map<Language, Set<String>> sections = new HashMap<>();
    words.languages().forEach((language, file) -> sections.put(language, sections(file)));
    for (Map.Entry<Language, WordFile> each : words.languages().entrySet()) {
      Set<String> all = new TreeSet<>();
      sections.values().forEach(all::addAll);
      sections.forEach(
          (language, theirs) -> {
            if (!language.equals(each.getKey())) {
              all.retainAll(theirs);
            }
          });
      Set<String> own = sections.getOrDefault(each.getKey(), Set.of());
      Set<String> alone = alone(each.getKey(), sections);
      all.removeAll(own);
      all.removeIf(section -> Suggestions.closest(section, alone).isPresent());
      all.forEach(
          section ->
              findings.add(
                  LintKind.MISSING_LIST,
                  new Place(each.getValue().file(), 0),
                  "There is no (" + section + "), which the other languages have."));
    }
  }

  /** What only this language has: the name of one that it lacks may be written wrong there. */
  private static Set<String> alone(Language language, Map<Language, Set<String>> sections) {
    Set<String> alone = new TreeSet<>(sections.getOrDefault(language, Set.of()));
    sections.forEach(
        (other, theirs) -> {
          if (!other.equals(language)) {
            alone.removeAll(theirs);
          }
        });
    return alone;
  }

  /** What a language file has: each list of cues, each way of pointing back, each sentence. */
  private static Set<String> sections(WordFile file) {
    Set<String> sections = new TreeSet<>();
    for (WordList list : file.lists()) {
      String[] names = list.name().split("\\.", -1);
      boolean parts =
          list.name().startsWith("cues.")
              || list.name().startsWith("anaphors.")
              || NOT_FOUND_IN_TURNS.subList(1, 3).contains(top(list.name()));
      if (!list.name().startsWith(NOT_FOUND_IN_TURNS.get(0))) {
        sections.add(parts && names.length > 1 ? names[0] + "." + names[1] : names[0]);
      }
    }
    return sections;
  }
}
