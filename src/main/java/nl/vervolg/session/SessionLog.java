package nl.vervolg.session;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.Objects;
import java.util.function.BiConsumer;
import nl.vervolg.home.OwnFiles;
import org.jspecify.annotations.Nullable;

/**
 * A file that only grows: a record for each turn, with its length and checksum before it; one
 * without a turn says that the session ended. What a crash cut off can only be at the end; it is
 * set aside.
 */
final class SessionLog implements AutoCloseable {
  private final Path file;
  private FileChannel channel;
  private @Nullable Object key;

  private SessionLog(Path file, FileChannel channel) {
    this.file = file;
    this.channel = channel;
    this.key = OwnFiles.key(file);
  }

  /** Takes a record. */
  interface Reader {
    void record(String session, byte[] turn) throws IOException;
  }

  static SessionLog open(Path file) throws IOException {
    SessionLog log = new SessionLog(file, channel(file));
    try {
      log.begin();
    } catch (IOException e) {
      log.close();
      throw e;
    }
    return log;
  }

  /** Makes a new file, or ends a beginning that a crash cut off. */
  private void begin() throws IOException {
    if (records().begun() < LogRecords.MAGIC.length) {
      channel.position(0);
      write(ByteBuffer.wrap(LogRecords.MAGIC));
      force();
    }
  }

  /** Puts a file aside that cannot be read; gives where it lies now. */
  static Path setAside(Path file) throws IOException {
    int number = 1;
    while (Files.exists(aside(file, number))) {
      number++;
    }
    return Files.move(file, aside(file, number));
  }

  private static Path aside(Path file, int number) {
    return file.resolveSibling(file.getFileName() + ".damaged-" + number);
  }

  /** True for a file that is to be written anew in the form of today. */
  boolean old() throws IOException {
    return records().old();
  }

  private LogRecords records() {
    return new LogRecords(channel);
  }

  private static FileChannel channel(Path file) throws IOException {
    return OwnFiles.open(
        file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
  }

  /** False when somebody deleted the file, or put another one in its place. */
  boolean isThere() {
    return Files.isRegularFile(file) && Objects.equals(key, OwnFiles.key(file));
  }

  /** Size of the file in bytes. */
  long size() throws IOException {
    return channel.size();
  }

  /** When something was last added. */
  Instant written() throws IOException {
    return Files.getLastModifiedTime(file).toInstant();
  }

  /**
   * Reads all records in order, and sets aside what a crash cut off.
   *
   * @param least what was on disk for certain: a cut before it is none that a crash makes
   */
  void replay(long least, Reader reader) throws IOException {
    long size = channel.size();
    long end = records().each(size, (session, turn, at) -> reader.record(session, turn));
    if (end < least) {
      throw new LogRecords.DamagedException(
          "it can be read up to byte " + end + " only, and it had " + least + " bytes");
    }
    if (end < size) {
      setAside(end, size);
    }
  }

  /** Nothing is thrown away: the bytes go to a file of their own. */
  private void setAside(long at, long size) throws IOException {
    ByteBuffer tail = records().read(at, (int) (size - at));
    Path aside = file.resolveSibling(file.getFileName() + ".cut-off-at-" + at);
    try (FileChannel out = channel(aside)) {
      out.write(tail);
    }
    channel.truncate(at);
    channel.force(true);
  }

  /** Adds a record, which the operating system has when this returns. */
  void append(String session, byte[] turn) throws IOException {
    long before = channel.size();
    try {
      channel.position(before);
      write(encode(session, turn));
    } catch (IOException e) {
      // Else the next record would stand behind half of this one.
      channel.truncate(before);
      throw e;
    }
  }

  /** Adds that a session ended. */
  void end(String session) throws IOException {
    append(session, new byte[0]);
  }

  /** All that was added is on disk when this returns. */
  void force() throws IOException {
    channel.force(false);
  }

  private static ByteBuffer encode(String session, byte[] turn) {
    byte[] name = session.getBytes(StandardCharsets.UTF_8);
    ByteBuffer payload = ByteBuffer.allocate(Short.BYTES + name.length + turn.length);
    payload.putShort((short) name.length).put(name).put(turn).flip();
    ByteBuffer record = ByteBuffer.allocate(LogRecords.HEAD + payload.remaining());
    record.putInt(payload.remaining()).putInt(LogRecords.checksum(payload)).put(payload).flip();
    return record;
  }

  private void write(ByteBuffer bytes) throws IOException {
    while (bytes.hasRemaining()) {
      channel.write(bytes);
    }
  }

  /** Gives the records of a file that is written anew. */
  interface Source {
    void each(BiConsumer<String, byte[]> record);
  }

  /** Writes the file anew with nothing but these records; on disk when this returns. */
  void rewrite(Source source) throws IOException {
    Path next = file.resolveSibling(file.getFileName() + ".new");
    Files.deleteIfExists(next);
    try (SessionLog kept = open(next)) {
      source.each(kept::copy);
      kept.channel.force(true);
    }
    channel.close();
    Files.move(next, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    OwnFiles.forceNames(file.toAbsolutePath().resolveSibling(""));
    channel = channel(file);
    key = OwnFiles.key(file);
  }

  private void copy(String name, byte[] turn) {
    try {
      append(name, turn);
    } catch (IOException e) {
      throw new SessionStore.StoreException("The sessions cannot be written anew.", e);
    }
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
