package nl.vervolg.resolve;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import nl.vervolg.dialogue.Act;
import nl.vervolg.dialogue.Edit;
import nl.vervolg.dialogue.PastTurn;
import nl.vervolg.dialogue.Proposal;
import nl.vervolg.dialogue.ScopeKind;
import nl.vervolg.dialogue.ShownItem;
import nl.vervolg.dialogue.Slot;
import nl.vervolg.dialogue.SlotName;
import nl.vervolg.dialogue.VetoReason;
import nl.vervolg.knowledge.ConfidenceTable;

/** The verdict on a turn (DESIGN, section 3). */
public sealed interface Resolution {

  /** How it came about. */
  Derivation derivation();

  /**
   * A follow-up that is understood.
   *
   * @param base the turn that it builds on
   * @param proposal the kind
   * @param edits what changes, by slot
   * @param inherited slots that live on unchanged
   * @param act what is asked now
   * @param slots all slots in force, sorted by name
   * @param confidence 0 to 1
   */
  record Resolved(
      PastTurn base,
      Proposal proposal,
      List<Edit> edits,
      List<Slot> inherited,
      Act act,
      List<Slot> slots,
      double confidence,
      Derivation derivation)
      implements Resolution {
    /** Copies the lists. */
    public Resolved {
      edits = List.copyOf(edits);
      inherited = List.copyOf(inherited);
      slots = List.copyOf(slots);
    }

    /** Slots of the base that are gone. */
    public List<SlotName> dropped() {
      List<SlotName> dropped = new ArrayList<>();
      for (Slot before : base.question().slots()) {
        if (!filled(before.name())) {
          dropped.add(before.name());
        }
      }
      return dropped;
    }

    private boolean filled(SlotName name) {
      for (Slot slot : slots) {
        if (slot.name().equals(name)) {
          return true;
        }
      }
      return false;
    }
  }

  /**
   * A question that needs nothing from before.
   *
   * @param act what is asked
   * @param slots its slots, sorted by name
   * @param newTopic the user said that a new subject begins
   * @param confidence 0 to 1
   */
  record Standalone(
      Act act, List<Slot> slots, boolean newTopic, double confidence, Derivation derivation)
      implements Resolution {
    /** Copies the list. */
    public Standalone {
      slots = List.copyOf(slots);
    }

    /** The outside name of its pattern. */
    public String pattern() {
      return newTopic ? ConfidenceTable.TOPIC_SWITCH : ConfidenceTable.SELF_CONTAINED;
    }
  }

  /**
   * Several readings stand; it has to be asked which is meant.
   *
   * @param readings the readings, best first
   */
  record Ambiguous(List<Resolved> readings, Derivation derivation) implements Resolution {
    /** Copies the list. */
    public Ambiguous {
      readings = List.copyOf(readings);
    }
  }

  /**
   * No reading stands.
   *
   * @param reason why
   * @param guess the reading that came nearest
   * @param options rows that could be meant
   */
  record Unresolved(
      Reason reason, Optional<Resolved> guess, List<ShownItem> options, Derivation derivation)
      implements Resolution {
    /** Copies the list. */
    public Unresolved {
      options = List.copyOf(options);
    }
  }

  /** Not a question about the domain. */
  record Declined(ScopeKind kind, Derivation derivation) implements Resolution {}

  /** Why a turn cannot be resolved. */
  enum Reason {
    /** See {@link VetoReason#NO_ANTECEDENT}. */
    NO_ANTECEDENT,
    /** See {@link VetoReason#SEVERAL_ANTECEDENTS}. */
    SEVERAL_ANTECEDENTS,
    /** See {@link VetoReason#NOTHING_TO_NEGATE}. */
    NOTHING_TO_NEGATE,
    /** See {@link VetoReason#UNKNOWN_WORDS}. */
    UNKNOWN_WORDS,
    /** See {@link VetoReason#TWO_NEGATIONS}. */
    TWO_NEGATIONS,
    /** See {@link VetoReason#SEVERAL_VALUES}. */
    SEVERAL_VALUES,
    /** It depends on an earlier question and there is none. */
    NO_HISTORY;

    static Reason of(VetoReason veto) {
      return valueOf(veto.name());
    }
  }
}
