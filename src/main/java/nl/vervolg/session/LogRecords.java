package nl.vervolg.session;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32C;
import nl.vervolg.home.SteadyFile;

/**
 * The records of a log, read and checked; nothing is ever written. A record is its length and
 * checksum, the name of the session and the turn.
 */
record LogRecords(SteadyFile file) {
  /** How a file begins. */
  static final byte[] MAGIC = "VVTURN2\n".getBytes(StandardCharsets.US_ASCII);

  /** How a file began that tells no times, and of no session that it ended. */
  static final byte[] FIRST_VERSION = "VVTURN1\n".getBytes(StandardCharsets.US_ASCII);

  static final int HEAD = 8;
  private static final int LONGEST = 64_000_000;

  /** The bytes are not what was written. */
  static final class DamagedException extends IOException {
    private static final long serialVersionUID = 1L;

    DamagedException(String message) {
      super(message);
    }
  }

  /** Takes a record and the byte at which it begins; a session ended where the turn has no byte. */
  interface Reader {
    void record(String session, byte[] turn, long at) throws IOException;
  }

  /** A crash may have left the beginning half written; anything else there is not ours. */
  int begun() throws IOException {
    int there = (int) Math.min(file.size(), MAGIC.length);
    if (!begins(MAGIC, there) && !begins(FIRST_VERSION, there)) {
      throw new DamagedException("it is not a file of sessions");
    }
    return there;
  }

  /** True for a file of the first version. */
  boolean old() throws IOException {
    return file.size() >= MAGIC.length && begins(FIRST_VERSION, MAGIC.length);
  }

  private boolean begins(byte[] magic, int there) throws IOException {
    return read(0, there).equals(ByteBuffer.wrap(magic, 0, there));
  }

  /**
   * Reads the whole records of the first bytes of the file, in order.
   *
   * @return where they end: at the size, or where a crash cut off the rest
   * @throws DamagedException where a record before the last one is damaged
   */
  long each(long size, Reader reader) throws IOException {
    long at = MAGIC.length;
    while (at < size) {
      int length = at + HEAD <= size ? read(at, HEAD).getInt() : LONGEST;
      long end = at + HEAD + length;
      boolean possible = length >= Short.BYTES && length <= LONGEST;
      if (possible && end <= size && whole(at, length)) {
        record(at, length, reader);
        at = end;
      } else if ((possible && end >= size) || zeros(at, size)) {
        return at;
      } else {
        throw new DamagedException("the record at byte " + at + " is damaged");
      }
    }
    return at;
  }

  /** The turn of the record that begins there. */
  byte[] turn(long at) throws IOException {
    ByteBuffer payload = read(at + HEAD, read(at, HEAD).getInt());
    payload.position(Short.BYTES + payload.getShort());
    byte[] turn = new byte[payload.remaining()];
    payload.get(turn);
    return turn;
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

  private void record(long at, int length, Reader reader) throws IOException {
    ByteBuffer payload = read(at + HEAD, length);
    byte[] name = new byte[payload.getShort()];
    payload.get(name);
    byte[] turn = new byte[payload.remaining()];
    payload.get(turn);
    reader.record(new String(name, StandardCharsets.UTF_8), turn, at);
  }

  static int checksum(ByteBuffer payload) {
    CRC32C sum = new CRC32C();
    sum.update(payload.duplicate());
    return (int) sum.getValue();
  }

  ByteBuffer read(long at, int length) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(length);
    if (!file.read(bytes, at)) {
      throw new EOFException("the file is cut off");
    }
    return bytes.flip();
  }
}
