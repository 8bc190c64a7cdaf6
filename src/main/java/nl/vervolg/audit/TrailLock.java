package nl.vervolg.audit;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;
import nl.vervolg.home.OwnFiles;
import org.jspecify.annotations.Nullable;

/**
 * Held by the process that adds to a trail, as long as it adds. The system gives it back when the
 * process ends, however it ends.
 */
record TrailLock(Path file, FileChannel channel, @Nullable Object key) implements AutoCloseable {
  private static final String NAME = "trail.lock";

  /** The lock of the system is one of the process, not of a thread or an object. */
  private static final Map<Path, ReentrantLock> OF_PROCESS = new ConcurrentHashMap<>();

  /** Makes the folder, for its user alone, where it is not there. */
  static TrailLock of(Path folder) throws IOException {
    OwnFiles.folder(folder);
    Path file = folder.resolve(NAME);
    FileChannel channel = OwnFiles.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    return new TrailLock(file, channel, OwnFiles.key(file));
  }

  /** Comes before the lock, among the threads of this process. */
  static ReentrantLock ofProcess(Path folder) {
    return OF_PROCESS.computeIfAbsent(
        folder.toAbsolutePath().normalize(), each -> new ReentrantLock());
  }

  /** Waits until what somebody is writing is written; nobody is where there is no lock. */
  static void await(Path folder) throws IOException {
    Path file = folder.resolve(NAME);
    ReentrantLock writing = ofProcess(folder);
    writing.lock();
    try {
      if (Files.isReadable(file)) {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
          channel.lock(0, Long.MAX_VALUE, true).release();
        }
      }
    } finally {
      writing.unlock();
    }
  }

  /**
   * Waits for other processes; within this one, only one thread may ask at a time.
   *
   * @throws IOException also where somebody deleted or replaced the file: others have another lock
   */
  FileLock hold() throws IOException {
    FileLock held = channel.lock();
    if (!Objects.equals(key, OwnFiles.key(file))) {
      held.release();
      throw new ReplacedException(file);
    }
    return held;
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
