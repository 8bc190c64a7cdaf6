package nl.vervolg.understand;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import nl.vervolg.dialogue.Anaphor;
import nl.vervolg.dialogue.AnaphorKind;
import nl.vervolg.dialogue.CueKind;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.Span;
import nl.vervolg.knowledge.Label;
import nl.vervolg.knowledge.WordForm;

/**
 * Finds words that point back. A word that is a pronoun in one place is an article or begins a
 * clause in another; which it is shows in the words beside it.
 */
final class AnaphorFinder {
  private static final List<CueKind> BEGIN_A_CLAUSE =
      List.of(CueKind.TOPIC, CueKind.GENITIVE, CueKind.BEFORE, CueKind.AFTER, CueKind.WITHOUT);

  private static final List<CueKind> OF_A_THING = List.of(CueKind.GENITIVE, CueKind.DETAIL);

  private static final List<CueKind> ASKS_FOR_KIND = List.of(CueKind.LIST, CueKind.COUNT);

  private AnaphorFinder() {}

  /** The anaphors of the scan, by position. */
  static List<Anaphor> find(Scan scan) {
    List<Anaphor> anaphors = new ArrayList<>();
    for (Match match : scan.matches()) {
      anaphor(scan, match).filter(words -> !withinClause(scan, words)).ifPresent(anaphors::add);
    }
    return anaphors;
  }

  /** "Which museums in Bonn show their collection": it points at the noun of its own clause. */
  private static boolean withinClause(Scan scan, Anaphor words) {
    if (words.kind() != AnaphorKind.POSSESSIVE && words.kind() != AnaphorKind.PERSONAL) {
      return false;
    }
    boolean kind = false;
    boolean place = false;
    for (int i = 1; i < words.span().from(); i++) {
      if (scan.sentenceStart(i)) {
        kind = false;
        place = false;
      }
      kind |= scan.has(i, Role.TYPE) && scan.isAny(i - 1, ASKS_FOR_KIND);
      place |= kind && scan.has(i, Role.LOCATION);
    }
    return place;
  }

  private static Optional<Anaphor> anaphor(Scan scan, Match match) {
    return RangeFinder.find(scan, match)
        .or(() -> ordinal(scan, match))
        .or(() -> definite(scan, match))
        .or(() -> pronoun(scan, match));
  }

  private static Optional<Anaphor> ordinal(Scan scan, Match match) {
    Optional<Integer> position =
        match
            .first(Entry.OrdinalEntry.class)
            .map(Entry.OrdinalEntry::position)
            .or(() -> numbered(scan, match))
            .or(() -> signed(scan, match))
            .or(() -> figure(scan, match));
    if (position.isEmpty()) {
      return Optional.empty();
    }
    int at = position.orElseThrow();
    int from = match.span().from();
    boolean worded = match.first(Entry.NumberedEntry.class).isPresent();
    boolean figure = match.first(Entry.OrdinalEntry.class).isEmpty();
    int to = match.span().to() + (worded && figure ? 1 : 0);
    boolean typo = scan.match(to).map(Match::typo).orElse(false) && scan.nounLike(to);
    boolean name = !worded && scan.capital(from) && (scan.nounLike(to) || scan.capital(to));
    if (scan.open(to) || typo || name) {
      scan.open(match);
      return Optional.empty();
    }
    if (scan.is(from - 1, CueKind.ARTICLE)) {
      from--;
    }
    Optional<Label> noun = type(scan, to);
    if (noun.isPresent()) {
      to = scan.match(to).orElseThrow().span().to();
    }
    while (scan.match(to).flatMap(next -> next.first(Entry.OrdinalNounEntry.class)).isPresent()) {
      to = scan.match(to).orElseThrow().span().to();
    }
    String key = noun.map(label -> label.value().key()).orElse("");
    return Optional.of(
        new Anaphor(
            new Span(from, to), AnaphorKind.ORDINAL, Math.max(0, at), Math.max(0, -at), key));
  }

  /** "The 2": a figure with a definite article and no noun. */
  private static Optional<Integer> figure(Scan scan, Match match) {
    int from = match.span().from();
    boolean alone =
        match.entries().isEmpty()
            && match.span().length() == 1
            && (definite(scan, from - 1) || (asksAttribute(scan) && led(scan, from - 1)))
            && !scan.nounLike(from + 1);
    String digits = scan.tokens().get(from).norm();
    return alone && digits.matches("[1-9][0-9]?")
        ? Optional.of(Integer.valueOf(digits))
        : Optional.empty();
  }

  private static boolean definite(Scan scan, int index) {
    return scan.is(index, CueKind.ARTICLE) && !scan.indefinite(index);
  }

