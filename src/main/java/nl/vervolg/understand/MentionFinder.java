package nl.vervolg.understand;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import nl.vervolg.dialogue.Anaphor;
import nl.vervolg.dialogue.CueKind;
import nl.vervolg.dialogue.Evidence;
import nl.vervolg.dialogue.Mention;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.ShownItem;
import nl.vervolg.dialogue.SlotName;
import nl.vervolg.dialogue.SlotValue;
import nl.vervolg.dialogue.Span;
import nl.vervolg.dialogue.Token;
import nl.vervolg.knowledge.Domain;
import nl.vervolg.knowledge.Grammar;
import nl.vervolg.knowledge.Knowledge;
import nl.vervolg.knowledge.Label;
import nl.vervolg.knowledge.SlotType;
import nl.vervolg.knowledge.WordForm;

/** Finds the words that name values of slots. */
final class MentionFinder {
  private static final List<CueKind> BEFORE_NAMES =
      List.of(
          CueKind.PLACE,
          CueKind.GENITIVE,
          CueKind.ADDITIVE,
          CueKind.WHAT_ABOUT,
          CueKind.SAME_QUESTION,
          CueKind.CORRECTION,
          CueKind.RETURN,
          CueKind.ALTERNATIVE,
          CueKind.EXCEPT);

  /** A village of less than a fiftieth of its namesake is not what people mean. */
  private static final int DWARF = 50;

  /** A wider place of unknown size counts as large. */
  private static final long LARGE = 500_000;

  private final DerivedLabels derived;
  private final Map<SlotName, Long> famous;
  private final Domain domain;
  private final LedPlaces led;

  MentionFinder(Lexicon lexicon, Knowledge knowledge) {
    this.famous = Fame.thresholds(knowledge.labels());
    this.derived = new DerivedLabels(lexicon);
    this.domain = knowledge.domain();
    this.led = new LedPlaces(knowledge);
  }

  /**
   * Adds phrases for names that were shown, compounds and demonyms to the scan.
   *
   * @return words that describe a row that was shown
   */
  List<Anaphor> complete(Scan scan, List<ShownItem> shown, Grammar grammar, Found found) {
    for (ShownItem item : shown) {
      shownName(scan, item, found);
    }
    List<Anaphor> descriptions = PartialNames.find(scan, shown, found);
    for (int i = 0; i < scan.size(); i++) {
      if (scan.open(i)) {
        int index = i;
        derived
            .find(scan, index, grammar)
            .ifPresent(label -> found.derived(scan, new Span(index, index + 1), label));
      }
    }
    return descriptions;
  }

  /** The mentions of all phrases of the scan. */
  void find(Scan scan, Found found) {
    for (Match match : scan.matches()) {
      List<Label> labels = preferred(match.typo() ? likely(scan, match) : match.labels());
      if (match.typo() && labels.isEmpty() && !match.labels().isEmpty()) {
        scan.open(match);
      } else if (noPlace(scan, match, labels)
          || (match.typo() && PlaceNames.ofThing(scan, match, labels))) {
        scan.open(match);
      } else if (match.typo()
          && !labels.isEmpty()
          && labels.stream().allMatch(label -> label.form() == WordForm.NAME)
          && !nameMayStand(scan, match.span())) {
        scan.open(match);
      } else if (!labels.isEmpty() && !found.isTaken(match.span())) {
        mentions(scan, match, labels, found);
      }
    }
  }

  /**
   * True for a word that is like a place and means none: in small letters where others have
   * capitals and no place would stand ("guided tours"), or an adjective without a noun ("in
   * English").
   */
  private static boolean noPlace(Scan scan, Match match, List<Label> labels) {
    int from = match.span().from();
    boolean place =
        !labels.isEmpty()
            && labels.stream().allMatch(label -> label.slot().role() == Role.LOCATION);
    if (!place || from == 0) {
      return false;
    }
    boolean adjective = labels.stream().allMatch(MentionFinder::ofPlace);
    boolean town =
        match.span().length() == 1
            && labels.stream().allMatch(label -> label.slot().level() == 1 && !adjective);
    if (town && scan.article(from - 1)) {
      return true;
    }
    boolean small = !scan.tokens().get(from).capitalised();
    if (scan.indefinite(from - 1) && small && !adjective) {
      return true;
    }
    return adjective
        ? scan.is(scan.article(from - 1) ? from - 2 : from - 1, CueKind.PLACE)
            && !scan.nounLike(match.span().to())
        : scan.cased()
            && small
            && labels.stream().allMatch(label -> label.form() == WordForm.NAME)
            && !scan.isAny(from - 1, BEFORE_NAMES)
            && !scan.isAny(from - 1, List.of(CueKind.ARTICLE, CueKind.WHOLE));
  }

  /** An adjective made of a place; no name that only lost its article to a preposition. */
  private static boolean ofPlace(Label label) {
    String text = label.text().toLowerCase(Locale.ROOT);
    return label.form() == WordForm.ADJECTIVE && !label.value().key().endsWith(" " + text);
  }

  /**
   * What somebody may have mistyped: names that many people know, and any name of which a letter
   * was left out, doubled or swapped, where a name would stand. Another letter makes another name.
   */
  private List<Label> likely(Scan scan, Match match) {
    Span span = match.span();
    boolean stands = span.from() > 0 && scan.isAny(span.from() - 1, BEFORE_NAMES);
    String said = String.join(" ", Tokenizer.words(scan.text(span)));
    return match.labels().stream()
        .filter(
            label ->
                label.form() != WordForm.NAME
                    || label.weight() >= famous.getOrDefault(label.slot().name(), 0L)
                    || (stands && !otherLetter(said, label)))
        .toList();
  }

