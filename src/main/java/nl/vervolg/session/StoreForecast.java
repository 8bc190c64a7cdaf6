package nl.vervolg.session;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What a store would have of some sessions if somebody opened it now: its log, or nothing where
 * that is damaged, and what the history has beyond it. Nothing is locked or written.
 */
public final class StoreForecast implements TurnHistory.Reader {
  private final SessionSettings settings;
  private final Set<SessionId> wanted;
  private final Map<SessionId, TreeMap<Integer, StoredTurn.Kept>> sessions = new HashMap<>();

  private final WantedTurns behind = new WantedTurns(told -> {});

  private StoreForecast(SessionSettings settings, Set<SessionId> wanted) {
    this.settings = settings;
    this.wanted = wanted;
  }

  /**
   * The number of turns of these sessions.
   *
   * @throws SessionStore.StoreException where the store could not be opened
   */
  public static long turns(
      Path folder, TurnHistory history, SessionSettings settings, Set<SessionId> wanted) {
    StoreForecast store = new StoreForecast(settings, wanted);
    try {
      TurnHistory.Mark end = history.end();
      TurnHistory.Mark mark = store.log(folder, end.number() > 0);
      if (end.number() > 0 && !end.equals(mark)) {
        history.after(mark, settings.oldest(), store);
      }
      return store.turns();
    } catch (IOException e) {
      throw StoreFiles.failure(folder, e);
    }
  }

  private long turns() {
    return sessions.values().stream()
        .filter(
            turns ->
                turns.values().stream()
                    .map(StoredTurn.Kept::at)
                    .anyMatch(last -> !settings.expired(last)))
        .mapToLong(TreeMap::size)
        .sum();
  }

  /** Reads the log; a damaged one counts as empty where the history has its turns. */
  private TurnHistory.Mark log(Path folder, boolean recorded) throws IOException {
    Path file = folder.resolve(StoreFiles.LOG);
    Checkpoint known = Checkpoint.read(folder);
    if (!Files.exists(file)) {
      return recorded && known.size() > 0 ? TurnHistory.Mark.NONE : known.mark();
    }
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
      LogRecords log = new LogRecords(channel);
      log.begun();
      boolean old = log.old();
      Instant written = Files.getLastModifiedTime(file).toInstant();
      long end =
          log.each(
              channel.size(), (session, bytes, at) -> note(session, bytes, old ? written : null));
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
    if (!wanted.contains(session)) {
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
    if (!wanted.contains(session) || settings.expired(at)) {
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

  /** It is told to whom asks what would be erased. */
  @Override
  public void gap(String what) {
    behind.gap();
  }
}