  private static boolean led(Scan scan, int index) {
    return scan.isAny(index, OF_A_THING);
  }

  /** "#1": a figure with the sign for a number. */
  private static Optional<Integer> signed(Scan scan, Match match) {
    int at = match.span().from();
    int start = scan.tokens().get(at).start();
    boolean sign = start > 0 && scan.text().charAt(start - 1) == '#';
    int number = sign && match.span().length() == 1 ? RangeFinder.number(scan, at) : 0;
    return number > 0 ? Optional.of(number) : Optional.empty();
  }

  private static Optional<Integer> numbered(Scan scan, Match match) {
    int next = match.span().to();
    if (match.first(Entry.NumberedEntry.class).isEmpty()
        || next >= scan.size()
        || scan.gap(next).indexOf(',') >= 0) {
      return Optional.empty();
    }
    int number = RangeFinder.number(scan, next);
    return number > 0 ? Optional.of(number) : Optional.empty();
  }

  private static Optional<Anaphor> definite(Scan scan, Match match) {
    boolean demonstrative =
        match.first(Entry.DemonstrativeEntry.class).isPresent()
            && !scan.nounLike(match.span().from() - 1);
    if (!demonstrative && !definiteArticle(scan, match)) {
      return Optional.empty();
    }
    return type(scan, match.span().to())
        .map(
            noun ->
                new Anaphor(
                    new Span(
                        match.span().from(),
                        scan.match(match.span().to()).orElseThrow().span().to()),
                    noun.form() == WordForm.PLURAL ? AnaphorKind.PLURAL : AnaphorKind.DEFINITE,
                    0,
                    0,
                    noun.value().key()));
  }

  /** "Of the museum", with no name or condition after it: one that was spoken of. */
  private static boolean definiteArticle(Scan scan, Match match) {
    int noun = match.span().to();
    Optional<Label> kind = type(scan, noun);
    if (!match.is(CueKind.ARTICLE)
        || kind.isEmpty()
        || !scan.isAny(match.span().from() - 1, OF_A_THING)) {
      return false;
    }
    int after = scan.match(noun).orElseThrow().span().to();
    int end = after;
    while (end < scan.size() && !scan.sentenceStart(end) && scan.is(end, CueKind.FILLER)) {
      end++;
    }
    boolean ends = end == scan.size() || scan.sentenceStart(end);
    return ends && kind.orElseThrow().form() == WordForm.SINGULAR && asksAttribute(scan);
  }

  private static boolean asksAttribute(Scan scan) {
    for (int i = 0; i < scan.size(); i++) {
      if (scan.has(i, Role.PROPERTY) || scan.is(i, CueKind.DETAIL)) {
        return true;
      }
    }
    return false;
  }

  private static Optional<Anaphor> pronoun(Scan scan, Match match) {
    Optional<Entry.AnaphorEntry> entry = match.first(Entry.AnaphorEntry.class);
    if (entry.isEmpty()) {
      return Optional.empty();
    }
    if (scan.capital(match.span().from())) {
      return Optional.empty();
    }
    int next = match.span().to();
    boolean article =
        !entry.orElseThrow().words().beforeNoun()
            && (scan.nounLike(next) || scan.capital(next) || scan.is(next, CueKind.OFF_TOPIC));
    boolean relative = !entry.orElseThrow().words().afterNoun() && relative(scan, match);
    AnaphorKind kind = entry.orElseThrow().words().kind();
    boolean noun = kind == AnaphorKind.OTHER && type(scan, next).isPresent();
    int to = noun ? scan.match(next).orElseThrow().span().to() : next;
    return article || relative
        ? Optional.empty()
        : Optional.of(new Anaphor(new Span(match.span().from(), to), kind, 0, 0, ""));
  }

  /** True for a word that begins a clause about the noun before it, or stands for a noun itself. */
  private static boolean relative(Scan scan, Match match) {
    int from = match.span().from();
    int next = match.span().to();
    boolean afterNoun = scan.nounLike(from - 1) && !scan.sentenceStart(from);
    boolean subject = scan.is(from - 1, CueKind.PREDICATE) || scan.is(next, CueKind.PREDICATE);
    return afterNoun || (!subject && BEGIN_A_CLAUSE.stream().anyMatch(kind -> scan.is(next, kind)));
  }

  private static Optional<Label> type(Scan scan, int index) {
    return scan.match(index)
        .filter(match -> match.span().from() == index)
        .flatMap(
            match ->
                match.labels().stream()
                    .filter(label -> label.slot().role() == Role.TYPE)
                    .findFirst());
  }
}
