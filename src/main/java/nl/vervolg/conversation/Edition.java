package nl.vervolg.conversation;

import java.util.List;
import java.util.Optional;
import nl.vervolg.dialogue.DialogueState;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.ShownItem;
import nl.vervolg.query.jena.JenaQueryEngine;
import nl.vervolg.query.lucene.KeywordSearch;
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
