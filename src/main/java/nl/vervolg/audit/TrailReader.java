package nl.vervolg.audit;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Reads the records of a trail in order, one at a time; others may be adding to it. */
public final class TrailReader {
  private TrailReader() {}

  /**
   * Reads from a record on.
   *
   * @param from number of the first record that is wanted
   * @param reader takes a record; false ends the reading
   * @throws TrailException when a record is damaged or the files cannot be read
   */
  public static void read(Path folder, long from, Predicate<TrailRecord> reader) {
    Segments segments = new Segments(folder);
    try {
      List<Path> files = segments.all();
      for (int i = 0; i < files.size(); i++) {
        boolean last = i == files.size() - 1;
        boolean wanted = last || Segments.first(files.get(i + 1)) > from;
        if (wanted && !file(segments, files.get(i), last, from, reader)) {
          return;
        }
      }
    } catch (Damage e) {
      throw damaged(e);
    } catch (IOException e) {
      throw TrailException.unreadable(folder, e);
    }
  }

  /**
   * The first record of the last file that began before a time, or of the trail: what is older than
   * it is older than that time, as far as the clock did not go backwards.
   */
  public static long firstSince(Path folder, Instant time) {
    try {
      return new Segments(folder).read(files -> firstSince(files, time));
    } catch (Damage e) {
      throw damaged(e);
    } catch (IOException e) {
      throw TrailException.unreadable(folder, e);
    }
  }

  private static long firstSince(List<Path> files, Instant time) throws IOException {
    for (int i = files.size() - 1; i > 0; i--) {
      try (SegmentReader segment = SegmentReader.open(files.get(i))) {
        Optional<SegmentReader.Found> first = segment.next();
        if (first.isPresent() && first.orElseThrow().record().time().isBefore(time)) {
          return first.orElseThrow().record().number();
        }
      }
    }
    return 1;
  }

  private static TrailException damaged(Damage e) {
    return new TrailException(
        "The record at byte "
            + e.at()
            + " of ("
            + e.file()
            + ") is damaged: "
            + e.getMessage()
            + ".\nRun: vervolg audit verify",
        e);
  }

  /** False where the reader has enough. */
  private static boolean file(
      Segments segments, Path file, boolean last, long from, Predicate<TrailRecord> reader)
      throws IOException {
    try (SegmentReader segment = SegmentReader.open(file)) {
      if (from > Segments.first(file)) {
        segment.seekNear(from);
      }
      Optional<SegmentReader.Found> next = segment.next();
      while (next.isPresent()) {
        TrailRecord record = next.orElseThrow().record();
        if (record.number() >= from && !reader.test(record)) {
          return false;
        }
        next = segment.next();
      }
      return true;
    } catch (NoSuchFileException e) {
      if (segments.retired(file)) {
        return true;
      }
      throw e;
    } catch (Damage e) {
      if (last && e.cutOff()) {
        // It is being written, or a crash cut it off: it was not acknowledged.
        return true;
      }
      throw e;
    }
  }
}
