package nl.vervolg.session;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.zip.CRC32C;

/**
 * A file that only grows: a record for each turn, with its length and checksum before it. What a
 * crash cut off can only be the last record, which was never acknowledged; it is set aside.
 */
final class SessionLog implements AutoCloseable {
  private static final byte[] MAGIC = "VVTURN1\n".getBytes(StandardCharsets.US_ASCII);
  private static final int HEAD = 8;
  private static final int LONGEST = 64_000_000;

  private final Path file;
  private FileChannel channel;

  private SessionLog(Path file, FileChannel channel) {
    this.file = file;
    this.channel = channel;
  }

  /** Takes a record. */
  interface Reader {
    void record(String session, byte[] turn);
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

  /** A crash may have left the beginning half written; anything else there is not ours. */
  private void begin() throws IOException {
    int there = (int) Math.min(channel.size(), MAGIC.length);
    if (!read(0, there).equals(ByteBuffer.wrap(MAGIC, 0, there))) {
      throw new IOException("it is not a file of sessions");
    }
    if (there < MAGIC.length) {
      channel.position(0);
      write(ByteBuffer.wrap(MAGIC));
    }
  }

  private static FileChannel channel(Path file) throws IOException {
    return FileChannel.open(
        file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
  }

  /** Size of the file in bytes. */
  long size() throws IOException {
    return channel.size();
  }

  /** Reads all records in order, and sets aside what a crash cut off. */
  void replay(Reader reader) throws IOException {
    long size = channel.size();
    long at = MAGIC.length;
    while (at < size) {
      int length = at + HEAD <= size ? read(at, HEAD).getInt() : LONGEST;
      long end = at + HEAD + length;
      boolean possible = length >= Short.BYTES && length <= LONGEST;
      if (possible && end <= size && whole(at, length)) {
        record(read(at + HEAD, length), reader);
        at = end;
      } else if ((possible && end >= size) || zeros(at, size)) {
        setAside(at, size);
        return;
      } else {
        throw new IOException("the record at byte " + at + " is damaged");
      }
    }
  }

  private boolean whole(long at, int length) throws IOException {
    return read(at, HEAD).getInt(Integer.BYTES) == checksum(read(at + HEAD, length));
  }

  /** A file system may have made the file longer before the bytes came: power was lost. */
  private boolean zeros(long at, long size) throws IOException {
    if (size - at > LONGEST) {
      return false;
    }
    ByteBuffer bytes = read(at, (int) (size - at));
    while (bytes.hasRemaining()) {
      if (bytes.get() != 0) {
        return false;
      }
    }
    return true;
  }

  private static void record(ByteBuffer payload, Reader reader) {
    byte[] name = new byte[payload.getShort()];
    payload.get(name);
    byte[] turn = new byte[payload.remaining()];
    payload.get(turn);
    reader.record(new String(name, StandardCharsets.UTF_8), turn);
  }

  /** Nothing is thrown away: the bytes go to a file of their own. */
  private void setAside(long at, long size) throws IOException {
    ByteBuffer tail = read(at, (int) (size - at));
    Path aside = file.resolveSibling(file.getFileName() + ".cut-off-at-" + at);
    try (FileChannel out = channel(aside)) {
      out.write(tail);
    }
    channel.truncate(at);
    channel.force(true);
  }

  private static int checksum(ByteBuffer payload) {
    CRC32C sum = new CRC32C();
    sum.update(payload.duplicate());
    return (int) sum.getValue();
  }

  /** Adds a record; it is on disk when this returns. */
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

  private static ByteBuffer encode(String session, byte[] turn) {
    byte[] name = session.getBytes(StandardCharsets.UTF_8);
    ByteBuffer payload = ByteBuffer.allocate(Short.BYTES + name.length + turn.length);
    payload.putShort((short) name.length).put(name).put(turn).flip();
    ByteBuffer record = ByteBuffer.allocate(HEAD + payload.remaining());
    record.putInt(payload.remaining()).putInt(checksum(payload)).put(payload).flip();
    return record;
  }

  private void write(ByteBuffer bytes) throws IOException {
    while (bytes.hasRemaining()) {
      channel.write(bytes);
    }
    channel.force(false);
  }

  /** Takes a session out: the file is written anew without it. */
  void erase(String session) throws IOException {
    Path next = file.resolveSibling(file.getFileName() + ".new");
    Files.deleteIfExists(next);
    try (SessionLog kept = open(next)) {
      replay(
          (name, turn) -> {
            if (!name.equals(session)) {
              kept.copy(name, turn);
            }
          });
      kept.channel.force(true);
    }
    channel.close();
    Files.move(next, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    channel = channel(file);
  }

  private void copy(String name, byte[] turn) {
    try {
      channel.position(channel.size());
      ByteBuffer record = encode(name, turn);
      while (record.hasRemaining()) {
        channel.write(record);
      }
    } catch (IOException e) {
      throw new SessionStore.StoreException("The sessions cannot be written anew.", e);
    }
  }

  private ByteBuffer read(long at, int length) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(length);
    while (bytes.hasRemaining()) {
      if (channel.read(bytes, at + bytes.position()) < 0) {
        throw new IOException("the file is cut off");
      }
    }
    return bytes.flip();
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
