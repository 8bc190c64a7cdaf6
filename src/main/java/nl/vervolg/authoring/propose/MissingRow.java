package nl.vervolg.authoring.propose;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import nl.vervolg.authoring.check.CheckedFolders;
import nl.vervolg.authoring.examples.Example;
import nl.vervolg.authoring.examples.Exercise;
import nl.vervolg.authoring.examples.Suite;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.dialogue.Language;
import nl.vervolg.problem.Problems;
import nl.vervolg.resolve.rules.sheets.PhrasePattern;
import nl.vervolg.resolve.rules.sheets.PhrasePatterns;
import nl.vervolg.understand.Understanding;

/**
 * Finds the row of a phrase sheet that is missing: the last turn as a wording, for each pattern.
 */
final class MissingRow {
  private static final Path SHEET = Path.of("phrases", "proposed.csv");

  private final CheckedFolders folders;
  private final Workspace workspace;
  private final Overlay overlay;
  private final Tally tally;

  MissingRow(CheckedFolders folders, Workspace workspace, Overlay overlay, Tally tally) {
    this.folders = folders;
    this.workspace = workspace;
    this.overlay = overlay;
    this.tally = tally;
  }

  /** The first row that does it, by the order of the patterns; none without patterns. */
  Optional<Proposal.Row> find(Example wanted, Example.Outcome now) throws IOException {
    Path file = folders.rules().resolve("phrases").resolve(PhrasePatterns.FILE);
    if (!Files.exists(file)) {
      return Optional.empty();
    }
    Understanding turn = now.last().understanding();
    for (PhrasePattern pattern : patterns(file).byName().values()) {
      Optional<String> wording = Generalised.of(turn, pattern);
      if (wording.isEmpty()) {
        continue;
      }
      tally.row();
      List<String> cells =
          List.of(
              turn.utterance().language().code(),
              wording.orElseThrow(),
              pattern.name(),
              wanted.text(),
              counter(turn.utterance().language(), wanted));
      Optional<Workspace> with =
          overlay.withRules(SHEET, Sheet.HEAD + "\n" + Sheet.line(cells) + "\n");
      if (with.isPresent() && wanted.run(with.orElseThrow()).asExpected()) {
        Optional<Integer> passing = overlay.passing(with.orElseThrow());
        if (passing.isPresent()) {
          return Optional.of(
              new Proposal.Row(
                  now.actual(), wording.orElseThrow(), pattern, cells, passing.orElseThrow()));
        }
        tally.broke();
      }
    }
    return Optional.empty();
  }

  /** Another dialogue in the language, which ends as written: the row must not fire in it. */
  private String counter(Language language, Example wanted) {
    return Suite.of(workspace, folders.examples()).exercises().stream()
        .filter(Exercise.Dialogue.class::isInstance)
        .filter(each -> each.language().equals(Optional.of(language)))
        .map(Exercise::example)
        .filter(each -> each.turns().size() > 1 && !each.text().equals(wanted.text()))
        .filter(each -> each.outcome().equals(wanted.outcome()) || each.text().contains("?"))
        .max(Comparator.comparing((Example each) -> each.outcome().equals(wanted.outcome())))
        .map(Example::text)
        .orElse("");
  }

  private static PhrasePatterns patterns(Path file) throws IOException {
    Problems problems = new Problems();
    PhrasePatterns read = PhrasePatterns.read(file, Files.readString(file), problems);
    problems.throwIfAny();
    return read;
  }
}
