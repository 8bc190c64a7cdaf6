package nl.vervolg.understand;

import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import nl.vervolg.dialogue.CueKind;
import nl.vervolg.dialogue.Evidence;
import nl.vervolg.dialogue.Gender;
import nl.vervolg.dialogue.Mention;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.SlotValue;
import nl.vervolg.dialogue.Span;
import nl.vervolg.knowledge.Domain;
import nl.vervolg.knowledge.SlotType;
import nl.vervolg.knowledge.WordForm;

/**
 * Finds names of things that the data do not have: in a question for an attribute, the unknown
 * words that stand where the thing would ("where is museum Such-and-so").
 */
final class NameFinder {
  private static final List<CueKind> PLACES = List.of(CueKind.PLACE, CueKind.TOPIC);
  private static final List<CueKind> AROUND =
      List.of(
          CueKind.ADDITIVE,
          CueKind.WHAT_ABOUT,
          CueKind.SAME_QUESTION,
          CueKind.GENITIVE,
          CueKind.ARTICLE,
          CueKind.FILLER);

  private final Domain domain;

  NameFinder(Domain domain) {
    this.domain = domain;
  }

  void find(Scan scan, Found found) {
    Optional<SlotType> slot = domain.slot(Role.ENTITY);
    boolean known = found.mentions().stream().anyMatch(mention -> mention.role() == Role.ENTITY);
    if (slot.isPresent() && !known && (aboutOneThing(scan, found) || bareName(scan))) {
      name(scan).ifPresent(span -> add(scan, span, slot.orElseThrow(), found));
    }
  }

  /** An attribute or more information is asked, and neither a number nor a list. */
  private static boolean aboutOneThing(Scan scan, Found found) {
    boolean attribute =
        found.mentions().stream()
            .anyMatch(
                mention -> mention.role() == Role.PROPERTY && mention.evidence() != Evidence.TYPO);
    boolean detail = false;
    boolean several = false;
    boolean asks = false;
    for (int i = 0; i < scan.size(); i++) {
      asks |= scan.is(i, CueKind.QUESTION);
    }
    for (int i = 0; i < scan.size(); i++) {
      detail |= scan.is(i, CueKind.DETAIL);
      several |=
          (scan.is(i, CueKind.LIST) || scan.is(i, CueKind.COUNT)) && scan.has(i + 1, Role.TYPE);
      several |=
          scan.is(i, CueKind.COUNT)
              || (scan.is(i, CueKind.ADDITIVE) && scan.sentenceStart(i) && !asks)
              || scan.is(i, CueKind.WHAT_ABOUT);
    }
    return (attribute || detail) && !several;
  }

  /** "And of the Philips Museum": nothing but a name, with a noun for a kind of thing in it. */
  private static boolean bareName(Scan scan) {
    boolean noun = false;
    boolean unknown = false;
    for (int i = 0; i < scan.size(); i++) {
      boolean capital = scan.tokens().get(i).capitalised() && !scan.sentenceStart(i);
      noun |= capital && scan.has(i, Role.TYPE) && !scan.isAny(i - 1, PLACES);
      unknown |= capital && scan.open(i) && !scan.isAny(i - 1, PLACES);
      boolean part = scan.open(i) ? capital : scan.has(i, Role.TYPE) || scan.isAny(i, AROUND);
      if (!part) {
        return false;
      }
    }
    return noun && unknown;
  }

  /** Unknown words, with the noun for the kind of thing beside them. */
  private static Optional<Span> name(Scan scan) {
    for (int i = 0; i < scan.size(); i++) {
      if (scan.open(i) && !introduced(scan, i)) {
        int from = i;
        while (from > 0 && (scan.has(from - 1, Role.TYPE) || partOfName(scan, from - 1))) {
          from--;
        }
        from = withHead(scan, from);
        int to = i + 1;
        for (int j = to; j < scan.size() && !scan.sentenceStart(j) && part(scan, j); j++) {
          to = j + 1;
        }
        if (!nameLike(scan, from, to)) {
          return Optional.empty();
        }
        return Optional.of(new Span(from, to));
      }
    }
    return Optional.empty();
  }

  /** A word with a capital, unless it names an attribute: German nouns all have one. */
  private static boolean partOfName(Scan scan, int index) {
    return scan.capital(index) && !scan.has(index, Role.PROPERTY) && !scan.has(index, Role.ORDER);
  }

  /** "Museum of the" before a name belongs to it. */
  private static int withHead(Scan scan, int from) {
    int at = from - 1;
    while (small(scan, at) || scan.is(at, CueKind.PLACE) || scan.is(at, CueKind.FILLER)) {
      at--;
    }
    boolean head =
        at < from - 1 && at > 0 && scan.has(at, Role.TYPE) && scan.tokens().get(at).capitalised();
    return head ? scan.match(at).orElseThrow().span().from() : from;
  }

  /** A capital, a noun for the kind of thing, or "of the" before it speaks for a name. */
  private static boolean nameLike(Scan scan, int from, int to) {
    boolean evidence = scan.is(from - 1, CueKind.GENITIVE);
    evidence |= scan.is(from - 1, CueKind.ARTICLE) && scan.is(from - 2, CueKind.GENITIVE);
    for (int i = from; i < to; i++) {
      evidence |= scan.has(i, Role.TYPE);
      evidence |= scan.capital(i);
    }
    return evidence;
  }

  /** Words after "with" or "about" are a subject, not a name. */
  private static boolean introduced(Scan scan, int index) {
    int before = index - 1;
    while (scan.is(before, CueKind.ARTICLE) || scan.is(before, CueKind.GENITIVE)) {
      before--;
    }
    return scan.is(before, CueKind.TOPIC) || scan.is(before, CueKind.WITHOUT);
  }

  /** A word of a name: unknown, a kind, with a capital, or a small word before such a one. */
  private static boolean part(Scan scan, int index) {
    return scan.open(index)
        || scan.has(index, Role.TYPE)
        || scan.has(index, Role.LOCATION)
        || scan.capital(index)
        || (small(scan, index) && (scan.capital(index + 1) || scan.open(index + 1)))
        || (small(scan, index) && small(scan, index + 1) && scan.capital(index + 2));
  }

  private static boolean small(Scan scan, int index) {
    return scan.is(index, CueKind.ARTICLE)
        || scan.is(index, CueKind.GENITIVE)
        || scan.is(index, CueKind.ADDITIVE);
  }

  private static void add(Scan scan, Span span, SlotType slot, Found found) {
    found.removeWithin(span);
    String text = scan.text(span);
    Mention mention =
        new Mention(
            span,
            slot.name(),
            Role.ENTITY,
            slot.level(),
            new SlotValue.Term(key(text), List.of()),
            Evidence.OPEN,
            0);
    found.add(mention, new Wording(text, span, WordForm.NAME, Gender.NONE, -1));
    scan.put(new Match(span, List.of(), false));
  }

  private static String key(String name) {
    String plain = Normalizer.normalize(name, Normalizer.Form.NFD).replaceAll("\\p{M}", "");
    return plain.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]+", "-");
  }
}
