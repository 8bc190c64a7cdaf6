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
import nl.vervolg.dialogue.DialogueState;
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

  /** The first row that does it, in the order of the patterns in their file; none without them. */
  Optional<Proposal.Row> find(Example wanted, Example.Outcome now) throws IOException {
    Path file = folders.rules().resolve("phrases").resolve(PhrasePatterns.FILE);
    if (!Files.exists(file)) {
      return Optional.empty();
    }
    Understanding turn = now.last().understanding();
    Language language = turn.utterance().language();
    String counter = counter(language, wanted);
    List<Named> named = Named.all(turn, text -> alone(text, language));
    for (PhrasePattern pattern : patterns(file)) {
      for (String wording : Generalised.of(turn, pattern, named)) {
        List<String> cells =
            List.of(language.code(), wording, pattern.name(), wanted.text(), counter);
        Optional<Integer> passing = passing(wanted, cells);
        if (passing.isPresent()) {
          return Optional.of(
              new Proposal.Row(now.actual(), wording, pattern, cells, passing.orElseThrow()));
        }
      }
    }
    return Optional.empty();
  }

  private Understanding alone(String text, Language language) {
    return workspace.resolver().understand(text, DialogueState.EMPTY, language);
  }

  /** How many examples end as before, where the dialogue ends as wanted with the row. */
  private Optional<Integer> passing(Example wanted, List<String> cells) throws IOException {
    tally.row();
    Optional<Workspace> with =
        overlay.withRules(SHEET, Sheet.HEAD + "\n" + Sheet.line(cells) + "\n");
    if (with.isEmpty() || !wanted.run(with.orElseThrow()).asExpected()) {
      return Optional.empty();
    }
    Optional<Integer> passing = overlay.passing(with.orElseThrow());
    if (passing.isEmpty()) {
      tally.broke();
    }
    return passing;
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

  /** The patterns as they stand in the file: its author has put first what is meant most often. */
  private static List<PhrasePattern> patterns(Path file) throws IOException {
    Problems problems = new Problems();
    String text = Files.readString(file);
    PhrasePatterns read = PhrasePatterns.read(file, text, problems);
    problems.throwIfAny();
    List<String> lines = text.lines().map(String::strip).toList();
    return read.byName().values().stream()
        .sorted(Comparator.comparing(pattern -> lines.indexOf(pattern.name() + ":")))
        .toList();
  }
}
