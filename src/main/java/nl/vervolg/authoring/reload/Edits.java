package nl.vervolg.authoring.reload;

import java.nio.file.Path;
import java.util.List;

/**
 * What was edited.
 *
 * @param files the files that differ from those in use
 * @param edited ids of rules that differ
 * @param added ids of new rules
 * @param removed ids of rules that are gone
 */
public record Edits(
    List<Path> files, List<String> edited, List<String> added, List<String> removed) {
  /** Copies the lists. */
  public Edits {
    files = List.copyOf(files);
    edited = List.copyOf(edited);
    added = List.copyOf(added);
    removed = List.copyOf(removed);
  }

  /** True when no rule differs: only other files do, or comments. */
  public boolean noRules() {
    return edited.isEmpty() && added.isEmpty() && removed.isEmpty();
  }
}
