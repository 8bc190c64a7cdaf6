package nl.vervolg.session;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Objects;
import nl.vervolg.home.OwnFiles;
import nl.vervolg.home.Uninterrupted;
import org.jspecify.annotations.Nullable;

/** Held as long as a store is open. Nobody else has what we have locked. */
final class StoreLock implements AutoCloseable {
  private static final String NAME = "sessions.lock";

  private final Path folder;
  private FileChannel channel;
  private @Nullable Object key;

  private StoreLock(Path folder, FileChannel channel) {
    this.folder = folder;
    this.channel = channel;
    this.key = OwnFiles.key(folder.resolve(NAME));
  }

  /**
   * Locks a folder. MapDB's own lock would stay behind in the process when a file cannot be opened.
   */
  static StoreLock of(Path folder) throws IOException {
    return new StoreLock(folder, Uninterrupted.run(() -> lock(folder)));
  }

  private static FileChannel lock(Path folder) throws IOException {
    FileChannel channel =
        OwnFiles.open(folder.resolve(NAME), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    boolean locked;
    try {
      locked = channel.tryLock() != null;
    } catch (OverlappingFileLockException e) {
      locked = false;
    }
    if (!locked) {
      channel.close();
      throw new SessionStore.StoreException(
          "Another process is using the sessions in ("
              + folder
              + ").\nEnd it, or choose another folder with --home.");
    }
    return channel;
  }

  /** Locks what lies there now, where somebody deleted what we had locked. */
  void renew() throws IOException {
    if (!Objects.equals(key, OwnFiles.key(folder.resolve(NAME)))) {
      FileChannel before = channel;
      channel = Uninterrupted.run(() -> lock(folder));
      key = OwnFiles.key(folder.resolve(NAME));
      before.close();
    }
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
