package nl.vervolg.conversation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import nl.vervolg.dialogue.Choice;
import nl.vervolg.dialogue.DialogueState;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.Offer;
import nl.vervolg.dialogue.Question;
import nl.vervolg.resolve.FollowUpResolver;
import nl.vervolg.resolve.Resolution;
import nl.vervolg.resolve.Trace;
import nl.vervolg.rewrite.QuestionRewriter;
import nl.vervolg.understand.TurnUnderstander;
import nl.vervolg.understand.Understanding;
import nl.vervolg.understand.phrases.PhraseBook;

/** Stages 1 to 3: from what was said to a complete question, without running it. Thread-safe. */
public final class TurnResolver {
  private final TurnUnderstander understander;
  private final PhraseBook phrases;
  private final FollowUpResolver resolver;
  private final QuestionRewriter rewriter;

  /** Joins the stages. */
  public TurnResolver(
      TurnUnderstander understander,
      PhraseBook phrases,
      FollowUpResolver resolver,
      QuestionRewriter rewriter) {
    this.understander = understander;
    this.phrases = phrases;
    this.resolver = resolver;
    this.rewriter = rewriter;
  }

  /** The same stages with another resolver. */
  TurnResolver with(FollowUpResolver other) {
    return with(phrases, other);
  }

  /** The same stages with other wordings and another resolver. */
  TurnResolver with(PhraseBook wordings, FollowUpResolver other) {
    return new TurnResolver(understander, wordings, other, rewriter);
  }

  /**
   * Resolves one turn.
   *
   * @param said what was said, cleaned
   * @param usual the language of the conversation, unless these words say otherwise
   */
  public ResolvedTurn resolve(String said, DialogueState state, Language usual) {
    return resolve(understand(said, state, usual), state);
  }

  /** What is observed in a turn, before any rule decides. */
  public Understanding understand(String said, DialogueState state, Language usual) {
    return phrases.read(
        understander.understand(said, usual, state.table()),
        (language, text) -> understander.understandIn(language, text, state.table()));
  }

  /** The verdict on a turn that was understood, with all that the rules could read. */
  public Trace trace(Understanding understanding, DialogueState state) {
    return resolver.trace(understanding, state);
  }

  /** Resolves a turn that was understood. */
  public ResolvedTurn resolve(Understanding understanding, DialogueState state) {
    return worded(understanding, resolver.resolve(understanding, state), state);
  }

  /** Words the complete question of a verdict, or what can be asked back. */
  public ResolvedTurn worded(
      Understanding understanding, Resolution resolution, DialogueState state) {
    if (resolution instanceof Resolution.Resolved resolved) {
      return chosen(resolved, state)
          .or(() -> rewriter.complete(understanding, resolved))
          .map(question -> new ResolvedTurn(understanding, resolved, Optional.of(question)))
          .orElseGet(() -> unsaid(understanding, resolved));
    }
    if (resolution instanceof Resolution.Ambiguous ambiguous) {
      return new ResolvedTurn(
          understanding, resolution, Optional.empty(), offers(understanding, ambiguous));
    }
    Optional<Question> question =
        resolution instanceof Resolution.Standalone alone
            ? Optional.of(rewriter.keep(understanding, alone))
            : Optional.empty();
    return new ResolvedTurn(understanding, resolution, question);
  }

  /** The words of the reading that a reply picked: those that were offered. */
  private static Optional<Question> chosen(Resolution.Resolved resolved, DialogueState state) {
    return resolved
        .derivation()
        .first(Choice.class)
        .flatMap(choice -> state.offer(choice.rank()))
        .map(Offer::question);
  }

  private List<Offer> offers(Understanding turn, Resolution.Ambiguous ambiguous) {
    List<Offer> offers = new ArrayList<>();
    for (Resolution.Resolved reading : ambiguous.readings()) {
      rewriter
          .complete(turn, reading)
          .ifPresent(
              question ->
                  offers.add(new Offer(reading.base().number(), reading.proposal(), question)));
    }
    return offers;
  }

  /** What cannot be put into words is not understood well enough. */
  private static ResolvedTurn unsaid(Understanding turn, Resolution.Resolved guess) {
    return new ResolvedTurn(
        turn,
        new Resolution.Unresolved(
            Resolution.Reason.UNKNOWN_WORDS, Optional.of(guess), List.of(), guess.derivation()),
        Optional.empty());
  }
}
