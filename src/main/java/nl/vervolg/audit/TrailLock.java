package nl.vervolg.audit;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;
import nl.vervolg.home.OwnFiles;
import nl.vervolg.home.SteadyFile;
import org.jspecify.annotations.Nullable;

/**
 * Held by the process that adds to a trail, as long as it adds. The system gives it back when the
 * process ends, however it ends.
 */
final class TrailLock implements AutoCloseable {
  private static final String NAME = "trail.lock";

  /**
   * The lock of the system is one of the process, not of a thread or an object, and is given back
   * when any channel to its file is closed: all who use a folder share what is here.
   */
  private static final Map<Path, OfFolder> OF_PROCESS = new ConcurrentHashMap<>();

  private final OfFolder folder;
  private final SteadyFile file;
  private boolean closed;

  private TrailLock(OfFolder folder, SteadyFile file) {
    this.folder = folder;
    this.file = file;
  }

  /** What this process has of a folder; all but the first is used by who has that. */
  private static final class OfFolder {
    private final ReentrantLock writing = new ReentrantLock();
    private @Nullable SteadyFile file;
    private int users;
    private @Nullable FileLock held;
    private int holds;

    /** One folder has one, whatever links lead there. */
    static OfFolder of(Path folder) throws IOException {
      return OF_PROCESS.computeIfAbsent(folder.toRealPath(), each -> new OfFolder());
    }

    /** Who opened one that somebody took away meanwhile has that one still, and no lock. */
    SteadyFile open(Path path) throws IOException {
      SteadyFile known = file;
      if (known != null && !known.isReplaced()) {
        users++;
        return known;
      }
      SteadyFile opened = SteadyFile.open(path);
      if (known != null) {
        known.close();
      }
      file = opened;
      users = 1;
      return opened;
    }

    void close(SteadyFile used) throws IOException {
      if (used == file && --users == 0) {
        file = null;
        used.close();
      }
    }
  }

  /** Makes the folder, for its user alone, where it is not there. */
  static TrailLock of(Path folder) throws IOException {
    OwnFiles.folder(folder);
    OfFolder shared = OfFolder.of(folder);
    shared.writing.lock();
    try {
      return new TrailLock(shared, shared.open(folder.resolve(NAME)));
    } finally {
      shared.writing.unlock();
    }
  }

  /** Comes before the lock, among the threads of this process. */
  ReentrantLock writing() {
    return folder.writing;
  }

  /** Waits until what somebody is writing is written; nobody is where there is no lock. */
  static void await(Path folder) throws IOException {
    Path file = folder.resolve(NAME);
    OfFolder shared = OfFolder.of(folder);
    shared.writing.lock();
    try {
      if (shared.holds == 0 && Files.isReadable(file)) {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
          channel.lock(0, Long.MAX_VALUE, true).release();
        } catch (OverlappingFileLockException e) {
          throw held(file, e);
        }
      }
    } finally {
      shared.writing.unlock();
    }
  }

  /**
   * Waits for other threads and processes; who holds it already goes on with it, and releases it as
   * often.
   *
   * @throws IOException also where somebody deleted or replaced the file: others have another lock
   */
  void hold() throws IOException {
    folder.writing.lock();
    try {
      if (folder.holds == 0) {
        folder.held = lock();
      }
      folder.holds++;
    } catch (IOException | RuntimeException e) {
      folder.writing.unlock();
      throw e;
    }
    if (isReplaced()) {
      release();
      throw new ReplacedException(file.path());
    }
  }

  private boolean isReplaced() {
    return file != folder.file || file.isReplaced();
  }

  private FileLock lock() throws IOException {
    if (isReplaced()) {
      throw new ReplacedException(file.path());
    }
    try {
      return file.lock();
    } catch (OverlappingFileLockException e) {
      throw held(file.path(), e);
    }
  }

  private static IOException held(Path file, OverlappingFileLockException e) {
    return new IOException("another part of this program holds (" + file + ")", e);
  }

  /** Gives it back. */
  void release() throws IOException {
    try {
      FileLock last = folder.held;
      if (--folder.holds == 0 && last != null) {
        folder.held = null;
        if (last.isValid()) {
          last.release();
        }
      }
    } finally {
      folder.writing.unlock();
    }
  }

  @Override
  public void close() throws IOException {
    folder.writing.lock();
    try {
      if (!closed) {
        closed = true;
        folder.close(file);
      }
    } finally {
      folder.writing.unlock();
    }
  }
}
