package nl.vervolg.authoring.propose;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import nl.vervolg.authoring.check.CheckedFolders;
import nl.vervolg.authoring.examples.Example;
import nl.vervolg.authoring.examples.Exercise;
import nl.vervolg.authoring.examples.Suite;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.dialogue.DialogueState;
import nl.vervolg.dialogue.Language;
import nl.vervolg.resolve.Trace;
import nl.vervolg.resolve.rules.syntax.RuleSyntax;
import nl.vervolg.resolve.rules.trace.Matcher;
import nl.vervolg.understand.Tokenizer;
import nl.vervolg.understand.Understanding;

/**
 * Finds a rule that is missing: one that nearly fired, with the condition that failed as the turn
 * has it. Where that decides the dialogue rightly and others wrongly, it is tied to turns that have
 * what this one has.
 */
final class MissingRule {
  /** Rules that are tried. */
  static final int MOST_TRIED = 40;

  /** Dialogues that are looked at for a counter-example. */
  private static final int MOST_COUNTERS = 40;

  private final CheckedFolders folders;
  private final Workspace workspace;
  private final Overlay overlay;
  private final Tally tally;

  MissingRule(CheckedFolders folders, Workspace workspace, Overlay overlay, Tally tally) {
    this.folders = folders;
    this.workspace = workspace;
    this.overlay = overlay;
    this.tally = tally;
  }

  /** The rules that nearly fired in a dialogue. */
  Variants variants(Example wanted) {
    return new Variants(workspace.rules(), trace(wanted));
  }

  /** The first rule that does it, of those with the fewest changes. */
  Optional<Proposal.Rule> find(Example wanted, Example.Outcome now) throws IOException {
    if (wanted.text().contains("\"") || wanted.text().contains("\\")) {
      return Optional.empty();
    }
    Trace trace = trace(wanted);
    Language language = now.last().understanding().utterance().language();
    List<Example> others = others(wanted, language);
    for (Variant variant : new Variants(workspace.rules(), trace).firing()) {
      List<RuleSyntax> trees = Narrowing.of(variant.tree(), variant.base().stratum(), trace);
      RuleSyntax narrowest = trees.get(trees.size() - 1);
      if (tally.rules() < MOST_TRIED
          && decides(variant, trees.get(0), wanted, others)
          && passing(variant, narrowest, wanted, others).isPresent()) {
        for (RuleSyntax tree : trees) {
          Optional<Passing> passing = passing(variant, tree, wanted, others);
          if (passing.isPresent()) {
            return passing.map(each -> rule(each.draft(), now, each.examples()));
          }
        }
      }
    }
    return Optional.empty();
  }

  /** A draft with which so many examples come out as before, and the dialogue as wanted. */
  private record Passing(Draft draft, int examples) {}

  private boolean decides(Variant variant, RuleSyntax tree, Example wanted, List<Example> others)
      throws IOException {
    Optional<Draft> draft = draft(variant, tree, wanted, others);
    return draft.isPresent() && with(draft.orElseThrow(), wanted).isPresent();
  }

  /** Where even the narrowest rule changes an example there is no need to try wider ones. */
  private Optional<Passing> passing(
      Variant variant, RuleSyntax tree, Example wanted, List<Example> others) throws IOException {
    Optional<Draft> draft = draft(variant, tree, wanted, others);
    Optional<Workspace> with =
        draft.isEmpty() ? Optional.empty() : with(draft.orElseThrow(), wanted);
    if (with.isEmpty()) {
      return Optional.empty();
    }
    Optional<Integer> passing = overlay.passing(with.orElseThrow());
    if (passing.isEmpty()) {
      tally.broke();
    }
    return passing.map(examples -> new Passing(draft.orElseThrow(), examples));
  }

  /** The workspace with the draft, where it then decides the dialogue as wanted. */
  private Optional<Workspace> with(Draft draft, Example wanted) throws IOException {
    tally.rule();
    return overlay
        .withRules(draft.file(), draft.text())
        .filter(with -> wanted.run(with).asExpected());
  }

  private static Proposal.Rule rule(Draft draft, Example.Outcome now, int passing) {
    return new Proposal.Rule(
        now.actual(),
        draft.variant().base().id(),
        draft.variant().instead(),
        draft.file(),
        draft.text(),
        passing);
  }

  /**
   * None where there is no dialogue in which it does not fire, or there is such a draft already.
   */
  private Optional<Draft> draft(
      Variant variant, RuleSyntax tree, Example wanted, List<Example> others) {
    return others.stream()
        .filter(
            other ->
                new Matcher(trace(other).facts(variant.base().stratum())).matches(tree).isEmpty())
        .findFirst()
        .map(other -> new Draft(variant, tree, wanted.text(), other.text()))
        .filter(draft -> !Files.exists(folders.rules().resolve(draft.file())));
  }

  /**
   * Dialogues in the language that are to end as they do, those with the most of its words first.
   */
  private List<Example> others(Example wanted, Language language) {
    Set<String> words = words(wanted);
    return Suite.of(workspace, folders.examples()).exercises().stream()
        .filter(Exercise.Dialogue.class::isInstance)
        .filter(each -> each.language().equals(Optional.of(language)))
        .filter(each -> Suite.run(each, workspace).passed())
        .map(Exercise::example)
        .filter(each -> each.turns().size() > 1 && !each.text().contains("\""))
        .sorted(
            Comparator.comparingInt((Example each) -> -shared(words, words(each)))
                .thenComparing(Example::text))
        .limit(MOST_COUNTERS)
        .toList();
  }

  private static int shared(Set<String> some, Set<String> others) {
    Set<String> both = new HashSet<>(some);
    both.retainAll(others);
    return both.size();
  }

  private static Set<String> words(Example example) {
    return new HashSet<>(Tokenizer.words(example.turns().get(example.turns().size() - 1).said()));
  }

  private Trace trace(Example example) {
    DialogueState before = example.before(workspace);
    Language usual = before.languageOr(workspace.knowledge().domain().languages().get(0));
    String said = example.turns().get(example.turns().size() - 1).said();
    Understanding turn = workspace.resolver().understand(said, before, usual);
    return workspace.resolver().trace(turn, before);
  }
}
