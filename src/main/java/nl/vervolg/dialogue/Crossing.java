package nl.vervolg.dialogue;

/** Declared by the workspace: this slot may live on when a question of one kind follows another. */
public record Crossing(Act from, Act to, SlotName slot) {}
