package nl.vervolg.conversation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import nl.vervolg.audit.Digest;

/**
 * The digests of what a workspace was read from, its rules aside. They are made when they are first
 * asked for, or beside other work. Only files that were read count; of a file that was changed or
 * taken away since, nobody can tell what it said, and no digest is given for it.
 */
final class Provenance {
  /** Stands for the digest of files of which one is no longer what was read. */
  static final String UNKNOWN = "unknown";

  private static final System.Logger LOG = System.getLogger(Provenance.class.getName());

  private final SortedMap<String, Path> knowledge = new TreeMap<>();
  private final SortedMap<String, Path> templates = new TreeMap<>();
  private final SortedMap<String, Path> data = new TreeMap<>();
  private final Map<Path, Optional<Stamp>> read = new TreeMap<>();
  private final DigestCache kept;
  private final Object making = new Object();
  private Optional<CompletableFuture<Digests>> made = Optional.empty();

  /** Digests that were made before are found there. */
  Provenance(DigestCache kept) {
    this.kept = kept;
  }

  /** What tells that a file was changed. */
  private record Stamp(long size, FileTime changed) {}

  private record Digests(String knowledge, String templates, String data) {
    boolean whole() {
      return !List.of(knowledge, templates, data).contains(UNKNOWN);
    }
  }

  /** Makes a digest. */
  private interface Making {
    String of(SortedMap<String, Path> files) throws IOException;
  }

  /** The words: files with a name that begins with that of what the folder holds. */
  Provenance knowledge(String part, Path folder, List<Path> files) {
    add(part, folder, files, knowledge);
    return this;
  }

  /** The templates. */
  Provenance templates(Path folder, List<Path> files) {
    add("", folder, files, templates);
    return this;
  }

  /** The data set. */
  Provenance data(Path folder, List<Path> files) {
    add("", folder, files, data);
    return this;
  }

  /** The place in the folder is the name: two files of a name in two places are two. */
  private void add(String part, Path folder, List<Path> files, SortedMap<String, Path> to) {
    Path from = folder.toAbsolutePath().normalize();
    for (Path file : files) {
      Path at = from.relativize(file.toAbsolutePath().normalize());
      to.put(part + at.toString().replace('\\', '/'), file);
      read.put(file, stamp(file));
    }
  }

  private static Optional<Stamp> stamp(Path file) {
    try {
      BasicFileAttributes now = Files.readAttributes(file, BasicFileAttributes.class);
      return Optional.of(new Stamp(now.size(), now.lastModifiedTime()));
    } catch (IOException e) {
      LOG.log(System.Logger.Level.DEBUG, "A file of the workspace is gone.", e);
      return Optional.empty();
    }
  }

  /** Begins to make them, beside other work; what goes wrong shows where they are asked for. */
  @SuppressWarnings("FutureReturnValueIgnored")
  void begin() {
    digests();
  }

  private CompletableFuture<Digests> digests() {
    synchronized (making) {
      CompletableFuture<Digests> digests =
          made.orElseGet(() -> CompletableFuture.supplyAsync(this::make));
      made = Optional.of(digests);
      return digests;
    }
  }

  /** The version of the workspace with these rules. */
  WorkspaceVersion with(String rules, String product) {
    Digests digests = digests().join();
    if (!digests.whole()) {
      // What could not be read may be there again at the next turn.
      synchronized (making) {
        made = Optional.empty();
      }
    }
    return new WorkspaceVersion(
        rules, digests.knowledge(), digests.templates(), digests.data(), product);
  }

  private Digests make() {
    return new Digests(
        digest(knowledge, Digest::of), digest(templates, Digest::of), digest(data, kept::of));
  }

  private String digest(SortedMap<String, Path> files, Making making) {
    try {
      String digest = making.of(files);
      return files.values().stream().allMatch(this::same) ? digest : UNKNOWN;
    } catch (IOException e) {
      LOG.log(System.Logger.Level.DEBUG, "A file of the workspace cannot be read.", e);
      return UNKNOWN;
    }
  }

  private boolean same(Path file) {
    Optional<Stamp> before = read.getOrDefault(file, Optional.empty());
    return before.isPresent() && before.equals(stamp(file));
  }
}
