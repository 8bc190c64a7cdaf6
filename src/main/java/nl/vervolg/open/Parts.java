package nl.vervolg.open;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import nl.vervolg.dialogue.Span;
import nl.vervolg.knowledge.LanguagePack;
import nl.vervolg.knowledge.OpenWords;

/**
 * Sees that a turn asks for a part of something and nothing else: "what are the symptoms?", "can I
 * have the address and the phone number, please?".
 */
final class Parts {
  private static final String EST = "est";

  private final Set<String> verbs;
  private final Set<String> tails;
  private final Set<String> unique;

  /** In turns of one language. */
  Parts(LanguagePack pack) {
    this.verbs = new HashSet<>(pack.open().of(OpenWords.Use.PART_VERBS));
    this.tails = new HashSet<>(pack.open().of(OpenWords.Use.TAILS));
    this.unique = new HashSet<>(pack.open().of(OpenWords.Use.UNIQUE));
  }

  /** The phrase, or phrases that "and" joins. */
  Optional<Span> in(OpenText turn) {
    List<OpenWord> words = turn.words();
    int end = words.size();
    while (end > 0
        && (words.get(end - 1).is(WordKind.SIGN, WordKind.INTERJECTION)
            || tails.contains(words.get(end - 1).norm()))) {
      end--;
    }
    if (end == 0) {
      return Optional.empty();
    }
    int begin = turn.sentence(end - 1);
    Optional<NounPhrase> first =
        turn.phrases().stream().filter(each -> each.from() >= begin).findFirst();
    int last = end;
    return first
        .filter(each -> each.definite() && !each.name())
        .filter(each -> asks(words.subList(begin, each.from())))
        .filter(each -> only(turn, each.from(), last))
        .map(each -> new Span(each.from(), last));
  }

  /** Words that ask for what follows them. */
  private boolean asks(List<OpenWord> before) {
    return before.stream().anyMatch(word -> verbs.contains(word.norm()))
        && before.stream()
            .allMatch(
                word ->
                    verbs.contains(word.norm())
                        || word.is(
                            WordKind.QUESTION,
                            WordKind.AUXILIARY,
                            WordKind.PRONOUN,
                            WordKind.ADVERB,
                            WordKind.INTERJECTION,
                            WordKind.CONJUNCTION,
                            WordKind.SIGN,
                            WordKind.PARTICLE));
  }

  /** Nothing but phrases, "and" and commas, and no word that singles one out. */
  private boolean only(OpenText turn, int from, int to) {
    for (int i = from; i < to; i++) {
      OpenWord word = turn.words().get(i);
      boolean inside = turn.phrase(i).isPresent();
      if (unique.contains(word.norm())
          || (word.norm().endsWith(EST) && word.is(WordKind.ADJECTIVE))) {
        return false;
      }
      if (!inside && !word.is(WordKind.CONJUNCTION) && !word.text().equals(",")) {
        return false;
      }
    }
    return turn.phrase(to - 1).isPresent();
  }
}
