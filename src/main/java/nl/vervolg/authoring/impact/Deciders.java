package nl.vervolg.authoring.impact;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import nl.vervolg.authoring.examples.Example;
import nl.vervolg.authoring.impact.Decided.Observer;
import nl.vervolg.authoring.impact.Dialogue.Owner;
import nl.vervolg.conversation.ResolvedTurn;
import nl.vervolg.conversation.TurnResolver;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.dialogue.DialogueState;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.PastTurn;
import nl.vervolg.understand.Understanding;

/** Decides turns and dialogues by the rules of the workspace and by the edited ones. */
final class Deciders {
  private final Workspace present;
  private final Workspace edited;
  private final RuleEdits edits;
  private final Accepted accepted;
  private final Observer observer;

  Deciders(Workspace present, Workspace edited, RuleEdits edits, Accepted accepted) {
    this.present = present;
    this.edited = edited;
    this.edits = edits;
    this.accepted = accepted;
    this.observer = Observer.of(present);
  }

  /**
   * What came of a turn.
   *
   * @param change what is otherwise; none where nobody would notice
   * @param otherRules nobody would notice, but other rules are behind it
   * @param failing an accepted dialogue that ends as written by neither
   */
  record Compared(Optional<Change> change, boolean otherRules, boolean failing) {}

  /**
   * Compares a recorded turn. What was said is the same for both, and understood once unless the
   * phrase sheets differ.
   */
  Compared turn(RecordedTurn turn) {
    DialogueState state = turn.before().state(present.resolver());
    Understanding said =
        present.resolver().understand(turn.said(), state, state.languageOr(turn.usual()));
    Decided before = observer.decide(() -> present.resolver().resolve(said, state));
    Decided after =
        observer.decide(() -> edited.resolver().resolve(saidAnew(said, turn, state), state));
    List<String> apart = before.rulesApart(after);
    if (before.decision().equals(after.decision())) {
      return new Compared(Optional.empty(), !apart.isEmpty(), false);
    }
    Change change =
        new Change(
            turn.from(),
            said(state, turn.said()),
            "",
            Standing.OPEN,
            before.decision(),
            after.decision(),
            edits.behind(apart));
    return new Compared(Optional.of(change), false, false);
  }

  private Understanding saidAnew(Understanding said, RecordedTurn turn, DialogueState state) {
    return present.rules().phrases().equals(edited.rules().phrases())
        ? said
        : edited.resolver().understand(turn.said(), state, state.languageOr(turn.usual()));
  }

  /** The question before, in full, and the turn. */
  private static List<String> said(DialogueState state, String said) {
    return state
        .last()
        .map(PastTurn::question)
        .map(question -> List.of(question.text(), said))
        .orElse(List.of(said));
  }

  /** Compares the last turn of a dialogue; all its turns are decided by the one, then the other. */
  Compared dialogue(Dialogue dialogue) {
    End before = end(dialogue, present);
    End after = end(dialogue, edited);
    Standing standing = standing(dialogue, before.asWritten(), after.asWritten());
    List<String> apart = before.decided().rulesApart(after.decided());
    boolean failing =
        dialogue.owner() != Owner.EDITED_RULE && !before.asWritten() && !after.asWritten();
    boolean same = before.decided().decision().equals(after.decided().decision());
    boolean told = dialogue.owner() == Owner.EDITED_RULE && standing == Standing.OPEN;
    if (told || (same && standing == Standing.OPEN)) {
      return new Compared(Optional.empty(), same && !apart.isEmpty(), failing);
    }
    Change change =
        new Change(
            dialogue.from(),
            dialogue.said(),
            dialogue.exercise().example().expected(),
            standing,
            before.decided().decision(),
            after.decided().decision(),
            edits.behind(edits.any(apart) ? apart : apartAnywhere(dialogue)));
    return new Compared(Optional.of(change), false, failing);
  }

  private Standing standing(Dialogue dialogue, boolean before, boolean after) {
    if (dialogue.owner() == Owner.EDITED_RULE) {
      boolean retold = accepted.isRetold(dialogue);
      return after ? (before || retold ? Standing.OPEN : Standing.MENDED) : Standing.BROKEN;
    }
    if (before == after) {
      return Standing.OPEN;
    }
    if (after) {
      return Standing.MENDED;
    }
    return accepted.isRewritten(dialogue) ? Standing.REWRITTEN : Standing.BROKEN;
  }

  /** How a dialogue ended. */
  private record End(Decided decided, boolean asWritten) {}

  private End end(Dialogue dialogue, Workspace workspace) {
    try {
      Example.Outcome outcome = dialogue.exercise().example().run(workspace);
      Decided decided = observer.of(outcome.last());
      return new End(decided, dialogue.accepts(outcome, observer.domain()));
    } catch (IllegalStateException e) {
      return new End(new Decided(Decision.failed(String.valueOf(e.getMessage())), Set.of()), false);
    }
  }

  /** The rules that concluded otherwise in any turn of a dialogue. */
  private List<String> apartAnywhere(Dialogue dialogue) {
    return all(dialogue.turns(), present.resolver())
        .rulesApart(all(dialogue.turns(), edited.resolver()));
  }

  private Decided all(List<Example.Turn> turns, TurnResolver resolver) {
    Language usual = present.knowledge().domain().languages().get(0);
    Set<Decided.Step> steps = new HashSet<>();
    DialogueState state = DialogueState.EMPTY;
    Decision last = Decision.failed("");
    try {
      for (Example.Turn turn : turns) {
        ResolvedTurn resolved = resolver.resolve(turn.said(), state, state.languageOr(usual));
        Decided decided = observer.of(resolved);
        steps.addAll(decided.steps());
        last = decided.decision();
        state = resolved.next(state, turn.rows());
      }
    } catch (IllegalStateException e) {
      last = Decision.failed(String.valueOf(e.getMessage()));
    }
    return new Decided(last, steps);
  }
}
