package nl.vervolg.audit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.function.Predicate;
import nl.vervolg.home.OwnFiles;
import nl.vervolg.home.Uninterrupted;

/** Reads the records of a trail in order, one at a time; others may be adding to it. */
public final class TrailReader {
  private final Segments segments;
  private final long from;
  private final Predicate<TrailRecord> reader;
  private final Consumer<TrailProblem> gaps;

  /** Found before a record that is wanted: they may be none of those. */
  private final List<TrailProblem> early = new ArrayList<>();

  private long before;
  private long lost;

  private TrailReader(
      Segments segments, long from, Predicate<TrailRecord> reader, Consumer<TrailProblem> gaps) {
    this.segments = segments;
    this.from = from;
    this.reader = reader;
    this.gaps = gaps;
  }

  /**
   * Reads from a record on, and goes on behind what cannot be read.
   *
   * @param from number of the first record that is wanted
   * @param reader takes a record; false ends the reading
   * @param gaps is told of records that are damaged or missing, before the next one is read
   * @throws TrailException when the files cannot be read
   */
  public static void read(
      Path folder, long from, Predicate<TrailRecord> reader, Consumer<TrailProblem> gaps) {
    TrailReader all = new TrailReader(new Segments(folder), from, reader, gaps);
    try {
      all.files();
    } catch (IOException e) {
      throw TrailException.unreadable(folder, e);
    }
  }

  /**
   * Reads from a record on.
   *
   * @param from number of the first record that is wanted
   * @param reader takes a record; false ends the reading
   * @throws TrailException when a record is damaged or missing, or the files cannot be read
   */
  public static void read(Path folder, long from, Predicate<TrailRecord> reader) {
    read(
        folder,
        from,
        reader,
        gap -> {
          throw new TrailException(gap.text() + "\nRun: vervolg audit verify");
        });
  }

  /**
   * Reads from the last record back; what is read does not depend on the length of the trail.
   *
   * @param reader takes a record; false ends the reading
   * @param gaps is told of records that are damaged
   * @throws TrailException when the files cannot be read
   */
  public static void back(Path folder, Predicate<TrailRecord> reader, Consumer<TrailProblem> gaps) {
    try {
      back(new Segments(folder), reader, gaps);
    } catch (IOException e) {
      throw TrailException.unreadable(folder, e);
    }
  }

  private static void back(
      Segments segments, Predicate<TrailRecord> reader, Consumer<TrailProblem> gaps)
      throws IOException {
    List<Path> files = segments.all();
    for (int i = files.size() - 1; i >= 0; i--) {
      if (!back(files.get(i), i == files.size() - 1, reader, gaps)
          || (i > 0 && segments.retired(files.get(i - 1)))) {
        return;
      }
    }
  }

  /**
   * The last record of a trail that can be read; it is read without touching the trail.
   *
   * @throws TrailException when the files cannot be read
   */
  public static TrailHead end(Path folder) {
    try {
      return Uninterrupted.run(() -> end(new Segments(folder)));
    } catch (IOException e) {
      throw TrailException.unreadable(folder, e);
    }
  }

  private static TrailHead end(Segments segments) throws IOException {
    TrailHead[] head = {TrailHead.NONE};
    back(
        segments,
        record -> {
          head[0] = TrailHead.of(record);
          return false;
        },
        gap -> {});
    return head[0];
  }

  /**
   * The same, and it is on disk when this returns, with all before it and the keys that seal them:
   * what lies in other files was forced when the next one was begun.
   */
  public static TrailHead forcedEnd(Path folder, Path keys) {
    TrailHead end = end(folder);
    try {
      if (Files.exists(keys)) {
        OwnFiles.force(keys);
      }
      return new Segments(folder)
          .read(
              files -> {
                if (!files.isEmpty()) {
                  OwnFiles.force(files.get(files.size() - 1));
                }
                return end;
              });
    } catch (IOException e) {
      throw TrailException.unreadable(folder, e);
    }
  }

