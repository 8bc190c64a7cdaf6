package nl.vervolg.authoring.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import nl.vervolg.authoring.check.WordList.Written;
import nl.vervolg.dialogue.Language;

/** Cues that do two things, or that other words take for themselves. */
final class CueLint implements Lint {
  /** Kinds of cues that change nothing beside others. */
  private static final Set<String> EMPTY = Set.of("filler", "article");

  /** Kinds of fixed phrases: what a part of them would mean does not count. */
  private static final Set<String> PHRASES =
      Set.of("filler", "article", "small_talk", "off_topic", "predicate");

  @Override
  public void check(Material material, Findings findings) {
    if (material.words().ownLanguages()) {
      for (Language language : material.words().languages().keySet()) {
        Map<String, List<Written>> cues = material.words().cues(language);
        Map<String, Set<String>> kinds = kinds(cues);
        twoKinds(cues, kinds, language, findings);
        inCues(cues, kinds, language, findings);
        inWords(cues, findings);
      }
    }
  }

  /** The kinds of each word. */
  private static Map<String, Set<String>> kinds(Map<String, List<Written>> cues) {
    Map<String, Set<String>> kinds = new HashMap<>();
    cues.forEach(
        (kind, words) ->
            words.forEach(
                word -> kinds.computeIfAbsent(word.compared(), each -> new TreeSet<>()).add(kind)));
    return kinds;
  }

  private static void twoKinds(
      Map<String, List<Written>> cues,
      Map<String, Set<String>> kinds,
      Language language,
      Findings findings) {
    Samples found = new Samples();
    Set<String> told = new TreeSet<>();
    cues.forEach(
        (kind, words) ->
            words.stream()
                .filter(word -> of(word.compared(), kinds).size() > 1)
                .filter(word -> told.add(word.compared()))
                .forEach(
                    word -> found.add(word, String.join(" and ", of(word.compared(), kinds)))));
    found.tell(
        LintKind.CUE_OF_TWO_KINDS, "Words of (" + language + ") in two lists of cues", findings);
  }

  private static void inWords(Map<String, List<Written>> cues, Findings findings) {
    cues.forEach(
        (kind, words) ->
            words.stream()
                .filter(word -> word.compared().length() == 1)
                .filter(word -> Character.isLetter(word.compared().charAt(0)))
                .filter(word -> word.text().strip().length() > 1)
                .forEach(
                    word ->
                        findings.add(
                            LintKind.CUE_IN_WORD,
                            word.place(),
                            "The cue ("
                                + word.text()
                                + ") of ("
                                + kind
                                + ") is found wherever the letter ("
                                + word.compared()
                                + ") stands between signs.")));
  }

  /** Tells cues that are another kind when a word that changes nothing is taken away. */
  private static void inCues(
      Map<String, List<Written>> cues,
      Map<String, Set<String>> kinds,
      Language language,
      Findings findings) {
    Samples found = new Samples();
    cues.forEach(
        (kind, words) -> {
          if (!PHRASES.contains(kind)) {
            for (Written word : words) {
              other(word, kind, kinds)
                  .ifPresent(
                      shorter ->
                          found.add(
                              word,
                              kind
                                  + ", but ("
                                  + shorter
                                  + ") "
                                  + String.join(" and ", of(shorter, kinds))));
            }
          }
        });
    found.tell(
        LintKind.CUE_IN_CUE,
        "Cues of (" + language + ") that a word which changes nothing makes another kind",
        findings);
  }

  /** The cue of another kind that is left without a first or last word that changes nothing. */
  private static Optional<String> other(Written word, String kind, Map<String, Set<String>> kinds) {
    return shorter(word, kinds)
        .filter(each -> !of(each, kinds).contains(kind))
        .filter(each -> of(each, kinds).stream().noneMatch(PHRASES::contains))
        .findFirst();
  }

  private static Stream<String> shorter(Written word, Map<String, Set<String>> kinds) {
    String[] words = word.compared().split(" ", -1);
    List<String> shorter = new ArrayList<>();
    if (words.length > 1 && empty(words[0], kinds)) {
      shorter.add(String.join(" ", Arrays.copyOfRange(words, 1, words.length)));
    }
    if (words.length > 1 && empty(words[words.length - 1], kinds)) {
      shorter.add(String.join(" ", Arrays.copyOf(words, words.length - 1)));
    }
    return shorter.stream().filter(kinds::containsKey);
  }

  private static boolean empty(String word, Map<String, Set<String>> kinds) {
    return kinds.containsKey(word) && EMPTY.containsAll(of(word, kinds));
  }

  private static Set<String> of(String word, Map<String, Set<String>> kinds) {
    return kinds.getOrDefault(word, Set.of());
  }
}
