package nl.vervolg.resolve;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import nl.vervolg.dialogue.Act;
import nl.vervolg.dialogue.Anaphor;
import nl.vervolg.dialogue.AnaphorKind;
import nl.vervolg.dialogue.Crossing;
import nl.vervolg.dialogue.Cue;
import nl.vervolg.dialogue.CueKind;
import nl.vervolg.dialogue.DialogueState;
import nl.vervolg.dialogue.Earlier;
import nl.vervolg.dialogue.Excluded;
import nl.vervolg.dialogue.Focus;
import nl.vervolg.dialogue.Frame;
import nl.vervolg.dialogue.Listed;
import nl.vervolg.dialogue.Mention;
import nl.vervolg.dialogue.Offer;
import nl.vervolg.dialogue.Offered;
import nl.vervolg.dialogue.OpenVocabulary;
import nl.vervolg.dialogue.PastTurn;
import nl.vervolg.dialogue.Question;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.ShownItem;
import nl.vervolg.dialogue.Slot;
import nl.vervolg.dialogue.SlotName;
import nl.vervolg.dialogue.SlotValue;
import nl.vervolg.knowledge.Domain;
import nl.vervolg.knowledge.Knowledge;
import nl.vervolg.knowledge.SlotType;
import nl.vervolg.understand.Containers;
import nl.vervolg.understand.Namesakes;
import nl.vervolg.understand.Understanding;

/** Lays out what the rules read: the turn, and the question that it may build on. */
final class Facts {
  /** Ways of pointing that count in the list, also after a look at one thing of it. */
  private static final Set<AnaphorKind> COUNT_ROWS =
      EnumSet.of(
          AnaphorKind.ORDINAL,
          AnaphorKind.MIDDLE,
          AnaphorKind.NEXT,
          AnaphorKind.PREVIOUS,
          AnaphorKind.RANGE,
          AnaphorKind.OTHER,
          AnaphorKind.DESCRIBED);

  /** Ways of pointing that depend on the row that was spoken of. */
  private static final Set<AnaphorKind> ANY_ROW =
      EnumSet.of(AnaphorKind.OTHER, AnaphorKind.NEXT, AnaphorKind.PREVIOUS);

  private final Domain domain;
  private final Namesakes namesakes;
  private final Containers containers;

  Facts(Knowledge knowledge) {
    this.domain = knowledge.domain();
    this.namesakes = new Namesakes(knowledge);
    this.containers = new Containers(knowledge);
  }

  /** The turn itself, and whether it names what an earlier question had. */
  void turn(Understanding turn, DialogueState state, Consumer<Object> into) {
    into.accept(turn.utterance());
    if (domain.open()) {
      into.accept(new OpenVocabulary());
    }
    turn.mentions().forEach(into);
    turn.cues().forEach(into);
    turn.anaphors().forEach(into);
    turn.slotNouns().forEach(into);
    turn.unexplained().forEach(into);
    turn.phrases().forEach(into);
    earlier(turn.mentions(), state).ifPresent(into);
    listed(state).ifPresent(into);
    offered(state.offers()).forEach(into);
  }

  /** What tells the offered readings apart. */
  private static List<Offered> offered(List<Offer> offers) {
    List<Offered> offered = new ArrayList<>();
    for (int i = 0; i < offers.size(); i++) {
      for (Slot slot : offers.get(i).question().slots()) {
        if (offers.stream().anyMatch(offer -> !offer.question().slots().contains(slot))) {
          offered.add(
              new Offered(i + 1, offers.size() - i, slot.name(), slot.role(), slot.filler()));
        }
      }
    }
    return offered;
  }

  /**
   * The question that the turn may build on.
   *
   * @param concluded what the phrases of the turn are
   */
  void base(
      PastTurn base,
      DialogueState state,
      Understanding turn,
      List<Cue> concluded,
      Consumer<Object> into) {
    Act act = base.question().act();
    into.accept(new Frame(base.number(), act, base.rows(), base.question().language()));
    base.question().slots().forEach(into);
    if (!turn.slotNouns().isEmpty()) {
      for (Slot slot : base.question().slots()) {
        if (slot.role() == Role.LOCATION) {
          namesakes.of(slot).forEach(into);
          containers.of(slot).forEach(into);
        }
      }
    }
    excluded(base.question(), turn).forEach(into);
    for (Crossing crossing : domain.crossings()) {
      if (crossing.from() == act && base.question().slot(crossing.slot()).isPresent()) {
        into.accept(crossing);
      }
    }
    domain
        .slot(Role.ENTITY)
        .ifPresent(
            slot -> {
              int first = asksOfThing(turn, concluded) ? Adjudicator.MOST_READINGS : 2;
              foci(rows(base, state, turn), slot.name(), turn, first).forEach(into);
            });
  }

  private List<Excluded> excluded(Question question, Understanding turn) {
    List<Excluded> excluded = new ArrayList<>();
    for (Mention mention : turn.mentions()) {
      for (Slot slot : question.slots()) {
        if (mention.role() == Role.MEASURE
            && slot.role() == Role.MEASURE
            && apart(slot.name(), slot.filler(), mention.slot(), mention.value())) {
          excluded.add(new Excluded(slot.name(), mention));
        }
      }
    }
    return excluded;
  }

