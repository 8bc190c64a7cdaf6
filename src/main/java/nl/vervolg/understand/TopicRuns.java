package nl.vervolg.understand;

import java.util.ArrayList;
import java.util.List;
import nl.vervolg.dialogue.CueKind;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.Span;

/** The runs of words that may be a topic: what nothing explains, with the small words in it. */
final class TopicRuns {
  private static final List<CueKind> CONNECTS =
      List.of(CueKind.ARTICLE, CueKind.GENITIVE, CueKind.PLACE, CueKind.TOPIC_NOUN);

  private static final List<CueKind> JOINS = List.of(CueKind.ADDITIVE, CueKind.ALTERNATIVE);

  private TopicRuns() {}

  /** A name after "in" is a place that is not known; without capitals any word there may be one. */
  static boolean isPlace(Scan scan, Span run) {
    return scan.is(run.from() - 1, CueKind.PLACE)
        && (scan.capital(run.from()) || (!scan.cased() && scan.inside(run.from() - 1)));
  }

  static List<Span> runs(Scan scan, int from) {
    List<Span> runs = new ArrayList<>();
    for (int i = from; i < scan.size(); ) {
      if (!part(scan, i)) {
        i++;
        continue;
      }
      int end = i + 1;
      for (int j = i + 1;
          j < scan.size()
              && !scan.sentenceStart(j)
              && (part(scan, j) || connects(scan, j) || joins(scan, j));
          j++) {
        end = part(scan, j) ? j + 1 : end;
      }
      boolean open = false;
      for (int j = i; j < end; j++) {
        open |= scan.open(j) || TopicWords.introducedName(scan, j);
      }
      if (open) {
        runs.add(new Span(i, end));
      }
      i = end;
    }
    return runs;
  }

  /** A word that nothing explains, an adjective of the topic slot, or a name that is introduced. */
  static boolean part(Scan scan, int index) {
    return scan.open(index)
        || (scan.has(index, Role.TOPIC) && beside(scan, index))
        || TopicWords.introducedName(scan, index)
        || beginsName(scan, index);
  }

  /** A small word with a capital before words that nothing explains: "Van Gogh". */
  static boolean beginsName(Scan scan, int index) {
    return index > 0
        && !scan.sentenceStart(index)
        && scan.tokens().get(index).capitalised()
        && CONNECTS.stream().anyMatch(kind -> scan.is(index, kind))
        && (scan.open(index + 1) || (index + 1 < scan.size() && beginsName(scan, index + 1)));
  }

  static boolean beside(Scan scan, int index) {
    int after = scan.match(index).map(match -> match.span().to()).orElse(index + 1);
    return scan.open(after) || scan.open(index - 1);
  }

  static boolean connects(Scan scan, int index) {
    return CONNECTS.stream().anyMatch(kind -> scan.is(index, kind)) && !placeFollows(scan, index);
  }

  /** "Cars or trains": a conjunction between words that nothing explains. */
  private static boolean joins(Scan scan, int index) {
    return scan.isAny(index, JOINS)
        && scan.open(index - 1)
        && scan.open(scan.match(index).orElseThrow().span().to());
  }

  static boolean placeFollows(Scan scan, int index) {
    int next = scan.match(index).map(match -> match.span().to()).orElse(index + 1);
    if (scan.is(next, CueKind.ARTICLE)) {
      next++;
    }
    return scan.has(next, Role.LOCATION) && !TopicWords.derivedAdjective(scan, next);
  }
}
