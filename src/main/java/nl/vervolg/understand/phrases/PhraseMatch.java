package nl.vervolg.understand.phrases;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import nl.vervolg.dialogue.Anaphor;
import nl.vervolg.dialogue.CueKind;
import nl.vervolg.dialogue.Mention;
import nl.vervolg.dialogue.Phrase;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.Span;
import nl.vervolg.dialogue.Utterance;
import nl.vervolg.understand.Understanding;
import nl.vervolg.understand.phrases.PhraseRow.Part;

/**
 * A turn that is worded as a row has it.
 *
 * @param turn the turn
 * @param row the row
 * @param words the words of the wording that count for all of them
 * @param filled what stands in its braces
 */
record PhraseMatch(Understanding turn, PhraseRow row, Span words, List<Filled> filled) {
  /** Words that can stand before what fills a brace. */
  private static final Set<CueKind> LEADS =
      EnumSet.of(CueKind.ARTICLE, CueKind.WHOLE, CueKind.PLACE, CueKind.GENITIVE);

  PhraseMatch {
    filled = List.copyOf(filled);
  }

  /** A brace and the words that fill it, those before the name included. */
  record Filled(Part.Brace brace, Span span) {}

  /** The turn as the row has it, if that is what it is: all of it, but for words such as please. */
  static Optional<PhraseMatch> of(Understanding turn, PhraseRow row) {
    Walk walk = new Walk(turn, row.parts());
    return walk.fits(0, 0)
        ? Optional.of(new PhraseMatch(turn, row, walk.words(), List.copyOf(walk.filled)))
        : Optional.empty();
  }

  /**
   * The turn with these phrases. What the words of a wording mean one by one is not observed: they
   * are a phrase, as words of a name are a name. What fills its braces stays.
   */
  static Understanding read(List<PhraseMatch> found) {
    Understanding turn = found.get(0).turn();
    List<Filled> filled = found.stream().flatMap(match -> match.filled().stream()).toList();
    List<Span> open = filled.stream().map(Filled::span).distinct().toList();
    Utterance said =
        new Utterance(
            turn.utterance().language(),
            false,
            false,
            open.stream().mapToInt(Span::length).sum(),
            0);
    return new Understanding(
        turn.text(),
        turn.tokens(),
        said,
        turn.mentions().stream().filter(mention -> names(filled, mention)).toList(),
        turn.cues().stream().filter(cue -> within(open, cue.span())).toList(),
        turn.anaphors().stream().filter(words -> within(open, words.span())).toList(),
        turn.wordings(),
        List.of(),
        turn.slotNouns().stream().filter(noun -> within(open, noun.span())).toList(),
        found.stream().map(PhraseMatch::fact).toList());
  }

  private Phrase fact() {
    return new Phrase(words, row.id(), row.pattern(), row.language(), row.wording());
  }

  private static boolean within(List<Span> spans, Span inner) {
    return spans.stream().anyMatch(span -> within(span, inner));
  }

  private static boolean within(Span span, Span inner) {
    return span.from() <= inner.from() && inner.to() <= span.to();
  }

  private static boolean names(List<Filled> filled, Mention mention) {
    return filled.stream()
        .anyMatch(
            each ->
                within(each.span(), mention.span())
                    && each.brace().role().map(mention.role()::equals).orElse(false));
  }

  /** The parts of a wording laid along the words of a turn. */
  private static final class Walk {
    private final Understanding turn;
    private final List<Part> parts;
    private final int[] at;
    private final Deque<Filled> filled = new ArrayDeque<>();

    Walk(Understanding turn, List<Part> parts) {
      this.turn = turn;
      this.parts = parts;
      this.at = new int[parts.size()];
    }

    boolean fits(int part, int token) {
      int size = turn.tokens().size();
      if (part == parts.size()) {
        return token == size || (changesNothing(token) && fits(part, token + 1));
      }
      if (token == size) {
        return false;
      }
      at[part] = token;
      boolean here =
          parts.get(part) instanceof Part.Word word
              ? turn.tokens().get(token).norm().equals(word.norm()) && fits(part + 1, token + 1)
              : fills((Part.Brace) parts.get(part), part, token);
      return here || (changesNothing(token) && fits(part, token + 1));
    }

    private boolean fills(Part.Brace brace, int part, int token) {
      List<Span> spans =
          spans(brace)
              .filter(span -> span.from() >= token && leads(token, span.from()))
              .sorted(Comparator.comparingInt(Span::to).reversed().thenComparing(Span::from))
              .distinct()
              .toList();
      for (Span span : spans) {
        filled.addLast(new Filled(brace, new Span(token, span.to())));
        if (fits(part + 1, span.to())) {
          return true;
        }
        filled.removeLast();
      }
      return false;
    }

    /** The words that can fill a brace. */
    private Stream<Span> spans(Part.Brace brace) {
      Optional<Role> role = brace.role();
      return role.isPresent()
          ? turn.mentions().stream()
              .filter(mention -> mention.role() == role.orElseThrow())
              .map(Mention::span)
          : turn.anaphors().stream().map(Anaphor::span);
    }

    private boolean leads(int from, int to) {
      for (int i = from; i < to; i++) {
        if (!is(i, LEADS)) {
          return false;
        }
      }
      return true;
    }

    private boolean changesNothing(int token) {
      return is(token, EnumSet.of(CueKind.FILLER));
    }

    private boolean is(int token, Set<CueKind> kinds) {
      return turn.cues().stream()
          .anyMatch(cue -> cue.span().contains(token) && kinds.contains(cue.kind()));
    }

    /** The words right before the first brace; where there are none, the first ones. */
    Span words() {
      List<Integer> run = new ArrayList<>();
      for (int i = 0; i < parts.size(); i++) {
        if (parts.get(i) instanceof Part.Word) {
          run.add(at[i]);
        } else if (!run.isEmpty()) {
          return new Span(run.get(0), at[i]);
        }
      }
      return new Span(run.get(0), run.get(run.size() - 1) + 1);
    }
  }
}
