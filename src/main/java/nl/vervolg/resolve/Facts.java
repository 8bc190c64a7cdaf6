package nl.vervolg.resolve;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import nl.vervolg.dialogue.Act;
import nl.vervolg.dialogue.Anaphor;
import nl.vervolg.dialogue.AnaphorKind;
import nl.vervolg.dialogue.Crossing;
import nl.vervolg.dialogue.DialogueState;
import nl.vervolg.dialogue.Earlier;
import nl.vervolg.dialogue.Focus;
import nl.vervolg.dialogue.Frame;
import nl.vervolg.dialogue.Mention;
import nl.vervolg.dialogue.PastTurn;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.ShownItem;
import nl.vervolg.dialogue.Slot;
import nl.vervolg.dialogue.SlotName;
import nl.vervolg.knowledge.Domain;
import nl.vervolg.resolve.rules.Run;
import nl.vervolg.understand.Understanding;

/** Lays out what the rules read: the turn, and the question that it may build on. */
final class Facts {
  private final Domain domain;

  Facts(Domain domain) {
    this.domain = domain;
  }

  /** The turn itself, and whether it names what an earlier question had. */
  void turn(Understanding turn, DialogueState state, Run run) {
    run.insert(turn.utterance());
    turn.mentions().forEach(run::insert);
    turn.cues().forEach(run::insert);
    turn.anaphors().forEach(run::insert);
    earlier(turn.mentions(), state).ifPresent(run::insert);
  }

  /** The question that the turn may build on. */
  void base(PastTurn base, DialogueState state, Understanding turn, Run run) {
    Act act = base.question().act();
    run.insert(new Frame(base.number(), act, base.rows(), base.question().language()));
    base.question().slots().forEach(run::insert);
    for (Crossing crossing : domain.crossings()) {
      if (crossing.from() == act && base.question().slot(crossing.slot()).isPresent()) {
        run.insert(crossing);
      }
    }
    domain
        .slot(Role.ENTITY)
        .ifPresent(
            slot ->
                foci(table(base, state, turn), slot.name(), turn.anaphors()).forEach(run::insert));
  }

  private static Optional<Earlier> earlier(List<Mention> mentions, DialogueState state) {
    Earlier best = new Earlier(0, 0);
    List<PastTurn> turns = state.turns();
    for (int i = turns.size() - 2; i >= 0 && !mentions.isEmpty(); i--) {
      int shared = shared(mentions, turns.get(i).question().slots());
      if (shared > best.shared()) {
        best = new Earlier(turns.get(i).number(), shared);
      }
    }
    return best.shared() > 0 ? Optional.of(best) : Optional.empty();
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

  /**
   * The rows on the table. After a look at one thing, positions still count in the list that it was
   * picked from.
   */
  private static List<ShownItem> table(PastTurn base, DialogueState state, Understanding turn) {
    boolean counts =
        turn.anaphors().stream().anyMatch(words -> words.kind() == AnaphorKind.ORDINAL);
    if (!counts || base.question().act() != Act.LOOKUP || base.shown().size() > 1) {
      return base.shown();
    }
    List<PastTurn> turns = state.turns();
    for (int i = turns.size() - 1; i >= 0; i--) {
      if (turns.get(i).question().act() != Act.LOOKUP) {
        return turns.get(i).shown();
      }
    }
    return base.shown();
  }

  /** The rows that the turn can point at; without such words only their number counts. */
  private static List<Focus> foci(List<ShownItem> shown, SlotName slot, List<Anaphor> anaphors) {
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
      if (i < 2 || anaphors.stream().anyMatch(words -> canMean(words, focus))) {
        foci.add(focus);
      }
    }
    return foci;
  }

  private static boolean canMean(Anaphor words, Focus row) {
    if (words.typed()) {
      return words.noun().equals(row.type())
          && (words.kind() != AnaphorKind.ORDINAL
              || words.rank() == row.rankInType()
              || words.fromEnd() == row.fromEndInType());
    }
    return words.rank() == row.rank() || words.fromEnd() == row.fromEnd();
  }
}
