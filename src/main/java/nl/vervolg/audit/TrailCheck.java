package nl.vervolg.audit;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Reads a whole trail and finds whatever was changed, taken out, put in or moved: each record has
 * to be in its one form, with its own hash, the next number, and the hash of the record before. One
 * record is held at a time, so the memory does not depend on the length of the trail.
 */
public final class TrailCheck {
  private final Segments segments;
  private final Optional<Anchor> anchor;
  private final Awaited awaited;
  private final LongConsumer progress;
  private final Reader reader;
  private final Mode mode;
  private final Findings findings = new Findings();
  private final FileNames names = new FileNames(findings);
  private TrailHead head = TrailHead.NONE;
  private @Nullable TrailHead retired;
  private TrailHead before = TrailHead.NONE;
  private @Nullable Damage gap;
  private long lines;
  private long lost;

  /** Byte of the last file at which nobody was writing. */
  private long settled = -1;

  private long records;
  private long bytes;

  private TrailCheck(
      Segments segments, KnownHeads known, LongConsumer progress, Reader reader, Mode mode) {
    this.segments = segments;
    this.anchor = known.anchor().map(Anchor::new);
    this.awaited = new Awaited(known.sessions());
    this.progress = progress;
    this.reader = reader;
    this.mode = mode;
  }

  /** What others may do meanwhile. */
  private enum Mode {
    /** Whatever is there is checked; what is being written is waited for. */
    WHOLE,
    /** The last record may be half written. */
    GROWING,
    /** And the oldest files may be taken away. */
    READING
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
   * @param head the last record that could be read
   * @param behind how many lines behind it cannot be read
   * @param problems what is wrong, in the order of the trail; at most 100
   * @param told what is wrong, and a later record tells so
   * @param crashes how many records tell of what a crash cut off
   */
  public record Report(
      long records,
      long bytes,
      TrailHead begins,
      TrailHead head,
      long behind,
      List<TrailProblem> problems,
      List<TrailProblem> told,
      long crashes) {
    /** Copies the lists. */
    public Report {
      problems = List.copyOf(problems);
      told = List.copyOf(told);
    }
  }

  /**
   * Checks the trail of a folder.
   *
   * @param anchor an end of the trail that was kept elsewhere: shows whether records were taken off
   *     the end
   * @param sessions records that the sessions of the home know of
   * @param progress is told how many bytes were read
   * @throws TrailException when the files cannot be read
   */
  public static Report run(
      Path folder,
      Optional<TrailHead> anchor,
      Collection<TrailHead> sessions,
      LongConsumer progress) {
    Segments segments = new Segments(folder);
    KnownHeads known = new KnownHeads(anchor, sessions);
    try {
      return segments.read(
          files ->
              new TrailCheck(segments, known, progress, (file, record) -> {}, Mode.WHOLE)
                  .run(files));
    } catch (IOException e) {
      throw TrailException.unreadable(folder, e);
    }
  }

  /** The same, where the sessions know of nothing. */
  public static Report run(Path folder, Optional<TrailHead> anchor, LongConsumer progress) {
    return run(folder, anchor, List.of(), progress);
  }

  /**
   * Checks a trail while it is read; others may be adding to it.
   *
   * @param reader is given each record that can be read
   * @throws TrailException when the files cannot be read
   */
  public static Report reading(Path folder, Consumer<TrailRecord> reader) {
    Segments segments = new Segments(folder);
    Reader each = (file, record) -> reader.accept(record);
    try {
      return new TrailCheck(segments, KnownHeads.NOTHING, bytes -> {}, each, Mode.READING)
          .run(segments.all());
    } catch (IOException e) {
      throw TrailException.unreadable(folder, e);
    }
  }

  /** Checks a trail to which others may be adding: the last record may be half written. */
  static Report growing(Segments segments, KnownHeads known, LongConsumer progress, Reader reader)
      throws IOException {
    return new TrailCheck(segments, known, progress, reader, Mode.GROWING).run(segments.all());
  }

