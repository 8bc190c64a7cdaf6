package nl.vervolg.resolve;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import nl.vervolg.dialogue.Act;
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
  /** Rows that can be pointed at; people do not count further. */
  private static final int ROWS = 200;

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
  void base(PastTurn base, Understanding turn, Run run) {
    Act act = base.question().act();
    run.insert(new Frame(base.number(), act, base.rows(), base.question().language()));
    base.question().slots().forEach(run::insert);
    for (Crossing crossing : domain.crossings()) {
      if (crossing.from() == act) {
        run.insert(crossing);
      }
    }
    domain
        .slot(Role.ENTITY)
        .ifPresent(
            slot ->
                foci(base.shown(), slot.name(), !turn.anaphors().isEmpty()).forEach(run::insert));
  }

  private static Optional<Earlier> earlier(List<Mention> mentions, DialogueState state) {
    Earlier best = new Earlier(0, 0);
    List<PastTurn> turns = state.turns();
    for (int i = turns.size() - 2; i >= 0 && !mentions.isEmpty(); i--) {
      List<Slot> slots = turns.get(i).question().slots();
      int shared =
          (int)
              slots.stream()
                  .filter(slot -> mentions.stream().anyMatch(mention -> fills(mention, slot)))
                  .count();
      if (shared > best.shared()) {
        best = new Earlier(turns.get(i).number(), shared);
      }
    }
    return best.shared() > 0 ? Optional.of(best) : Optional.empty();
  }

  private static boolean fills(Mention mention, Slot slot) {
    return mention.slot().equals(slot.name()) && mention.value().equals(slot.filler());
  }

  /**
   * The rows; only the first two when nothing points at one, since then only their number counts.
   */
  private static List<Focus> foci(List<ShownItem> shown, SlotName slot, boolean all) {
    int size = shown.size();
    Map<String, Integer> totals = new HashMap<>();
    shown.forEach(item -> totals.merge(item.type(), 1, Integer::sum));
    Map<String, Integer> seen = new HashMap<>();
    List<Focus> foci = new ArrayList<>();
    for (int i = 0; i < (all ? Math.min(size, ROWS) : Math.min(size, 2)); i++) {
      ShownItem item = shown.get(i);
      int rank = seen.merge(item.type(), 1, Integer::sum);
      int total = Optional.ofNullable(totals.get(item.type())).orElse(rank);
      foci.add(new Focus(item, slot, i + 1, size - i, rank, total - rank + 1));
    }
    return foci;
  }
}
