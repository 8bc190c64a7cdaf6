package nl.vervolg.value;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.apache.lucene.index.CorruptIndexException;

/**
 * A folder in which one process makes an index, out of the way of all others. It holds a lock as
 * long as it lives, so what a killed process left is known, and taken away by the next.
 */
final class Workplace implements Closeable {
  private static final String BEGIN = ".new-";
  private static final String LOCK = ".lock";

  private static final int ATTEMPTS = 5;

  /**
   * Locks that this process has: opening and closing such a file would let go of it, as some
   * systems count locks by process.
   */
  private static final Set<Path> OURS = ConcurrentHashMap.newKeySet();

  private final Path folder;
  private final Path lock;
  private final FileChannel held;

  private Workplace(Path folder, Path lock, FileChannel held) {
    this.folder = folder;
    this.lock = lock;
    this.held = held;
  }

  /** A new one, after what dead processes left is taken away. */
  static Workplace in(Path root) throws IOException {
    Path there = Files.createDirectories(root).toRealPath();
    sweep(there);
    while (true) {
      Path folder = there.resolve(BEGIN + UUID.randomUUID());
      Path lock = there.resolve(folder.getFileName() + LOCK);
      OURS.add(lock);
      FileChannel held =
          FileChannel.open(lock, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
      held.lock();
      if (Files.exists(lock)) {
        Files.createDirectory(folder);
        return new Workplace(folder, lock, held);
      }
      // Another process saw the file before it was locked, and took it away.
      held.close();
      OURS.remove(lock);
    }
  }

  private static void sweep(Path root) throws IOException {
    for (Path lock : list(root)) {
      String name = lock.getFileName().toString();
      if (name.startsWith(BEGIN) && name.endsWith(LOCK) && !OURS.contains(lock)) {
        sweepOne(root.resolve(name.substring(0, name.length() - LOCK.length())), lock);
      }
    }
  }

  private static void sweepOne(Path folder, Path lock) throws IOException {
    try (FileChannel held = FileChannel.open(lock, StandardOpenOption.WRITE)) {
      if (held.tryLock() != null) {
        delete(folder);
        Files.deleteIfExists(lock);
      }
    } catch (NoSuchFileException e) {
      // Its owner ended in the meantime and took it away.
      return;
    }
  }

  Path folder() {
    return folder;
  }

  /** Makes it the index of this name; where another process was faster, that one stays. */
  void publish(Path name) throws IOException {
    for (int attempt = 1; !isMoved(name); attempt++) {
      try (ValueFolder there = ValueFolder.open(name)) {
        there.check();
        return;
      } catch (CorruptIndexException e) {
        // What is there is damaged: this one takes its place.
        if (attempt == ATTEMPTS) {
          throw e;
        }
        delete(name);
      }
    }
  }

  private boolean isMoved(Path name) throws IOException {
    try {
      Files.move(folder, name, StandardCopyOption.ATOMIC_MOVE);
      return true;
    } catch (FileSystemException e) {
      if (!Files.isDirectory(name)) {
        throw e;
      }
      return false;
    }
  }

  /** Notes that an index that was there before is used now. */
  void touch(Path index) throws IOException {
    if (Files.isDirectory(folder)) {
      // The time of this folder, which was written just now, is that of the file system.
      Files.setLastModifiedTime(index, Files.getLastModifiedTime(folder));
    }
  }

  /** What lies in a folder, in the order of the names. */
  static List<Path> list(Path folder) throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      return all.sorted().toList();
    }
  }

  /** Takes a folder away with its files; others may do the same at the same time. */
  static void delete(Path folder) throws IOException {
    try {
      for (Path file : list(folder)) {
        Files.deleteIfExists(file);
      }
      Files.deleteIfExists(folder);
    } catch (NoSuchFileException e) {
      // It is gone already.
      return;
    }
  }

  @Override
  public void close() throws IOException {
    delete(folder);
    Files.deleteIfExists(lock);
    held.close();
    OURS.remove(lock);
  }
}
