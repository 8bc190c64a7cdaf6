package nl.vervolg.cli;

import java.util.List;
import java.util.SortedSet;
import nl.vervolg.session.SessionId;
import nl.vervolg.session.SessionStore;

/**
 * Stores that may hold turns of whom is to be forgotten.
 *
 * @param all of a server, and of the home
 */
record ErasedStores(List<SessionStore> all) implements AutoCloseable {
  /** Forgets sessions, whether or not there are turns of them: their bytes may be there still. */
  long forget(SortedSet<String> names) {
    return forget(all, names);
  }

  /** Forgets those of which there are turns again: others may have gone on. */
  long forgetAgain(SortedSet<String> names) {
    return forget(all.stream().filter(store -> turns(store, names) > 0).toList(), names);
  }

  private static long forget(List<SessionStore> stores, SortedSet<String> names) {
    long turns = 0;
    for (SessionStore store : stores) {
      turns += turns(store, names);
      names.forEach(name -> store.erase(new SessionId(name)));
    }
    return turns;
  }

  /** How many turns there are. */
  long turns(SortedSet<String> names) {
    return all.stream().mapToLong(store -> turns(store, names)).sum();
  }

  private static long turns(SessionStore store, SortedSet<String> names) {
    return names.stream().mapToLong(name -> store.turns(new SessionId(name)).size()).sum();
  }

  @Override
  public void close() {
    all.forEach(SessionStore::close);
  }
}
