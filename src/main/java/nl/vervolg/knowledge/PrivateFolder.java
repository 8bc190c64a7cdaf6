package nl.vervolg.knowledge;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserPrincipal;
import java.util.EnumSet;
import java.util.Set;

/**
 * A folder that nobody but its user can write, so that what is found there is what was put there.
 * Where the file system has no such rights, every folder counts as private.
 *
 * @param path where it is, or will be; a link that its user made is followed
 */
record PrivateFolder(Path path) {
  /** On Linux it belongs to the user of this process, who need not have an account. */
  private static final Path PROCESS = Path.of("/proc/self");

  private static final String ADMINISTRATOR = "root";

  /**
   * Makes the folder where it is not there, and takes the right to write it from others.
   *
   * @throws IOException also where somebody else can write it all the same
   */
  void create() throws IOException {
    if (!Files.isDirectory(path)) {
      if (posix()) {
        Files.createDirectories(
            path,
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
      } else {
        Files.createDirectories(path);
      }
    }
    if (!ours()) {
      throw new IOException("Somebody else can write the folder: " + path);
    }
  }

  /** True for a file of the folder that nobody else could have written or put there. */
  boolean holds(Path file) throws IOException {
    return Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
        && ours()
        && (!posix() || closed(attributes(file)));
  }

  /**
   * The folder, and the link to it where it is one. Rights that were too wide are narrowed: files
   * that others have put there are theirs, and not used.
   */
  private boolean ours() throws IOException {
    if (!posix()) {
      return true;
    }
    Path real = path.toRealPath();
    if (mine(attributes(real)) && !closed(attributes(real))) {
      Set<PosixFilePermission> narrow = EnumSet.copyOf(attributes(real).permissions());
      narrow.remove(PosixFilePermission.GROUP_WRITE);
      narrow.remove(PosixFilePermission.OTHERS_WRITE);
      Files.setPosixFilePermissions(real, narrow);
    }
    return closed(attributes(real)) && trusted(attributes(path));
  }

  private static boolean closed(PosixFileAttributes attributes) throws IOException {
    return trusted(attributes)
        && !attributes.permissions().contains(PosixFilePermission.GROUP_WRITE)
        && !attributes.permissions().contains(PosixFilePermission.OTHERS_WRITE);
  }

  /** The owner of the machine can write everything; that is no reason against a file. */
  private static boolean trusted(PosixFileAttributes attributes) throws IOException {
    return mine(attributes) || attributes.owner().getName().equals(ADMINISTRATOR);
  }

  private static boolean mine(PosixFileAttributes attributes) throws IOException {
    UserPrincipal owner = attributes.owner();
    return Files.exists(PROCESS)
        ? owner.equals(Files.getOwner(PROCESS))
        : owner.getName().equals(System.getProperty("user.name"));
  }

  private static PosixFileAttributes attributes(Path each) throws IOException {
    return Files.readAttributes(each, PosixFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
  }

  private boolean posix() {
    return path.getFileSystem().supportedFileAttributeViews().contains("posix");
  }
}
