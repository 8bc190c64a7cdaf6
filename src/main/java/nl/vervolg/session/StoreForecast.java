package nl.vervolg.session;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import nl.vervolg.home.SteadyFile;
import org.jspecify.annotations.Nullable;

/**
 * What a store would have of some sessions if somebody opened it now: its log, or nothing where
 * that is damaged, and what the history has beyond it. Nothing is locked or written.
 */
public final class StoreForecast implements TurnHistory.Reader {
  private final SessionSettings settings;
  private final Predicate<SessionId> wanted;
  private final Map<SessionId, TreeMap<Integer, StoredTurn.Kept>> sessions = new HashMap<>();

  private final WantedTurns behind;

  private StoreForecast(SessionSettings settings, Predicate<SessionId> wanted) {
    this.settings = settings;
    this.wanted = wanted;
    this.behind = new WantedTurns(settings.notice());
  }

  /**
   * The number of turns of these sessions.
   *
   * @throws SessionStore.StoreException where the store could not be opened
   */
  public static long turns(
      Path folder, TurnHistory history, SessionSettings settings, Set<SessionId> wanted) {
    StoreForecast store = new StoreForecast(settings.telling(told -> {}), wanted::contains);
    store.read(folder, history);
    return store.kept().values().stream().mapToLong(List::size).sum();
  }

  /** All of them, to be read. */
  static SessionStore all(Path folder, TurnHistory history, SessionSettings settings) {
    StoreForecast store = new StoreForecast(settings, session -> true);
    store.read(folder, history);
    return new ReadSessions(folder, store.kept());
  }

  private void read(Path folder, TurnHistory history) {
    try {
      TurnHistory.Mark end = history.end();
      TurnHistory.Mark mark = log(folder, end.number() > 0);
      if (end.number() > 0 && !end.equals(mark)) {
        history.after(mark, settings.oldest(), this);
      }
    } catch (IOException e) {
      throw StoreFiles.failure(folder, e);
    }
  }

  /** The sessions that have not expired, by name. */
  private SortedMap<SessionId, List<StoredTurn.Kept>> kept() {
    SortedMap<SessionId, List<StoredTurn.Kept>> kept =
        new TreeMap<>(Comparator.comparing(SessionId::value));
    sessions.forEach(
        (session, turns) -> {
          if (turns.values().stream().anyMatch(turn -> !settings.expired(turn.at()))) {
            kept.put(session, List.copyOf(turns.values()));
          }
        });
    return kept;
  }

  /** Reads the log; a damaged one counts as empty where the history has its turns. */
  private TurnHistory.Mark log(Path folder, boolean recorded) throws IOException {
    Path file = folder.resolve(StoreFiles.LOG);
    Checkpoint known = Checkpoint.read(folder);
    if (!Files.exists(file)) {
      return recorded && known.size() > 0 ? TurnHistory.Mark.NONE : known.mark();
    }
    try (SteadyFile read = SteadyFile.toRead(file)) {
      LogRecords log = new LogRecords(read);
      log.begun();
      boolean old = log.old();
      Instant written = Files.getLastModifiedTime(file).toInstant();
      long end =
          log.each(read.size(), (session, bytes, at) -> note(session, bytes, old ? written : null));
      if (recorded && end < known.size()) {
        throw new LogRecords.DamagedException("it lacks what was on disk");
      }
      return known.mark();
    } catch (LogRecords.DamagedException e) {
      if (!recorded) {
        throw e;
      }
      sessions.clear();
      return TurnHistory.Mark.NONE;
    }
  }

  private void note(String name, byte[] bytes, @Nullable Instant written) {
    SessionId session = new SessionId(name);
    if (!wanted.test(session)) {
      return;
    }
    if (bytes.length == 0) {
      ended(session);
    } else {
      StoredTurn.Kept kept = StoredTurn.kept(bytes);
      put(session, written == null ? kept : new StoredTurn.Kept(kept.turn(), written));
    }
  }

  /** The first turn begins a session anew. */
  private void put(SessionId session, StoredTurn.Kept kept) {
    TreeMap<Integer, StoredTurn.Kept> turns =
        sessions.computeIfAbsent(session, each -> new TreeMap<>());
    if (kept.turn().number() == 1) {
      turns.clear();
    }
    turns.put(kept.turn().number(), kept);
  }

  private boolean has(SessionId session, SessionTurn turn) {
    return Optional.ofNullable(sessions.get(session))
        .map(turns -> turns.get(turn.number()))
        .filter(kept -> kept.turn().equals(turn))
        .isPresent();
  }

  @Override
  public void turn(SessionId session, SessionTurn turn, Instant at) {
    if (!wanted.test(session) || settings.expired(at)) {
      return;
    }
    int turns = sessions.getOrDefault(session, new TreeMap<>()).size();
    if (behind.takes(session, turn.number(), turns, has(session, turn))) {
      put(session, new StoredTurn.Kept(turn, at));
    }
  }

  @Override
  public void ended(SessionId session) {
    behind.ended(session);
    sessions.remove(session);
  }

  @Override
  public void gap(String what) {
    behind.gap();
    settings.notice().accept(CatchingUp.gapText(what));
  }
}
