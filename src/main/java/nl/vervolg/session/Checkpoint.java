package nl.vervolg.session;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.CRC32C;
import nl.vervolg.home.SteadyFile;

/**
 * What is known of a store at one moment, in a file of its own that is forced to disk.
 *
 * @param mark the log holds all that the history kept up to this record
 * @param size the log had at least so many bytes on disk
 * @param closed size of the log that the tree holds; -1 while the store is open
 * @param dead bytes of the log that nobody needs any more
 * @param swept when the sessions that have expired were last taken out
 * @param lost the last mark that was not in the history any more
 */
record Checkpoint(
    TurnHistory.Mark mark,
    long size,
    long closed,
    long dead,
    Instant swept,
    TurnHistory.Mark lost) {
  /** Nothing is known. */
  static final Checkpoint NONE =
      new Checkpoint(TurnHistory.Mark.NONE, 0, -1, 0, Instant.EPOCH, TurnHistory.Mark.NONE);

  /** Words of a line without a mark that was lost, as older versions wrote it. */
  private static final int SHORT = 7;

  private static final int LONG = 9;

  private static final String NAME = "sessions.mark";

  /** What was last written in a folder; nothing is known where it cannot be made out. */
  static Checkpoint read(Path folder) throws IOException {
    try {
      return parse(Files.readString(folder.resolve(NAME), StandardCharsets.ISO_8859_1))
          .orElse(NONE);
    } catch (NoSuchFileException e) {
      return NONE;
    }
  }

  private static Optional<Checkpoint> parse(String text) {
    String[] words = text.strip().split(" ", -1);
    int last = words.length - 1;
    if ((words.length != SHORT && words.length != LONG)
        || !words[last].equals(checksum(text.substring(0, text.lastIndexOf(' '))))) {
      return Optional.empty();
    }
    return Optional.of(
        new Checkpoint(
            new TurnHistory.Mark(Long.parseLong(words[0]), words[1]),
            Long.parseLong(words[2]),
            Long.parseLong(words[3]),
            Long.parseLong(words[4]),
            Instant.ofEpochMilli(Long.parseLong(words[5])),
            words.length == LONG
                ? new TurnHistory.Mark(Long.parseLong(words[6]), words[7])
                : TurnHistory.Mark.NONE));
  }

  /** Writes it; on disk when this returns. */
  void write(Path folder) throws IOException {
    String numbers =
        String.join(
            " ",
            Long.toString(mark.number()),
            mark.hash(),
            Long.toString(size),
            Long.toString(closed),
            Long.toString(dead),
            Long.toString(swept.toEpochMilli()),
            Long.toString(lost.number()),
            lost.hash());
    byte[] line = (numbers + " " + checksum(numbers) + "\n").getBytes(StandardCharsets.ISO_8859_1);
    try (SteadyFile file = SteadyFile.open(folder.resolve(NAME))) {
      file.write(ByteBuffer.wrap(line), 0);
      file.truncate(line.length);
      file.force();
    }
  }

  private static String checksum(String numbers) {
    CRC32C sum = new CRC32C();
    sum.update(numbers.getBytes(StandardCharsets.ISO_8859_1));
    return Long.toHexString(sum.getValue());
  }

  /** The same while the store is open. */
  Checkpoint opened() {
    return new Checkpoint(mark, size, -1, dead, swept, lost);
  }

  /** The same of a log that is made anew. */
  Checkpoint anew() {
    return new Checkpoint(TurnHistory.Mark.NONE, 0, -1, 0, swept, lost);
  }

  /** Records that have to be in the history. */
  List<TurnHistory.Mark> marks() {
    return Stream.of(lost, mark).filter(each -> each.number() > 0).distinct().toList();
  }
}
