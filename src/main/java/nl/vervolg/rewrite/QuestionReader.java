package nl.vervolg.rewrite;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import nl.vervolg.dialogue.Act;
import nl.vervolg.dialogue.Cue;
import nl.vervolg.dialogue.CueKind;
import nl.vervolg.dialogue.GrammaticalNumber;
import nl.vervolg.dialogue.Mention;
import nl.vervolg.dialogue.QuestionForm;
import nl.vervolg.dialogue.QuestionForm.Filler;
import nl.vervolg.dialogue.QuestionForm.Head;
import nl.vervolg.dialogue.QuestionForm.Part;
import nl.vervolg.dialogue.QuestionForm.Words;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.Slot;
import nl.vervolg.dialogue.Span;
import nl.vervolg.dialogue.Token;
import nl.vervolg.knowledge.WordForm;
import nl.vervolg.understand.Understanding;
import nl.vervolg.understand.Wording;

/** Cuts a question that stands alone into the words of its slots and the rest. */
final class QuestionReader {
  private QuestionReader() {}

  static QuestionForm read(Understanding turn, Act act, List<Slot> slots, Writing writing) {
    List<Piece> pieces = new ArrayList<>();
    for (Mention mention : turn.mentions()) {
      if (mention.reading() == 0 && slots.stream().anyMatch(slot -> fills(mention, slot))) {
        turn.wording(mention)
            .ifPresent(wording -> pieces.add(filler(turn, mention, wording, writing)));
      }
    }
    for (Cue cue : turn.cues()) {
      if ((cue.kind() == CueKind.LIST && act == Act.LIST)
          || (cue.kind() == CueKind.COUNT && act == Act.COUNT)) {
        pieces.add(new Piece(cue.span(), new Head(turn.text(cue.span()), act)));
      }
    }
    pieces.sort(Comparator.comparing(Piece::span));
    return form(turn, pieces);
  }

  private static boolean fills(Mention mention, Slot slot) {
    return mention.slot().equals(slot.name()) && mention.value().equals(slot.filler());
  }

  private static Piece filler(
      Understanding turn, Mention mention, Wording wording, Writing writing) {
    Span span =
        mention.role() == Role.MEASURE || mention.role() == Role.LOCATION
            ? wording.phrase()
            : mention.span();
    String text = turn.text(span);
    return new Piece(
        span,
        new Filler(text, mention.slot(), writing.nouns().number(text, number(wording.form()))));
  }

  /** The number that a form shows. */
  static GrammaticalNumber number(WordForm form) {
    return form == WordForm.SINGULAR
        ? GrammaticalNumber.SINGULAR
        : form == WordForm.PLURAL ? GrammaticalNumber.PLURAL : GrammaticalNumber.NONE;
  }

  private static QuestionForm form(Understanding turn, List<Piece> pieces) {
    List<Part> parts = new ArrayList<>();
    List<Token> tokens = turn.tokens();
    int at = 0;
    int token = 0;
    for (Piece piece : pieces) {
      if (piece.span().from() < token) {
        continue;
      }
      int start = tokens.get(piece.span().from()).start();
      if (start > at) {
        parts.add(new Words(turn.text().substring(at, start)));
      }
      parts.add(piece.part());
      token = piece.span().to();
      at = tokens.get(token - 1).end();
    }
    if (at < turn.text().length()) {
      parts.add(new Words(turn.text().substring(at)));
    }
    return new QuestionForm(parts);
  }

  /** A part and the words that it covers. */
  private record Piece(Span span, Part part) {}
}
