package nl.vervolg.conversation;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import nl.vervolg.answer.Answer;
import nl.vervolg.dialogue.DialogueState;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.Question;
import nl.vervolg.dialogue.ShownItem;
import nl.vervolg.query.jena.JenaQueryEngine;
import nl.vervolg.query.lucene.KeywordSearch;
import nl.vervolg.session.SessionId;
import nl.vervolg.session.SessionStore;
import nl.vervolg.session.SessionTurn;
import nl.vervolg.understand.Tokenizer;

/** Talks: takes what was said in a session and gives the reply. Thread-safe across sessions. */
public final class Conversation implements AutoCloseable {
  private static final int LOCKS = 64;

  private final TurnResolver resolver;
  private final Answering answering;
  private final Clarifier clarifier;
  private final Suggester suggester;
  private final SessionStore sessions;

  /** Turns of one session go one after another. */
  private final Object[] locks = Stream.generate(Object::new).limit(LOCKS).toArray();

  private final List<Language> languages;

  /** Talks about a workspace, with sessions in a store. */
  public Conversation(Workspace workspace, SessionStore sessions) {
    JenaQueryEngine data = workspace.data();
    this.sessions = sessions;
    this.resolver = workspace.resolver();
    this.languages = workspace.knowledge().domain().languages();
    this.clarifier = new Clarifier(workspace.knowledge(), workspace.labels());
    this.answering =
        new Answering(
            workspace.templates(), data, KeywordSearch.over(data::keywords), workspace.labels());
    this.suggester =
        new Suggester(workspace.knowledge(), workspace.templates(), workspace.labels(), resolver);
  }

  /** The reply to what was said; words without a language of their own are in that of before. */
  public Reply ask(SessionId session, String said) {
    return ask(session, said, sessions.load(session).languageOr(languages.get(0)));
  }

  /**
   * The reply to what was said.
   *
   * @param language the language of words that have none of their own
   */
  public Reply ask(SessionId session, String said, Language language) {
    synchronized (locks[Math.floorMod(session.hashCode(), locks.length)]) {
      return turn(session, Intake.clean(said), language);
    }
  }

  private Reply turn(SessionId session, String said, Language language) {
    DialogueState state = sessions.load(session);
    ResolvedTurn turn = resolver.resolve(said, state, language);
    Optional<Answering.Outcome> outcome = turn.question().map(question -> answer(question, turn));
    Optional<Answer> answer = outcome.flatMap(Answering.Outcome::answer);
    DialogueState next =
        answer.isPresent()
            ? turn.next(state, pointable(outcome.orElseThrow()))
            : state.offering(turn.offers());
    String text =
        outcome
            .map(Answering.Outcome::text)
            .or(() -> clarifier.ask(turn))
            .or(() -> clarifier.decline(turn))
            .orElse("");
    boolean left = next.turns().size() != state.turns().size() || !next.last().equals(state.last());
    sessions.append(
        session,
        new SessionTurn(
            next.asked(), said, text, left ? next.last() : Optional.empty(), turn.offers()));
    return new Reply(
        session.value(),
        next.asked(),
        turn,
        text,
        answer,
        outcome.map(Answering.Outcome::template).orElse(""),
        outcome.map(Answering.Outcome::query).orElse(""),
        outcome.map(Answering.Outcome::retrieval).orElse(false),
        left ? suggester.suggest(next) : List.of());
  }

  private Answering.Outcome answer(Question question, ResolvedTurn turn) {
    return answering.answer(question, turn.resolution());
  }

  private static List<ShownItem> pointable(Answering.Outcome outcome) {
    return outcome.pointable().stream()
        .map(
            item ->
                new ShownItem(
                    item.name(), item.key(), item.type(), item.iri(), Tokenizer.words(item.name())))
        .toList();
  }

  /** What is remembered of a session. */
  public DialogueState state(SessionId session) {
    return sessions.load(session);
  }

  /** Forgets a session. */
  public void reset(SessionId session) {
    sessions.erase(session);
  }

  @Override
  public void close() {
    sessions.close();
  }
}
