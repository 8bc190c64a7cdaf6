package nl.vervolg.audit;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Objects;
import nl.vervolg.home.OwnFiles;
import org.jspecify.annotations.Nullable;

/** Adds records to the last file of a trail. */
final class SegmentWriter implements AutoCloseable {
  private final Path file;
  private final FileChannel channel;
  private final @Nullable Object key;
  private long size;

  private SegmentWriter(Path file, FileChannel channel) throws IOException {
    this.file = file;
    this.channel = channel;
    this.size = channel.size();
    this.key = OwnFiles.key(file);
  }

  /** The file, made where it is not there; then the folder is forced, so that its name stays. */
  static SegmentWriter open(Path file) throws IOException {
    FileChannel channel = OwnFiles.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    try {
      SegmentWriter writer = new SegmentWriter(file, channel);
      if (writer.size == 0) {
        OwnFiles.forceNames(file.resolveSibling(""));
      }
      return writer;
    } catch (IOException e) {
      channel.close();
      throw e;
    }
  }

  Path file() {
    return file;
  }

  long size() {
    return size;
  }

  /** True where another process has written to the file since, or cut it, or taken it away. */
  boolean changed() throws IOException {
    return channel.size() != size || !Objects.equals(key, OwnFiles.key(file));
  }

  /** Writes lines behind the others; where that fails, nothing of them stays. */
  void write(ByteBuffer lines) throws IOException {
    long at = size;
    try {
      while (lines.hasRemaining()) {
        at += channel.write(lines, at);
      }
      size = at;
    } catch (IOException e) {
      channel.truncate(size);
      throw e;
    }
  }

  void force() throws IOException {
    channel.force(false);
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
