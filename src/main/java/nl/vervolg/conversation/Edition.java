package nl.vervolg.conversation;

import java.util.List;
import java.util.Optional;
import nl.vervolg.dialogue.DialogueState;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.ShownItem;
import nl.vervolg.query.jena.JenaQueryEngine;
import nl.vervolg.query.lucene.KeywordSearch;
import nl.vervolg.session.SessionId;
import nl.vervolg.session.SessionTurn;
import nl.vervolg.understand.Tokenizer;

/**
 * A version of the workspace at work: the stages that a turn goes through. It equals only itself.
 */
final class Edition {
  private final Workspace workspace;
  private final Answering answering;
  private final Clarifier clarifier;
  private final Suggester suggester;

  private Edition(Workspace workspace, Answering answering, Clarifier clarifier) {
    this.workspace = workspace;
    this.answering = answering;
    this.clarifier = clarifier;
    this.suggester =
        new Suggester(
            workspace.knowledge(), workspace.templates(), workspace.labels(), workspace.resolver());
  }

  /** The stages over a workspace. */
  static Edition of(Workspace workspace) {
    JenaQueryEngine data = workspace.data();
    return new Edition(
        workspace,
        new Answering(
            workspace.templates(), data, KeywordSearch.over(data::keywords), workspace.labels()),
        new Clarifier(workspace.knowledge(), workspace.labels()));
  }

  /** The edition after this one; where only rules differ, the index of words is kept. */
  Edition next(Workspace newer) {
    return newer.data() == workspace.data() ? new Edition(newer, answering, clarifier) : of(newer);
  }

  Workspace workspace() {
    return workspace;
  }

  /** Stages 4 to 6. */
  Answering answering() {
    return answering;
  }

  Clarifier clarifier() {
    return clarifier;
  }

  Suggester suggester() {
    return suggester;
  }

  /** The languages that are spoken, the usual one first. */
  List<Language> languages() {
    return workspace.knowledge().domain().languages();
  }

  /** The turn, answered; nothing is kept yet. */
  AnsweredTurn answer(SessionId session, String said, DialogueState state, Language usual) {
    ResolvedTurn turn = workspace.resolver().resolve(said, state, usual);
    Optional<Answering.Outcome> outcome =
        turn.question().map(question -> answering.answer(question, turn.resolution()));
    DialogueState next = after(turn, state, outcome);
    String text =
        outcome
            .map(Answering.Outcome::text)
            .or(() -> clarifier.ask(turn))
            .or(() -> clarifier.decline(turn))
            .orElse("");
    boolean left = next.turns().size() != state.turns().size() || !next.last().equals(state.last());
    Reply reply =
        new Reply(
            session.value(),
            next.asked(),
            turn,
            text,
            outcome.flatMap(Answering.Outcome::answer),
            outcome.map(Answering.Outcome::template).orElse(""),
            outcome.map(Answering.Outcome::query).orElse(""),
            outcome.map(Answering.Outcome::retrieval).orElse(false),
            left);
    SessionTurn kept =
        new SessionTurn(
            next.asked(), said, text, left ? next.last() : Optional.empty(), turn.offers());
    return new AnsweredTurn(state, said, usual, reply, kept);
  }

  /**
   * What is remembered after a turn; one that got no answer leaves nothing.
   *
   * @param outcome what came of its question, where it was one
   */
  static DialogueState after(
      ResolvedTurn turn, DialogueState state, Optional<Answering.Outcome> outcome) {
    return outcome
        .filter(each -> each.answer().isPresent())
        .map(each -> turn.next(state, pointable(each)))
        .orElseGet(() -> state.offering(turn.offers()));
  }

  private static List<ShownItem> pointable(Answering.Outcome outcome) {
    return outcome.pointable().stream()
        .map(
            item ->
                new ShownItem(
                    item.name(), item.key(), item.type(), item.iri(), Tokenizer.words(item.name())))
        .toList();
  }
}
