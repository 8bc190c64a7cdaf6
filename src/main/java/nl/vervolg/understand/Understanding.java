package nl.vervolg.understand;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import nl.vervolg.dialogue.Anaphor;
import nl.vervolg.dialogue.Cue;
import nl.vervolg.dialogue.Mention;
import nl.vervolg.dialogue.Phrase;
import nl.vervolg.dialogue.SlotNoun;
import nl.vervolg.dialogue.Span;
import nl.vervolg.dialogue.Token;
import nl.vervolg.dialogue.Unexplained;
import nl.vervolg.dialogue.Utterance;

/**
 * What was observed in a turn.
 *
 * @param text the turn, cleaned; token offsets refer to it
 * @param tokens its words
 * @param utterance the turn as a whole
 * @param mentions values that are named, by position, then reading
 * @param cues words that say what the turn does, by position
 * @param anaphors words that point back, by position
 * @param wordings how each mention was worded
 * @param unexplained words that nothing explains, by position
 * @param slotNouns nouns for a kind of slot without a name, by position
 * @param phrases rows of a phrase sheet that the turn is worded as
 */
public record Understanding(
    String text,
    List<Token> tokens,
    Utterance utterance,
    List<Mention> mentions,
    List<Cue> cues,
    List<Anaphor> anaphors,
    Map<Mention, Wording> wordings,
    List<Unexplained> unexplained,
    List<SlotNoun> slotNouns,
    List<Phrase> phrases) {

  /** Copies the collections. */
  public Understanding {
    tokens = List.copyOf(tokens);
    mentions = List.copyOf(mentions);
    cues = List.copyOf(cues);
    anaphors = List.copyOf(anaphors);
    wordings = Map.copyOf(wordings);
    unexplained = List.copyOf(unexplained);
    slotNouns = List.copyOf(slotNouns);
    phrases = List.copyOf(phrases);
  }

  /** The words of {@code span} as they stand in the text. */
  public String text(Span span) {
    return text.substring(tokens.get(span.from()).start(), tokens.get(span.to() - 1).end());
  }

  /** How a mention was worded. */
  public Optional<Wording> wording(Mention mention) {
    return Optional.ofNullable(wordings.get(mention));
  }
}
