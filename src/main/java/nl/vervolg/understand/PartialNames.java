package nl.vervolg.understand;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import nl.vervolg.dialogue.Anaphor;
import nl.vervolg.dialogue.AnaphorKind;
import nl.vervolg.dialogue.CueKind;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.ShownItem;
import nl.vervolg.dialogue.Span;

/**
 * Finds rows that are pointed at by a part of their name ("the maritime one", "het Prinsenhof"):
 * words that nothing else explains and that occur in the name of one shown row only.
 */
final class PartialNames {
  private static final int SHORTEST = 4;

  /** Words that begin alike and differ in so many letters at the end are forms of one word. */
  private static final int LONGEST_ENDING = 2;

  private static final int SHORTEST_STEM = 5;

  private PartialNames() {}

  /**
   * Adds a mention of each row that is named in part.
   *
   * @return the words that describe a row rather than name it
   */
  static List<Anaphor> find(Scan scan, List<ShownItem> shown, Found found) {
    List<Anaphor> descriptions = new ArrayList<>();
    for (Match match : shown.isEmpty() ? List.<Match>of() : scan.matches()) {
      inPlace(scan, match, shown).ifPresent(descriptions::add);
    }
    for (int from = 0; from < scan.size() && !shown.isEmpty(); from++) {
      if (telling(scan, from)) {
        int to = from + 1;
        while (telling(scan, to)) {
          to++;
        }
        List<ShownItem> rows = rows(scan, from, to, shown);
        if (rows.size() == 1 && describes(scan, from, to)) {
          int rank = shown.indexOf(rows.get(0)) + 1;
          descriptions.add(description(scan, from, to, rank));
        } else if (rows.size() == 1) {
          found.shown(scan, withNoun(scan, from, to), rows.get(0));
        }
        from = to - 1;
      }
    }
    return descriptions;
  }

  /** Words in small letters beside a noun for any such thing: "the maritime museum", "... one". */
  private static boolean describes(Scan scan, int from, int to) {
    for (int i = from; i < to; i++) {
      if (scan.capital(i)) {
        return false;
      }
    }
    return scan.has(to, Role.TYPE) || scan.has(from - 1, Role.TYPE) || generic(scan, to);
  }

  private static boolean generic(Scan scan, int index) {
    return scan.match(index)
        .flatMap(match -> match.first(Entry.OrdinalNounEntry.class))
        .isPresent();
  }

  private static Anaphor description(Scan scan, int from, int to, int rank) {
    Span words = withNoun(scan, from, to);
    int first = words.from();
    if (scan.is(first - 1, CueKind.ARTICLE)) {
      first--;
    }
    int last =
        generic(scan, words.to()) ? scan.match(words.to()).orElseThrow().span().to() : words.to();
    Span span = new Span(first, last);
    scan.put(new Match(span, List.of(), false));
    return new Anaphor(span, AnaphorKind.DESCRIBED, rank, 0, "");
  }

  /** "The one in Delft", "the Delft one", where something is asked of one thing. */
  private static Optional<Anaphor> inPlace(Scan scan, Match match, List<ShownItem> shown) {
    int from = match.span().from();
    int to = match.span().to();
    boolean place = match.labels().stream().anyMatch(label -> label.slot().role() == Role.LOCATION);
    if (!place || !asksOfThing(scan)) {
      return Optional.empty();
    }
    List<ShownItem> rows = rows(scan, from, to, shown);
    boolean after = scan.is(from - 1, CueKind.PLACE) && standsForThing(scan, from - 2);
    boolean before = generic(scan, to);
    if (rows.size() != 1 || !(after || before)) {
      return Optional.empty();
    }
    int first = after ? scan.match(from - 2).orElseThrow().span().from() : from;
    int last = before ? scan.match(to).orElseThrow().span().to() : to;
    int start = scan.is(first - 1, CueKind.ARTICLE) ? first - 1 : first;
    Span span = new Span(start, last);
    scan.put(new Match(span, List.of(), false));
    return Optional.of(
        new Anaphor(span, AnaphorKind.DESCRIBED, shown.indexOf(rows.get(0)) + 1, 0, ""));
  }

  private static boolean standsForThing(Scan scan, int index) {
    return generic(scan, index)
        || scan.match(index)
            .filter(
                match ->
                    match.first(Entry.AnaphorEntry.class).isPresent()
                        || match.first(Entry.DemonstrativeEntry.class).isPresent())
            .isPresent();
  }

  private static boolean asksOfThing(Scan scan) {
    for (int i = 0; i < scan.size(); i++) {
      if (scan.is(i, CueKind.DETAIL) || scan.has(i, Role.PROPERTY)) {
        return true;
      }
    }
    return false;
  }

  private static boolean telling(Scan scan, int index) {
    return scan.open(index) && scan.tokens().get(index).norm().length() >= SHORTEST;
  }

  private static List<ShownItem> rows(Scan scan, int from, int to, List<ShownItem> shown) {
    List<ShownItem> rows = new ArrayList<>(shown);
    for (int i = from; i < to; i++) {
      String word = scan.tokens().get(i).norm();
      rows.removeIf(row -> row.words().stream().noneMatch(part -> alike(word, part)));
    }
    return rows;
  }

  /** With the noun for the kind of thing beside it ("the maritime museum"). */
  private static Span withNoun(Scan scan, int from, int to) {
    int first =
        scan.has(from - 1, Role.TYPE) ? scan.match(from - 1).orElseThrow().span().from() : from;
    int last = scan.has(to, Role.TYPE) ? scan.match(to).orElseThrow().span().to() : to;
    return new Span(first, last);
  }

  private static boolean alike(String said, String part) {
    int same = 0;
    int most = Math.min(said.length(), part.length());
    while (same < most && said.charAt(same) == part.charAt(same)) {
      same++;
    }
    return said.equals(part)
        || (same >= SHORTEST_STEM
            && said.length() - same <= LONGEST_ENDING
            && part.length() - same <= LONGEST_ENDING);
  }
}
