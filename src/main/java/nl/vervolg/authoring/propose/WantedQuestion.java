package nl.vervolg.authoring.propose;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import nl.vervolg.authoring.examples.Example;
import nl.vervolg.conversation.ResolvedTurn;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.dialogue.Act;
import nl.vervolg.dialogue.DialogueState;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.Question;
import nl.vervolg.dialogue.SlotValue;
import nl.vervolg.resolve.Resolution;
import nl.vervolg.understand.Tokenizer;

/** The question that somebody wants at the end of a dialogue, as the workspace understands it. */
final class WantedQuestion {
  private WantedQuestion() {}

  /**
   * What the wanted text asks when it is said first, or where the rows of the dialogue are known;
   * none where it is no complete question of this workspace.
   */
  static Optional<Question> of(Example wanted, Language language, Workspace workspace) {
    for (DialogueState state : List.of(DialogueState.EMPTY, wanted.before(workspace))) {
      ResolvedTurn turn = workspace.resolver().resolve(wanted.expected(), state, language);
      Optional<Question> question =
          turn.question().filter(asked -> complete(turn.resolution(), asked, wanted));
      if (question.isPresent()) {
        return question;
      }
    }
    return Optional.empty();
  }

  /** Alone, or with nothing that it takes from before. */
  private static boolean complete(Resolution resolution, Question asked, Example wanted) {
    return resolution instanceof Resolution.Standalone
        ? asked.act() != Act.OTHER
        : resolution instanceof Resolution.Resolved
            && Tokenizer.words(asked.text()).equals(Tokenizer.words(wanted.expected()));
  }

  /** True where the wanted text names a value that the workspace knows. */
  static boolean namesSomething(Example wanted, Language language, Workspace workspace) {
    return workspace
        .resolver()
        .understand(wanted.expected(), DialogueState.EMPTY, language)
        .mentions()
        .stream()
        .anyMatch(mention -> mention.value() instanceof SlotValue.Term);
  }

  /** True for questions that ask the same of the same things, however they are worded. */
  static boolean same(Question one, Question other) {
    return one.act() == other.act() && keys(one).equals(keys(other));
  }

  private static SortedMap<String, String> keys(Question question) {
    SortedMap<String, String> keys = new TreeMap<>();
    question.slots().forEach(slot -> keys.put(slot.name().value(), slot.getKey()));
    return keys;
  }
}
