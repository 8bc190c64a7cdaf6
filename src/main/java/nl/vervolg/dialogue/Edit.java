package nl.vervolg.dialogue;

import java.util.List;

/**
 * Concluded by {@code rules/edits/}: one change to the slots of the question before (slot algebra).
 *
 * @param op the change
 * @param slot the slot that is filled, emptied or negated; for {@link EditOp#ACT} the empty name
 * @param role what that slot is for; {@link Role#POLARITY} for {@link EditOp#ACT}
 * @param level see {@link Mention#level()}; for {@link EditOp#GATHER} the position of the row
 * @param value new filler; none for drop, negate and act
 * @param replaces slots that are emptied by it, other than {@code slot}
 * @param act what is asked now, for {@link EditOp#ACT}; else {@link Act#OTHER}
 * @param spans the words that say so; none where a rule follows from the dialogue alone
 */
public record Edit(
    EditOp op,
    SlotName slot,
    Role role,
    int level,
    List<SlotValue> value,
    List<SlotName> replaces,
    Act act,
    List<Span> spans) {

  private static final SlotName NO_SLOT = new SlotName("");

  /** Copies the lists. */
  public Edit {
    value = List.copyOf(value);
    replaces = List.copyOf(replaces);
    spans = List.copyOf(spans);
  }

  /** The mention takes the place of what fills the slot. */
  public static Edit replace(Slot slot, Mention mention) {
    return filled(
        EditOp.REPLACE,
        mention,
        slot.name().equals(mention.slot()) ? List.of() : List.of(slot.name()));
  }

  /** The namesake takes the place of what fills the slot, as the noun says. */
  public static Edit namesake(Slot slot, Namesake namesake, SlotNoun noun) {
    return instead(slot, namesake.slot(), namesake.level(), namesake.value(), noun);
  }

  /** The larger thing around what fills the slot takes its place, as the noun says. */
  public static Edit widen(Slot slot, Container container, SlotNoun noun) {
    return instead(slot, container.slot(), container.level(), container.value(), noun);
  }

  private static Edit instead(Slot old, SlotName slot, int level, SlotValue value, SlotNoun noun) {
    return new Edit(
        EditOp.REPLACE,
        slot,
        old.role(),
        level,
        List.of(value),
        List.of(old.name()),
        Act.OTHER,
        List.of(noun.span()));
  }

  /** The mention fills a slot that was empty. */
  public static Edit add(Mention mention) {
    return filled(EditOp.ADD, mention, List.of());
  }

  /** What the mention names is added to what fills the slot: both hold. */
  public static Edit narrow(Slot slot, Mention mention) {
    SlotValue both = new SlotValue.Text(slot.filler().key() + " " + mention.value().key());
    return new Edit(
        EditOp.NARROW,
        slot.name(),
        slot.role(),
        slot.level(),
        List.of(both),
        List.of(),
        Act.OTHER,
        List.of(mention.span()));
  }

  private static Edit filled(EditOp op, Mention mention, List<SlotName> emptied) {
    return new Edit(
        op,
        mention.slot(),
        mention.role(),
        mention.level(),
        List.of(mention.value()),
        emptied,
        Act.OTHER,
        List.of(mention.span()));
  }

  /** The slot is emptied, as these words say. */
  public static Edit drop(Slot slot, Cue cue) {
    return valueless(EditOp.DROP, slot.name(), slot.role(), slot.level(), cue.span());
  }

  /** The slot is emptied, since the mention asks for something else. */
  public static Edit drop(Slot slot, Mention mention) {
    return valueless(EditOp.DROP, slot.name(), slot.role(), slot.level(), mention.span());
  }

  /** The condition that fills the slot is turned round. */
  public static Edit negate(Slot slot, Cue cue) {
    return valueless(EditOp.NEGATE, slot.name(), slot.role(), slot.level(), cue.span());
  }

  /** The condition that the mention makes is turned round. */
  public static Edit negate(Mention mention, Cue cue) {
    return valueless(EditOp.NEGATE, mention.slot(), mention.role(), mention.level(), cue.span());
  }

  /** The answer is set against that of the question before, as these words say. */
  public static Edit compare(Cue cue) {
    return valueless(EditOp.COMPARE, NO_SLOT, Role.POLARITY, 0, cue.span());
  }

  private static Edit valueless(EditOp op, SlotName slot, Role role, int level, Span words) {
    return new Edit(op, slot, role, level, List.of(), List.of(), Act.OTHER, List.of(words));
  }

  /** What the mention names is taken out of what was asked about. */
  public static Edit exclude(Mention mention, Cue cue) {
    return new Edit(
        EditOp.NEGATE,
        mention.slot(),
        mention.role(),
        mention.level(),
        List.of(mention.value()),
        List.of(),
        Act.OTHER,
        List.of(cue.span(), mention.span()));
  }

  /** The thing pointed at fills the entity slot. */
  public static Edit rebind(Focus focus, Anaphor anaphor) {
    return rebind(focus, List.of(anaphor.span()));
  }

  /** The only thing that was shown fills the entity slot, without a word that points at it. */
  public static Edit rebind(Focus focus) {
    return rebind(focus, List.of());
  }

  /** The thing pointed at is one of those that fill the entity slot. */
  public static Edit gather(Focus focus, Anaphor anaphor) {
    return thing(EditOp.GATHER, focus, focus.rank(), List.of(anaphor.span()));
  }

  private static Edit rebind(Focus focus, List<Span> spans) {
    return thing(EditOp.REBIND, focus, 0, spans);
  }

  private static Edit thing(EditOp op, Focus focus, int position, List<Span> spans) {
    SlotValue thing =
        new SlotValue.Term(
            focus.item().key(),
            focus.item().iri().isEmpty() ? List.of() : List.of(focus.item().iri()));
    return new Edit(
        op, focus.slot(), Role.ENTITY, position, List.of(thing), List.of(), Act.OTHER, spans);
  }

  /** Something else is asked, as these words say. */
  public static Edit act(Act act, Cue cue) {
    return act(act, List.of(cue.span()));
  }

  /** Something else is asked, because of the mention. */
  public static Edit act(Act act, Mention mention) {
    return act(act, List.of(mention.span()));
  }

  /** Something else is asked, because of the words that point back. */
  public static Edit actAt(Act act, Anaphor anaphor) {
    return act(act, List.of(anaphor.span()));
  }

  /** Something else is asked, as follows from the dialogue. */
  public static Edit act(Act act) {
    return act(act, List.of());
  }

  private static Edit act(Act act, List<Span> spans) {
    return new Edit(EditOp.ACT, NO_SLOT, Role.POLARITY, 0, List.of(), List.of(), act, spans);
  }
}
