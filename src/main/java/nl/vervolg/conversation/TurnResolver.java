package nl.vervolg.conversation;

import java.util.List;
import java.util.Optional;
import nl.vervolg.dialogue.DialogueState;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.PastTurn;
import nl.vervolg.dialogue.Question;
import nl.vervolg.dialogue.ShownItem;
import nl.vervolg.resolve.FollowUpResolver;
import nl.vervolg.resolve.Resolution;
import nl.vervolg.rewrite.QuestionRewriter;
import nl.vervolg.understand.TurnUnderstander;
import nl.vervolg.understand.Understanding;

/** Stages 1 to 3: from what was said to a complete question, without running it. Thread-safe. */
public final class TurnResolver {
  private final TurnUnderstander understander;
  private final FollowUpResolver resolver;
  private final QuestionRewriter rewriter;

  /** Joins the stages. */
  public TurnResolver(
      TurnUnderstander understander, FollowUpResolver resolver, QuestionRewriter rewriter) {
    this.understander = understander;
    this.resolver = resolver;
    this.rewriter = rewriter;
  }

  /**
   * Resolves one turn.
   *
   * @param said what was said, cleaned
   * @param language the language of the conversation, unless its turns or these words say otherwise
   */
  public ResolvedTurn resolve(String said, DialogueState state, Language language) {
    Language usual = state.last().map(turn -> turn.question().language()).orElse(language);
    List<ShownItem> shown = state.last().map(PastTurn::shown).orElse(List.of());
    Understanding understanding = understander.understand(said, usual, shown);
    Resolution resolution = resolver.resolve(understanding, state);
    return new ResolvedTurn(understanding, resolution, question(understanding, resolution));
  }

  private Optional<Question> question(Understanding understanding, Resolution resolution) {
    if (resolution instanceof Resolution.Resolved resolved) {
      return Optional.of(rewriter.complete(understanding, resolved));
    }
    if (resolution instanceof Resolution.Standalone alone) {
      return Optional.of(rewriter.keep(understanding, alone));
    }
    return Optional.empty();
  }

  /** A complete question for a reading that was not chosen, to ask back with. */
  public Question question(Understanding understanding, Resolution.Resolved reading) {
    return rewriter.complete(understanding, reading);
  }
}
