package nl.vervolg.keyword;

import java.util.List;
import java.util.stream.Stream;
import nl.vervolg.dialogue.Language;

/**
 * The keywords of a question.
 *
 * @param language of the question
 * @param all in the order of the question; at one place the longest first
 * @param conditions in the order of the question
 */
public record Keywords(Language language, List<Keyword> all, List<Condition> conditions) {
  /** Copies the lists. */
  public Keywords {
    all = List.copyOf(all);
    conditions = List.copyOf(conditions);
  }

  /** Those of one kind. */
  public Stream<Keyword> of(Keyword.Kind kind) {
    return all.stream().filter(keyword -> keyword.kind() == kind);
  }

  /** Whether there is nothing to look up. */
  public boolean isEmpty() {
    return all.isEmpty();
  }
}
