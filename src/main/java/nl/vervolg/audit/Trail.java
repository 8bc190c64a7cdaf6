package nl.vervolg.audit;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import nl.vervolg.home.OwnFiles;
import nl.vervolg.home.Uninterrupted;
import org.jspecify.annotations.Nullable;

/**
 * The trail of a folder: records are added behind the others, each with the hash of the one before.
 * A record is acknowledged when it is as durable as was chosen. Safe for many threads, and for many
 * processes: whoever comes while others are written waits, and is then written together with all of
 * the same process who wait.
 */
public final class Trail implements AutoCloseable {
  private final Segments segments;
  private final TrailLock lock;
  private final TrailSettings settings;
  private final ReentrantLock writing;
  private final GroupCommit group;
  private Optional<KeyRing> keys = Optional.empty();
  private @Nullable SegmentWriter segment;
  private TrailHead head = TrailHead.NONE;

  /** When the last record was made. */
  private Instant time = Instant.EPOCH;

  private boolean fresh;
  private @Nullable IOException broken;

  /** Something that is done while the lock is held. */
  private interface Step {
    void run() throws IOException;
  }

  private Trail(Segments segments, TrailLock lock, TrailSettings settings) {
    this.segments = segments;
    this.lock = lock;
    this.settings = settings;
    this.writing = lock.writing();
    this.group = new GroupCommit(writing, this::writeAll);
  }

  /**
   * Opens the trail of a folder, or begins one. What a crash cut off was never acknowledged; it is
   * set aside, and a record tells so.
   *
   * @throws TrailException when the folder cannot be used, or the last record is damaged
   */
  public static Trail open(Path folder, TrailSettings settings) {
    try {
      Trail trail = new Trail(new Segments(folder), TrailLock.of(folder), settings);
      try {
        trail.head();
        return trail;
      } catch (RuntimeException e) {
        trail.lock.close();
        throw e;
      }
    } catch (IOException e) {
      throw TrailException.of(folder, e);
    }
  }

  /** The keys that seal what is added: those that are new are on disk before what they seal. */
  public void sealsWith(KeyRing ring) {
    keys = Optional.of(ring);
  }

  /** Notes something that happened beside the turns. */
  public TrailRecord event(RecordKind kind, JsonNode data) {
    return add(() -> draft(kind, data, Optional.empty()));
  }

  /**
   * Notes something of a conversation.
   *
   * @param data what everybody may read
   * @param content is sealed when nobody else can write or destroy a key
   */
  public TrailRecord add(RecordKind kind, JsonNode data, Supplier<Sealed> content) {
    return add(() -> draft(kind, data, Optional.of(content.get())));
  }

  /** Does something while nobody else adds to the trail; it may add records itself. */
  public void alone(Runnable work) {
    try {
      locked(work::run);
    } catch (IOException e) {
      throw TrailException.of(segments.folder(), e);
    }
  }

  /** All records are on disk when this returns, whatever was chosen. */
  public void force() {
    keys.ifPresent(KeyRing::force);
    atEnd(() -> force(last()));
  }

  /** The next record begins a file. For who does something {@link #alone}. */
  void beginFile() {
    fresh = true;
  }

