package nl.vervolg.resolve.rules;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.CRC32C;
import nl.vervolg.resolve.rules.syntax.TreeReader;
import nl.vervolg.resolve.rules.syntax.TreeWriter;

/**
 * Read and admitted rules on disk. The name of a file is a hash of everything that admission
 * depends on, so it is never used for other rules, another engine or another Java; a file that
 * somebody else could have written is not used at all. Files are written beside and moved into
 * place, so two processes do no harm; deleting them costs time and nothing else.
 */
final class RuleCache {
  private static final String FOLDER = "rules";
  private static final String KIND = "rules-";
  private static final String SUFFIX = ".bin";
  private static final String TEMPORARY = ".tmp";
  private static final int CHECKSUM = Long.BYTES;
  private static final long LARGEST = 200_000_000;

  /** More are left behind by edits. */
  private static final int MOST = 8;

  private static final int MOST_TEMPORARY = 16;

  private static final System.Logger LOG = System.getLogger(RuleCache.class.getName());

  private final Path cache;
  private final Path folder;

  /**
   * A cache.
   *
   * @param cache where there is a folder of kept rules, or will be; nobody else may write it
   * @param folder the rules, to which files are relative
   */
  RuleCache(Path cache, Path folder) {
    this.cache = cache.resolve(FOLDER);
    this.folder = folder;
  }

  /** The rules of this hash, if they are there, whole and ours. */
  Optional<List<ParsedFile>> find(String hash) {
    Path file = cache.resolve(KIND + hash + SUFFIX);
    try {
      boolean plain = Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS);
      if (!plain || !ours(cache) || !ours(file) || Files.size(file) > LARGEST) {
        return Optional.empty();
      }
      byte[] bytes = Files.readAllBytes(file);
      int length = bytes.length - CHECKSUM;
      if (length < 0
          || ByteBuffer.wrap(bytes).getLong(length) != checksum(KIND + hash, bytes, length)) {
        throw new IOException("The checksum is wrong.");
      }
      return Optional.of(read(bytes, length));
    } catch (IOException | RuntimeException e) {
      LOG.log(System.Logger.Level.DEBUG, "Kept rules are damaged; they are read anew.", e);
      return Optional.empty();
    }
  }

  /** Keeps rules; where that is not possible, they are read again next time. */
  void keep(String hash, List<ParsedFile> files) {
    try {
      byte[] bytes = bytes(files);
      create();
      Path temporary = Files.createTempFile(cache, KIND, TEMPORARY);
      try {
        ByteBuffer whole = ByteBuffer.allocate(bytes.length + CHECKSUM);
        whole.put(bytes).putLong(checksum(KIND + hash, bytes, bytes.length));
        Files.write(temporary, whole.array());
        Files.move(
            temporary,
            cache.resolve(KIND + hash + SUFFIX),
            StandardCopyOption.ATOMIC_MOVE,
            StandardCopyOption.REPLACE_EXISTING);
      } finally {
        Files.deleteIfExists(temporary);
      }
      prune(SUFFIX, MOST);
      prune(TEMPORARY, MOST_TEMPORARY);
    } catch (IOException | RuntimeException e) {
      LOG.log(System.Logger.Level.DEBUG, "Rules are not kept.", e);
    }
  }

  private byte[] bytes(List<ParsedFile> files) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      TreeWriter writer = new TreeWriter(out);
      out.writeInt(files.size());
      for (ParsedFile file : files) {
        writer.text(folder.relativize(file.file()).toString());
        writer.text(file.stratum().name());
        writer.rules(file.syntax());
        PhraseStore.write(file, writer, out);
      }
    }
    return bytes.toByteArray();
  }

  private List<ParsedFile> read(byte[] bytes, int length) throws IOException {
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes, 0, length));
    TreeReader reader = new TreeReader(in);
    List<ParsedFile> files = new ArrayList<>();
    for (int left = in.readInt(); left > 0; left--) {
      Path file = folder.resolve(reader.text());
      Stratum stratum = Stratum.valueOf(reader.text());
      files.add(PhraseStore.read(file, stratum, reader.rules(), reader, in));
    }
    return files;
  }

  /** The folder, which nobody else can write, whatever others may do where it lies. */
  private void create() throws IOException {
    if (Files.isDirectory(cache, LinkOption.NOFOLLOW_LINKS)) {
      if (!ours(cache)) {
        throw new IOException("Somebody else can write the folder of kept rules.");
      }
      return;
    }
    Files.createDirectories(cache.resolveSibling(""));
    if (posix(cache)) {
      Files.createDirectory(
          cache,
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
    } else {
      Files.createDirectory(cache);
    }
  }

  /** Of the temporary files, those of other processes at work have to stay. */
  private void prune(String suffix, int most) throws IOException {
    Map<Path, FileTime> times = new TreeMap<>();
    try (Stream<Path> files = Files.list(cache)) {
      for (Path file : (Iterable<Path>) files::iterator) {
        String name = String.valueOf(file.getFileName());
        if (name.startsWith(KIND) && name.endsWith(suffix)) {
          times.put(file, Files.getLastModifiedTime(file));
        }
      }
    }
    List<Path> newest = new ArrayList<>(times.keySet());
    newest.sort(Comparator.comparing((Path file) -> times.get(file)).reversed());
    for (Path old : newest.subList(Math.min(newest.size(), most), newest.size())) {
      Files.deleteIfExists(old);
    }
  }

  /** True when nobody but this user, or the owner of the machine, could have written it. */
  private static boolean ours(Path path) throws IOException {
    if (!posix(path)) {
      return true;
    }
    PosixFileAttributes attributes =
        Files.readAttributes(path, PosixFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
    String owner = attributes.owner().getName();
    boolean known = owner.equals(System.getProperty("user.name")) || owner.equals("root");
    return known
        && !attributes.permissions().contains(PosixFilePermission.GROUP_WRITE)
        && !attributes.permissions().contains(PosixFilePermission.OTHERS_WRITE);
  }

  private static boolean posix(Path path) {
    return path.getFileSystem().supportedFileAttributeViews().contains("posix");
  }

  /** Of bytes and their name, so that a file under another name is a damaged one. */
  private static long checksum(String name, byte[] bytes, int length) {
    CRC32C checksum = new CRC32C();
    checksum.update(name.getBytes(StandardCharsets.UTF_8));
    checksum.update(bytes, 0, length);
    return checksum.getValue();
  }
}
