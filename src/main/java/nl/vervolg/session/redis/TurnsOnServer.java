package nl.vervolg.session.redis;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import nl.vervolg.dialogue.DialogueState;
import nl.vervolg.session.SessionId;
import nl.vervolg.session.SessionStore.StoreException;
import nl.vervolg.session.SessionTurn;

/** Reads turns, a piece at a time, however long the session. */
final class TurnsOnServer {
  /** Turns of a piece: as a rule one has all that is remembered. */
  private static final int PIECE = DialogueState.MEMORY + 14;

  /** How often a session is read that somebody forgets and begins again meanwhile. */
  private static final int MOST_TRIES = 100;

  private final RedisServer server;

  TurnsOnServer(RedisServer server) {
    this.server = server;
  }

  /**
   * What there is of a session. Only what is not known already is read, in one question as a rule.
   */
  Known last(SessionId session, Known known) {
    for (int i = 0; i < MOST_TRIES; i++) {
      Piece piece = since(session, known);
      if (piece.follows()) {
        return known.with(piece.entries());
      }
      Optional<Known> read = backwards(session, piece);
      if (read.isPresent()) {
        return read.get();
      }
    }
    throw new StoreException(
        "Others begin the conversation ("
            + session
            + ") anew all the time; it cannot be read.\nTry again, or take another name.");
  }

  /**
   * Turns that follow each other.
   *
   * @param from number of turns before them
   * @param follows the session is still the one that is known, and they follow on it
   */
  private record Piece(int from, List<Entry> entries, boolean follows) {}

  private Piece since(SessionId session, Known known) {
    List<?> reply =
        (List<?>)
            server.run(
                Script.LOAD,
                List.of(Keys.turns(session)),
                List.of(Integer.toString(known.turns()), known.token(), Integer.toString(PIECE)));
    List<Entry> entries = new ArrayList<>();
    for (Object value : (List<?>) reply.get(2)) {
      entries.add(new Entry((String) value));
    }
    return new Piece(Math.toIntExact((Long) reply.get(1)), entries, reply.get(3).equals(1L));
  }

  /**
   * Goes back until as many turns are there as are remembered.
   *
   * @return nothing where the session is no longer the one that it was in the beginning
   */
  private Optional<Known> backwards(SessionId session, Piece last) {
    if (last.entries().isEmpty()) {
      return Optional.of(Known.NOTHING);
    }
    int all = last.from() + last.entries().size();
    Deque<SessionTurn> left = new ArrayDeque<>();
    Piece piece = last;
    while (true) {
      for (int i = piece.entries().size() - 1; i >= 0; i--) {
        SessionTurn turn = piece.entries().get(i).turn();
        int number = piece.from() + i + 1;
        if (turn.number() != number) {
          return Optional.empty();
        }
        if (turn.left().isPresent() || number == all) {
          left.addFirst(turn);
        }
      }
      if (piece.from() == 0 || left.size() > DialogueState.MEMORY) {
        break;
      }
      int from = Math.max(0, piece.from() - PIECE);
      List<Entry> before = range(session, from, piece.from() - 1);
      if (before.size() != piece.from() - from) {
        return Optional.empty();
      }
      piece = new Piece(from, before, false);
    }
    DialogueState state = DialogueState.EMPTY;
    for (SessionTurn turn : left) {
      state = turn.after(state);
    }
    return Optional.of(
        new Known(all, last.entries().get(last.entries().size() - 1).token(), state));
  }

  private List<Entry> range(SessionId session, int from, int to) {
    return server.call(each -> each.lrange(Keys.turns(session), from, to)).stream()
        .map(Entry::new)
        .toList();
  }

  /** All turns, oldest first. */
  List<SessionTurn> all(SessionId session) {
    List<SessionTurn> turns = new ArrayList<>();
    while (true) {
      List<Entry> piece = range(session, turns.size(), turns.size() + PIECE - 1);
      piece.forEach(entry -> turns.add(entry.turn()));
      if (piece.size() < PIECE) {
        return turns;
      }
    }
  }
}
