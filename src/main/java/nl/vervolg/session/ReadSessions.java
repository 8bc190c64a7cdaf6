package nl.vervolg.session;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import nl.vervolg.dialogue.DialogueState;

/** The sessions of a folder as they are, for who may read and not write them. */
final class ReadSessions implements SessionStore {
  private final Path folder;
  private final SortedMap<SessionId, List<StoredTurn.Kept>> sessions;

  ReadSessions(Path folder, SortedMap<SessionId, List<StoredTurn.Kept>> sessions) {
    this.folder = folder;
    this.sessions = sessions;
  }

  @Override
  public Place place() {
    return Place.HOME;
  }

  @Override
  public List<SessionTurn> turns(SessionId session) {
    return sessions.getOrDefault(session, List.of()).stream().map(StoredTurn.Kept::turn).toList();
  }

  @Override
  public List<KeptSession> list() {
    return sessions.entrySet().stream()
        .map(each -> new KeptSession(each.getKey(), each.getValue().size(), last(each.getValue())))
        .toList();
  }

  private static Instant last(List<StoredTurn.Kept> turns) {
    return turns.stream()
        .map(StoredTurn.Kept::at)
        .max(Comparator.naturalOrder())
        .orElse(Instant.EPOCH);
  }

  @Override
  public DialogueState load(SessionId session) {
    DialogueState state = DialogueState.EMPTY;
    for (SessionTurn turn : turns(session)) {
      state = turn.after(state);
    }
    return state;
  }

  @Override
  public boolean append(SessionId session, SessionTurn turn, Recording recording) {
    throw readOnly();
  }

  @Override
  public void erase(SessionId session, Recording recording) {
    throw readOnly();
  }

  private StoreException readOnly() {
    return new StoreException("The sessions in (" + folder + ") were opened to be read only.");
  }

  @Override
  public void close() {
    // All was read before.
  }
}
