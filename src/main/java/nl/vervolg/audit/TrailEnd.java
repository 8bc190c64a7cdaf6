package nl.vervolg.audit;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.List;

/**
 * Where a trail ends. Only its last record is read, so this costs the same however long the trail.
 *
 * @param file the file that takes the next record
 * @param size where its last record ends; what stands behind was cut off by a crash
 * @param cutOff how many bytes stand behind
 * @param head the last record
 * @param time when it was made
 */
record TrailEnd(Path file, long size, long cutOff, TrailHead head, Instant time) {
  static TrailEnd of(Segments segments, List<Path> files) throws IOException {
    for (int i = files.size() - 1; i >= 0; i--) {
      TrailEnd end = of(files.get(i));
      if (end.size > 0 || i == 0) {
        TrailEnd last = i == files.size() - 1 ? end : of(files.get(files.size() - 1));
        return new TrailEnd(last.file, last.size, last.cutOff, end.head, end.time);
      }
    }
    return new TrailEnd(segments.file(1), 0, 0, TrailHead.NONE, Instant.EPOCH);
  }

  private static TrailEnd of(Path file) throws IOException {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
      long all = channel.size();
      LineEnds lines = new LineEnds(channel);
      long end = lines.behindLast(all);
      cutOff(file, end, all);
      if (end == 0) {
        return new TrailEnd(file, 0, all, TrailHead.NONE, Instant.EPOCH);
      }
      TrailRecord last = record(file, lines.behindLast(end - 1));
      return new TrailEnd(file, end, all - end, TrailHead.of(last), last.time());
    }
  }

  /** A record that is all there, but for the end of its line, was not cut off. */
  private static void cutOff(Path file, long end, long all) throws IOException {
    if (end == all) {
      return;
    }
    try (SegmentReader reader = SegmentReader.open(file)) {
      reader.seek(end);
      reader.next();
    } catch (Damage e) {
      if (e.unended()) {
        throw new DamagedEndException(e);
      }
    }
  }

  private static TrailRecord record(Path file, long at) throws IOException {
    try (SegmentReader reader = SegmentReader.open(file)) {
      reader.seek(at);
      return reader.next().orElseThrow(() -> new IOException("it was taken away")).record();
    } catch (Damage e) {
      throw new DamagedEndException(e);
    }
  }
}
