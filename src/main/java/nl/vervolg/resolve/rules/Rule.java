package nl.vervolg.resolve.rules;

import java.nio.file.Path;
import java.util.List;
import nl.vervolg.problem.Place;

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
 * @param columns where its parts stand in the row of a sheet
 */
public record Rule(
    String id,
    String name,
    String why,
    Stratum stratum,
    Path file,
    int line,
    List<String> examples,
    List<String> counterExamples,
    Columns columns) {
  /** Copies the lists. */
  public Rule {
    examples = List.copyOf(examples);
    counterExamples = List.copyOf(counterExamples);
  }

  /** A rule of a rule file. */
  public Rule(
      String id,
      String name,
      String why,
      Stratum stratum,
      Path file,
      int line,
      List<String> examples,
      List<String> counterExamples) {
    this(id, name, why, stratum, file, line, examples, counterExamples, Columns.NONE);
  }

  /**
   * Columns of a sheet, from 1; 0 in a file without columns.
   *
   * @param rule of what the rule is about
   * @param language of its language
   * @param example of its examples
   * @param counterExample of its counter-examples
   */
  public record Columns(int rule, int language, int example, int counterExample) {
    /** Of a file without columns. */
    public static final Columns NONE = new Columns(0, 0, 0, 0);
  }

  /** Where it stands. */
  public Place place() {
    return new Place(file, line, columns.rule());
  }

  /**
   * Where its examples stand, as far as that is known.
   *
   * @param fires those in which it fires, else the counter-examples
   */
  public Place examplesPlace(boolean fires) {
    return new Place(file, line, fires ? columns.example() : columns.counterExample());
  }
}
