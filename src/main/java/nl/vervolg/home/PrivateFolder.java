package nl.vervolg.home;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.util.EnumSet;
import java.util.Set;

/**
 * A folder of a home that nobody but its user can write, so that what is found there is what was
 * put there. Where the file system has no such rights, every folder counts as private.
 */
public final class PrivateFolder {
  /** The user of this process, who need not have an account. */
  static final String USER = user();

  private static final String ADMINISTRATOR = "root";

  private final Path path;

  /** Once nobody else can write it, nobody else can change that. */
  private volatile boolean closed;

  /** A folder that is there or will be; a link that its user made is followed. */
  public PrivateFolder(Path path) {
    this.path = path;
  }

  /** Where it is. */
  public Path path() {
    return path;
  }

  /**
   * Makes the folder where it is not there, and takes the right to write it from others.
   *
   * @throws IOException also where somebody else can write it all the same
   */
  public void create() throws IOException {
    OwnFiles.folder(path);
    if (!ours()) {
      throw new IOException("Somebody else can write the folder: " + path);
    }
  }

  /** True for a file of the folder that nobody else could have written or put there. */
  public boolean holds(Path file) throws IOException {
    return Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
        && ours()
        && (!posix() || closed(attributes(file)));
  }

  /**
   * The folder, and the link to it where it is one. Rights that were too wide are narrowed: files
   * that others have put there are theirs, and not used.
   */
  private boolean ours() throws IOException {
    if (closed || !posix()) {
      return true;
    }
    Path real = path.toRealPath();
    PosixFileAttributes before = attributes(real);
    if (mine(before) && !closed(before)) {
      narrow(real, before);
    }
    closed = closed(attributes(real)) && trusted(attributes(path));
    return closed;
  }

  /**
   * Takes the right to write a file of the folder from others; a link that its user made is
   * followed.
   *
   * @return whether they had it, and may have used it
   * @throws IOException where the file is theirs, or they can write it all the same
   */
  public boolean close(Path file) throws IOException {
    if (!posix()) {
      return false;
    }
    Path real = file.toRealPath();
    PosixFileAttributes before = attributes(real);
    if (mine(before) && !closed(before)) {
      narrow(real, before);
    }
    if (!closed(attributes(real)) || !trusted(attributes(file))) {
      throw new IOException("Somebody else can write the file: " + file);
    }
    return !closed(before);
  }

  private static void narrow(Path real, PosixFileAttributes before) throws IOException {
    Set<PosixFilePermission> narrow = EnumSet.copyOf(before.permissions());
    narrow.remove(PosixFilePermission.GROUP_WRITE);
    narrow.remove(PosixFilePermission.OTHERS_WRITE);
    Files.setPosixFilePermissions(real, narrow);
  }

  private static boolean closed(PosixFileAttributes attributes) {
    return trusted(attributes)
        && !attributes.permissions().contains(PosixFilePermission.GROUP_WRITE)
        && !attributes.permissions().contains(PosixFilePermission.OTHERS_WRITE);
  }

  /** The owner of the machine can write everything; that is no reason against a file. */
  private static boolean trusted(PosixFileAttributes attributes) {
    return mine(attributes) || attributes.owner().getName().equals(ADMINISTRATOR);
  }

  private static boolean mine(PosixFileAttributes attributes) {
    return attributes.owner().getName().equals(USER);
  }

  /** Linux shows whose the process is; Java knows names of accounts only. */
  private static String user() {
    try {
      return Files.getOwner(Path.of("/proc/self")).getName();
    } catch (IOException | UnsupportedOperationException e) {
      return String.valueOf(System.getProperty("user.name"));
    }
  }

  private static PosixFileAttributes attributes(Path each) throws IOException {
    return Files.readAttributes(each, PosixFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
  }

  private boolean posix() {
    return OwnFiles.hasRights(path);
  }
}