  private static boolean otherLetter(String said, Label label) {
    String name = String.join(" ", Tokenizer.words(label.text()));
    char[] one = said.toCharArray();
    char[] other = name.toCharArray();
    Arrays.sort(one);
    Arrays.sort(other);
    return one.length == other.length && !Arrays.equals(one, other);
  }

  /** Names with a typing error are looked for where names stand, or where a capital says so. */
  private static boolean nameMayStand(Scan scan, Span span) {
    return span.length() > 1
        || span.from() == 0
        || (scan.tokens().get(span.from()).capitalised()
            && !unknownName(scan, span.from() - 1)
            && !unknownName(scan, span.to()))
        || BEFORE_NAMES.stream().anyMatch(kind -> scan.is(span.from() - 1, kind));
  }

  /** Unknown words with capitals side by side are a name of something else. */
  private static boolean unknownName(Scan scan, int index) {
    return scan.open(index) && scan.tokens().get(index).capitalised();
  }

  private void mentions(Scan scan, Match match, List<Label> labels, Found found) {
    Optional<SlotName> said = slotNoun(scan, match.span());
    List<Label> fitting = said.isPresent() ? labels : led.fitting(scan, match.span(), labels);
    Map<SlotValue, Label> values = new LinkedHashMap<>();
    fitting.stream()
        .filter(label -> said.isPresent() || !dwarfed(label, labels))
        .sorted(order(labels))
        .filter(
            label ->
                said.map(slot -> !sameRole(label, slot) || label.slot().name().equals(slot))
                    .orElse(true))
        .forEach(label -> values.putIfAbsent(label.value(), label));
    int reading = 0;
    for (Label label : values.values()) {
      Evidence evidence = match.typo() ? Evidence.TYPO : Evidence.LABEL;
      found.add(
          mention(match.span(), label, evidence, reading++), wording(scan, match.span(), label));
    }
  }

  private boolean sameRole(Label label, SlotName slot) {
    return domain.slot(slot).map(type -> type.role() == label.slot().role()).orElse(false);
  }

  /** True for a namesake that nobody means: far smaller than another thing of that name. */
  private static boolean dwarfed(Label label, List<Label> labels) {
    return labels.stream()
        .anyMatch(
            other ->
                other.slot().level() > label.slot().level()
                    && label.weight() < size(other) / DWARF);
  }

  private static long size(Label label) {
    return label.weight() == 0 ? LARGE : label.weight();
  }

  private static Comparator<Label> order(List<Label> labels) {
    return Comparator.comparingInt((Label label) -> label.slot().level())
        .thenComparing(label -> !label.value().key().startsWith(label.slot().prefer()))
        .thenComparing(Comparator.comparingLong(Label::weight).reversed())
        .thenComparingInt(labels::indexOf);
  }

  static Mention mention(Span span, Label label, Evidence evidence, int reading) {
    SlotType slot = label.slot();
    return new Mention(
        span, slot.name(), slot.role(), slot.level(), label.value(), evidence, reading);
  }

  /** A place with the words that say that all of it is meant. */
  private static Wording wording(Scan scan, Span span, Label label) {
    if (label.slot().role() != Role.LOCATION || !scan.is(span.from() - 1, CueKind.WHOLE)) {
      return wording(label, label.text(), span);
    }
    Span whole = scan.match(span.from() - 1).orElseThrow().span();
    return wording(label, scan.amid(whole) + " " + label.text(), new Span(whole.from(), span.to()));
  }

  static Wording wording(Label label, String text, Span phrase) {
    return new Wording(text, phrase, label.form(), label.gender(), label.lexeme());
  }

  /** Words of the vocabulary go before names in the data, and places before other names. */
  private static List<Label> preferred(List<Label> labels) {
    List<Label> words = new ArrayList<>(labels.size());
    List<Label> places = new ArrayList<>(labels.size());
    for (Label label : labels) {
      boolean name = label.form() == WordForm.NAME || label.form() == WordForm.ADJECTIVE;
      if (!name || label.slot().role() == Role.TOPIC) {
        words.add(label);
      } else if (label.slot().role() == Role.LOCATION) {
        places.add(label);
      }
    }
    if (!words.isEmpty()) {
      return words;
    }
    return places.isEmpty() ? labels : places;
  }

  private static Optional<SlotName> slotNoun(Scan scan, Span span) {
    Optional<SlotName> before = slotNoun(scan, span.from() - 1);
    return before.isPresent() ? before : slotNoun(scan, span.to());
  }

  private static Optional<SlotName> slotNoun(Scan scan, int index) {
    return scan.match(index)
        .flatMap(match -> match.first(Entry.SlotNounEntry.class))
        .map(Entry.SlotNounEntry::slot);
  }

  private static void shownName(Scan scan, ShownItem item, Found found) {
    int length = item.words().size();
    for (int from = 0; length > 0 && from + length <= scan.size(); from++) {
      if (says(scan.tokens(), from, item.words())) {
        found.shown(scan, new Span(from, from + length), item);
      }
    }
  }

  private static boolean says(List<Token> tokens, int from, List<String> words) {
    for (int i = 0; i < words.size(); i++) {
      if (!tokens.get(from + i).norm().equals(words.get(i))) {
        return false;
      }
    }
    return true;
  }
}
