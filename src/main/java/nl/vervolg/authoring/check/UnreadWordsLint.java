package nl.vervolg.authoring.check;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import nl.vervolg.authoring.check.WordLists.CueWord;
import nl.vervolg.dialogue.Anaphor;
import nl.vervolg.dialogue.AnaphorKind;
import nl.vervolg.dialogue.Cue;
import nl.vervolg.dialogue.CueKind;
import nl.vervolg.dialogue.Language;
import nl.vervolg.problem.Place;
import nl.vervolg.resolve.rules.RuleTree;

/** Lists of words of a kind for which no rule asks. */
final class UnreadWordsLint implements Lint {
  /** Kinds that already do their work where a turn is read, before any rule. */
  static final Set<CueKind> READ =
      Set.of(
          CueKind.ARTICLE,
          CueKind.FILLER,
          CueKind.PREDICATE,
          CueKind.TOPIC,
          CueKind.TOPIC_NOUN,
          CueKind.PLACE,
          CueKind.GENITIVE,
          CueKind.BEFORE,
          CueKind.AFTER,
          CueKind.BETWEEN);

  @Override
  public void check(Material material, Findings findings) {
    boolean own = material.words().ownLanguages() && !material.rules().isEmpty();
    if (!own || !material.whole()) {
      return;
    }
    Set<String> cues = cues(material.rules());
    Set<String> anaphors = Conclusions.asked(material.rules(), Anaphor.class, AnaphorKind.class);
    for (Language language : material.words().languages().keySet()) {
      Map<String, Place> first = new LinkedHashMap<>();
      for (CueWord cue : material.words().cueWords(language)) {
        if (!cues.contains(cue.kind().toUpperCase(Locale.ROOT))) {
          first.putIfAbsent(cue.kind(), cue.word().place());
        }
      }
      first.forEach((kind, place) -> tell(kind, place, language, findings));
      pointing(material.words(), language, anaphors, findings);
    }
  }

  /** The kinds of cues that are asked for, by a rule or where a turn is read. */
  static Set<String> cues(List<RuleTree> rules) {
    Set<String> cues = Conclusions.asked(rules, Cue.class, CueKind.class);
    READ.forEach(kind -> cues.add(kind.name()));
    return cues;
  }

  private static void pointing(
      WordLists words, Language language, Set<String> asked, Findings findings) {
    for (AnaphorKind kind : AnaphorKind.values()) {
      if (!asked.contains(kind.name())) {
        Optional<Place> first =
            Optional.ofNullable(words.languages().get(language)).stream()
                .flatMap(file -> file.pointing(kind).stream())
                .flatMap(list -> list.words().stream())
                .map(WordList.Written::place)
                .findFirst();
        first.ifPresent(
            place -> tell(kind.name().toLowerCase(Locale.ROOT), place, language, findings));
      }
    }
  }

  private static void tell(String kind, Place place, Language language, Findings findings) {
    findings.add(
        LintKind.UNREAD_WORDS,
        place,
        "No rule asks for the words of (" + language + ") of the kind (" + kind + ").");
  }
}
