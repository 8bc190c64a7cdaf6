package nl.vervolg.conversation;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import nl.vervolg.audit.Digest;
import nl.vervolg.knowledge.Fingerprint;
import nl.vervolg.knowledge.KeptFiles;

/**
 * Keeps the digest of a data set under the fingerprint of its files: SHA-256 of some megabytes
 * takes a tenth of a second in a process that has just begun. The graph that queries run on is kept
 * under the same fingerprint, so where that is deceived, the digest still tells what was asked.
 */
final class DigestCache {
  private static final String VERSION = "digest 1";

  /** Of a workspace or two, with some edits of the data. */
  private static final int MOST = 8;

  private final KeptFiles kept;

  /** In a folder for what can be computed again. */
  DigestCache(Path folder) {
    this.kept = new KeptFiles(folder, "digest-", MOST);
  }

  /** The digest of files, each with the name that counts. */
  String of(SortedMap<String, Path> files) throws IOException {
    List<String> texts = new ArrayList<>(List.of(VERSION));
    texts.addAll(files.keySet());
    String hash = Fingerprint.of(texts, List.copyOf(files.values()));
    Optional<String> found = kept.find(hash, in -> in.readUTF());
    if (found.isPresent()) {
      return found.orElseThrow();
    }
    String digest = Digest.of(files);
    kept.keep(hash, out -> out.writeUTF(digest));
    return digest;
  }
}
