package nl.vervolg.authoring.reload;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collections;
import java.util.HexFormat;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What is in the files: by path a hash, or size and time where a file is large.
 *
 * @param hashes by path
 */
record Contents(SortedMap<Path, String> hashes) {
  /** Reading more than this to see whether it differs costs more than taking it in. */
  private static final long LARGE = 2_000_000;

  Contents {
    hashes = Collections.unmodifiableSortedMap(hashes);
  }

  /** Reads the listed files. */
  static Contents of(Listing listing) {
    SortedMap<Path, String> hashes = new TreeMap<>();
    listing.files().forEach((file, stamp) -> hashes.put(file, hash(file, stamp)));
    return new Contents(hashes);
  }

  /** Reads those of the listed files that look different from before, and these. */
  Contents after(Listing before, Listing now, SortedSet<Path> also) {
    SortedMap<Path, String> next = new TreeMap<>();
    now.files()
        .forEach(
            (file, stamp) -> {
              String known = hashes.get(file);
              boolean same = stamp.equals(before.files().get(file)) && !also.contains(file);
              next.put(file, (known != null) && same ? known : hash(file, stamp));
            });
    return new Contents(next);
  }

  /** The files that differ, are new or are gone. */
  SortedSet<Path> differing(Contents other) {
    SortedSet<Path> all = new TreeSet<>(hashes.keySet());
    all.addAll(other.hashes.keySet());
    all.removeIf(
        file -> {
          String hash = hashes.get(file);
          return (hash != null) && hash.equals(other.hashes.get(file));
        });
    return all;
  }

  private static String hash(Path file, Listing.Stamp stamp) {
    try {
      return stamp.size() > LARGE
          ? stamp.toString()
          : HexFormat.of()
              .formatHex(MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file)));
    } catch (IOException e) {
      return "unreadable " + e.getClass().getName();
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("SHA-256 is missing from this Java.", e);
    }
  }
}