  /** The file of a record that is in the trail. */
  public static Path file(Path folder, long record) {
    Segments segments = new Segments(folder);
    try {
      return segments.all().stream()
          .filter(file -> Segments.first(file) <= record)
          .reduce(segments.file(record), (before, file) -> file);
    } catch (IOException e) {
      throw TrailException.unreadable(folder, e);
    }
  }

  private static boolean back(
      Path file, boolean last, Predicate<TrailRecord> reader, Consumer<TrailProblem> gaps)
      throws IOException {
    try (SegmentReader segment = SegmentReader.open(file)) {
      LineEnds lines = segment.lines();
      long end = segment.size();
      long ended = lines.behindLast(end);
      long begin = ended == end ? lines.behindLast(end - 1) : ended;
      while (end > 0) {
        segment.seek(begin);
        try {
          if (!reader.test(record(segment))) {
            return false;
          }
        } catch (Damage e) {
          if (!last || !e.cutOff()) {
            gaps.accept(TrailProblem.of(e));
          }
        }
        end = begin;
        begin = lines.behindLast(end - 1);
      }
      return true;
    }
  }

  private static TrailRecord record(SegmentReader segment) throws IOException {
    return segment.next().orElseThrow(() -> new IOException("it became shorter")).record();
  }

  /**
   * The first record of the last file that began before a time, or of the trail: what is older than
   * it is older than that time, as far as the clock did not go backwards.
   */
  public static long firstSince(Path folder, Instant time) {
    try {
      return new Segments(folder).read(files -> firstSince(files, time));
    } catch (IOException e) {
      throw TrailException.unreadable(folder, e);
    }
  }

  private static long firstSince(List<Path> files, Instant time) throws IOException {
    for (int i = files.size() - 1; i > 0; i--) {
      Optional<TrailRecord> first = first(files.get(i));
      if (first.isPresent() && first.orElseThrow().time().isBefore(time)) {
        return first.orElseThrow().number();
      }
    }
    return 1;
  }

  /** None also where it cannot be read: then more is read than is needed. */
  private static Optional<TrailRecord> first(Path file) throws IOException {
    try (SegmentReader segment = SegmentReader.open(file)) {
      return segment.next().map(SegmentReader.Found::record);
    } catch (Damage e) {
      return Optional.empty();
    }
  }

  private void files() throws IOException {
    List<Path> files = segments.all();
    for (int i = 0; i < files.size(); i++) {
      boolean last = i == files.size() - 1;
      boolean wanted = last || Segments.first(files.get(i + 1)) > from;
      if (wanted && !file(files.get(i), last)) {
        return;
      }
    }
    early.forEach(gaps);
  }

  /** False where the reader has enough. */
  private boolean file(Path file, boolean last) throws IOException {
    try (SegmentReader segment = SegmentReader.open(file)) {
      if (from > Segments.first(file)) {
        segment.seekNear(from);
      }
      boolean more = true;
      while (more) {
        try {
          Optional<SegmentReader.Found> next = segment.next();
          if (next.isPresent() && !record(file, next.orElseThrow())) {
            return false;
          }
          more = next.isPresent();
        } catch (Damage e) {
          if (last && e.cutOff()) {
            // It is being written, or a crash cut it off: it was not acknowledged.
            return true;
          }
          gap(TrailProblem.of(e));
          lost++;
          more = segment.skipLine();
        }
      }
      return true;
    } catch (NoSuchFileException e) {
      if (!segments.retired(file)) {
        throw e;
      }
      before = 0;
      return true;
    }
  }

  private boolean record(Path file, SegmentReader.Found found) {
    TrailRecord record = found.record();
    if (record.number() <= from) {
      early.clear();
    }
    if (before > 0 && record.number() != before + lost + 1) {
      String what =
          lost == 0
              ? TrailProblem.missing(record.number(), before)
              : TrailProblem.lack(before, record.number(), lost);
      gap(new TrailProblem(file, OptionalLong.of(found.at()), what));
    }
    before = record.number();
    lost = 0;
    if (record.number() < from) {
      return true;
    }
    early.forEach(gaps);
    early.clear();
    return reader.test(record);
  }

  private void gap(TrailProblem gap) {
    early.add(gap);
  }
}
