package nl.vervolg.understand;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import nl.vervolg.dialogue.CueKind;
import nl.vervolg.dialogue.Evidence;
import nl.vervolg.dialogue.Mention;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.SlotName;
import nl.vervolg.dialogue.SlotValue;
import nl.vervolg.dialogue.Span;
import nl.vervolg.knowledge.WordForm;

/**
 * Joins mentions of one slot that "and", "or" or a comma coordinates ("Utrecht and Gelderland") to
 * one mention of several values. Of names with several readings, those count that all of them have:
 * beside a province, a name of both a town and a province is the province.
 */
final class Coordination {
  private static final Set<Role> JOINED = Set.of(Role.LOCATION, Role.TYPE);
  private static final Set<CueKind> REPEATED =
      Set.of(CueKind.PLACE, CueKind.ARTICLE, CueKind.GENITIVE, CueKind.FILLER);

  private static final Set<CueKind> DENIES =
      Set.of(CueKind.NEGATION, CueKind.EXCEPT, CueKind.DISCARD);

  private final Scan scan;
  private final Found found;
  private final List<Span> joined = new ArrayList<>();

  private Coordination(Scan scan, Found found) {
    this.scan = scan;
    this.found = found;
  }

  /**
   * Joins what is coordinated.
   *
   * @return the words of the mentions that were made
   */
  static List<Span> join(Scan scan, Found found) {
    Coordination coordination = new Coordination(scan, found);
    coordination.joinAll();
    return coordination.joined;
  }

  private void joinAll() {
    List<Span> spans =
        found.mentions().stream()
            .filter(mention -> JOINED.contains(mention.role()))
            .map(Mention::span)
            .distinct()
            .sorted()
            .toList();
    for (int first = 0; first < spans.size(); ) {
      int last = first;
      while (last + 1 < spans.size() && coordinated(spans.get(last), spans.get(last + 1))) {
        last++;
      }
      if (last > first) {
        conjoin(spans.subList(first, last + 1));
      }
      first = last + 1;
    }
  }

  /**
   * True when only a conjunction or comma, with a preposition or article said again, is between.
   */
  private boolean coordinated(Span one, Span other) {
    boolean conjunction = one.to() < other.from() && conjunction(one.to());
    int at = conjunction ? scan.match(one.to()).orElseThrow().span().to() : one.to();
    boolean comma = scan.gap(one.to()).indexOf(',') >= 0 && !denied(one, other);
    while (at < other.from() && scan.isAny(at, REPEATED)) {
      at = scan.match(at).orElseThrow().span().to();
    }
    return (conjunction || comma) && at == other.from() && !common(one, other).isEmpty();
  }

  /** "Not Delft, Gouda": the comma sets one against the other, where no third follows. */
  private boolean denied(Span one, Span other) {
    if (conjunction(other.to()) || scan.gap(other.to()).indexOf(',') >= 0) {
      return false;
    }
    int at = one.from() - 1;
    while (at > 0 && scan.isAny(at, REPEATED)) {
      at = scan.match(at).orElseThrow().span().from() - 1;
    }
    return at >= 0 && scan.isAny(at, DENIES);
  }

  private boolean conjunction(int index) {
    return scan.is(index, CueKind.ADDITIVE) || scan.is(index, CueKind.ALTERNATIVE);
  }

  private List<SlotName> common(Span one, Span other) {
    List<SlotName> slots = slots(one);
    return slots.stream().filter(slots(other)::contains).toList();
  }

  /** The slots that the words can fill, in the order of their readings. */
  private List<SlotName> slots(Span span) {
    return readings(span).stream().map(Mention::slot).distinct().toList();
  }

  private List<Mention> readings(Span span) {
    return found.mentions().stream().filter(mention -> mention.span().equals(span)).toList();
  }

  private void conjoin(List<Span> spans) {
    Set<SlotName> slots = new LinkedHashSet<>(slots(spans.get(0)));
    spans.forEach(span -> slots.retainAll(slots(span)));
    List<List<Mention>> choices =
        slots.stream()
            .map(slot -> spans.stream().map(span -> reading(span, slot)).toList())
            .filter(
                members ->
                    members.stream().map(Mention::value).distinct().count() == members.size())
            .toList();
    if (choices.isEmpty()) {
      return;
    }
    Span whole = new Span(spans.get(0).from(), spans.get(spans.size() - 1).to());
    List<Wording> wordings = new ArrayList<>();
    choices.get(0).forEach(member -> found.wording(member).ifPresent(wordings::add));
    found.removeWithin(whole);
    for (int reading = 0; reading < choices.size(); reading++) {
      found.add(whole(whole, choices.get(reading), reading), wording(whole, spans, wordings));
    }
    joined.add(whole);
  }

  private Mention reading(Span span, SlotName slot) {
    return readings(span).stream()
        .filter(mention -> mention.slot().equals(slot))
        .findFirst()
        .orElseThrow();
  }

  private static Mention whole(Span span, List<Mention> members, int reading) {
    Mention first = members.get(0);
    List<SlotValue> values = members.stream().map(Mention::value).toList();
    Evidence evidence =
        members.stream().map(Mention::evidence).max(Comparator.naturalOrder()).orElseThrow();
    return new Mention(
        span,
        first.slot(),
        first.role(),
        first.level(),
        new SlotValue.AnyOf(values),
        evidence,
        reading);
  }

  /** The words as they were said, with typing errors mended. */
  private Wording wording(Span whole, List<Span> spans, List<Wording> wordings) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < spans.size(); i++) {
      if (i > 0) {
        text.append(scan.between(spans.get(i - 1), spans.get(i)));
      }
      text.append(wordings.get(i).text());
    }
    Wording last = wordings.get(wordings.size() - 1);
    int from = Math.min(whole.from(), wordings.get(0).phrase().from());
    Optional<WordForm> odd =
        wordings.stream().map(Wording::form).filter(form -> form != last.form()).findFirst();
    return new Wording(
        text.toString(), new Span(from, whole.to()), odd.orElse(last.form()), last.gender(), 0);
  }
}
