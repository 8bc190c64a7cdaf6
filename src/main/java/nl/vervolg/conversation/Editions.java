package nl.vervolg.conversation;

import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import nl.vervolg.session.SessionId;

/**
 * Which session talks on which edition. A session stays on the edition on which it began; new ones
 * take the newest. An edition is closed when it is not the newest, no session is bound to it and no
 * turn runs on it. Both sessions and editions that are remembered are bounded: one that was
 * forgotten goes on with the newest. Thread-safe.
 */
final class Editions implements AutoCloseable {
  /** Bound sessions; those used last are kept. */
  static final int MOST_SESSIONS = 1000;

  /** Editions beside the newest; each has megabytes of classes and networks. */
  static final int MOST_EDITIONS = 16;

  /** By time of the last turn, oldest first. */
  private final Map<SessionId, Edition> bound = new LinkedHashMap<>(16, 0.75f, true);

  /** Why each edition cannot be closed yet: how many sessions, turns and others need it. */
  private final Map<Edition, Integer> needed = new HashMap<>();

  private Edition newest;

  /** Whether somebody else still owns the newest edition. */
  private boolean lent = true;

  private boolean closed;

  /** Begins with an edition that belongs to somebody else until another takes its place. */
  Editions(Edition first) {
    this.newest = first;
    need(first);
  }

  /** A turn that runs; its edition stays open until it is closed. */
  final class Use implements AutoCloseable {
    private final Edition edition;

    private Use(Edition edition) {
      this.edition = edition;
    }

    Edition edition() {
      return edition;
    }

    @Override
    public void close() {
      release(edition);
    }
  }

  /** Begins a turn of a session, on the edition on which the session began. */
  synchronized Use use(SessionId session) {
    Edition edition = bound.get(session);
    if (edition == null) {
      edition = newest;
      bound.put(session, edition);
      need(edition);
      bound(MOST_SESSIONS, MOST_EDITIONS);
    }
    need(edition);
    return new Use(edition);
  }

  /** The edition on which the next turn of a session would run. */
  synchronized Edition of(SessionId session) {
    Edition edition = bound.get(session);
    return edition == null ? newest : edition;
  }

  /** The workspace on which sessions begin. */
  synchronized Workspace newest() {
    return newest.workspace();
  }

  /** True for a session that began on an edition that is not the newest any more. */
  synchronized boolean behind(SessionId session) {
    Edition edition = bound.get(session);
    return (edition != null) && !edition.equals(newest);
  }

  /** From now on sessions begin on this workspace, which then belongs to the editions. */
  synchronized void take(Workspace newer) {
    if (closed) {
      newer.rules().close();
      newer.data().close();
      return;
    }
    Edition before = newest;
    newest = before.next(newer);
    need(newest);
    lent = false;
    release(before);
    bound(MOST_SESSIONS, MOST_EDITIONS);
  }

  /** The session goes on with the newest edition. */
  synchronized void forget(SessionId session) {
    Edition edition = bound.remove(session);
    if (edition != null) {
      release(edition);
    }
  }

  /** Number of editions that are not closed. */
  synchronized int open() {
    return needed.size();
  }

  /** Number of sessions with an edition of their own. */
  synchronized int sessions() {
    return bound.size();
  }

  /** Forgets the sessions that were silent for longest. */
  private void bound(int sessions, int editions) {
    Iterator<Edition> silent = bound.values().iterator();
    while (silent.hasNext() && (bound.size() > sessions || needed.size() > editions + 1)) {
      Edition edition = silent.next();
      if (!edition.equals(newest) || bound.size() > sessions) {
        silent.remove();
        release(edition);
      }
    }
  }

  private void need(Edition edition) {
    needed.merge(edition, 1, Integer::sum);
  }

  private synchronized void release(Edition edition) {
    if (needed.merge(edition, -1, Integer::sum) > 0) {
      return;
    }
    needed.remove(edition);
    if (closed && lent) {
      return;
    }
    Workspace unused = edition.workspace();
    unused.rules().close();
    if (needed.keySet().stream().noneMatch(each -> each.workspace().data() == unused.data())) {
      unused.data().close();
    }
  }

  /** Lets go of all editions; turns under way finish. */
  @Override
  public synchronized void close() {
    if (!closed) {
      closed = true;
      bound.values().forEach(this::release);
      bound.clear();
      release(newest);
    }
  }
}
