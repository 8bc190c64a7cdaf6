package nl.vervolg.authoring.why;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import nl.vervolg.conversation.Rehearsal;
import nl.vervolg.conversation.ResolvedTurn;
import nl.vervolg.conversation.TurnResolver;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.dialogue.DialogueState;
import nl.vervolg.dialogue.Language;
import nl.vervolg.resolve.Trace;
import nl.vervolg.understand.Understanding;

/** Decides conversations; those that begin alike are answered once. */
public final class Decider {
  private final TurnResolver resolver;
  private final Optional<Language> chosen;
  private final Language usual;
  private final Rehearsal rehearsal;
  private final Map<List<Object>, DialogueState> known = new HashMap<>();

  /** By the rules of a workspace. */
  public Decider(Workspace workspace) {
    this(workspace, Optional.empty());
  }

  /**
   * The same.
   *
   * @param chosen the language of words that have none of their own, where somebody chose it
   */
  public Decider(Workspace workspace, Optional<Language> chosen) {
    this.chosen = chosen;
    this.resolver = workspace.resolver();
    this.usual = workspace.knowledge().domain().languages().get(0);
    this.rehearsal = new Rehearsal(workspace);
  }

  /** Decides the last turn of a conversation. */
  public Situation decide(Talk talk) {
    DialogueState before = after(talk.begin(), talk.earlier());
    Understanding understood = resolver.understand(talk.last().words(), before, usual(before));
    Trace trace = resolver.trace(understood, before);
    ResolvedTurn turn = resolver.worded(understood, trace.resolution(), before);
    return new Situation(talk, before, turn, trace);
  }

  /** What is observed in a turn that is not the last. */
  public Understanding understand(Talk talk, int turn) {
    DialogueState before = after(talk.begin(), talk.turns().subList(0, turn));
    return resolver.understand(talk.turns().get(turn).words(), before, usual(before));
  }

  private Language usual(DialogueState state) {
    return chosen.orElseGet(() -> state.languageOr(usual));
  }

  private DialogueState after(DialogueState begin, List<Talk.Said> turns) {
    if (turns.isEmpty()) {
      return begin;
    }
    List<Object> key = List.of(begin, List.copyOf(turns));
    DialogueState before = known.get(key);
    if (before == null) {
      before = next(after(begin, turns.subList(0, turns.size() - 1)), turns.get(turns.size() - 1));
      known.put(key, before);
    }
    return before;
  }

  private DialogueState next(DialogueState state, Talk.Said said) {
    ResolvedTurn turn = resolver.resolve(said.words(), state, usual(state));
    return said.rows()
        .map(rows -> turn.next(state, rows))
        .orElseGet(() -> rehearsal.after(turn, state));
  }
}
