package nl.vervolg.open;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import nl.vervolg.dialogue.Being;
import nl.vervolg.dialogue.GrammaticalNumber;
import nl.vervolg.dialogue.Pointer;
import nl.vervolg.dialogue.PointerKind;
import nl.vervolg.dialogue.Span;
import nl.vervolg.keyword.LanguageWords;
import nl.vervolg.knowledge.LanguagePack;
import nl.vervolg.knowledge.OpenWords;
import nl.vervolg.knowledge.OpenWords.PointerWords;

/** Finds the words of a turn that point at what was spoken of. */
final class Pointers {
  /** Where there are as many, there may be more. */
  static final int MOST = 8;

  private final LanguagePack pack;
  private final Map<String, List<PointerWords>> pointing = new HashMap<>();
  private final Set<String> emptyAfter;
  private final Parts parts;
  private final Doubts doubts;

  /** In turns of one language. */
  Pointers(LanguagePack pack) {
    this.pack = pack;
    for (PointerWords each : pack.open().pointers()) {
      each.words()
          .forEach(word -> pointing.computeIfAbsent(word, w -> new ArrayList<>()).add(each));
    }
    this.emptyAfter = new HashSet<>(pack.open().of(OpenWords.Use.EMPTY_AFTER));
    this.parts = new Parts(pack);
    this.doubts = new Doubts(pack.open());
  }

  /** All of them, in order; of very many the first. */
  List<Pointer> in(OpenText turn) {
    List<Pointer> found = new ArrayList<>();
    for (int i = 0; i < turn.words().size() && found.size() < MOST; i++) {
      pointer(turn, i).ifPresent(found::add);
    }
    if (found.isEmpty()) {
      parts
          .in(turn)
          .map(
              span ->
                  new Pointer(
                      span,
                      PointerKind.PART,
                      GrammaticalNumber.NONE,
                      Being.ANY,
                      noun(turn, turn.phrase(span.from()).orElseThrow()),
                      before(turn, span.from(), GrammaticalNumber.NONE),
                      false,
                      doubts.part(turn, span)))
          .ifPresent(found::add);
    }
    return found;
  }

  private Optional<Pointer> pointer(OpenText turn, int at) {
    String norm = turn.words().get(at).norm();
    String last = norm.substring(norm.lastIndexOf('-') + 1);
    boolean clitic = !last.equals(norm) && pointing.containsKey(last);
    Optional<NounPhrase> phrase = turn.phrase(at);
    if (doubts.polite(turn, at)) {
      return Optional.empty();
    }
    boolean opens = phrase.filter(each -> each.from() == at && each.to() > at + 1).isPresent();
    return pointing.getOrDefault(clitic ? last : norm, List.of()).stream()
        .filter(each -> clitic || fits(each.kind(), turn, at, phrase, opens))
        .findFirst()
        .map(
            each ->
                pointer(
                    turn,
                    at,
                    clitic ? circumstance(each) : each,
                    opens ? phrase : Optional.empty()));
  }

  /** A pronoun that hangs on a verb cannot be exchanged for a name. */
  private static PointerWords circumstance(PointerWords each) {
    return new PointerWords(PointerKind.CIRCUMSTANCE, each.number(), each.being(), each.words());
  }

  private boolean fits(
      PointerKind kind, OpenText turn, int at, Optional<NounPhrase> phrase, boolean opens) {
    OpenWord word = turn.words().get(at);
    boolean relative =
        at > 0 && turn.words().get(at - 1).is(WordKind.NOUN, WordKind.NAME, WordKind.PRONOUN);
    boolean clitic = pack.grammar().style().clitics().contains(word.norm());
    return switch (kind) {
      case PERSONAL -> phrase.isEmpty() && !word.is(WordKind.AUXILIARY);
      case POSSESSIVE -> opens;
      case DEMONSTRATIVE, DESCRIBED ->
          !word.is(WordKind.SUBORDINATOR) && (opens || (phrase.isEmpty() && !relative));
      case ONE ->
          turn.words().size() == at + 1 || !next(turn, at).is(WordKind.NOUN, WordKind.ADJECTIVE);
      case CIRCUMSTANCE ->
          (word.is(WordKind.ADVERB, WordKind.NOUN) && !exists(turn, at))
              || (clitic && word.is(WordKind.PRONOUN));
      case PART -> false;
    };
  }

  /** "There is" points at nothing. */
  private static boolean exists(OpenText turn, int at) {
    boolean before = at > 0 && turn.words().get(at - 1).is(WordKind.AUXILIARY);
    return before || (at + 1 < turn.words().size() && next(turn, at).is(WordKind.AUXILIARY));
  }

  private static OpenWord next(OpenText turn, int at) {
    return turn.words().get(at + 1);
  }

  private Pointer pointer(OpenText turn, int at, PointerWords words, Optional<NounPhrase> phrase) {
    boolean described = words.kind() == PointerKind.DEMONSTRATIVE && phrase.isPresent();
    GrammaticalNumber number = words.number();
    if (number == GrammaticalNumber.NONE && described) {
      number = phrase.map(NounPhrase::number).orElse(number);
    } else if (number == GrammaticalNumber.NONE
        && words.kind() == PointerKind.PERSONAL
        && doubts.several(turn, at)) {
      number = GrammaticalNumber.PLURAL;
    }
    int to = described ? phrase.map(NounPhrase::to).orElse(at + 1) : at + 1;
    return new Pointer(
        new Span(at, to),
        described ? PointerKind.DESCRIBED : words.kind(),
        number,
        words.being(),
        phrase.map(each -> noun(turn, each)).orElse(""),
        before(turn, at, number),
        doubts.expletive(turn, at) || empty(turn, at, words),
        words.kind() == PointerKind.PERSONAL && doubts.crowded(turn, at));
  }

  private String noun(OpenText turn, NounPhrase phrase) {
    return String.join(
        " ", LanguageWords.of(pack.language()).stems(turn.words().get(phrase.head()).norm()));
  }

  /** Something in a clause before can be meant as well. */
  private static boolean before(OpenText turn, int at, GrammaticalNumber number) {
    return turn.joined().stream()
        .anyMatch(
            each ->
                each.to() <= at
                    && turn.parted(each.to(), at)
                    && (number == GrammaticalNumber.NONE
                        || each.number() == GrammaticalNumber.NONE
                        || each.number() == number));
  }

  private boolean empty(OpenText turn, int at, PointerWords words) {
    if (words.kind() != PointerKind.PERSONAL || words.being() == Being.PERSON) {
      return false;
    }
    List<OpenWord> all = turn.words();
    for (int i = at + 2; i < all.size() && !OpenText.ends(all.get(i)); i++) {
      boolean verb = i + 1 < all.size() && all.get(i + 1).is(WordKind.VERB, WordKind.AUXILIARY);
      if (emptyAfter.contains(all.get(i).norm())
          && (verb || all.get(i).is(WordKind.SUBORDINATOR))
          && all.get(i - 1).is(WordKind.ADJECTIVE, WordKind.ADVERB, WordKind.VERB)) {
        return words.number() != GrammaticalNumber.PLURAL;
      }
    }
    return false;
  }
}
