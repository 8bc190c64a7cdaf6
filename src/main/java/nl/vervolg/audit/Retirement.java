package nl.vervolg.audit;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.LongConsumer;

/**
 * Takes the oldest files of a trail away when every record in them is old enough. First a record
 * tells which, with the last hash, then the files go, the oldest first, then the keys of
 * conversations that have no record left. Whatever a crash leaves of this is a trail that holds,
 * and the next retirement finishes it.
 */
public final class Retirement {
  private final Segments segments;
  private final Instant before;
  private final LongConsumer progress;

  /** By the number of a key: how many files there are up to the last one with a record of it. */
  private int[] lastFile = new int[64];

  private final List<Segment> all = new ArrayList<>();

  /** Files that go. */
  private List<Segment> going = List.of();

  /** The last record that an earlier retirement has told of. */
  private long told;

  private long read;

  private Retirement(Path folder, Instant before, LongConsumer progress) {
    this.segments = new Segments(folder);
    this.before = before;
    this.progress = progress;
  }

  /**
   * What was taken away, or would be.
   *
   * @param files how many files
   * @param first number of the first record in them
   * @param last the last record in them
   * @param records how many records they hold
   * @param from time of the oldest record; none where nothing goes
   * @param to time of the newest record
   * @param keys how many keys have no record left
   */
  public record Retired(
      int files,
      long first,
      TrailHead last,
      long records,
      Optional<Instant> from,
      Optional<Instant> to,
      long keys) {}

  /**
   * What would be taken away.
   *
   * @param before every record that goes is older
   * @param progress is told the number of each record that was read
   */
  public static Retired look(Path folder, KeyRing keys, Instant before, LongConsumer progress) {
    try {
      Retirement retirement = new Retirement(folder, before, progress);
      retirement.look();
      return retirement.found(keys);
    } catch (IOException e) {
      throw failure(folder, e);
    }
  }

  /**
   * Takes them away. Others may go on with their conversations, and wait only for the last step.
   */
  public static Retired run(
      Path folder, Trail trail, KeyRing keys, Instant before, LongConsumer progress) {
    Retired[] done = new Retired[1];
    try {
      while (done[0] == null) {
        Retirement retirement = new Retirement(folder, before, progress);
        retirement.look();
        trail.alone(() -> retirement.finish(trail, keys).ifPresent(all -> done[0] = all));
      }
      return done[0];
    } catch (IOException e) {
      throw failure(folder, e);
    }
  }

  private static TrailException failure(Path folder, IOException e) {
    return new TrailException(
        "The old files of the trail in ("
            + folder
            + ") cannot be taken away.\nCheck that it is there and yours, and run: vervolg audit verify",
        e);
  }

  /** Reads all records, and finds the files that go: from the first on, and never the last. */
  private void look() throws IOException {
    List<Path> files = segments.all();
    for (Path file : files) {
      Segment segment = new Segment(file);
      all.add(segment);
      read(segment, all.size() == files.size());
    }
    int count = 0;
    while (count < all.size() - 1 && goes(all.get(count))) {
      count++;
    }
    going = List.copyOf(all.subList(0, count));
  }

  /** Also what an earlier retirement has told of and a crash has kept. */
  private boolean goes(Segment segment) {
    return segment.newest.isBefore(before) || segment.last.number() <= told;
  }

  private void read(Segment segment, boolean end) throws IOException {
    try (SegmentReader reader = SegmentReader.open(segment.file)) {
      for (Optional<SegmentReader.Found> next = reader.next();
          next.isPresent();
          next = reader.next()) {
        segment.add(next.orElseThrow().record());
        note(next.orElseThrow().record());
      }
    } catch (Damage e) {
      if (!end || !e.cutOff()) {
        throw e;
      }
    }
  }

  /** What matters of the records of a file. */
  private static final class Segment {
    private final Path file;
    private long records;
    private Instant oldest = Instant.MAX;
    private Instant newest = Instant.MIN;
    private TrailHead last = TrailHead.NONE;

    private Segment(Path file) {
      this.file = file;
    }

    private void add(TrailRecord record) {
      records++;
      oldest = record.time().isBefore(oldest) ? record.time() : oldest;
      newest = record.time().isAfter(newest) ? record.time() : newest;
      last = TrailHead.of(record);
    }
  }

  private void note(TrailRecord record) {
    record.sealed().ifPresent(content -> uses(Math.toIntExact(content.key())));
    if (record.kind() == RecordKind.RETIRED) {
      told = record.data().path("last").asLong();
    }
    read = record.number();
    progress.accept(read);
  }

  private void uses(int key) {
    if (key >= lastFile.length) {
      lastFile = Arrays.copyOf(lastFile, Math.max(key + 1, 2 * lastFile.length));
    }
    lastFile[key] = all.size();
  }

  /** None where another process took files away meanwhile: it has to be looked again. */
  private Optional<Retired> finish(Trail trail, KeyRing keys) {
    try {
      List<Path> now = segments.all();
      if (!all.isEmpty() && (now.isEmpty() || !now.get(0).equals(all.get(0).file))) {
        return Optional.empty();
      }
      TrailReader.read(
          segments.folder(),
          read + 1,
          record -> {
            note(record);
            return true;
          });
      Retired found = found(keys);
      if (found.last().number() > told) {
        trail.event(RecordKind.RETIRED, data(found));
      }
      for (Segment segment : going) {
        Files.delete(segment.file);
      }
      force();
      unused(keys).forEach(keys::destroy);
      return Optional.of(found);
    } catch (IOException e) {
      throw failure(segments.folder(), e);
    }
  }

  private static ObjectNode data(Retired found) {
    return JsonNodeFactory.instance
        .objectNode()
        .put("first", found.first())
        .put("last", found.last().number())
        .put("hash", found.last().hash())
        .put("records", found.records())
        .put("from", found.from().map(Instant::toString).orElse(""))
        .put("to", found.to().map(Instant::toString).orElse(""));
  }

  private void force() throws IOException {
    try (FileChannel names = FileChannel.open(segments.folder(), StandardOpenOption.READ)) {
      names.force(true);
    }
  }

  private List<Long> unused(KeyRing keys) {
    List<Long> unused = new ArrayList<>();
    for (int key = 0; key < keys.count(); key++) {
      boolean gone = key >= lastFile.length || lastFile[key] <= going.size();
      if (gone && keys.find(key).isPresent()) {
        unused.add((long) key);
      }
    }
    return unused;
  }

  private Retired found(KeyRing keys) {
    return new Retired(
        going.size(),
        going.isEmpty() ? 0 : Segments.first(going.get(0).file),
        going.isEmpty() ? TrailHead.NONE : going.get(going.size() - 1).last,
        going.stream().mapToLong(segment -> segment.records).sum(),
        going.stream().map(segment -> segment.oldest).min(Comparator.naturalOrder()),
        going.stream().map(segment -> segment.newest).max(Comparator.naturalOrder()),
        unused(keys).size());
  }
}
