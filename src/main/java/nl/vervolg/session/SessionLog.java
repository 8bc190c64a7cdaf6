package nl.vervolg.session;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.util.function.BiConsumer;
import nl.vervolg.home.OwnFiles;
import nl.vervolg.home.SteadyFile;

/**
 * A file that only grows: a record for each turn, with its length and checksum before it; one
 * without a turn says that the session ended. What a crash cut off can only be at the end; it is
 * set aside.
 */
final class SessionLog implements AutoCloseable {
  private final Path file;
  private SteadyFile bytes;

  private SessionLog(Path file) throws IOException {
    this.file = file;
    this.bytes = SteadyFile.open(file);
  }

  /** Takes a record. */
  interface Reader {
    void record(String session, byte[] turn) throws IOException;
  }

  static SessionLog open(Path file) throws IOException {
    SessionLog log = new SessionLog(file);
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
      bytes.write(ByteBuffer.wrap(LogRecords.MAGIC), 0);
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
    return new LogRecords(bytes);
  }

  /** False when somebody deleted the file, or put another one in its place. */
  boolean isThere() {
    return Files.isRegularFile(file) && !bytes.isReplaced();
  }

  /** Size of the file in bytes. */
  long size() throws IOException {
    return bytes.size();
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
    long size = bytes.size();
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
    try (SteadyFile out = SteadyFile.open(aside)) {
      out.write(tail, 0);
      out.force();
    }
    bytes.truncate(at);
    bytes.force();
  }

  /** Adds a record, which the operating system has when this returns. */
  void append(String session, byte[] turn) throws IOException {
    long before = bytes.size();
    try {
      bytes.write(encode(session, turn), before);
    } catch (IOException e) {
      // Else the next record would stand behind half of this one.
      bytes.truncate(before);
      throw e;
    }
  }

  /** Adds that a session ended. */
  void end(String session) throws IOException {
    append(session, new byte[0]);
  }

  /** All that was added is on disk when this returns. */
  void force() throws IOException {
    bytes.force();
  }

  private static ByteBuffer encode(String session, byte[] turn) {
    byte[] name = session.getBytes(StandardCharsets.UTF_8);
    ByteBuffer payload = ByteBuffer.allocate(Short.BYTES + name.length + turn.length);
    payload.putShort((short) name.length).put(name).put(turn).flip();
    ByteBuffer record = ByteBuffer.allocate(LogRecords.HEAD + payload.remaining());
    record.putInt(payload.remaining()).putInt(LogRecords.checksum(payload)).put(payload).flip();
    return record;
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
      kept.force();
    }
    bytes.close();
    Files.move(next, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    OwnFiles.forceNames(file.toAbsolutePath().resolveSibling(""));
    bytes = SteadyFile.open(file);
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
    bytes.close();
  }
}
