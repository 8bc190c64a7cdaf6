package nl.vervolg.resolve;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nl.vervolg.dialogue.Act;
import nl.vervolg.dialogue.Doubt;
import nl.vervolg.dialogue.Edit;
import nl.vervolg.dialogue.EditOp;
import nl.vervolg.dialogue.Ellipsis;
import nl.vervolg.dialogue.Inheritance;
import nl.vervolg.dialogue.Offer;
import nl.vervolg.dialogue.PastTurn;
import nl.vervolg.dialogue.Proposal;
import nl.vervolg.dialogue.Question;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.Route;
import nl.vervolg.dialogue.Scope;
import nl.vervolg.dialogue.ScopeKind;
import nl.vervolg.dialogue.ShownItem;
import nl.vervolg.dialogue.Slot;
import nl.vervolg.dialogue.Span;
import nl.vervolg.dialogue.Strength;
import nl.vervolg.dialogue.Veto;
import nl.vervolg.dialogue.VetoReason;
import nl.vervolg.knowledge.ConfidenceTable;
import nl.vervolg.knowledge.Domain;
import nl.vervolg.knowledge.Knowledge;
import nl.vervolg.resolve.Resolution.Reason;
import nl.vervolg.resolve.rules.Firing;
import nl.vervolg.understand.Understanding;

/**
 * Picks the verdict from what the rules concluded, by a total order that depends neither on the
 * order of files nor on that of facts: the strongest proposal that no veto hits, then the order of
 * {@link nl.vervolg.dialogue.FollowUpPattern}.
 */
final class Adjudicator {
  private static final Comparator<Edit> BY_SLOT =
      Comparator.comparing(Edit::op)
          .thenComparing(Edit::slot)
          .thenComparing(edit -> edit.value().toString())
          .thenComparing(edit -> edit.act())
          .thenComparing(edit -> edit.replaces().toString(), Comparator.reverseOrder())
          .thenComparing(edit -> edit.spans().toString());

  private final Domain domain;
  private final ConfidenceTable confidence;
  private final SlotAlgebra algebra;

  Adjudicator(Knowledge knowledge) {
    this.domain = knowledge.domain();
    this.confidence = knowledge.confidence();
    this.algebra = new SlotAlgebra(domain);
  }

  Resolution judge(Understanding turn, Optional<PastTurn> base, Derivation derivation) {
    Conclusions found = new Conclusions(derivation.firings());
    Optional<ScopeKind> scope =
        found.all(Scope.class).map(Scope::kind).min(Comparator.naturalOrder());
    if (scope.isPresent() && scope.orElseThrow() != ScopeKind.NEW_TOPIC) {
      return new Resolution.Declined(scope.orElseThrow(), derivation);
    }
    boolean elliptical = found.all(Ellipsis.class).findAny().isPresent();
    if (!elliptical || scope.isPresent() || base.isEmpty()) {
      return alone(turn, found, elliptical && base.isEmpty(), scope.isPresent(), derivation);
    }
    return followUp(turn, base.orElseThrow(), found, derivation);
  }

  /** The reading that the turn picks of those that were offered. */
  Resolution reply(PastTurn base, Offer offer, Derivation derivation) {
    Question question = offer.question();
    return new Resolution.Resolved(
        base,
        offer.proposal(),
        List.of(),
        question.slots().stream().filter(base.question().slots()::contains).toList(),
        question.act(),
        question.slots(),
        Confidence.of(confidence, domain.pattern(offer.proposal()), Strength.STRONG, List.of()),
        derivation);
  }

  private Resolution alone(
      Understanding turn,
      Conclusions found,
      boolean orphan,
      boolean newTopic,
      Derivation derivation) {
    Act act =
        found.all(Route.class).map(Route::act).max(Comparator.naturalOrder()).orElse(Act.OTHER);
    if (orphan && act == Act.OTHER) {
      return new Resolution.Unresolved(Reason.NO_HISTORY, Optional.empty(), List.of(), derivation);
    }
    if (act == Act.OTHER && !newTopic) {
      return new Resolution.Unresolved(
          Reason.UNKNOWN_WORDS, Optional.empty(), List.of(), derivation);
    }
    Optional<VetoReason> doubt =
        found.all(Doubt.class).map(Doubt::reason).min(Comparator.naturalOrder());
    if (doubt.isPresent()) {
      return new Resolution.Unresolved(
          Reason.of(doubt.orElseThrow()), Optional.empty(), List.of(), derivation);
    }
    List<Slot> slots =
        algebra.named(
            turn.mentions(),
            act,
            found.all(Edit.class).filter(edit -> edit.op() == EditOp.NEGATE).toList());
    return sure(turn, new Resolution.Standalone(act, slots, newTopic, 1, derivation));
  }

  /** A question that stands alone, when that is sure enough. */
  private Resolution sure(Understanding turn, Resolution.Standalone alone) {
    double sure = Confidence.of(confidence, alone.pattern(), Strength.STRONG, turn.mentions());
    return sure < confidence.threshold(alone.pattern())
        ? new Resolution.Unresolved(
            Reason.UNKNOWN_WORDS, Optional.empty(), List.of(), alone.derivation())
        : new Resolution.Standalone(
            alone.act(), alone.slots(), alone.newTopic(), sure, alone.derivation());
  }

