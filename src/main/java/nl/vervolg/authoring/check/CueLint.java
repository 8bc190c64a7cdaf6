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
import nl.vervolg.authoring.check.WordLists.CueWord;
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
        List<CueWord> cues = material.words().cueWords(language);
        Map<String, Set<String>> kinds = kinds(cues);
        twoKinds(cues, kinds, language, findings);
        inCues(cues, kinds, language, findings);
        inWords(cues, findings);
      }
    }
  }

  /** The kinds of each word. */
  private static Map<String, Set<String>> kinds(List<CueWord> cues) {
    Map<String, Set<String>> kinds = new HashMap<>();
    for (CueWord cue : cues) {
      kinds.computeIfAbsent(cue.word().compared(), each -> new TreeSet<>()).add(cue.kind());
    }
    return kinds;
  }

  private static void twoKinds(
      List<CueWord> cues, Map<String, Set<String>> kinds, Language language, Findings findings) {
    Samples found = new Samples();
    Set<String> told = new TreeSet<>();
    for (CueWord cue : cues) {
      Set<String> both = of(cue.word().compared(), kinds);
      if (both.size() > 1 && told.add(cue.word().compared())) {
        found.add(cue.word(), String.join(" and ", both));
      }
    }
    found.tell(
        LintKind.CUE_OF_TWO_KINDS, "Words of (" + language + ") in two lists of cues", findings);
  }

  private static void inWords(List<CueWord> cues, Findings findings) {
    for (CueWord cue : cues) {
      String letter = cue.word().compared();
      String written = cue.word().text();
      boolean one = letter.length() == 1 && Character.isLetter(letter.charAt(0));
      if (one && written.strip().length() > 1) {
        findings.add(
            LintKind.CUE_IN_WORD,
            cue.word().place(),
            "The cue ("
                + written
                + ") of ("
                + cue.kind()
                + ") is found wherever the letter ("
                + letter
                + ") stands between signs.");
      }
    }
  }

  /** Tells cues that are another kind when a word that changes nothing is taken away. */
  private static void inCues(
      List<CueWord> cues, Map<String, Set<String>> kinds, Language language, Findings findings) {
    Samples found = new Samples();
    for (CueWord cue : cues) {
      if (!PHRASES.contains(cue.kind())) {
        other(cue.word(), cue.kind(), kinds)
            .ifPresent(
                shorter ->
                    found.add(
                        cue.word(),
                        cue.kind()
                            + ", but ("
                            + shorter
                            + ") "
                            + String.join(" and ", of(shorter, kinds))));
      }
    }
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
