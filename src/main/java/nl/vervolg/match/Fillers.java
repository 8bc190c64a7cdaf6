package nl.vervolg.match;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import nl.vervolg.dialogue.SlotValue;
import nl.vervolg.match.Conditions.Condition;
import nl.vervolg.match.QueryEdit.Filler;

/** Turns the value of a slot into what its pattern takes. */
final class Fillers {
  /** Shorter words carry nothing. */
  private static final int SHORTEST = 3;

  /** Up to this length a word must begin a word of the text: longer ones may end a compound. */
  private static final int WHOLE_WORD = 4;

  private Fillers() {}

  /** The filler; empty when the pattern cannot take such a value. */
  static Optional<Filler> of(SlotValue value, Condition condition) {
    return switch (condition.kind()) {
      case RESOURCE -> resources(value);
      case KEY ->
          Optional.of(new QueryEdit.Literals(value.each().stream().map(SlotValue::key).toList()));
      case NUMBER -> number(value);
      case WORDS -> words(value.key(), condition);
    };
  }

  /** A thing that the data do not know has no resources: nothing is found, and nothing left out. */
  private static Optional<Filler> resources(SlotValue value) {
    List<String> iris = new ArrayList<>();
    for (SlotValue one : value.each()) {
      if (!(one instanceof SlotValue.Term term)) {
        return Optional.empty();
      }
      iris.addAll(term.iris());
    }
    return Optional.of(new QueryEdit.Resources(iris.stream().distinct().toList()));
  }

  /** A named period has a number as its key. */
  private static Optional<Filler> number(SlotValue value) {
    try {
      return Optional.of(new QueryEdit.Whole(Long.parseLong(value.key())));
    } catch (NumberFormatException e) {
      return Optional.empty();
    }
  }

  private static Optional<Filler> words(String text, Condition condition) {
    List<String> all =
        Arrays.stream(Folding.fold(text).split(" "))
            .filter(Predicate.not(String::isEmpty))
            .toList();
    List<String> telling =
        all.stream()
            .filter(word -> word.length() >= SHORTEST && !condition.ignored().contains(word))
            .toList();
    List<String> words =
        (telling.isEmpty() ? all : telling)
            .stream()
                .map(word -> word.length() <= WHOLE_WORD ? " " + word : word)
                .distinct()
                .toList();
    return words.isEmpty() ? Optional.empty() : Optional.of(new QueryEdit.Words(words));
  }
}
