package nl.vervolg.resolve.rules;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import nl.vervolg.knowledge.KeptFiles;
import nl.vervolg.resolve.rules.syntax.TreeReader;
import nl.vervolg.resolve.rules.syntax.TreeWriter;

/**
 * Read and admitted rules on disk (see {@link KeptFiles}). The name of a file is a hash of
 * everything that admission depends on, so it is never used for other rules, another engine or
 * another Java.
 */
final class RuleCache {
  private static final String FOLDER = "rules";

  /** More are left behind by edits. */
  private static final int MOST = 8;

  private final Path folder;
  private final KeptFiles kept;

  /**
   * A cache.
   *
   * @param cache where there is a folder of kept rules, or will be
   * @param folder the rules, to which files are relative
   */
  RuleCache(Path cache, Path folder) {
    this.folder = folder;
    this.kept = new KeptFiles(cache.resolve(FOLDER), "rules-", MOST);
  }

  /** The rules of this hash, if they are there, whole and ours. */
  Optional<List<ParsedFile>> find(String hash) {
    return kept.find(hash, this::read);
  }

  /** Keeps rules; where that is not possible, they are read again next time. */
  void keep(String hash, List<ParsedFile> files) {
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
}
