package nl.vervolg.audit;

import java.nio.file.Path;
import java.util.OptionalLong;

/**
 * Something that is wrong with a trail.
 *
 * @param file where: a file, or the folder where it is about the trail as a whole
 * @param at the byte where the record begins; none where it is not about one record of a file
 * @param what a sentence
 */
public record TrailProblem(Path file, OptionalLong at, String what) {
  /** The place and the sentence, on a line. */
  public String text() {
    return file + ": " + (at.isPresent() ? "byte " + at.orElseThrow() + ": " : "") + what;
  }
}
