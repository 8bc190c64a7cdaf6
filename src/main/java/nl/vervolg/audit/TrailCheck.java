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
  private static final Reader NOBODY = (file, record) -> {};

  private final Segments segments;
  private final Optional<Anchor> anchor;
  private final Awaited awaited;
  private final LongConsumer progress;
  private final Reader reader;
  private final Mode mode;
  private final Findings findings;
  private final FileNames names;
  private final UnreadLines unread;
  private TrailHead head = TrailHead.NONE;
  private @Nullable TrailHead retired;
  private TrailHead before = TrailHead.NONE;
  private long lost;

  /** Byte of the last file at which nobody was writing. */
  private long settled = -1;

  private long records;
  private long bytes;

  private TrailCheck(
      Segments segments,
      KnownHeads known,
      LongConsumer progress,
      Reader reader,
      Mode mode,
      Findings findings) {
    this.segments = segments;
    this.anchor = known.anchor().map(Anchor::new);
    this.awaited = new Awaited(known.sessions());
    this.progress = progress;
    this.reader = reader;
    this.mode = mode;
    this.findings = findings;
    this.names = new FileNames(findings);
    this.unread = new UnreadLines(findings);
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
   * @param problems what is wrong, in the order of the trail; the first 1000
   * @param wrong how many problems there are in all
   * @param told what is wrong, and a later record tells so; the first 1000
   * @param known how many of these there are in all
   * @param crashes how many records tell of what a crash cut off
   */
  public record Report(
      long records,
      long bytes,
      TrailHead begins,
      TrailHead head,
      long behind,
      List<TrailProblem> problems,
      long wrong,
      List<TrailProblem> told,
      long known,
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
      return segments.read(files -> run(segments, files, known, progress, NOBODY, Mode.WHOLE));
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
      return run(segments, segments.all(), KnownHeads.NOTHING, bytes -> {}, each, Mode.READING);
    } catch (IOException e) {
      throw TrailException.unreadable(folder, e);
    }
  }

  /** Checks a trail to which others may be adding: the last record may be half written. */
  static Report growing(Segments segments, KnownHeads known, LongConsumer progress, Reader reader)
      throws IOException {
    return run(segments, segments.all(), known, progress, reader, Mode.GROWING);
  }

  /** What is told of more problems than are held is known only when all was read: then again. */
  private static Report run(
      Segments segments,
      List<Path> files,
      KnownHeads known,
      LongConsumer progress,
      Reader reader,
      Mode mode)
      throws IOException {
    Findings findings = new Findings();
    Report report = new TrailCheck(segments, known, progress, reader, mode, findings).run(files);
    return findings.sure()
        ? report
        : new TrailCheck(segments, known, progress, NOBODY, mode, findings.again()).run(files);
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
    TrailHead end = new TrailHead(head.number() + lost, head.hash());
    unread.between(head, end, lost);
    if (!files.isEmpty()) {
      names.begin(files.get(0), before, retired);
    }
    boolean wrong = mode != Mode.READING && !findings.none();
    if (wrong && !files.isEmpty() && segments.retired(files.get(0))) {
      throw new NoSuchFileException(files.get(0).toString());
    }
    awaited.unreadable(head.number() + 1, end.number());
    Path trail = segments.folder();
    anchor.flatMap(each -> each.missing(before, end)).ifPresent(all -> findings.add(trail, all));
    awaited.missing(before).forEach(each -> findings.add(trail, each));
    return findings.report(records, bytes, before, head, lost);
  }

  private void file(Path file, boolean last) throws IOException {
    long done = bytes;
    boolean whole = true;
    long there = records;
    try (SegmentReader segment = SegmentReader.open(file)) {
      boolean more = true;
      while (more) {
        more = next(file, segment, last);
        whole &= !unread.open();
        bytes = done + segment.position();
        progress.accept(bytes);
      }
      unread.end(segment, segment.position());
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
        unread.end(segment, next.orElseThrow().at());
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
      unread.add(e);
      lost++;
      return segment.skipLine();
    }
  }

  private void record(Path file, SegmentReader.Found found) {
    TrailRecord record = found.record();
    reader.record(file, record);
    TrailHead named = new TrailHead(record.number() - 1, record.before());
    unread.between(head, named, lost);
    if (records == 0 && lost == 0 && record.number() > 1) {
      before = named;
      anchor.ifPresent(each -> each.meet(before));
      awaited.meet(before);
    } else {
      follows(file, found.at(), record, named);
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

  private void follows(Path file, long at, TrailRecord record, TrailHead named) {
    boolean next = record.number() == head.number() + 1;
    if (lost > 0 && record.number() > head.number()) {
      awaited.unreadable(head.number() + 1, record.number() - 1);
    } else if (!next || !named.equals(head)) {
      String what =
          next
              ? TrailProblem.exchanged(record.number())
              : TrailProblem.missing(record.number(), head.number());
      findings.add(new TrailProblem(file, OptionalLong.of(at), what).between(head, named));
    }
  }
}
