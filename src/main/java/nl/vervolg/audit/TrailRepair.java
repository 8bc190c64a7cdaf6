package nl.vervolg.audit;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.LongConsumer;

/**
 * Tells in the trail itself what is wrong with it: a record behind all others names the place, the
 * length and the digest of what cannot be read. Nothing is moved, deleted or mended, so whatever is
 * there can still be looked at; where the end is damaged, the recording goes on behind it. From
 * then on a check tells apart what was known from what came later.
 */
public final class TrailRepair {
  private final Path folder;
  private final Segments segments;
  private final TrailSettings settings;

  private TrailRepair(Path folder, TrailSettings settings) {
    this.folder = folder;
    this.segments = new Segments(folder);
    this.settings = settings;
  }

  /**
   * What was told.
   *
   * @param problems what no record had told before; the first 1000
   * @param all how many problems that are
   * @param records how many records tell them, each the first of those that are left
   * @param record number of the last of these records; 0 where there is nothing to tell
   */
  public record Repaired(List<TrailProblem> problems, long all, int records, long record) {
    /** There is nothing to tell. */
    static final Repaired NOTHING = new Repaired(List.of(), 0, 0, 0);

    /** Copies the list. */
    public Repaired {
      problems = List.copyOf(problems);
    }
  }

  /** True where the last record is damaged, so that nothing is recorded before it is told. */
  public static boolean isDue(Path folder) {
    try {
      Segments segments = new Segments(folder);
      segments.read(files -> TrailEnd.of(segments, files));
      return false;
    } catch (DamagedEndException e) {
      return true;
    } catch (IOException e) {
      throw TrailException.of(folder, e);
    }
  }

  /**
   * What would be told; nothing is written.
   *
   * @param sessions records that the sessions of the home know of
   * @param progress is told how many bytes were read
   * @throws TrailException when the trail cannot be read
   */
  public static Repaired look(Path folder, Collection<TrailHead> sessions, LongConsumer progress) {
    try {
      TrailCheck.Report report = check(new Segments(folder), sessions, progress);
      return new Repaired(report.problems(), report.wrong(), 0, 0);
    } catch (IOException e) {
      throw TrailException.of(folder, e);
    }
  }

  private static TrailCheck.Report check(
      Segments segments, Collection<TrailHead> sessions, LongConsumer progress) throws IOException {
    return TrailCheck.growing(
        segments, new KnownHeads(Optional.empty(), sessions), progress, (file, record) -> {});
  }

  /**
   * Tells it.
   *
   * @param sessions records that the sessions of the home know of
   * @param progress is told how many bytes were read
   * @throws TrailException when the trail cannot be read or written
   */
  public static Repaired run(
      Path folder, TrailSettings settings, Collection<TrailHead> sessions, LongConsumer progress) {
    try {
      return new TrailRepair(folder, settings).run(sessions, progress);
    } catch (IOException e) {
      throw TrailException.of(folder, e);
    }
  }

  /** A record holds so many problems only; after it, what is left is looked for again. */
  private Repaired run(Collection<TrailHead> sessions, LongConsumer progress) throws IOException {
    boolean ended = ended();
    TrailCheck.Report first = check(segments, sessions, progress);
    if (first.problems().isEmpty()) {
      return Repaired.NOTHING;
    }
    long record = ended ? tell(first.problems()) : tellBehind(first);
    int records = 1;
    for (long left = first.wrong() - first.problems().size(); left > 0; ) {
      TrailCheck.Report more = check(segments, sessions, progress);
      record = more.problems().isEmpty() ? record : tell(more.problems());
      records += more.problems().isEmpty() ? 0 : 1;
      left = more.wrong() - more.problems().size();
    }
    return new Repaired(first.problems(), first.wrong(), records, record);
  }

  /** False where the last record is damaged; its line then has an end. */
  private boolean ended() throws IOException {
    return alone(
        () -> {
          try {
            TrailEnd.of(segments, segments.all());
            return true;
          } catch (DamagedEndException e) {
            endLine();
            return false;
          }
        });
  }

  /** Something that is done while nobody writes. */
  private interface Step<T> {
    T run() throws IOException;
  }

  private <T> T alone(Step<T> step) throws IOException {
    try (TrailLock lock = TrailLock.of(folder)) {
      lock.hold();
      try {
        return step.run();
      } finally {
        lock.release();
      }
    }
  }

  private long tell(List<TrailProblem> problems) {
    try (Trail trail = Trail.open(folder, settings)) {
      return trail.event(RecordKind.REPAIRED, Findings.data(problems)).number();
    }
  }

  /** Else the record would be a part of the line that is damaged. */
  private void endLine() throws IOException {
    List<Path> files = segments.all();
    Path last = files.get(files.size() - 1);
    try (SegmentReader reader = SegmentReader.open(last);
        SegmentWriter writer = SegmentWriter.open(last)) {
      if (reader.lines().behindLast(reader.size()) < reader.size()) {
        writer.write(ByteBuffer.wrap(new byte[] {'\n'}));
        writer.force();
      }
    }
  }

  private long tellBehind(TrailCheck.Report report) throws IOException {
    return alone(
        () -> {
          if (!TrailReader.end(folder).equals(report.head())) {
            throw new IOException("another program has written to it meanwhile; do the same again");
          }
          return write(report);
        });
  }

  /** Numbers of records that cannot be read stay theirs: no other gets them. */
  private long write(TrailCheck.Report report) throws IOException {
    List<Path> files = segments.all();
    RecordForm.Draft draft =
        new RecordForm.Draft(
            settings.clock().instant(),
            RecordKind.REPAIRED,
            Findings.data(report.problems()),
            Optional.empty());
    RecordForm.Written record =
        RecordForm.write(draft, report.head().number() + report.behind() + 1, report.head().hash());
    try (SegmentWriter writer = SegmentWriter.open(files.get(files.size() - 1))) {
      writer.write(RecordLine.write(record.json()));
      writer.force();
    }
    return record.record().number();
  }
}
