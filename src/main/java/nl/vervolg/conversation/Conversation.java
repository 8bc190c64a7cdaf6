package nl.vervolg.conversation;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import nl.vervolg.dialogue.DialogueState;
import nl.vervolg.dialogue.Language;
import nl.vervolg.session.SessionId;
import nl.vervolg.session.SessionStore;

/** Talks: takes what was said in a session and gives the reply. Thread-safe across sessions. */
public final class Conversation implements AutoCloseable {
  private static final int LOCKS = 64;

  /** How often a turn is decided when other processes go on with its conversation meanwhile. */
  private static final int MOST_TRIES = 100;

  private final Editions editions;
  private final SessionStore sessions;
  private final TurnJournal journal;

  /** Turns of one session go one after another. */
  private final Object[] locks = Stream.generate(Object::new).limit(LOCKS).toArray();

  /** Talks about a workspace, with sessions in a store, and no journal. */
  public Conversation(Workspace workspace, SessionStore sessions) {
    this(workspace, sessions, TurnJournal.none());
  }

  /**
   * Talks about a workspace.
   *
   * @param sessions keeps what later turns depend on
   * @param journal keeps what was decided; belongs to this object from now on
   */
  public Conversation(Workspace workspace, SessionStore sessions, TurnJournal journal) {
    this.sessions = sessions;
    this.journal = journal;
    this.editions = new Editions(Edition.of(workspace));
    journal.about(workspace);
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
    String clean = Intake.clean(said);
    synchronized (lock(session)) {
      try (Editions.Use use = editions.use(session)) {
        for (int i = 0; i < MOST_TRIES; i++) {
          AnsweredTurn turn = answer(session, clean, use.edition(), language);
          if (sessions.append(
              session, turn.kept(), () -> journal.turn(use.edition().workspace(), turn))) {
            return turn.reply();
          }
        }
      }
    }
    throw new SessionStore.StoreException(
        "Others go on in the conversation ("
            + session
            + ") all the time; this turn found no place in it.\nSay it again, or begin a conversation with another name.");
  }

  /** On what is remembered now: another process may have gone on with the conversation. */
  private AnsweredTurn answer(
      SessionId session, String said, Edition edition, Optional<Language> language) {
    DialogueState state = sessions.load(session);
    Language usual = language.orElse(state.languageOr(edition.languages().get(0)));
    return edition.answer(session, said, state, usual);
  }

  /** Follow-ups to the last turn of a session, the reply to which is given, that are understood. */
  public List<String> suggestions(SessionId session, Reply reply) {
    if (!reply.remembered()) {
      return List.of();
    }
    synchronized (lock(session)) {
      try (Editions.Use use = editions.use(session)) {
        return use.edition().suggester().suggest(sessions.load(session));
      }
    }
  }

  /** What is remembered of a session. */
  public DialogueState state(SessionId session) {
    return sessions.load(session);
  }

  /** Forgets a session; when it begins anew, it is with the newest workspace. */
  public void reset(SessionId session) {
    synchronized (lock(session)) {
      sessions.erase(session, () -> journal.ended(session));
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
    journal.about(newer);
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
    journal.close();
  }
}
