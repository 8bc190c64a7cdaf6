package nl.vervolg.resolve.rules;

import java.nio.file.Path;
import java.util.List;
import nl.vervolg.problem.Problems;
import nl.vervolg.understand.phrases.PhraseRow;

/**
 * What phrase sheets say.
 *
 * @param rules the rules of the rows
 * @param rows their wordings
 */
public record Wordings(List<Rule> rules, List<PhraseRow> rows) {
  /** Copies the lists. */
  public Wordings {
    rules = List.copyOf(rules);
    rows = List.copyOf(rows);
  }

  /** Those of rules that could be loaded. */
  public static Wordings of(RuleBase base) {
    return new Wordings(base.rules(), base.phrases().rows());
  }

  /** The rows of a folder of rules that can be read, whatever else is wrong in it. */
  public static Wordings of(Path folder) {
    Problems told = new Problems();
    List<ParsedFile> sheets =
        new RuleFolder(folder, told)
            .files().stream()
                .filter(file -> file.stratum() == Stratum.PHRASES)
                .map(file -> file.parse(told))
                .toList();
    return new Wordings(
        sheets.stream().flatMap(sheet -> sheet.rules().stream()).toList(),
        sheets.stream().flatMap(sheet -> sheet.phrases().stream()).toList());
  }
}
