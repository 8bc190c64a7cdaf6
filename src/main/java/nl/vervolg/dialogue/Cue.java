package nl.vervolg.dialogue;

/** Words of the utterance that say how it relates to the dialogue; listed in the language files. */
public record Cue(CueKind kind, Span span) {}
