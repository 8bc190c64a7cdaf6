package nl.vervolg.home;

import java.io.IOException;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * What the system tells of the disk of a file. A quota, or a disk that has room and no names left,
 * it does not tell.
 *
 * @param readOnly whether nobody can write it
 * @param size all its bytes; 0 where the system does not know
 * @param room how many bytes its user may still write
 */
record Disk(boolean readOnly, long size, long room) {
  /** Less than most disks give a file at once. */
  private static final long NEXT_TO_NOTHING = 4096;

  /** The disk of a file that is there. */
  static Disk of(Path there) {
    try {
      FileStore disk = Files.getFileStore(there);
      return new Disk(disk.isReadOnly(), disk.getTotalSpace(), disk.getUsableSpace());
    } catch (IOException e) {
      System.getLogger(Disk.class.getName())
          .log(System.Logger.Level.DEBUG, "Nothing is known of a disk.", e);
      return new Disk(false, 0, 0);
    }
  }

  /** Whether there is no room left on it. */
  boolean full() {
    return size > 0 && room < NEXT_TO_NOTHING;
  }
}
