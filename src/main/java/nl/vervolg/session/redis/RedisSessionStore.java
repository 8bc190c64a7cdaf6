package nl.vervolg.session.redis;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import nl.vervolg.dialogue.DialogueState;
import nl.vervolg.session.KeptSession;
import nl.vervolg.session.RecentStates;
import nl.vervolg.session.SessionId;
import nl.vervolg.session.SessionSettings;
import nl.vervolg.session.SessionStore;
import nl.vervolg.session.SessionTurn;
import redis.clients.jedis.params.ScanParams;
import redis.clients.jedis.resps.ScanResult;
import redis.clients.jedis.resps.Tuple;

/**
 * Sessions on a server that several processes use. A turn is added where it follows on what is
 * there, then its record is kept; where that fails the turn is taken out again. The server alone
 * decides which of two turns came first.
 */
public final class RedisSessionStore implements SessionStore {
  /** Names that are asked for at a time. */
  private static final int PAGE = 500;

  private static final Duration AWAY = Duration.ofSeconds(10);

  private final RedisServer server;
  private final SessionSettings settings;
  private final TurnsOnServer turns;
  private final RecentStates<Known> recent = new RecentStates<>();

  /** Turns of which it is not known whether the server has them, and which nobody was answered. */
  private final RecentStates<Doubt> doubts = new RecentStates<>();

  /**
   * A turn that should not be there.
   *
   * @param before number of turns before it
   */
  private record Doubt(Entry entry, int before) {}

  private RedisSessionStore(RedisServer server, SessionSettings settings) {
    this.server = server;
    this.settings = settings;
    this.turns = new TurnsOnServer(server);
  }

  /**
   * Opens the store of a server.
   *
   * @throws StoreException where the server cannot be reached or does not let us in
   */
  public static SessionStore open(RedisAddress address, SessionSettings settings) {
    return open(address, settings, AWAY);
  }

  /** The same, with another time that the server may be away before a turn is given up. */
  static SessionStore open(RedisAddress address, SessionSettings settings, Duration away) {
    return new RedisSessionStore(RedisServer.open(address, away), settings);
  }

  @Override
  public Place place() {
    return Place.SERVER;
  }

  @Override
  public DialogueState load(SessionId session) {
    settle(session);
    Known known = turns.last(session, recent.get(session).orElse(Known.NOTHING));
    recent.put(session, known);
    return known.state();
  }

  @Override
  public boolean append(SessionId session, SessionTurn turn, Recording recording) {
    settle(session);
    int before = turn.number() - 1;
    Known known = recent.get(session).orElse(Known.NOTHING);
    String last = known.turns() == before ? known.token() : "";
    Doubt added = new Doubt(Entry.of(turn, settings.clock().instant()), before);
    if (!add(session, added, last)) {
      return false;
    }
    try {
      recording.record();
    } catch (RuntimeException | Error e) {
      withdraw(session, added, e);
      throw e;
    }
    if (known.turns() == before) {
      recent.put(session, known.with(List.of(added.entry())));
    }
    return true;
  }

  /** True when the turn is noted; a turn of which nobody knows whether it is, stays in doubt. */
  private boolean add(SessionId session, Doubt added, String last) {
    List<String> arguments =
        List.of(
            added.entry().value(),
            Integer.toString(added.before()),
            last,
            Long.toString(settings.expiry().toMillis()),
            session.value(),
            Integer.toString(settings.most()),
            Keys.TURNS);
    try {
      return is(1, server.run(Script.APPEND, Keys.both(session), arguments));
    } catch (StoreException e) {
      doubts.put(session, added);
      throw e;
    }
  }

  /** A turn without a record must not stay; when the server is away, it goes as soon as it can. */
  private void withdraw(SessionId session, Doubt added, Throwable why) {
    doubts.put(session, added);
    try {
      settle(session);
    } catch (StoreException e) {
      why.addSuppressed(e);
    }
  }

  /** Takes out what nobody was answered. */
  private void settle(SessionId session) {
    Optional<Doubt> doubt = doubts.get(session);
    if (doubt.isEmpty()) {
      return;
    }
    Doubt added = doubt.get();
    List<String> arguments =
        List.of(added.entry().value(), Integer.toString(added.before()), session.value());
    if (is(0, server.run(Script.TAKE_BACK, Keys.both(session), arguments))) {
      settings
          .notice()
          .accept(
              "Turn "
                  + (added.before() + 1)
                  + " of the conversation ("
                  + session
                  + ") was not acknowledged and has no record here, but others have gone on from it already; it stays.");
    }
    doubts.remove(session);
    recent.remove(session);
  }

  private static boolean is(long number, Object reply) {
    return reply.equals(number);
  }

  @Override
  public List<SessionTurn> turns(SessionId session) {
    settle(session);
    return turns.all(session);
  }

  @Override
  public List<KeptSession> list() {
    SortedMap<String, KeptSession> all = new TreeMap<>();
    ScanParams page = new ScanParams().count(PAGE);
    String cursor = ScanParams.SCAN_POINTER_START;
    do {
      String from = cursor;
      ScanResult<Tuple> names = server.call(each -> each.zscan(Keys.SESSIONS, from, page));
      lines(names.getResult().stream().map(name -> new SessionId(name.getElement())).toList())
          .forEach(line -> all.put(line.id().value(), line));
      cursor = names.getCursor();
    } while (!cursor.equals(ScanParams.SCAN_POINTER_START));
    return List.copyOf(all.values());
  }

  /** Those of them that are not forgotten yet. */
  private List<KeptSession> lines(List<SessionId> names) {
    if (names.isEmpty()) {
      return List.of();
    }
    List<?> reply =
        (List<?>)
            server.run(
                Script.LIST,
                names.stream().map(Keys::turns).toList(),
                List.of(Integer.toString(Entry.TOKEN)));
    List<KeptSession> lines = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      int turns = Math.toIntExact((Long) reply.get(2 * i));
      if (turns > 0) {
        lines.add(new KeptSession(names.get(i), turns, Entry.at((String) reply.get(2 * i + 1))));
      }
    }
    return lines;
  }

  @Override
  public void erase(SessionId session, Recording recording) {
    recording.record();
    server.run(Script.ERASE, Keys.both(session), List.of(session.value()));
    doubts.remove(session);
    recent.remove(session);
  }

  @Override
  public void close() {
    server.close();
  }
}
