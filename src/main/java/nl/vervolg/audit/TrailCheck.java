package nl.vervolg.audit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Reads a whole trail and finds whatever was changed, taken out, put in or moved: each record has
 * to be in its one form, with its own hash, the next number, and the hash of the record before. One
 * record is held at a time, so the memory does not depend on the length of the trail.
 */
public final class TrailCheck {
  /** So many problems are told. */
  private static final int MOST = 100;

  private final Segments segments;
  private final Optional<Anchor> anchor;
  private final LongConsumer progress;
  private final Reader reader;
  private final boolean growing;
  private final List<TrailProblem> problems = new ArrayList<>();
  private TrailHead head = TrailHead.NONE;
  private @Nullable TrailHead retired;
  private TrailHead before = TrailHead.NONE;
  private boolean lost;

  /** Byte of the last file at which nobody was writing. */
  private long settled = -1;

  private long records;
  private long bytes;

  private TrailCheck(
      Segments segments,
      Optional<TrailHead> anchor,
      LongConsumer progress,
      Reader reader,
      boolean growing) {
    this.segments = segments;
    this.anchor = anchor.map(Anchor::new);
    this.progress = progress;
    this.reader = reader;
    this.growing = growing;
  }

  /** Is told of each record while it is checked. */
  interface Reader {
    /** A record that could be read, with its file. */
    void record(Path file, TrailRecord record);
  }

  /**
   * What was found.
   *
   * @param records how many records could be read
   * @param bytes how many bytes were looked at
   * @param begins the last record that was taken away as planned; number 0 where none was
   * @param head the last record
   * @param problems what is wrong, in the order of the trail; at most 100
   */
  public record Report(
      long records, long bytes, TrailHead begins, TrailHead head, List<TrailProblem> problems) {
    /** Copies the list. */
    public Report {
      problems = List.copyOf(problems);
    }
  }

  /**
   * Checks the trail of a folder.
   *
   * @param anchor an end of the trail that was kept elsewhere: shows whether records were taken off
   *     the end
   * @param progress is told how many bytes were read
   * @throws TrailException when the files cannot be read
   */
  public static Report run(Path folder, Optional<TrailHead> anchor, LongConsumer progress) {
    Segments segments = new Segments(folder);
    try {
      return segments.read(
          files ->
              new TrailCheck(segments, anchor, progress, (file, record) -> {}, false).run(files));
    } catch (IOException e) {
      throw TrailException.unreadable(folder, e);
    }
  }

  /** Checks a trail to which others may be adding: the last record may be half written. */
  static Report growing(Segments segments, Reader reader) throws IOException {
    return new TrailCheck(segments, Optional.empty(), bytes -> {}, reader, true)
        .run(segments.all());
  }

  /** The bytes of all files, for a progress bar. */
  public static long size(Path folder) {
    try {
      return new Segments(folder).read(TrailCheck::size);
    } catch (IOException e) {
      throw TrailException.unreadable(folder, e);
    }
  }

  private static long size(List<Path> files) throws IOException {
    long size = 0;
    for (Path file : files) {
      size += Files.size(file);
    }
    return size;
  }

  /**
   * Checks these files.
   *
   * @throws NoSuchFileException where the oldest were taken away meanwhile
   */
  private Report run(List<Path> files) throws IOException {
    for (int i = 0; i < files.size(); i++) {
      file(files.get(i), i == files.size() - 1);
    }
    if (!files.isEmpty()) {
      begin(files.get(0));
    }
    if (!problems.isEmpty() && !files.isEmpty() && segments.retired(files.get(0))) {
      throw new NoSuchFileException(files.get(0).toString());
    }
    anchor
        .flatMap(each -> each.missing(before, head))
        .ifPresent(what -> tell(segments.folder(), OptionalLong.empty(), what));
    return new Report(records, bytes, before, head, problems);
  }

