package nl.vervolg.link;

import java.util.List;
import java.util.Optional;

/** Completes questions that build on earlier ones. */
@FunctionalInterface
public interface FollowUps {
  /** Completes none. */
  FollowUps NONE = (history, question) -> Optional.empty();

  /**
   * A question with what it leaves out.
   *
   * @param question it is the same where it leaves nothing out
   * @param rules that decided so
   */
  record Completion(String question, List<String> rules) {
    /** Copies the list. */
    public Completion {
      rules = List.copyOf(rules);
    }
  }

  /**
   * The complete question; empty where nothing tells what it leaves out.
   *
   * @param history the questions before it, oldest first
   */
  Optional<Completion> complete(List<String> history, String question);
}
