package nl.vervolg.resolve.rules;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import nl.vervolg.problem.Place;
import nl.vervolg.problem.Problem;
import nl.vervolg.problem.Problems;
import nl.vervolg.problem.Severity;
import nl.vervolg.resolve.rules.syntax.Position;
import nl.vervolg.resolve.rules.syntax.RuleSyntax;
import nl.vervolg.understand.phrases.PhraseRow;

/**
 * Rules and rows of sheets that are there twice: with one id, one name or one wording. Each is told
 * once, where the later one stands; of a rule and a row, at the row.
 */
final class Twins {
  private final Path folder;
  private final Problems problems;
  private final Map<String, Found> ids = new HashMap<>();
  private final Map<String, Found> names = new HashMap<>();
  private final Map<Wording, Found> wordings = new HashMap<>();

  private Twins(Path folder, Problems problems) {
    this.folder = folder;
    this.problems = problems;
  }

  /** A wording as turns are compared with it. */
  private record Wording(String language, List<PhraseRow.Part> parts) {}

  /** A rule, or a row of a sheet. */
  private record Found(Path file, RuleSyntax rule, Optional<PhraseRow> row) {
    Place place() {
      return at(rule.at());
    }

    /** Where the id is written; of a row that has none, its wording. */
    Place id() {
      return at(rule.annotation("Id").map(RuleSyntax.Annotation::at).orElse(rule.at()));
    }

    private Place at(Position at) {
      return new Place(file, at.line(), at.column());
    }
  }

  /**
   * Tells them.
   *
   * @param folder the rules, from which files are named
   * @param files in their order
   */
  static void tell(Path folder, List<ParsedFile> files, Problems problems) {
    Twins twins = new Twins(folder, problems);
    for (ParsedFile file : files) {
      for (int i = 0; i < file.syntax().size(); i++) {
        Optional<PhraseRow> row =
            i < file.phrases().size() ? Optional.of(file.phrases().get(i)) : Optional.empty();
        twins.tell(new Found(file.file(), file.syntax().get(i), row));
      }
    }
  }

  private void tell(Found found) {
    Optional<Found> sameId = before(ids, found.rule().id(), found);
    Optional<Found> sameName = before(names, found.rule().name(), found);
    Optional<Found> sameWording =
        found
            .row()
            .flatMap(
                row -> before(wordings, new Wording(row.language().code(), row.parts()), found));
    if (sameWording.isPresent()) {
      wording(found, found.row().orElseThrow(), sameWording.orElseThrow());
    } else if (sameId.isPresent()) {
      id(found, sameId.orElseThrow());
    } else {
      sameName.ifPresent(other -> name(found, other));
    }
  }

  private static <K> Optional<Found> before(Map<K, Found> seen, K key, Found found) {
    return Optional.ofNullable(seen.putIfAbsent(key, found));
  }

  /** Which of the two counts nobody could tell. */
  private void wording(Found found, PhraseRow row, Found other) {
    problems.add(
        new Problem(
            found.place(),
            row.id(),
            "sheet-twice",
            Severity.ERROR,
            "The wording (" + row.wording() + ") is already that of " + shown(other.place()) + ".",
            "Delete one of the two rows; case, accents and punctuation make no difference."));
  }

  private void id(Found found, Found other) {
    boolean rows = found.row().isPresent() || other.row().isPresent();
    boolean earlier = other.row().isPresent() && found.row().isEmpty();
    Found told = earlier ? other : found;
    Found kept = earlier ? found : other;
    String thing = kept.row().isPresent() ? "row" : "rule";
    problems.add(
        new Problem(
            rows ? told.id() : told.place(),
            told.rule().id(),
            "duplicate-id",
            Severity.ERROR,
            "The id ("
                + told.rule().id()
                + ") is also that of the "
                + thing
                + " in "
                + shown(kept.place())
                + ".",
            rows
                ? "Write another one into the cell (id), or leave that empty."
                : "Give one of them another @Id."));
  }

  private void name(Found found, Found other) {
    problems.add(
        new Problem(
            found.place(),
            found.rule().id(),
            "duplicate-name",
            Severity.WARNING,
            "The rule in " + shown(other.place()) + " has the same name.",
            "Say in the name of one of them what is different."));
  }

  /** A rule by its line, a row by its cell; from the folder of rules. */
  private String shown(Place place) {
    Path file = folder.relativize(place.file());
    return (file.toString().endsWith(".drl")
            ? new Place(file, place.line())
            : new Place(file, place.line(), place.column()))
        .toString();
  }
}