  /** True for "before" a number that is no larger than the one of "after". */
  private boolean apart(SlotName one, SlotValue value, SlotName other, SlotValue otherValue) {
    if (!(value instanceof SlotValue.Amount first)
        || !(otherValue instanceof SlotValue.Amount second)) {
      return false;
    }
    boolean upTo = before(one) && after(other) && first.value() <= second.value();
    boolean from = after(one) && before(other) && second.value() <= first.value();
    return upTo || from;
  }

  private boolean before(SlotName name) {
    return compares(name, SlotType.Comparison.BEFORE);
  }

  private boolean after(SlotName name) {
    return compares(name, SlotType.Comparison.AFTER);
  }

  private boolean compares(SlotName name, SlotType.Comparison comparison) {
    return domain.slot(name).map(type -> type.comparison() == comparison).orElse(false);
  }

  private static Optional<Listed> listed(DialogueState state) {
    List<PastTurn> turns = state.turns();
    int last = turns.size() - 1;
    int at = last;
    while (at >= 0 && turns.get(at).question().act() == Act.LOOKUP) {
      at--;
    }
    return at == last || at < 0
        ? Optional.empty()
        : Optional.of(new Listed(turns.get(at).number()));
  }

  private static Optional<Earlier> earlier(List<Mention> mentions, DialogueState state) {
    int most = 0;
    int at = 0;
    List<PastTurn> turns = state.turns();
    for (int i = turns.size() - 2; i >= 0 && !mentions.isEmpty(); i--) {
      int shared = shared(mentions, turns.get(i).question().slots());
      if (shared > most) {
        most = shared;
        at = i;
      }
    }
    return most > 0
        ? Optional.of(new Earlier(turns.get(at).number(), most, apart(turns, at)))
        : Optional.empty();
  }

  /** True when a question after that one has no slot of the one before it. */
  private static boolean apart(List<PastTurn> turns, int at) {
    for (int i = at + 1; i < turns.size(); i++) {
      List<Slot> before = turns.get(i - 1).question().slots();
      if (Collections.disjoint(before, turns.get(i).question().slots())) {
        return true;
      }
    }
    return false;
  }

  /**
   * How many of the slots the turn names too. Every turn that is remembered is looked at, so this
   * has plain loops.
   */
  private static int shared(List<Mention> mentions, List<Slot> slots) {
    int shared = 0;
    for (Slot slot : slots) {
      boolean named = false;
      for (int i = 0; i < mentions.size() && !named; i++) {
        named = fills(mentions.get(i), slot);
      }
      shared += named ? 1 : 0;
    }
    return shared;
  }

  private static boolean fills(Mention mention, Slot slot) {
    return mention.slot().equals(slot.name()) && mention.value().equals(slot.filler());
  }

  /** The rows that the turn can count in: after a return, those of the turn returned to. */
  private static List<ShownItem> rows(PastTurn base, DialogueState state, Understanding turn) {
    boolean counts = turn.anaphors().stream().anyMatch(words -> COUNT_ROWS.contains(words.kind()));
    boolean last = state.last().map(base::equals).orElse(false);
    return counts && last ? state.table() : base.shown();
  }

  /**
   * The rows that the turn can point at. Without words that point, the first ones where something
   * is asked that any of them has; else only whether there are several counts.
   *
   * @param first how many can be meant without words that point
   */
  private static List<Focus> foci(
      List<ShownItem> shown, SlotName slot, Understanding turn, int first) {
    int size = shown.size();
    Map<String, Integer> totals = new HashMap<>();
    shown.forEach(item -> totals.merge(item.type(), 1, Integer::sum));
    Map<String, Integer> seen = new HashMap<>();
    List<Focus> foci = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      ShownItem item = shown.get(i);
      int rank = seen.merge(item.type(), 1, Integer::sum);
      int total = Optional.ofNullable(totals.get(item.type())).orElse(rank);
      Focus focus = new Focus(item, slot, i + 1, size - i, rank, total - rank + 1);
      if (i < first || turn.anaphors().stream().anyMatch(words -> canMean(words, focus))) {
        foci.add(focus);
      }
    }
    return foci;
  }

  private static boolean asksOfThing(Understanding turn, List<Cue> concluded) {
    return turn.mentions().stream().anyMatch(mention -> mention.role() == Role.PROPERTY)
        || Stream.concat(turn.cues().stream(), concluded.stream())
            .anyMatch(cue -> cue.kind() == CueKind.DETAIL);
  }

  private static boolean canMean(Anaphor words, Focus row) {
    if (ANY_ROW.contains(words.kind())) {
      return true;
    }
    if (words.kind() == AnaphorKind.MIDDLE) {
      return row.rank() == row.fromEnd();
    }
    if (words.kind() == AnaphorKind.RANGE) {
      return words.rank() > 0
          ? row.rank() < words.rank() + words.count()
          : row.fromEnd() < words.fromEnd() + words.count();
    }
    if (words.typed()) {
      return words.noun().equals(row.type())
          && (words.kind() != AnaphorKind.ORDINAL
              || words.rank() == row.rankInType()
              || words.fromEnd() == row.fromEndInType());
    }
    return words.rank() == row.rank() || words.fromEnd() == row.fromEnd();
  }
}
