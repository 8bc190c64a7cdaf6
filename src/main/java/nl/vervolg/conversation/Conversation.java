package nl.vervolg.conversation;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import nl.vervolg.answer.Answer;
import nl.vervolg.dialogue.DialogueState;
import nl.vervolg.dialogue.Language;
import nl.vervolg.session.SessionId;
import nl.vervolg.session.SessionStore;
import nl.vervolg.session.SessionTurn;

/** Talks: takes what was said in a session and gives the reply. Thread-safe across sessions. */
public final class Conversation implements AutoCloseable {
  private static final int LOCKS = 64;

  private final Editions editions;
  private final SessionStore sessions;

  /** Turns of one session go one after another. */
  private final Object[] locks = Stream.generate(Object::new).limit(LOCKS).toArray();

  /** Talks about a workspace, with sessions in a store. */
  public Conversation(Workspace workspace, SessionStore sessions) {
    this.sessions = sessions;
    this.editions = new Editions(Edition.of(workspace));
  }

  /** The reply to what was said; words without a language of their own are in that of before. */
  public Reply ask(SessionId session, String said) {
    return ask(session, said, Optional.empty());
  }

  /**
   * The reply to what was said.
   *
   * @param language the language of words that have none of their own
   */
  public Reply ask(SessionId session, String said, Language language) {
    return ask(session, said, Optional.of(language));
  }

  private Reply ask(SessionId session, String said, Optional<Language> language) {
    synchronized (lock(session)) {
      try (Editions.Use use = editions.use(session)) {
        DialogueState state = sessions.load(session);
        Edition edition = use.edition();
        Language usual = language.orElse(state.languageOr(edition.languages().get(0)));
        return turn(session, Intake.clean(said), state, usual, edition);
      }
    }
  }

  private Reply turn(
      SessionId session, String said, DialogueState state, Language language, Edition edition) {
    ResolvedTurn turn = edition.workspace().resolver().resolve(said, state, language);
    Optional<Answering.Outcome> outcome =
        turn.question().map(question -> edition.answering().answer(question, turn.resolution()));
    Optional<Answer> answer = outcome.flatMap(Answering.Outcome::answer);
    DialogueState next = Edition.after(turn, state, outcome);
    String text =
        outcome
            .map(Answering.Outcome::text)
            .or(() -> edition.clarifier().ask(turn))
            .or(() -> edition.clarifier().decline(turn))
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
        left ? edition.suggester().suggest(next) : List.of());
  }

  /** What is remembered of a session. */
  public DialogueState state(SessionId session) {
    return sessions.load(session);
  }

  /** Forgets a session; when it begins anew, it is with the newest workspace. */
  public void reset(SessionId session) {
    synchronized (lock(session)) {
      sessions.erase(session);
      editions.forget(session);
    }
  }

  /**
   * Conversations that begin from now on are about this workspace. Those under way finish on the
   * one on which they began; one that nobody uses any more is closed, also the first.
   *
   * @param newer belongs to this object from now on
   */
  public void take(Workspace newer) {
    editions.take(newer);
  }

  /** The workspace on which conversations begin. */
  public Workspace workspace() {
    return editions.newest();
  }

  /** The workspace on which a conversation goes on. */
  public Workspace workspace(SessionId session) {
    return editions.of(session).workspace();
  }

  /** True for a conversation that began on a workspace before the newest. */
  public boolean behind(SessionId session) {
    return editions.behind(session);
  }

  /** Lets a conversation go on with the newest workspace. */
  public void renew(SessionId session) {
    synchronized (lock(session)) {
      editions.forget(session);
    }
  }

  /** The languages of a conversation, the usual one first. */
  public List<Language> languages(SessionId session) {
    return editions.of(session).languages();
  }

  private Object lock(SessionId session) {
    return locks[Math.floorMod(session.hashCode(), locks.length)];
  }

  @Override
  public void close() {
    editions.close();
    sessions.close();
  }
}