  /** Where old records were taken away, a later one has to tell. */
  private void begin(Path first) {
    boolean told =
        before.equals(retired)
            // Whoever took them away was stopped before all were gone.
            || (retired != null && before.number() < retired.number());
    boolean named = before.number() + 1 == Segments.first(first);
    if (before.number() > 0 && named && !told) {
      tell(
          first,
          0,
          "It begins with record "
              + (before.number() + 1)
              + ", and no later record tells that older ones were taken away as planned.");
    }
  }

  private void file(Path file, boolean last) throws IOException {
    long done = bytes;
    long known = problems.size();
    long there = records;
    try (SegmentReader segment = SegmentReader.open(file)) {
      boolean more = true;
      while (more) {
        more = next(file, segment, last);
        bytes = done + segment.position();
        progress.accept(bytes);
      }
    }
    if (records == there && records > 0 && problems.size() == known) {
      empty(file);
    }
  }

  /** The next record will stand in it. */
  private void empty(Path file) {
    if (Segments.first(file) != head.number() + 1) {
      tell(
          file,
          OptionalLong.empty(),
          "The file holds no record, and its name is not that of the next one, "
              + (head.number() + 1)
              + ": it was renamed or put in.");
    }
  }

  private boolean next(Path file, SegmentReader segment, boolean last) throws IOException {
    try {
      Optional<SegmentReader.Found> next = segment.next();
      next.ifPresent(found -> record(file, found));
      return next.isPresent();
    } catch (Damage e) {
      if (growing && last && e.cutOff()) {
        return false;
      }
      if (last && e.cutOff() && settled != e.at()) {
        // It may be being written: nobody is when the lock is free.
        settled = e.at();
        TrailLock.await(segments.folder());
        segment.seek(settled);
        return true;
      }
      tell(file, e.at(), "The record is damaged: " + e.getMessage() + ".");
      lost = true;
      return segment.skipLine();
    }
  }

  private void record(Path file, SegmentReader.Found found) {
    TrailRecord record = found.record();
    reader.record(file, record);
    if (records == 0 && !lost && record.number() > 1) {
      before = new TrailHead(record.number() - 1, record.before());
      anchor.ifPresent(each -> each.meet(before));
    } else {
      follows(file, found.at(), record);
    }
    if (found.at() == 0) {
      named(file, record);
    }
    if (record.kind() == RecordKind.RETIRED) {
      retired =
          new TrailHead(record.data().path("last").asLong(), record.data().path("hash").asText());
    }
    head = TrailHead.of(record);
    anchor.ifPresent(each -> each.meet(head));
    lost = false;
    records++;
  }

  private void follows(Path file, long at, TrailRecord record) {
    boolean next = record.number() == head.number() + 1;
    if (lost && record.number() > head.number()) {
      return;
    }
    if (!next) {
      tell(
          file,
          at,
          "Record "
              + record.number()
              + " stands behind record "
              + head.number()
              + ": "
              + (record.number() > head.number() + 1
                  ? "those between were taken out."
                  : "it was put in or moved."));
    } else if (!record.before().equals(head.hash())) {
      tell(
          file,
          at,
          "Record "
              + record.number()
              + " does not name the hash of the record before it: one of the two was exchanged.");
    }
  }

  /** Readers look for a record by the names of the files. */
  private void named(Path file, TrailRecord record) {
    boolean told = problems.stream().anyMatch(problem -> problem.file().equals(file));
    if (!told && Segments.first(file) != record.number()) {
      tell(
          file,
          0,
          "The file begins with record "
              + record.number()
              + ", and its name is that of record "
              + Segments.first(file)
              + ": it was renamed, or records before were taken out.");
    }
  }

  private void tell(Path file, long at, String what) {
    tell(file, OptionalLong.of(at), what);
  }

  private void tell(Path file, OptionalLong at, String what) {
    if (problems.size() < MOST) {
      problems.add(new TrailProblem(file, at, what));
    }
  }
}
