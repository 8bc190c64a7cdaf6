package nl.vervolg.understand.phrases;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import nl.vervolg.dialogue.Anaphor;
import nl.vervolg.dialogue.Cue;
import nl.vervolg.dialogue.Mention;
import nl.vervolg.dialogue.SlotNoun;
import nl.vervolg.dialogue.Span;
import nl.vervolg.dialogue.Token;
import nl.vervolg.understand.Understanding;
import nl.vervolg.understand.Wording;

/**
 * Observes what stands between the words of a wording by itself. "With Breda" would else be about a
 * subject, because of the word before it, where the wording says that it is a place.
 */
final class Pieces {
  private final Understanding turn;
  private final Function<String, Understanding> observer;
  private final List<Mention> mentions = new ArrayList<>();
  private final List<Cue> cues = new ArrayList<>();
  private final List<Anaphor> anaphors = new ArrayList<>();
  private final List<SlotNoun> slotNouns = new ArrayList<>();
  private final Map<Mention, Wording> wordings = new HashMap<>();

  private Pieces(Understanding turn, Function<String, Understanding> observer) {
    this.turn = turn;
    this.observer = observer;
  }

  /**
   * The turn with what was observed in the pieces alone.
   *
   * @param words those of the wording, which stand in the turn in this order
   * @param observer observes a text by itself
   */
  static Understanding of(
      Understanding turn, List<String> words, Function<String, Understanding> observer) {
    Pieces pieces = new Pieces(turn, observer);
    List<Token> tokens = turn.tokens();
    int word = 0;
    int from = 0;
    for (int i = 0; i < tokens.size(); i++) {
      if (word < words.size() && tokens.get(i).norm().equals(words.get(word))) {
        pieces.add(from, i);
        from = i + 1;
        word++;
      }
    }
    pieces.add(from, tokens.size());
    return pieces.whole();
  }

  private void add(int from, int to) {
    if (from == to) {
      return;
    }
    Understanding piece = observer.apply(turn.text(new Span(from, to)));
    if (piece.tokens().size() != to - from) {
      return;
    }
    for (Mention each : piece.mentions()) {
      Mention moved =
          new Mention(
              moved(each.span(), from),
              each.slot(),
              each.role(),
              each.level(),
              each.value(),
              each.evidence(),
              each.reading());
      mentions.add(moved);
      piece.wording(each).ifPresent(said -> wordings.put(moved, moved(said, from)));
    }
    piece.cues().forEach(each -> cues.add(new Cue(each.kind(), moved(each.span(), from))));
    piece
        .slotNouns()
        .forEach(each -> slotNouns.add(new SlotNoun(moved(each.span(), from), each.slot())));
    for (Anaphor each : piece.anaphors()) {
      anaphors.add(
          new Anaphor(
              moved(each.span(), from),
              each.kind(),
              each.rank(),
              each.fromEnd(),
              each.noun(),
              each.count()));
    }
  }

  private static Span moved(Span span, int by) {
    return new Span(span.from() + by, span.to() + by);
  }

  private static Wording moved(Wording said, int by) {
    return new Wording(
        said.text(), moved(said.phrase(), by), said.form(), said.gender(), said.lexeme());
  }

  private Understanding whole() {
    return new Understanding(
        turn.text(),
        turn.tokens(),
        turn.utterance(),
        mentions,
        cues,
        anaphors,
        wordings,
        List.of(),
        slotNouns,
        List.of());
  }
}
