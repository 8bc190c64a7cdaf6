package nl.vervolg.resolve.rules.sheets;

import java.util.Collections;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import nl.vervolg.dialogue.CueKind;
import nl.vervolg.dialogue.Role;

/**
 * What wordings of one kind do.
 *
 * @param name as sheets write it
 * @param means the same in a sentence
 * @param cue what a rule of such a wording concludes that its words are
 * @param braces what can stand in the braces of a wording, by name; none for words that point at a
 *     row
 * @param needsBrace a wording without braces would say nothing
 */
public record PhrasePattern(
    String name,
    String means,
    CueKind cue,
    SortedMap<String, Optional<Role>> braces,
    boolean needsBrace) {
  /** Copies the map. */
  public PhrasePattern {
    braces = Collections.unmodifiableSortedMap(new TreeMap<>(braces));
  }
}
