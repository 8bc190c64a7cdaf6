package nl.vervolg.resolve;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import nl.vervolg.dialogue.CueKind;
import nl.vervolg.dialogue.Language;
import nl.vervolg.knowledge.Knowledge;
import nl.vervolg.knowledge.LanguagePack;
import nl.vervolg.problem.Place;
import nl.vervolg.problem.Problem;
import nl.vervolg.problem.Problems;
import nl.vervolg.problem.Severity;
import nl.vervolg.problem.Suggestions;
import nl.vervolg.resolve.rules.Rule;
import nl.vervolg.resolve.rules.RuleBase;
import nl.vervolg.resolve.rules.Wordings;
import nl.vervolg.understand.Tokenizer;
import nl.vervolg.understand.phrases.PhraseRow;

/** Checks what a phrase sheet says against the languages and words of a workspace. */
public final class PhraseCheck {
  /** Words that any question has: a wording of these alone says nothing. */
  private static final List<CueKind> COMMON =
      List.of(CueKind.FILLER, CueKind.ARTICLE, CueKind.PLACE, CueKind.GENITIVE);

  private final List<Language> spoken;
  private final Map<Language, LanguagePack> packs;
  private final Problems problems;
  private final Map<String, Rule> rules = new HashMap<>();
  private final Map<Language, Set<String>> common = new HashMap<>();

  private PhraseCheck(List<Language> spoken, Map<Language, LanguagePack> packs, Problems problems) {
    this.spoken = spoken;
    this.packs = packs;
    this.problems = problems;
  }

  /**
   * Ends the loading where a row has another language than the workspace, or words that say
   * nothing.
   *
   * @throws Problems.WorkspaceException with every such cell
   */
  public static void check(RuleBase rules, Knowledge knowledge) {
    Problems problems = new Problems();
    check(
        Wordings.of(rules),
        List.copyOf(knowledge.languages().keySet()),
        knowledge.languages(),
        problems);
    problems.throwIfAny();
  }

  /**
   * The same for a workspace in which something else is wrong.
   *
   * @param spoken the languages of the domain
   * @param packs the words of those that can be read
   */
  public static void check(
      Wordings wordings,
      List<Language> spoken,
      Map<Language, LanguagePack> packs,
      Problems problems) {
    PhraseCheck check = new PhraseCheck(spoken, packs, problems);
    wordings.rules().forEach(rule -> check.rules.put(rule.id(), rule));
    wordings.rows().forEach(check::row);
  }

  private void row(PhraseRow row) {
    Optional<LanguagePack> pack = Optional.ofNullable(packs.get(row.language()));
    if (!spoken.contains(row.language())) {
      List<String> codes = spoken.stream().map(Language::code).toList();
      problem(
          row,
          true,
          "language",
          "The workspace has no language (" + row.language().code() + ").",
          Suggestions.maybe(row.language().code(), codes));
    } else if (pack.isPresent() && common(pack.orElseThrow()).containsAll(row.words())) {
      problem(
          row,
          false,
          "general",
          "The wording (" + row.wording() + ") has only words that any question can have.",
          "Write the words that make it what it is.");
    }
  }

  private Set<String> common(LanguagePack pack) {
    return common.computeIfAbsent(
        pack.language(),
        language -> {
          Set<String> words = new HashSet<>();
          for (CueKind kind : COMMON) {
            for (String phrase : pack.cues().getOrDefault(kind, List.of())) {
              List<String> norms = Tokenizer.words(phrase);
              if (norms.size() == 1) {
                words.addAll(norms);
              }
            }
          }
          return words;
        });
  }

  private void problem(PhraseRow row, boolean language, String kind, String what, String advice) {
    Optional<Rule> rule = Optional.ofNullable(rules.get(row.id()));
    rule.ifPresent(
        known -> {
          Place place =
              language
                  ? new Place(known.file(), known.line(), known.columns().language())
                  : known.place();
          problems.add(new Problem(place, row.id(), "sheet-" + kind, Severity.ERROR, what, advice));
        });
  }
}
