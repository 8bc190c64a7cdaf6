package nl.vervolg.understand;

import java.util.List;
import nl.vervolg.dialogue.CueKind;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.Span;
import nl.vervolg.knowledge.Label;

/** Words that are like the name of a place. */
final class PlaceNames {
  private PlaceNames() {}

  /** True for a word that is like a place and stands in the name of a thing: "Musée Hergé". */
  static boolean ofThing(Scan scan, Match match, List<Label> labels) {
    int before = match.span().from() - 1;
    return !labels.isEmpty()
        && labels.stream().allMatch(label -> label.slot().role() == Role.LOCATION)
        && (scan.has(before, Role.TYPE) || scan.is(before, CueKind.TOPIC))
        && labels.stream().noneMatch(label -> genitive(scan, match.span(), label));
  }

  /** "Belgiens": the name with one letter more. */
  private static boolean genitive(Scan scan, Span span, Label label) {
    String text = scan.text(span);
    return text.length() == label.text().length() + 1 && text.startsWith(label.text());
  }
}
