package nl.vervolg.dialogue;

/** The noun for a kind of slot without a name beside it: "the province", "the town". */
public record SlotNoun(Span span, SlotName slot) {}
