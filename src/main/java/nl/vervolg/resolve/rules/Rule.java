package nl.vervolg.resolve.rules;

import java.nio.file.Path;
import java.util.List;

/**
 * A rule as its expert wrote it.
 *
 * @param id stable name, {@code UPPER_SNAKE}
 * @param name a sentence
 * @param why the reason
 * @param stratum the layer
 * @param file its file
 * @param line line of its name
 * @param examples dialogues in which it fires, with the outcome
 * @param counterExamples dialogues in which it does not fire, with the outcome
 */
public record Rule(
    String id,
    String name,
    String why,
    Stratum stratum,
    Path file,
    int line,
    List<String> examples,
    List<String> counterExamples) {
  /** Copies the lists. */
  public Rule {
    examples = List.copyOf(examples);
    counterExamples = List.copyOf(counterExamples);
  }
}
