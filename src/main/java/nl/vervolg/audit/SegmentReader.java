package nl.vervolg.audit;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/** Reads the records of one file in order, holding one at a time. */
final class SegmentReader implements AutoCloseable {
  private static final int BUFFER = 1 << 16;

  private final Path file;
  private final FileChannel channel;
  private InputStream in;
  private long at;

  private SegmentReader(Path file, FileChannel channel) throws IOException {
    this.file = file;
    this.channel = channel;
    this.in = from(0);
  }

  /** A record and the bytes that it takes. */
  record Found(TrailRecord record, long at, long end) {}

  static SegmentReader open(Path file) throws IOException {
    FileChannel channel = FileChannel.open(file, StandardOpenOption.READ);
    try {
      return new SegmentReader(file, channel);
    } catch (IOException e) {
      channel.close();
      throw e;
    }
  }

  private InputStream from(long position) throws IOException {
    channel.position(position);
    at = position;
    return new BufferedInputStream(Channels.newInputStream(channel), BUFFER);
  }

  /** The byte where the next record begins. */
  long position() {
    return at;
  }

  /** Goes to the record that begins there. */
  void seek(long position) throws IOException {
    in = from(position);
  }

  /** Goes to a record before that one, or to it; a few records are read, however many there are. */
  void seekNear(long number) throws IOException {
    long low = 0;
    long high = channel.size();
    while (high - low > BUFFER) {
      long middle = low + (high - low) / 2;
      long line = behindLine(middle);
      if (line < high && number(line) <= number) {
        low = line;
      } else {
        high = middle;
      }
    }
    seek(low);
  }

  /** The number of the record that begins there; above all others where none can be read. */
  private long number(long begin) throws IOException {
    seek(begin);
    try {
      return next().map(found -> found.record().number()).orElse(Long.MAX_VALUE);
    } catch (Damage e) {
      return Long.MAX_VALUE;
    }
  }

  /** Where the next line begins. */
  private long behindLine(long position) throws IOException {
    try (InputStream line = fresh(position)) {
      long behind = position;
      for (int next = line.read(); next >= 0; next = line.read()) {
        behind++;
        if (next == '\n') {
          break;
        }
      }
      return behind;
    }
  }

  /**
   * The next record; none at the end.
   *
   * @throws Damage where the bytes are no record
   */
  Optional<Found> next() throws IOException {
    long begin = at;
    byte[] head = in.readNBytes(RecordLine.HEAD);
    if (head.length == 0) {
      return Optional.empty();
    }
    int length = head.length == RecordLine.HEAD ? RecordLine.length(head) : -1;
    if (length < 0) {
      throw damage(begin, rest(begin, head), "its length cannot be read");
    }
    byte[] json = in.readNBytes(length);
    // A file that is being written may have grown since: what came short is cut off all the same.
    int end = json.length < length ? -1 : in.read();
    if (end < 0) {
      // Else its length is not what was written: no record holds the end of a line.
      throw damage(begin, indexOf(json, '\n') < 0, "it is cut off");
    }
    if (end > 0 && end != '\n' && RecordLine.whole(head, json)) {
      throw new Damage(file, begin, Damage.Kind.UNENDED, "its line does not end where it should");
    }
    if (end != '\n' || !RecordLine.whole(head, json)) {
      throw damage(begin, rest(begin, head), "its checksum is not that of its bytes");
    }
    try {
      TrailRecord record = RecordForm.read(json);
      at = begin + RecordLine.HEAD + length + 1;
      return Optional.of(new Found(record, begin, at));
    } catch (IOException e) {
      throw damage(begin, false, String.valueOf(e.getMessage()));
    }
  }

  private static int indexOf(byte[] bytes, char wanted) {
    for (int i = 0; i < bytes.length; i++) {
      if (bytes[i] == wanted) {
        return i;
      }
    }
    return -1;
  }

  private Damage damage(long begin, boolean cutOff, String why) {
    return new Damage(file, begin, cutOff ? Damage.Kind.CUT_OFF : Damage.Kind.CHANGED, why);
  }

  /**
   * True where a crash can have left these bytes as the last ones: fewer than a head, or zeros, for
   * a file system may make a file longer before the bytes come.
   */
  private boolean rest(long begin, byte[] head) throws IOException {
    if (head.length < RecordLine.HEAD) {
      return indexOf(head, '\n') < 0;
    }
    try (InputStream left = fresh(begin)) {
      for (int next = left.read(); next >= 0; next = left.read()) {
        if (next != 0) {
          return false;
        }
      }
    }
    return true;
  }

  private InputStream fresh(long position) throws IOException {
    FileChannel other = FileChannel.open(file, StandardOpenOption.READ);
    other.position(position);
    return new BufferedInputStream(Channels.newInputStream(other), BUFFER);
  }

  /** Finds its lines from the end on. */
  LineEnds lines() {
    return new LineEnds(channel);
  }

  long size() throws IOException {
    return channel.size();
  }

  /** SHA-256 of some of its bytes. */
  String digest(long begin, long end) throws IOException {
    try (InputStream bytes = fresh(begin)) {
      return Digest.of(bytes, end - begin);
    }
  }

  /** Goes on behind the line that is damaged; false where there is none. */
  boolean skipLine() throws IOException {
    seek(behindLine(at));
    return at < channel.size();
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
