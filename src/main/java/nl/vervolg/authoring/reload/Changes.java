package nl.vervolg.authoring.reload;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;

/**
 * Sees when files have been edited: each look compares names, sizes and times with the look before,
 * and once nothing moves any more the files that look different are read. It takes the time from
 * its caller. Not thread-safe.
 */
final class Changes {
  /** An editor that writes beside, moves and sets times is done within this time. */
  static final Duration QUIET = Duration.ofMillis(250);

  /**
   * Some file systems keep times in steps of two seconds: a second edit of the same size within one
   * step looks like none, so what was edited is read once more after that.
   */
  static final Duration COARSE_TIME = Duration.ofMillis(2500);

  private static final String EDITED = "edited";

  private final Supplier<List<Path>> folders;
  private Listing seen;
  private Listing listed;
  private Contents read;
  private Contents inUse;
  private SortedSet<Path> fresh = Collections.emptySortedSet();
  private boolean moving;
  private boolean unfinished;
  private long since;

  /**
   * Files as they are in use.
   *
   * @param folders where they are
   * @param loaded how they looked just before they were loaded
   */
  Changes(Supplier<List<Path>> folders, Listing loaded) {
    this.folders = folders;
    this.seen = loaded;
    this.listed = loaded;
    this.inUse = begin(Listing.of(folders.get()), loaded);
    this.read = inUse;
  }

  /** What was edited between loading and reading is not what is in use. */
  private static Contents begin(Listing now, Listing loaded) {
    SortedMap<Path, String> hashes = new TreeMap<>(Contents.of(now).hashes());
    hashes.keySet().retainAll(loaded.files().keySet());
    loaded
        .files()
        .forEach(
            (file, stamp) -> {
              if (!stamp.equals(now.files().get(file))) {
                hashes.put(file, EDITED);
              }
            });
    return new Contents(hashes);
  }

  /**
   * Looks at the files.
   *
   * @param now a time in nanoseconds that only goes forward
   * @return when an edit is complete: the files that differ from those in use, which may be none
   */
  Optional<SortedSet<Path>> look(long now) {
    Listing next = Listing.of(folders.get());
    if (!next.equals(seen)) {
      seen = next;
      since = now;
      moving = true;
      return Optional.empty();
    }
    boolean stable = moving && (now - since >= QUIET.toNanos());
    boolean again = !fresh.isEmpty() && (now - since >= COARSE_TIME.toNanos());
    if (!stable && (moving || !again)) {
      return Optional.empty();
    }
    SortedSet<Path> suspects = again ? fresh : Collections.emptySortedSet();
    Contents before = read;
    read = before.after(listed, seen, suspects);
    listed = seen;
    fresh = read.differing(before);
    moving = false;
    boolean edited = unfinished || !fresh.isEmpty();
    unfinished = false;
    if (again && !fresh.isEmpty()) {
      since = now;
    }
    return edited ? Optional.of(read.differing(inUse)) : Optional.empty();
  }

  /** True while files are being written. */
  boolean moving() {
    return moving;
  }

  /** When the last edit was seen. */
  long since() {
    return since;
  }

  /** True when the files are as they were at the last look. */
  boolean still() {
    return Listing.of(folders.get()).equals(seen);
  }

  /** What was read last is in use from now on. */
  void taken() {
    inUse = read;
  }

  /** What was read last was not complete: the next stable look counts, whatever it finds. */
  void unfinished() {
    unfinished = true;
    moving = true;
  }

  /** The files of a set that lie below a folder. */
  static SortedSet<Path> below(Path folder, SortedSet<Path> files) {
    SortedSet<Path> below = new TreeSet<>(files);
    below.removeIf(file -> !file.startsWith(folder));
    return below;
  }
}
