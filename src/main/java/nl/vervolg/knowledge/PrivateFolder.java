package nl.vervolg.knowledge;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;

/**
 * A folder that nobody but its user can write, so that what is found there is what was put there.
 * Where the file system has no such rights, every folder counts as private.
 *
 * @param path where it is, or will be
 */
record PrivateFolder(Path path) {
  /**
   * Makes the folder where it is not there.
   *
   * @throws IOException also where it is there and others can write it
   */
  void create() throws IOException {
    if (Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
      if (!ours(path)) {
        throw new IOException("Somebody else can write the folder: " + path);
      }
      return;
    }
    if (posix()) {
      Files.createDirectories(
          path, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
    } else {
      Files.createDirectories(path);
    }
  }

  /** True for a file of the folder that nobody else could have written or put there. */
  boolean holds(Path file) throws IOException {
    return Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS) && ours(path) && ours(file);
  }

  /** The owner of the machine can write everything; that is no reason against a file. */
  private boolean ours(Path each) throws IOException {
    if (!posix()) {
      return true;
    }
    PosixFileAttributes attributes =
        Files.readAttributes(each, PosixFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
    String owner = attributes.owner().getName();
    boolean known = owner.equals(System.getProperty("user.name")) || owner.equals("root");
    return known
        && !attributes.permissions().contains(PosixFilePermission.GROUP_WRITE)
        && !attributes.permissions().contains(PosixFilePermission.OTHERS_WRITE);
  }

  private boolean posix() {
    return path.getFileSystem().supportedFileAttributeViews().contains("posix");
  }
}
