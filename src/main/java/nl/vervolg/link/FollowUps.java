package nl.vervolg.link;

import java.util.List;
import java.util.Optional;

/** Completes questions that build on earlier ones. */
@FunctionalInterface
public interface FollowUps {
  /** Completes none. */
  FollowUps NONE = (history, question) -> Optional.empty();

  /**
   * The complete question, or the same where it leaves nothing out; empty where nothing tells what
   * it leaves out.
   *
   * @param history the questions before it, oldest first
   */
  Optional<String> complete(List<String> history, String question);
}
