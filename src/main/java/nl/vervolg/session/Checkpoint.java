package nl.vervolg.session;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.Optional;
import java.util.zip.CRC32C;
import nl.vervolg.home.OwnFiles;

/**
 * What is known of a store at one moment, in a file of its own that is forced to disk.
 *
 * @param mark the log holds all that the history kept up to this record
 * @param size the log had at least so many bytes on disk
 * @param closed size of the log that the tree holds; -1 while the store is open
 * @param dead bytes of the log that nobody needs any more
 * @param swept when the sessions that have expired were last taken out
 */
record Checkpoint(TurnHistory.Mark mark, long size, long closed, long dead, Instant swept) {
  /** Nothing is known. */
  static final Checkpoint NONE = new Checkpoint(TurnHistory.Mark.NONE, 0, -1, 0, Instant.EPOCH);

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
    if (words.length != 7 || !words[6].equals(checksum(text.substring(0, text.lastIndexOf(' '))))) {
      return Optional.empty();
    }
    return Optional.of(
        new Checkpoint(
            new TurnHistory.Mark(Long.parseLong(words[0]), words[1]),
            Long.parseLong(words[2]),
            Long.parseLong(words[3]),
            Long.parseLong(words[4]),
            Instant.ofEpochMilli(Long.parseLong(words[5]))));
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
            Long.toString(swept.toEpochMilli()));
    byte[] line = (numbers + " " + checksum(numbers) + "\n").getBytes(StandardCharsets.ISO_8859_1);
    try (FileChannel file =
        OwnFiles.open(folder.resolve(NAME), StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
      ByteBuffer bytes = ByteBuffer.wrap(line);
      while (bytes.hasRemaining()) {
        file.write(bytes, bytes.position());
      }
      file.truncate(line.length);
      file.force(true);
    }
  }

  private static String checksum(String numbers) {
    CRC32C sum = new CRC32C();
    sum.update(numbers.getBytes(StandardCharsets.ISO_8859_1));
    return Long.toHexString(sum.getValue());
  }

  /** The same while the store is open. */
  Checkpoint opened() {
    return new Checkpoint(mark, size, -1, dead, swept);
  }
}