  /** The bytes of all files, for a progress bar. */
  public static long size(Path folder) {
    try {
      return new Segments(folder).read(Segments::size);
    } catch (IOException e) {
      throw TrailException.unreadable(folder, e);
    }
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
      names.begin(files.get(0), before, retired);
    }
    boolean wrong = mode != Mode.READING && !findings.open().isEmpty();
    if (wrong && !files.isEmpty() && segments.retired(files.get(0))) {
      throw new NoSuchFileException(files.get(0).toString());
    }
    awaited.unreadable(head.number() + 1, head.number() + lost);
    TrailHead end = new TrailHead(head.number() + lost, head.hash());
    anchor.flatMap(each -> each.missing(before, end)).ifPresent(this::tell);
    awaited.missing(before).forEach(this::tell);
    return new Report(
        records, bytes, before, head, lost, findings.open(), findings.told(), findings.crashes());
  }

  private void file(Path file, boolean last) throws IOException {
    long done = bytes;
    boolean whole = true;
    long there = records;
    try (SegmentReader segment = SegmentReader.open(file)) {
      boolean more = true;
      while (more) {
        more = next(file, segment, last);
        whole &= gap == null;
        bytes = done + segment.position();
        progress.accept(bytes);
      }
      endGap(segment, segment.position());
    } catch (NoSuchFileException e) {
      if (mode != Mode.READING || !segments.retired(file)) {
        throw e;
      }
      lost++;
      return;
    }
    if (records == there && records > 0 && whole) {
      names.empty(file, head.number() + 1);
    }
  }

  private boolean next(Path file, SegmentReader segment, boolean last) throws IOException {
    try {
      Optional<SegmentReader.Found> next = segment.next();
      if (next.isPresent()) {
        endGap(segment, next.orElseThrow().at());
        record(file, next.orElseThrow());
      }
      return next.isPresent();
    } catch (Damage e) {
      if (mode != Mode.WHOLE && last && e.cutOff()) {
        return false;
      }
      if (last && e.cutOff() && settled != e.at()) {
        // It may be being written: nobody is when the lock is free.
        settled = e.at();
        TrailLock.await(segments.folder());
        segment.seek(settled);
        return true;
      }
      gap = gap == null ? e : gap;
      lines++;
      lost++;
      return segment.skipLine();
    }
  }

  /** Lines that cannot be read are told together. */
  private void endGap(SegmentReader segment, long end) throws IOException {
    Damage first = gap;
    if (first != null) {
      String what = TrailProblem.damaged(lines, String.valueOf(first.getMessage()));
      String digest = segment.digest(first.at(), end);
      OptionalLong at = OptionalLong.of(first.at());
      findings.add(new TrailProblem(first.file(), at, end - first.at(), digest, what));
    }
    gap = null;
    lines = 0;
  }

  private void record(Path file, SegmentReader.Found found) {
    TrailRecord record = found.record();
    reader.record(file, record);
    if (records == 0 && lost == 0 && record.number() > 1) {
      before = new TrailHead(record.number() - 1, record.before());
      anchor.ifPresent(each -> each.meet(before));
      awaited.meet(before);
    } else {
      follows(file, found.at(), record);
    }
    if (found.at() == 0) {
      names.named(file, record.number());
    }
    if (record.kind() == RecordKind.RETIRED) {
      retired =
          new TrailHead(record.data().path("last").asLong(), record.data().path("hash").asText());
    } else if (record.kind() == RecordKind.REPAIRED) {
      findings.repaired(record);
    }
    head = TrailHead.of(record);
    anchor.ifPresent(each -> each.meet(head));
    awaited.meet(head);
    lost = 0;
    records++;
  }

  private void follows(Path file, long at, TrailRecord record) {
    boolean next = record.number() == head.number() + 1;
    if (lost > 0 && record.number() > head.number()) {
      awaited.unreadable(head.number() + 1, record.number() - 1);
    } else if (!next) {
      tell(file, at, TrailProblem.missing(record.number(), head.number()));
    } else if (!record.before().equals(head.hash())) {
      tell(
          file,
          at,
          "Record "
              + record.number()
              + " does not name the hash of the record before it: one of the two was exchanged.");
    }
  }

  private void tell(String what) {
    findings.add(new TrailProblem(segments.folder(), OptionalLong.empty(), what));
  }

  private void tell(Path file, long at, String what) {
    findings.add(new TrailProblem(file, OptionalLong.of(at), what));
  }
}
