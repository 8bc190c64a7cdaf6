package nl.vervolg.retrieval.file;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import nl.vervolg.retrieval.Evidence;

/**
 * A text file with a fact on each line; empty lines and those that begin with # are passed over.
 */
public final class EvidenceFile {
  private EvidenceFile() {}

  /**
   * Its facts, in its order, each once.
   *
   * @throws IllegalArgumentException where the file cannot be used: which, and what to do
   */
  public static List<Evidence> read(Path file) throws IOException {
    List<Evidence> facts =
        NoteFile.lines(file, "evidence").stream()
            .map(String::strip)
            .filter(line -> !line.isEmpty() && !line.startsWith("#"))
            .distinct()
            .map(Evidence::new)
            .toList();
    return NoteFile.some(facts, file, "evidence");
  }
}
