package nl.vervolg.knowledge;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.CRC32C;
import java.util.zip.CheckedOutputStream;
import nl.vervolg.home.PrivateFolder;

/**
 * Files of one kind that hold what can be computed again. Each is named by a hash of what it was
 * made from and ends in a checksum of its name and its bytes: one that is cut off, damaged or
 * renamed is not used, nor is one that somebody else could have written. Files are written beside
 * and moved into place, so two processes do no harm; old ones go, and deleting all of them costs
 * time and nothing else.
 */
public final class KeptFiles {
  private static final String SUFFIX = ".bin";
  private static final String TEMPORARY = ".tmp";
  private static final int CHECKSUM = Long.BYTES;
  private static final int BUFFER = 1 << 16;

  /** What fills more of the memory leaves no room for what is made of it. */
  private static final long LARGEST =
      Math.min(Integer.MAX_VALUE - 64, Runtime.getRuntime().maxMemory() / 3);

  private static final int MOST_TEMPORARY = 16;

  private static final System.Logger LOG = System.getLogger(KeptFiles.class.getName());

  private final PrivateFolder folder;
  private final String kind;
  private final int most;

  /** Reads what is kept. */
  public interface Form<T> {
    /** What it says. */
    T of(DataInputStream in) throws IOException;
  }

  /** Writes what is kept. */
  public interface Content {
    /** Writes it. */
    void to(DataOutputStream out) throws IOException;
  }

  /**
   * Files of one kind.
   *
   * @param folder where they lie, created when needed; nobody else may write it
   * @param kind what their names begin with
   * @param most so many may stay
   */
  public KeptFiles(Path folder, String kind, int most) {
    this.folder = new PrivateFolder(folder);
    this.kind = kind;
    this.most = most;
  }

  /** Where the file of this hash is, or would be. */
  public Path file(String hash) {
    return folder.path().resolve(kind + hash + SUFFIX);
  }

  /**
   * What is kept under this hash, if it is there and whole. It is read twice, part by part: a copy
   * of it in memory would cost more.
   */
  public <T> Optional<T> find(String hash, Form<T> form) {
    Path file = file(hash);
    try {
      if (!Files.exists(file) || !folder.holds(file)) {
        return Optional.empty();
      }
      try (FileChannel channel = FileChannel.open(file)) {
        if (channel.size() > LARGEST) {
          return Optional.empty();
        }
        check(hash, channel);
        InputStream in = Channels.newInputStream(channel.position(0));
        int buffer = (int) Math.min(BUFFER, channel.size());
        return Optional.of(form.of(new DataInputStream(new BufferedInputStream(in, buffer))));
      }
    } catch (IOException | RuntimeException e) {
      LOG.log(System.Logger.Level.DEBUG, "A kept file is damaged; it is made anew: " + file, e);
      return Optional.empty();
    }
  }

  private void check(String hash, FileChannel channel) throws IOException {
    CRC32C checksum = checksum(hash);
    long left = channel.size() - CHECKSUM;
    ByteBuffer part = ByteBuffer.allocate((int) Math.min(BUFFER, channel.size()));
    while (left > 0
        && channel.read(part.clear().limit((int) Math.min(part.capacity(), left))) > 0) {
      left -= part.flip().remaining();
      checksum.update(part);
    }
    ByteBuffer end = ByteBuffer.allocate(CHECKSUM);
    if (left != 0 || channel.read(end) != CHECKSUM || end.flip().getLong() != checksum.getValue()) {
      throw new IOException("The checksum is wrong.");
    }
  }

  /** Keeps something; a folder that cannot be written costs time, not answers. */
  public void keep(String hash, Content content) {
    try {
      folder.create();
      Path temporary = Files.createTempFile(folder.path(), kind, TEMPORARY);
      try {
        write(hash, content, temporary);
        Files.move(
            temporary,
            file(hash),
            StandardCopyOption.ATOMIC_MOVE,
            StandardCopyOption.REPLACE_EXISTING);
      } finally {
        Files.deleteIfExists(temporary);
      }
      prune(SUFFIX, most);
      prune(TEMPORARY, MOST_TEMPORARY);
    } catch (IOException | UncheckedIOException e) {
      LOG.log(System.Logger.Level.DEBUG, "A file is not kept: " + file(hash), e);
    }
  }

  private void write(String hash, Content content, Path file) throws IOException {
    CRC32C checksum = checksum(hash);
    try (DataOutputStream out =
        new DataOutputStream(
            new CheckedOutputStream(
                new BufferedOutputStream(Files.newOutputStream(file), BUFFER), checksum))) {
      content.to(out);
      out.writeLong(checksum.getValue());
    }
  }

  /** Edits leave old ones behind. Of the temporary files, those of others at work have to stay. */
  private void prune(String suffix, int stay) throws IOException {
    Map<Path, FileTime> times = new TreeMap<>();
    try (Stream<Path> files = Files.list(folder.path())) {
      for (Path file : (Iterable<Path>) files::iterator) {
        String name = String.valueOf(file.getFileName());
        if (name.startsWith(kind) && name.endsWith(suffix)) {
          times.put(file, Files.getLastModifiedTime(file));
        }
      }
    }
    List<Path> newest = new ArrayList<>(times.keySet());
    newest.sort(Comparator.comparing((Path file) -> times.get(file)).reversed());
    for (Path old : newest.subList(Math.min(newest.size(), stay), newest.size())) {
      Files.deleteIfExists(old);
    }
  }

  private CRC32C checksum(String hash) {
    CRC32C checksum = new CRC32C();
    checksum.update((kind + hash).getBytes(StandardCharsets.UTF_8));
    return checksum;
  }
}
