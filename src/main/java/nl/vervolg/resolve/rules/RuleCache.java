package nl.vervolg.resolve.rules;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import nl.vervolg.knowledge.KeptFiles;
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

  /** More are left behind by edits. */
  private static final int MOST = 8;

  private static final System.Logger LOG = System.getLogger(RuleCache.class.getName());

  private final Path cache;
  private final Path folder;
  private final KeptFiles kept;

  /**
   * A cache.
   *
   * @param cache where there is a folder of kept rules, or will be; nobody else may write it
   * @param folder the rules, to which files are relative
   */
  RuleCache(Path cache, Path folder) {
    this.cache = cache.resolve(FOLDER);
    this.folder = folder;
    this.kept = new KeptFiles(this.cache, "rules-", MOST);
  }

  /** The rules of this hash, if they are there, whole and ours. */
  Optional<List<ParsedFile>> find(String hash) {
    Path file = kept.file(hash);
    try {
      if (!Files.exists(file, LinkOption.NOFOLLOW_LINKS) || !ours(cache) || !ours(file)) {
        return Optional.empty();
      }
      Optional<ByteBuffer> found = kept.find(hash);
      return found.isEmpty()
          ? Optional.empty()
          : Optional.of(read(KeptFiles.stream(found.orElseThrow())));
    } catch (IOException | RuntimeException e) {
      LOG.log(System.Logger.Level.DEBUG, "Kept rules cannot be used; they are read anew.", e);
      return Optional.empty();
    }
  }

  /** Keeps rules; where that is not possible, they are read again next time. */
  void keep(String hash, List<ParsedFile> files) {
    try {
      create();
    } catch (IOException e) {
      LOG.log(System.Logger.Level.DEBUG, "Rules are not kept.", e);
      return;
    }
    kept.keep(hash, out -> write(files, out));
  }

  private void write(List<ParsedFile> files, DataOutputStream out) throws IOException {
    TreeWriter writer = new TreeWriter(out);
    out.writeInt(files.size());
    for (ParsedFile file : files) {
      writer.text(folder.relativize(file.file()).toString());
      writer.text(file.stratum().name());
      writer.rules(file.syntax());
      PhraseStore.write(file, writer, out);
    }
  }

  private List<ParsedFile> read(DataInputStream in) throws IOException {
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
}