  /**
   * An interrupt is for what comes after: what was said is kept, also for others who wait with it.
   */
  private void locked(Step step) throws IOException {
    boolean interrupted = Thread.interrupted();
    try {
      lock.hold();
      try {
        step.run();
      } finally {
        lock.release();
      }
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private RecordForm.Draft draft(RecordKind kind, JsonNode data, Optional<Sealed> content) {
    return new RecordForm.Draft(settings.clock().instant(), kind, data, content);
  }

  /** The record, when it is kept. */
  private TrailRecord add(Supplier<RecordForm.Draft> draft) {
    TrailEntry entry = new TrailEntry(draft);
    group.add(entry);
    if (entry.written == null) {
      throw TrailException.of(segments.folder(), entry.failure);
    }
    return entry.written;
  }

  /** Writes all who wait, and forces them to the disk. */
  private void writeAll(List<TrailEntry> all) {
    try {
      locked(
          () -> {
            if (settings.durability() == Durability.TURN) {
              for (TrailEntry entry : all) {
                write(List.of(entry));
              }
            } else {
              write(all);
            }
          });
    } catch (IOException | RuntimeException | Error e) {
      forget();
      all.forEach(entry -> entry.fail(e));
    }
  }

  /** Where the trail ends is looked up anew. */
  private void forget() {
    SegmentWriter old = segment;
    segment = null;
    try {
      if (old != null) {
        old.close();
      }
    } catch (IOException e) {
      System.getLogger(Trail.class.getName())
          .log(System.Logger.Level.DEBUG, "A file of the trail cannot be closed.", e);
    }
  }

  private void write(List<TrailEntry> entries) throws IOException {
    SegmentWriter last = Uninterrupted.run(this::last);
    List<TrailRecord> records = new ArrayList<>(entries.size());
    List<ByteBuffer> lines = new ArrayList<>(entries.size());
    List<TrailEntry> made = entries.stream().filter(TrailEntry::make).toList();
    if (made.isEmpty()) {
      return;
    }
    TrailHead end = head;
    for (TrailEntry entry : made) {
      RecordForm.Written next = RecordForm.write(entry.draft(), end.number() + 1, end.hash());
      records.add(next.record());
      lines.add(RecordLine.write(next.json()));
      end = TrailHead.of(next.record());
    }
    boolean forces = settings.durability() != Durability.SYSTEM;
    if (forces) {
      keys.ifPresent(KeyRing::force);
    }
    last.write(RecordLine.joined(lines));
    if (forces) {
      force(last);
    }
    head = end;
    time = records.get(records.size() - 1).time();
    for (int i = 0; i < records.size(); i++) {
      made.get(i).written = records.get(i);
    }
  }

  /** What could not be forced may be on disk or not: nothing can be written behind it. */
  private void force(SegmentWriter last) throws IOException {
    try {
      last.force();
    } catch (IOException e) {
      broken = e;
      throw e;
    }
  }

  /** The file that takes the next record, after what others have written. */
  private SegmentWriter last() throws IOException {
    if (broken != null) {
      throw broken;
    }
    SegmentWriter known = segment;
    if (known != null && goesOn(known)) {
      return known;
    }
    forget();
    TrailEnd end = TrailEnd.of(segments, segments.all());
    if (end.head().number() < head.number()) {
      throw new ReplacedException(segments.folder());
    }
    head = end.head();
    time = end.time();
    Optional<ObjectNode> cutOff = CutOff.setAside(end);
    boolean full = end.size() > 0 && (fresh || settings.begins(end.size(), time));
    if (full) {
      OwnFiles.force(end.file());
    }
    SegmentWriter next = SegmentWriter.open(full ? segments.file(head.number() + 1) : end.file());
    segment = next;
    fresh = false;
    if (cutOff.isPresent()) {
      write(
          List.of(
              new TrailEntry(
                  () -> draft(RecordKind.REPAIRED, cutOff.orElseThrow(), Optional.empty()))));
    }
    return next;
  }

  /** True where it still is the last file, and takes another record. */
  private boolean goesOn(SegmentWriter known) throws IOException {
    return !fresh
        && !known.changed()
        && !settings.begins(known.size(), time)
        && !Files.exists(segments.file(head.number() + 1));
  }

  /** The last record, also of other processes. */
  public TrailHead head() {
    return atEnd(() -> {});
  }

  private TrailHead atEnd(Step step) {
    writing.lock();
    try {
      locked(
          () -> {
            Uninterrupted.run(this::last);
            step.run();
          });
      return head;
    } catch (IOException e) {
      forget();
      throw TrailException.of(segments.folder(), e);
    } finally {
      writing.unlock();
    }
  }

  @Override
  public void close() {
    writing.lock();
    try {
      if (segment != null) {
        keys.ifPresent(KeyRing::force);
        segment.force();
      }
      forget();
      lock.close();
    } catch (IOException e) {
      throw TrailException.of(segments.folder(), e);
    } finally {
      writing.unlock();
    }
  }
}
