package nl.vervolg.audit;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;

/** Finds the lines of a file from its end on, holding one block at a time. */
final class LineEnds {
  private static final int BLOCK = 1 << 16;

  private final FileChannel channel;
  private ByteBuffer block = ByteBuffer.allocate(0);
  private long from;

  LineEnds(FileChannel channel) {
    this.channel = channel;
  }

  /** Behind the last end of a line before a byte; 0 where there is none. */
  long behindLast(long before) throws IOException {
    for (long to = before; to > 0; to = from) {
      if (to <= from || to > from + block.limit()) {
        load(to);
      }
      for (long i = to - 1; i >= from; i--) {
        if (block.get((int) (i - from)) == '\n') {
          return i + 1;
        }
      }
    }
    return 0;
  }

  private void load(long to) throws IOException {
    from = Math.max(0, to - BLOCK);
    block = ByteBuffer.allocate((int) (to - from));
    while (block.hasRemaining()) {
      if (channel.read(block, from + block.position()) < 0) {
        throw new IOException("it became shorter");
      }
    }
    block.flip();
  }
}
