package nl.vervolg.home;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A file that stays open for long, also where the channel of a thread that is interrupted in it is
 * closed: what was to be done is then done on another one ({@link Uninterrupted}). Everything has
 * its place in the file, so that it can be done twice.
 */
public final class SteadyFile implements AutoCloseable {
  private final Path file;
  private final StandardOpenOption[] again;
  private final @Nullable Object key;
  private FileChannel channel;
  private boolean closed;

  private SteadyFile(Path file, FileChannel channel, StandardOpenOption... again) {
    this.file = file;
    this.channel = channel;
    this.again = again;
    this.key = OwnFiles.key(file);
  }

  /** To read and write; made for its user alone where it is not there. */
  public static SteadyFile open(Path file) throws IOException {
    FileChannel channel =
        OwnFiles.open(
            file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
    return new SteadyFile(file, channel, StandardOpenOption.READ, StandardOpenOption.WRITE);
  }

  /** To read one that is there. */
  public static SteadyFile toRead(Path file) throws IOException {
    FileChannel channel = FileChannel.open(file, StandardOpenOption.READ);
    return new SteadyFile(file, channel, StandardOpenOption.READ);
  }

  /** Something that is done with the file, and can be done twice. */
  private interface Use<T> {
    T of(FileChannel channel) throws IOException;
  }

  private <T> T use(Use<T> use) throws IOException {
    return Uninterrupted.run(() -> use.of(channel()));
  }

  private synchronized FileChannel channel() throws IOException {
    if (closed) {
      throw new IOException("(" + file + ") is in use no more");
    }
    if (!channel.isOpen()) {
      FileChannel other = FileChannel.open(file, again);
      if (isReplaced()) {
        other.close();
        throw new IOException("(" + file + ") was replaced while it was in use");
      }
      channel = other;
    }
    return channel;
  }

  /** Where it is. */
  public Path path() {
    return file;
  }

  /** True where somebody deleted the file, or put another in its place. */
  public boolean isReplaced() {
    return !Objects.equals(key, OwnFiles.key(file));
  }

  /** How many bytes it has. */
  public long size() throws IOException {
    return use(FileChannel::size);
  }

  /** Fills a buffer from a place on; false where the file ends before. */
  public boolean read(ByteBuffer bytes, long at) throws IOException {
    int begin = bytes.position();
    while (bytes.hasRemaining()) {
      long place = at + bytes.position() - begin;
      if (use(open -> open.read(bytes, place)) < 0) {
        return false;
      }
    }
    return true;
  }

  /** Writes all that a buffer has to a place. */
  public void write(ByteBuffer bytes, long at) throws IOException {
    int begin = bytes.position();
    while (bytes.hasRemaining()) {
      long place = at + bytes.position() - begin;
      use(open -> open.write(bytes, place));
    }
  }

  /** Nothing stays behind a place. */
  public void truncate(long size) throws IOException {
    use(open -> open.truncate(size));
  }

  /** What was written is on disk when this returns. */
  public void force() throws IOException {
    use(
        open -> {
          open.force(false);
          return open;
        });
  }

  /** The lock of the whole file; waits for other processes. */
  public FileLock lock() throws IOException {
    return use(FileChannel::lock);
  }

  @Override
  public synchronized void close() throws IOException {
    closed = true;
    channel.close();
  }
}
