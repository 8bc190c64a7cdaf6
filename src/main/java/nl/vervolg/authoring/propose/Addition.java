package nl.vervolg.authoring.propose;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/** Adds what is proposed to the files of a workspace; all else in them stays as it is. */
public final class Addition {
  private Addition() {}

  /**
   * The file to which a proposal is added; none where there is nothing to add.
   *
   * @param rules the folder of rules
   */
  public static Optional<Path> file(Proposal proposal, Path rules) throws IOException {
    if (proposal instanceof Proposal.Word word) {
      return Optional.of(word.place().file());
    }
    if (proposal instanceof Proposal.Rule rule) {
      return Optional.of(rules.resolve(rule.file()));
    }
    return proposal instanceof Proposal.Row ? Optional.of(Sheet.of(rules)) : Optional.empty();
  }

  /**
   * Adds it: the file is there with it or, where it cannot be written, as it was.
   *
   * @param rules the folder of rules
   */
  public static void write(Proposal proposal, Path rules) throws IOException {
    if (proposal instanceof Proposal.Word word) {
      WholeFile.write(word.place().file(), word.changed());
    } else if (proposal instanceof Proposal.Row row) {
      Sheet.add(rules, row.cells());
    } else if (proposal instanceof Proposal.Rule rule) {
      WholeFile.write(rules.resolve(rule.file()), rule.text());
    }
  }
}
