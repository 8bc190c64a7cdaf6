package nl.vervolg.home;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Makes folders and files that only their user may read and write, where a file system can. */
public final class OwnFiles {
  private OwnFiles() {}

  /** Makes a folder with those above it, where it is not there; its name is on disk then. */
  public static void folder(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      Files.createDirectories(folder, rights(folder, "rwx------"));
      forceNames(folder.toAbsolutePath().resolveSibling(""));
    }
  }

  /** Opens a file; one that is made is for its user alone. */
  public static FileChannel open(Path file, StandardOpenOption... how) throws IOException {
    Set<OpenOption> options = Set.of(how);
    return FileChannel.open(file, options, rights(file, "rw-------"));
  }

  /** Makes a file that another program or library has made one for its user alone. */
  public static void narrow(Path file) throws IOException {
    if (hasRights(file)) {
      Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
    }
  }

  /** True where the file system knows owners and rights. */
  static boolean hasRights(Path path) {
    return path.getFileSystem().supportedFileAttributeViews().contains("posix");
  }

  private static FileAttribute<?>[] rights(Path path, String rights) {
    return hasRights(path)
        ? new FileAttribute<?>[] {
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(rights))
        }
        : new FileAttribute<?>[0];
  }

  /** What anybody has written to a file is on disk when this returns. */
  public static void force(Path file) throws IOException {
    // Where there are no such rights, only who may write can force.
    StandardOpenOption how = hasRights(file) ? StandardOpenOption.READ : StandardOpenOption.WRITE;
    force(file, how);
  }

  private static void force(Path file, StandardOpenOption how) throws IOException {
    Uninterrupted.run(
        () -> {
          try (FileChannel written = FileChannel.open(file, how)) {
            written.force(true);
            return written;
          }
        });
  }

  /** The names of the files in a folder are on disk when this returns. */
  public static void forceNames(Path folder) throws IOException {
    if (hasRights(folder)) {
      force(folder, StandardOpenOption.READ);
    }
  }

  /** What the file system calls a file; none where there is no file, or no such name. */
  public static @Nullable Object key(Path file) {
    try {
      return Files.readAttributes(file, BasicFileAttributes.class).fileKey();
    } catch (IOException e) {
      return null;
    }
  }
}
