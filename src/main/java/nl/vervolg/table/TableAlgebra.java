package nl.vervolg.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import nl.vervolg.dialogue.Act;
import nl.vervolg.dialogue.Edit;
import nl.vervolg.dialogue.EditOp;
import nl.vervolg.dialogue.FollowUpPattern;
import nl.vervolg.dialogue.PastTurn;
import nl.vervolg.dialogue.Piece;
import nl.vervolg.dialogue.PieceKind;
import nl.vervolg.dialogue.Proposal;
import nl.vervolg.dialogue.Question;
import nl.vervolg.dialogue.Recast;
import nl.vervolg.dialogue.RecastOp;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.Side;
import nl.vervolg.dialogue.Slot;
import nl.vervolg.dialogue.SlotName;
import nl.vervolg.dialogue.SlotValue;
import nl.vervolg.dialogue.Strength;
import nl.vervolg.knowledge.ConfidenceTable;
import nl.vervolg.resolve.Derivation;
import nl.vervolg.resolve.Resolution;

/** What changes in the words of a question, as changes of its slots. */
final class TableAlgebra {
  private static final SlotName ASKED = new SlotName("asked");
  private static final SlotName VALUE = new SlotName("value");

  private final PastTurn past;
  private final Parallels parallels;
  private final List<Recast> recasts;

  TableAlgebra(PastTurn past, Parallels parallels, List<Recast> recasts) {
    this.past = past;
    this.parallels = parallels;
    this.recasts = List.copyOf(recasts);
  }

  /** What a question asks for. */
  static Act act(Reading reading) {
    if (reading.has(PieceKind.COUNT)) {
      return Act.COUNT;
    }
    return reading.has(PieceKind.SUMMARY) ? Act.SUPERLATIVE : Act.LIST;
  }

  /** Slots of a question: what is asked, and a condition for each column; sorted by name. */
  static List<Slot> slots(Reading reading) {
    Map<SlotName, Slot> slots = new TreeMap<>();
    for (Mark mark : reading.marks()) {
      boolean restricts = reading.clause(mark).restricts();
      if (mark.kind() == PieceKind.COLUMN && !restricts) {
        add(slots, new Slot(ASKED, Role.PROPERTY, 0, term(mark.key())));
      } else if (mark.restricts()) {
        SlotName name =
            reading.column(mark).stream().sorted().findFirst().map(SlotName::new).orElse(VALUE);
        String bound = mark.bound().map(reading::text).map(text -> text + " ").orElse("");
        Role role = mark.kind() == PieceKind.FIGURE ? Role.MEASURE : Role.TOPIC;
        add(slots, new Slot(name, role, 0, term(bound + reading.text(mark.span()))));
      }
    }
    if (slots.isEmpty()) {
      add(slots, new Slot(ASKED, Role.PROPERTY, 0, new SlotValue.Text(reading.text())));
    }
    return List.copyOf(slots.values());
  }

  private static void add(Map<SlotName, Slot> slots, Slot slot) {
    slots.merge(
        slot.name(),
        slot,
        (one, other) -> {
          List<SlotValue> values = new ArrayList<>(one.filler().each());
          other.filler().each().stream()
              .filter(each -> !values.contains(each))
              .forEach(values::add);
          return values.size() == 1
              ? one
              : new Slot(one.name(), one.role(), 0, new SlotValue.AnyOf(values));
        });
  }

  private static SlotValue term(String key) {
    return new SlotValue.Term(key, List.of());
  }

  /** How sure a question is that nothing was done to. */
  static double sure() {
    return ConfidenceTable.USUAL.of(ConfidenceTable.SELF_CONTAINED, Strength.NORMAL);
  }

  Resolution.Resolved resolved(Question question, Derivation derivation) {
    Proposal proposal = proposal();
    List<Slot> inherited =
        question.slots().stream().filter(past.question().slots()::contains).toList();
    return new Resolution.Resolved(
        past,
        proposal,
        recasts.stream().map(this::edit).distinct().toList(),
        inherited,
        question.act(),
        question.slots(),
        ConfidenceTable.USUAL.of(proposal.pattern().label(), proposal.strength()),
        derivation);
  }

  private Proposal proposal() {
    Recast main = recasts.get(0);
    Role role = role(main.pieces().get(0));
    return switch (main.op()) {
      case EXCHANGE, RAISE, LOWER ->
          new Proposal(
              recasts.stream().map(each -> each.pieces().get(0).kind()).distinct().count() > 1
                  ? FollowUpPattern.MULTI_SWAP
                  : FollowUpPattern.SLOT_SWAP,
              role,
              Strength.NORMAL);
      case CUT -> new Proposal(FollowUpPattern.WIDENING, Strength.NORMAL);
      case DENY -> new Proposal(FollowUpPattern.NEGATION, Strength.NORMAL);
      case COUNT -> new Proposal(FollowUpPattern.QUANTIFIER_CHANGE, Strength.NORMAL);
      case FILL -> new Proposal(FollowUpPattern.PRONOUN_REFERENCE, Strength.NORMAL);
      default -> new Proposal(FollowUpPattern.IMPLICIT_CONTINUATION, Strength.NORMAL);
    };
  }

  private static Role role(Piece piece) {
    return switch (piece.kind()) {
      case COLUMN -> Role.PROPERTY;
      case FIGURE, BOUND -> Role.MEASURE;
      case SUMMARY, DIRECTION -> Role.ORDER;
      default -> Role.TOPIC;
    };
  }

  private Edit edit(Recast recast) {
    Piece last = recast.pieces().get(Math.min(1, recast.pieces().size() - 1));
    Piece first = recast.pieces().get(0);
    SlotName slot =
        first.kind() == PieceKind.COLUMN || first.column().isEmpty()
            ? ASKED
            : new SlotName(first.column());
    return new Edit(
        op(recast.op()),
        slot,
        role(first),
        0,
        List.of(term(parallels.mark(last).key())),
        List.of(),
        Act.OTHER,
        last.side() == Side.NOW ? List.of(last.span()) : List.of());
  }

  private static EditOp op(RecastOp op) {
    return switch (op) {
      case EXCHANGE, RAISE, LOWER -> EditOp.REPLACE;
      case CUT -> EditOp.DROP;
      case DENY -> EditOp.NEGATE;
      case FILL -> EditOp.REBIND;
      case JOIN -> EditOp.NARROW;
      case COMPARE -> EditOp.COMPARE;
      case COUNT, CARRY -> EditOp.ACT;
      case ADD -> EditOp.ADD;
    };
  }
}
