package nl.vervolg.authoring.propose;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import nl.vervolg.authoring.check.CheckedFolders;
import nl.vervolg.authoring.examples.Example;
import nl.vervolg.authoring.examples.Patterns;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.Question;
import nl.vervolg.resolve.Resolution;
import nl.vervolg.resolve.rules.syntax.Written;
import nl.vervolg.understand.Understanding;

/**
 * Finds what to add so that a dialogue ends as somebody wants: a word that names something or
 * changes nothing where one is not known, else a row of a phrase sheet, else a word that does
 * something, else a rule.
 */
public final class Proposer {
  private final CheckedFolders folders;
  private final Workspace workspace;
  private final Tally tally;

  /**
   * For a workspace.
   *
   * @param folders its folders
   * @param tried is told how many changes were tried
   */
  public Proposer(CheckedFolders folders, Workspace workspace, IntConsumer tried) {
    this.folders = folders;
    this.workspace = workspace;
    this.tally = new Tally(tried);
  }

  /** What to add for this dialogue. */
  public Proposal propose(Example wanted) throws IOException {
    Example.Outcome now = wanted.run(workspace);
    if (now.asExpected()) {
      List<String> fired =
          now.last().resolution().derivation().firings().stream()
              .map(firing -> firing.rule().id())
              .distinct()
              .toList();
      return new Proposal.Nothing(
          Patterns.shown(now.last().resolution(), workspace.knowledge().domain()), fired);
    }
    Optional<Proposal> worded = worded(wanted, now);
    if (worded.isPresent()) {
      return worded.orElseThrow();
    }
    try (Overlay overlay = new Overlay(folders, workspace)) {
      MissingWord words = new MissingWord(folders, workspace, overlay, tally);
      Optional<Proposal.Word> name = words.find(wanted, now, true);
      if (name.isPresent()) {
        return name.orElseThrow();
      }
      Optional<Proposal.Row> row =
          new MissingRow(folders, workspace, overlay, tally).find(wanted, now);
      if (row.isPresent()) {
        return row.orElseThrow();
      }
      Optional<Proposal.Word> word = words.find(wanted, now, false);
      if (word.isPresent()) {
        return word.orElseThrow();
      }
      MissingRule rules = new MissingRule(folders, workspace, overlay, tally);
      Optional<Proposal.Rule> rule = rules.find(wanted, now);
      return rule.isPresent() ? rule.orElseThrow() : none(wanted, now, rules, overlay);
    }
  }

  /** What is wrong with the wording of the end that is wanted, where that is all. */
  private Optional<Proposal> worded(Example wanted, Example.Outcome now) {
    if (!wanted.asksQuestion()) {
      return Optional.empty();
    }
    Language language = now.last().understanding().utterance().language();
    Optional<Question> asked = WantedQuestion.of(wanted, language, workspace);
    if (asked.isEmpty()) {
      return WantedQuestion.namesSomething(wanted, language, workspace)
          ? Optional.empty()
          : Optional.of(new Proposal.NoQuestion(now.actual()));
    }
    return now.last()
        .question()
        .filter(each -> now.last().resolution() instanceof Resolution.Resolved)
        .filter(each -> WantedQuestion.same(each, asked.orElseThrow()))
        .map(each -> new Proposal.Same(now.actual()));
  }

  private Proposal none(Example wanted, Example.Outcome now, MissingRule rules, Overlay overlay) {
    Understanding turn = now.last().understanding();
    List<String> unexplained =
        turn.unexplained().stream().map(each -> turn.text(each.span())).toList();
    Proposal.Tried tried =
        new Proposal.Tried(tally.words(), tally.rows(), tally.rules(), tally.broken());
    Optional<Proposal.Nearest> nearest =
        rules
            .variants(wanted)
            .nearest()
            .map(
                miss ->
                    new Proposal.Nearest(
                        miss.rule().id(), Written.of(miss.rule().conditions().get(miss.held()))));
    return new Proposal.None(now.actual(), unexplained, tried, overlay.refused(), nearest);
  }
}
