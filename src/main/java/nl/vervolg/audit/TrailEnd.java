package nl.vervolg.audit;

import java.io.IOException;
import java.nio.ByteBuffer;
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
  private static final int BLOCK = 1 << 16;

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
      long end = behindLast(channel, all);
      if (end == 0) {
        return new TrailEnd(file, 0, all, TrailHead.NONE, Instant.EPOCH);
      }
      long begin = behindLast(channel, end - 1);
      TrailRecord last = record(file, begin);
      return new TrailEnd(file, end, all - end, TrailHead.of(last), last.time());
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

  /** Behind the last end of a line before a byte; 0 where there is none. */
  private static long behindLast(FileChannel channel, long before) throws IOException {
    for (long to = before; to > 0; ) {
      long from = Math.max(0, to - BLOCK);
      ByteBuffer block = ByteBuffer.allocate((int) (to - from));
      while (block.hasRemaining() && channel.read(block, from + block.position()) >= 0) {}
      for (int i = block.position() - 1; i >= 0; i--) {
        if (block.get(i) == '\n') {
          return from + i + 1;
        }
      }
      to = from;
    }
    return 0;
  }
}
