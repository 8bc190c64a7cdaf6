package nl.vervolg.resolve.rules;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.CRC32C;

/**
 * Compiled rules on disk. The name of a file is a hash of everything that the rules depend on, so
 * it is never used for other rules, another engine or another Java; a file that somebody else could
 * have written is not used at all. Files are written beside and moved into place, so two processes
 * do no harm; deleting them costs time and nothing else.
 */
final class RulePackCache {
  private static final String SUFFIX = ".pack";
  private static final int CHECKSUM = Long.BYTES;

  /** Kept of each kind; more are left behind by edits. */
  private static final Map<String, Integer> MOST = Map.of("rules-", 8, "rulefile-", 400);

  private static final System.Logger LOG = System.getLogger(RulePackCache.class.getName());

  private final Path cache;
  private final Path folder;

  /**
   * A cache.
   *
   * @param cache where compiled rules are kept
   * @param folder the rules, to which files are relative
   */
  RulePackCache(Path cache, Path folder) {
    this.cache = cache;
    this.folder = folder;
  }

  /** The pack of this name, if it is there, whole and ours. */
  Optional<RulePack> find(String kind, String hash) {
    Path file = cache.resolve(kind + hash + SUFFIX);
    try {
      if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS) || !ours(file) || !ours(cache)) {
        return Optional.empty();
      }
      byte[] bytes = Files.readAllBytes(file);
      int length = bytes.length - CHECKSUM;
      if (length < 0 || ByteBuffer.wrap(bytes).getLong(length) != checksum(bytes, length)) {
        throw new IOException("The checksum is wrong.");
      }
      return Optional.of(RulePack.read(bytes, length, folder));
    } catch (IOException | IllegalArgumentException e) {
      LOG.log(System.Logger.Level.DEBUG, "Kept rules are damaged; they are compiled anew.", e);
      return Optional.empty();
    }
  }

  /** Keeps a pack; where that is not possible, it is compiled again next time. */
  void keep(String kind, String hash, RulePack pack) {
    try {
      byte[] bytes = pack.bytes(folder);
      Files.createDirectories(cache);
      Path temporary = Files.createTempFile(cache, kind, ".tmp");
      try {
        ByteBuffer whole = ByteBuffer.allocate(bytes.length + CHECKSUM);
        whole.put(bytes).putLong(checksum(bytes, bytes.length));
        Files.write(temporary, whole.array());
        Files.move(
            temporary,
            cache.resolve(kind + hash + SUFFIX),
            StandardCopyOption.ATOMIC_MOVE,
            StandardCopyOption.REPLACE_EXISTING);
      } finally {
        Files.deleteIfExists(temporary);
      }
      prune(kind);
    } catch (IOException e) {
      LOG.log(System.Logger.Level.DEBUG, "Compiled rules are not kept.", e);
    }
  }

  private void prune(String kind) throws IOException {
    Map<Path, FileTime> times = new TreeMap<>();
    try (Stream<Path> files = Files.list(cache)) {
      for (Path file : (Iterable<Path>) files::iterator) {
        String name = String.valueOf(file.getFileName());
        if (name.startsWith(kind) && name.endsWith(SUFFIX)) {
          times.put(file, Files.getLastModifiedTime(file));
        }
      }
    }
    List<Path> newest = new ArrayList<>(times.keySet());
    newest.sort(Comparator.comparing((Path file) -> times.get(file)).reversed());
    for (Path old :
        newest.subList(Math.min(newest.size(), MOST.getOrDefault(kind, 1)), newest.size())) {
      Files.deleteIfExists(old);
    }
  }

  /** True when nobody but this user, or the owner of the machine, could have written it. */
  private static boolean ours(Path path) throws IOException {
    if (!path.getFileSystem().supportedFileAttributeViews().contains("posix")) {
      return true;
    }
    PosixFileAttributes attributes = Files.readAttributes(path, PosixFileAttributes.class);
    String owner = attributes.owner().getName();
    boolean known = owner.equals(System.getProperty("user.name")) || owner.equals("root");
    return known
        && !attributes.permissions().contains(PosixFilePermission.GROUP_WRITE)
        && !attributes.permissions().contains(PosixFilePermission.OTHERS_WRITE);
  }

  private static long checksum(byte[] bytes, int length) {
    CRC32C checksum = new CRC32C();
    checksum.update(bytes, 0, length);
    return checksum.getValue();
  }
}
