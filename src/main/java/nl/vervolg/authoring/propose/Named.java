package nl.vervolg.authoring.propose;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.Span;
import nl.vervolg.understand.Understanding;

/**
 * Words that name something.
 *
 * @param span the words
 * @param role what for; none for words that point
 */
record Named(Span span, Optional<Role> role) {
  /** Words of a name that are looked at by themselves. */
  private static final int MOST_WORDS = 6;

  /**
   * All that words of a turn can name, in any reading or when they are said alone, as a brace of a
   * wording takes them: the longest first, then from the left.
   *
   * @param observer observes a text by itself
   */
  static List<Named> all(Understanding turn, Function<String, Understanding> observer) {
    List<Named> all = new ArrayList<>(in(turn).toList());
    int size = turn.tokens().size();
    for (int from = 0; from < size; from++) {
      for (int to = from + 1; to <= Math.min(size, from + MOST_WORDS); to++) {
        Span span = new Span(from, to);
        Understanding alone = observer.apply(turn.text(span));
        Span whole = new Span(0, to - from);
        if (alone.tokens().size() == whole.length()) {
          in(alone)
              .filter(named -> named.span().equals(whole))
              .forEach(named -> all.add(new Named(span, named.role())));
        }
      }
    }
    return all.stream()
        .distinct()
        .sorted(
            Comparator.comparing((Named named) -> -named.span().length())
                .thenComparing(named -> named.span().from())
                .thenComparing(named -> named.role().map(Role::ordinal).orElse(-1)))
        .toList();
  }

  private static Stream<Named> in(Understanding turn) {
    return Stream.concat(
        turn.mentions().stream()
            .map(mention -> new Named(mention.span(), Optional.of(mention.role()))),
        turn.anaphors().stream().map(words -> new Named(words.span(), Optional.empty())));
  }
}
