package nl.vervolg.resolve.rules;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import nl.vervolg.problem.Place;
import nl.vervolg.problem.Problem;
import nl.vervolg.problem.Problems;
import nl.vervolg.problem.Severity;
import nl.vervolg.resolve.rules.syntax.RuleSyntax;
import nl.vervolg.understand.phrases.PhraseRow;

/**
 * Finds wordings that are in the phrase sheets twice; which of the two counts nobody could tell.
 */
final class PhraseTwins {
  private PhraseTwins() {}

  /** A wording as turns are compared with it. */
  private record Key(String language, List<PhraseRow.Part> parts) {}

  static void tell(List<ParsedFile> files, Problems problems) {
    Map<Key, Place> seen = new HashMap<>();
    for (ParsedFile file : files) {
      for (int i = 0; i < file.phrases().size(); i++) {
        PhraseRow row = file.phrases().get(i);
        RuleSyntax rule = file.syntax().get(i);
        Place place = new Place(file.file(), rule.at().line(), rule.at().column());
        Optional<Place> other =
            Optional.ofNullable(
                seen.putIfAbsent(new Key(row.language().code(), row.parts()), place));
        other.ifPresent(first -> problems.add(twin(place, row, first)));
      }
    }
  }

  private static Problem twin(Place place, PhraseRow row, Place first) {
    return new Problem(
        place,
        row.id(),
        "sheet-twice",
        Severity.ERROR,
        "The wording (" + row.wording() + ") is already that of " + first + ".",
        "Delete one of the two rows; case, accents and punctuation make no difference.");
  }
}
