package nl.vervolg.session;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.function.Consumer;
import nl.vervolg.home.Hindrance;
import nl.vervolg.home.OwnFiles;

/**
 * The open files of a store.
 *
 * @param lock keeps other processes out
 * @param log what counts
 * @param tree what is read; holds what the log holds
 * @param known what was known when the store was last looked at
 */
record StoreFiles(StoreLock lock, SessionLog log, SessionTree tree, Checkpoint known)
    implements AutoCloseable {
  static final String LOG = "sessions.log";
  static final String TREE = "sessions.db";

  /**
   * Opens the files of a folder, which is made where it is not there; a damaged log is set aside
   * where the history has its turns.
   */
  static StoreFiles open(Path folder, TurnHistory history, SessionSettings settings)
      throws IOException {
    OwnFiles.folder(folder);
    StoreLock lock = StoreLock.of(folder);
    try {
      return open(folder, lock, history, settings);
    } catch (IOException | RuntimeException e) {
      lock.close();
      throw e;
    }
  }

  private static StoreFiles open(
      Path folder, StoreLock lock, TurnHistory history, SessionSettings settings)
      throws IOException {
    Checkpoint known = Checkpoint.read(folder);
    boolean recorded = history.end().number() > 0;
    if (known.size() > 0 && !Files.exists(folder.resolve(LOG))) {
      settings.notice().accept(missing(folder, recorded));
      return open(folder, lock, recorded ? known.anew() : known, 0);
    }
    try {
      return open(folder, lock, known, recorded ? known.size() : 0);
    } catch (LogRecords.DamagedException e) {
      if (!recorded) {
        throw e;
      }
      Path aside = SessionLog.setAside(folder.resolve(LOG));
      settings
          .notice()
          .accept(
              "The sessions in ("
                  + folder
                  + ") are damaged: "
                  + e.getMessage()
                  + ".\nThey are made anew from the trail; the damaged file is kept as ("
                  + aside
                  + ").");
      return open(folder, lock, Checkpoint.read(folder).anew(), 0);
    }
  }

  private static String missing(Path folder, boolean recorded) {
    return "The sessions in ("
        + folder.resolve(LOG)
        + ") are missing: somebody took the file away.\n"
        + (recorded
            ? "They are made anew from the trail."
            : "There is no trail to make them anew from: put the file back from a copy, or they begin anew.");
  }

  private static StoreFiles open(Path folder, StoreLock lock, Checkpoint known, long least)
      throws IOException {
    SessionLog log = SessionLog.open(folder.resolve(LOG));
    try {
      Path file = folder.resolve(TREE);
      boolean closed = known.closed() == log.size() && Files.isRegularFile(file);
      known.opened().write(folder);
      SessionTree tree = closed ? closed(file, log) : anew(file, log, least);
      if (log.old()) {
        log.rewrite(tree::eachTurn);
      }
      return new StoreFiles(lock, log, tree, known);
    } catch (IOException | RuntimeException e) {
      log.close();
      throw e;
    }
  }

  private static SessionTree closed(Path file, SessionLog log) throws IOException {
    try {
      return SessionTree.open(file);
    } catch (IOException | RuntimeException | AssertionError e) {
      System.getLogger(StoreFiles.class.getName())
          .log(System.Logger.Level.DEBUG, "The tree is made anew.", e);
      return anew(file, log, log.size());
    }
  }

  private static SessionTree anew(Path file, SessionLog log, long least) throws IOException {
    Files.deleteIfExists(file);
    boolean old = log.old();
    Instant written = log.written();
    SessionTree tree = SessionTree.open(file);
    try {
      log.replay(
          least,
          (session, bytes) ->
              note(
                  tree,
                  new SessionId(session),
                  old
                      ? StoredTurn.write(new StoredTurn.Kept(StoredTurn.read(bytes), written))
                      : bytes));
      return tree;
    } catch (IOException | RuntimeException e) {
      tree.close();
      throw e;
    }
  }

  private static void note(SessionTree tree, SessionId session, byte[] bytes) throws IOException {
    if (bytes.length == 0) {
      tree.remove(session);
    } else {
      tree.put(session, StoredTurn.kept(bytes), bytes);
    }
  }

  static SessionStore.StoreException failure(Path folder, IOException e) {
    Path log = folder.resolve(LOG);
    return new SessionStore.StoreException(
        "The sessions in ("
            + log
            + ") cannot be used"
            + Hindrance.of(log, e)
                .map(Hindrance::text)
                .orElseGet(
                    () ->
                        (e.getMessage() == null ? "" : ": " + e.getMessage())
                            + ".\nMaybe the disk is full, or no file may grow so large. Else move the file away to"
                            + " begin anew, or choose another folder with --home."),
        e);
  }

  /**
   * What somebody deleted meanwhile is made anew, with everything that was in it, and told.
   *
   * @return whether it was; the tree then lies nowhere
   */
  boolean restore(Path folder, Consumer<String> notice) throws IOException {
    if (log.isThere()) {
      return false;
    }
    OwnFiles.folder(folder);
    lock.renew();
    if (Files.exists(folder.resolve(LOG))) {
      throw new SessionStore.StoreException(
          "Other sessions lie in ("
              + folder
              + ") now.\nEnd this conversation, and begin it again.");
    }
    log.rewrite(tree::eachTurn);
    notice.accept(
        "The sessions in ("
            + folder
            + ") were deleted meanwhile; they are written anew, with all turns.");
    return true;
  }

  @Override
  public void close() throws IOException {
    tree.close();
    log.close();
    lock.close();
  }
}