  private Resolution followUp(
      Understanding turn, PastTurn base, Conclusions found, Derivation derivation) {
    List<Proposal> proposals =
        found.all(Proposal.class).distinct().sorted(Proposal.BEST_FIRST).toList();
    List<Veto> vetoes = found.all(Veto.class).toList();
    Set<Proposal> hit = vetoes.stream().map(Veto::proposal).collect(Collectors.toSet());
    List<List<Edit>> readings = readings(found.all(Edit.class).distinct().sorted(BY_SLOT).toList());
    Optional<Proposal> best =
        proposals.stream().filter(proposal -> !hit.contains(proposal)).findFirst();
    Proposal proposal = best.or(() -> proposals.stream().findFirst()).orElse(null);
    if (proposal == null) {
      return new Resolution.Unresolved(
          Reason.UNKNOWN_WORDS, Optional.empty(), List.of(), derivation);
    }
    List<Resolution.Resolved> resolved =
        readings.stream()
            .map(edits -> resolved(turn, base, proposal, edits, found, derivation))
            .toList();
    List<Resolution.Resolved> possible =
        resolved.stream().filter(algebra::possible).sorted(readingOrder(base)).toList();
    if (best.isPresent() && possible.isEmpty()) {
      return new Resolution.Unresolved(
          Reason.UNKNOWN_WORDS, resolved.stream().findFirst(), List.of(), derivation);
    }
    if (best.isEmpty()) {
      return vetoed(vetoes, resolved.stream().findFirst(), base, derivation);
    }
    if (possible.size() > 1) {
      return new Resolution.Ambiguous(possible, derivation);
    }
    Resolution.Resolved only = possible.get(0);
    return only.confidence() < confidence.threshold(domain.pattern(proposal))
        ? new Resolution.Unresolved(Reason.UNKNOWN_WORDS, Optional.of(only), List.of(), derivation)
        : only;
  }

  private static Resolution vetoed(
      List<Veto> vetoes,
      Optional<Resolution.Resolved> guess,
      PastTurn base,
      Derivation derivation) {
    VetoReason reason =
        vetoes.stream()
            .map(Veto::reason)
            .min(Comparator.naturalOrder())
            .orElse(VetoReason.UNKNOWN_WORDS);
    List<ShownItem> options = reason == VetoReason.SEVERAL_ANTECEDENTS ? base.shown() : List.of();
    return new Resolution.Unresolved(Reason.of(reason), guess, options, derivation);
  }

  private Resolution.Resolved resolved(
      Understanding turn,
      PastTurn base,
      Proposal proposal,
      List<Edit> edits,
      Conclusions found,
      Derivation derivation) {
    List<Slot> inherited =
        found
            .all(Inheritance.class)
            .map(Inheritance::slot)
            .distinct()
            .sorted(Comparator.comparing(Slot::name))
            .toList();
    List<Slot> slots = algebra.apply(inherited, edits);
    return new Resolution.Resolved(
        base,
        proposal,
        edits,
        inherited.stream().filter(slots::contains).toList(),
        SlotAlgebra.act(base.question().act(), edits),
        slots,
        Confidence.of(confidence, domain.pattern(proposal), proposal.strength(), turn.mentions()),
        derivation);
  }

  /** Rows in the order in which they were shown, narrower places before wider ones. */
  private static Comparator<Resolution.Resolved> readingOrder(PastTurn base) {
    List<String> rows = base.shown().stream().map(ShownItem::key).toList();
    return Comparator.comparingInt(
            (Resolution.Resolved reading) ->
                reading.slots().stream()
                    .filter(slot -> slot.role() == Role.ENTITY)
                    .mapToInt(slot -> rows.indexOf(slot.filler().key()))
                    .sum())
        .thenComparingInt(reading -> reading.slots().stream().mapToInt(Slot::level).sum());
  }

  /**
   * Edits that the same words, or the same slot, allow only one of make several readings; at most
   * two words can be open, so the readings stay few.
   */
  private static List<List<Edit>> readings(List<Edit> edits) {
    Map<String, List<Edit>> choices = new TreeMap<>();
    for (Edit edit : edits) {
      List<Edit> choice = choices.computeIfAbsent(key(edit), key -> new ArrayList<>());
      if (choice.stream().noneMatch(other -> sameEffect(edit, other))) {
        choice.add(edit);
      }
    }
    List<List<Edit>> readings = List.of(List.of());
    for (List<Edit> choice : choices.values()) {
      List<List<Edit>> longer = new ArrayList<>();
      for (List<Edit> reading : readings) {
        for (Edit edit : choice) {
          List<Edit> next = new ArrayList<>(reading);
          next.add(edit);
          longer.add(next);
        }
      }
      readings = longer.subList(0, Math.min(longer.size(), MOST_READINGS));
    }
    return readings;
  }

  /** More readings than these are not offered. */
  static final int MOST_READINGS = 8;

  /** Words that name the same value twice ask for one change. */
  private static boolean sameEffect(Edit edit, Edit other) {
    return edit.slot().equals(other.slot())
        && edit.value().equals(other.value())
        && edit.act() == other.act();
  }

  private static String key(Edit edit) {
    if (edit.op() == EditOp.REPLACE || edit.op() == EditOp.ADD || edit.op() == EditOp.REBIND) {
      boolean beside = edit.op() == EditOp.ADD && edit.role() == Role.LOCATION;
      return beside || edit.role() == Role.MEASURE ? edit.slot().value() : edit.role().name();
    }
    if (edit.op() == EditOp.ACT) {
      return edit.op().name();
    }
    if (edit.op() == EditOp.GATHER || edit.op() == EditOp.NEGATE) {
      return edit.op() + " " + edit.slot() + edit.value();
    }
    return edit.op()
        + " "
        + edit.slot()
        + edit.spans().stream().map(Span::toString).collect(Collectors.joining());
  }

  /** What the rules concluded, by type. */
  private record Conclusions(List<Firing> firings) {
    private <T> Stream<T> all(Class<T> type) {
      List<T> found = new ArrayList<>();
      for (Firing firing : firings) {
        if (type.isInstance(firing.conclusion())) {
          found.add(type.cast(firing.conclusion()));
        }
      }
      return found.stream();
    }
  }
}
