package nl.vervolg.audit;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;

/**
 * Held by the process that adds to a trail, as long as it adds. The system gives it back when the
 * process ends, however it ends.
 */
record TrailLock(FileChannel channel) implements AutoCloseable {
  private static final String NAME = "trail.lock";

  /** Makes the folder, for its user alone, where it is not there. */
  static TrailLock of(Path folder) throws IOException {
    make(folder);
    return new TrailLock(
        FileChannel.open(
            folder.resolve(NAME), StandardOpenOption.CREATE, StandardOpenOption.WRITE));
  }

  /** Makes a folder, for its user alone, where it is not there. */
  static void make(Path folder) throws IOException {
    if (folder.getFileSystem().supportedFileAttributeViews().contains("posix")) {
      Files.createDirectories(
          folder,
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
    } else {
      Files.createDirectories(folder);
    }
  }

  /** Waits for other processes; within this one, only one thread may ask at a time. */
  FileLock hold() throws IOException {
    return channel.lock();
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
