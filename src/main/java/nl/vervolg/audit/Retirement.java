package nl.vervolg.audit;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.LongConsumer;
import nl.vervolg.home.Hindrance;
import nl.vervolg.home.OwnFiles;

/**
 * Takes the oldest files of a trail away when every record in them is old enough. First a record
 * tells which, with the last hash and the keys, then the files go, the oldest first, then these
 * keys of conversations that have no record left. Nothing goes where the chain is not whole: a key
 * would count as unused although its records are only unreadable, or were moved away by hand.
 * Whatever a crash leaves of this is a trail that holds, and the next retirement finishes it. Where
 * all is old enough, that record begins a file, and is what is left.
 */
public final class Retirement {
  private final Segments segments;
  private final Instant before;
  private final LongConsumer progress;

  private final KeyUse use = new KeyUse();
  private final List<SegmentSummary> all = new ArrayList<>();

  /** Whether a record tells of others that cannot be read: nobody knows which keys these have. */
  private boolean gaps;

  /** Files that go. */
  private List<SegmentSummary> going = List.of();

  /** The last record that an earlier retirement has told of. */
  private long told;

  /** Whether what is read now is in none of the files that go. */
  private boolean stays;

  /** The last record that was read. */
  private TrailHead read = TrailHead.NONE;

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
      return retirement.found(retirement.unused(keys).size());
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
        if (retirement.lookAgain()) {
          trail.alone(() -> retirement.finish(trail, keys).ifPresent(all -> done[0] = all));
        }
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
            + ") cannot be taken away"
            + Hindrance.of(folder.resolve("."), e)
                .map(Hindrance::text)
                .orElse(".\nCheck that it is there and yours, and run: vervolg audit verify"),
        e);
  }

  /** False where another process took files away meanwhile. */
  private boolean lookAgain() throws IOException {
    try {
      look();
      return true;
    } catch (NoSuchFileException e) {
      return false;
    }
  }

  /** Reads all records, and finds the files that go, from the first on. */
  private void look() throws IOException {
    TrailCheck.Report report =
        TrailCheck.growing(segments, KnownHeads.NOTHING, bytes -> {}, this::read);
    if (!report.problems().isEmpty()) {
      TrailProblem problem = report.problems().get(0);
      throw notWhole(problem.text());
    }
    gaps = !report.told().isEmpty();
    int count = 0;
    while (count < all.size() && goes(all.get(count), count == all.size() - 1)) {
      count++;
    }
    going = List.copyOf(all.subList(0, count));
  }

  private TrailException notWhole(String why) {
    return new TrailException(
        "The trail in ("
            + segments.folder()
            + ") is not whole. Nothing was taken away, and no key was destroyed.\n"
            + why
            + "\nRun: vervolg audit verify");
  }

  /** Also what an earlier retirement has told of and a crash has kept. */
  private boolean goes(SegmentSummary segment, boolean last) {
    return last
        ? segment.newest.isBefore(before) && segment.other
        : segment.newest.isBefore(before) || segment.last.number() <= told;
  }

  private void read(Path file, TrailRecord record) {
    if (all.isEmpty() || !all.get(all.size() - 1).file.equals(file)) {
      if (!all.isEmpty()) {
        // It is the last one of the file before, also where that cannot be read.
        all.get(all.size() - 1).last = new TrailHead(record.number() - 1, record.before());
      }
      all.add(new SegmentSummary(file));
    }
    all.get(all.size() - 1).add(record);
    note(record);
  }

  private void note(TrailRecord record) {
    record.sealed().ifPresent(content -> use.names(content, all.size() + (stays ? 1 : 0)));
    if (record.kind() == RecordKind.RETIRED) {
      told = record.data().path("last").asLong();
      use.told(record.data());
    }
    read = TrailHead.of(record);
    progress.accept(record.number());
  }

  /**
   * None where others took files away meanwhile, or wrote to one that goes: it has to be looked
   * again.
   */
  private Optional<Retired> finish(Trail trail, KeyRing keys) {
    try {
      List<Path> now = segments.all();
      if (!all.isEmpty() && !now.contains(all.get(0).file)) {
        return Optional.empty();
      }
      TrailHead looked = read;
      readOn();
      boolean whole = going.size() == all.size();
      if (whole && !read.equals(looked)) {
        return Optional.empty();
      }
      if (found(0).last().number() > told) {
        if (whole) {
          trail.beginFile();
        }
        trail.event(RecordKind.RETIRED, data(found(0), keys));
        readOn();
      }
      trail.force();
      for (SegmentSummary segment : going) {
        Files.delete(segment.file);
      }
      OwnFiles.forceNames(segments.folder());
      List<Long> unused = unused(keys);
      keys.destroy(unused);
      return Optional.of(found(unused.size()));
    } catch (IOException e) {
      throw failure(segments.folder(), e);
    }
  }

  /**
   * Reads what was added since. It is in files that stay; others who waited may have come in front
   * of the record that tells of the retirement, with keys that had no other record left.
   */
  private void readOn() {
    stays = true;
    TrailReader.read(
        segments.folder(),
        read.number() + 1,
        record -> {
          follows(record);
          note(record);
          return true;
        });
  }

  private void follows(TrailRecord record) {
    if (record.number() != read.number() + 1 || !record.before().equals(read.hash())) {
      throw notWhole("Record " + record.number() + " does not follow on record " + read + ".");
    }
  }

  private ObjectNode data(Retired found, KeyRing keys) {
    ObjectNode data =
        JsonNodeFactory.instance
            .objectNode()
            .put("first", found.first())
            .put("last", found.last().number())
            .put("hash", found.last().hash())
            .put("records", found.records())
            .put("from", found.from().map(Instant::toString).orElse(""))
            .put("to", found.to().map(Instant::toString).orElse(""));
    KeyUse.tell(data, keys.name(), unused(keys));
    return data;
  }

  private List<Long> unused(KeyRing keys) {
    return use.unused(keys, going.size(), gaps);
  }

  private Retired found(int keys) {
    return new Retired(
        going.size(),
        going.isEmpty() ? 0 : Segments.first(going.get(0).file),
        going.isEmpty() ? TrailHead.NONE : going.get(going.size() - 1).last,
        going.stream().mapToLong(segment -> segment.records).sum(),
        going.stream().map(segment -> segment.oldest).min(Comparator.naturalOrder()),
        going.stream().map(segment -> segment.newest).max(Comparator.naturalOrder()),
        keys);
  }
}
