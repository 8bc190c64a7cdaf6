package nl.vervolg.resolve;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import nl.vervolg.dialogue.Choice;
import nl.vervolg.dialogue.Cue;
import nl.vervolg.dialogue.DialogueState;
import nl.vervolg.dialogue.PastTurn;
import nl.vervolg.dialogue.Return;
import nl.vervolg.knowledge.Knowledge;
import nl.vervolg.resolve.rules.RuleBase;
import nl.vervolg.resolve.rules.Run;
import nl.vervolg.resolve.rules.Stratum;
import nl.vervolg.understand.Understanding;

/** Decides what a turn means in its dialogue, by rules. Thread-safe and without state. */
public final class FollowUpResolver {
  /**
   * A turn that names more than this is no question; rules would pair everything with everything.
   */
  private static final int MOST_MENTIONS = 24;

  private static final int MOST_CUES = 80;

  private static final String TOO_LONG =
      "The turn has more than "
          + MOST_MENTIONS
          + " values or "
          + MOST_CUES
          + " cues."
          + "\nSay less at once.";

  private static final System.Logger LOG = System.getLogger(FollowUpResolver.class.getName());

  private final RuleBase rules;
  private final Facts facts;
  private final Adjudicator adjudicator;

  /** Uses these rules over the slots that the workspace declares. */
  public FollowUpResolver(RuleBase rules, Knowledge knowledge) {
    this.rules = rules;
    this.facts = new Facts(knowledge);
    this.adjudicator = new Adjudicator(knowledge);
  }

  /** The verdict on one turn. */
  public Resolution resolve(Understanding turn, DialogueState state) {
    if (turn.mentions().size() > MOST_MENTIONS || turn.cues().size() > MOST_CUES) {
      return tooMuch(new Derivation(List.of(), List.of(), Optional.of(TOO_LONG)));
    }
    try (Run run = rules.start()) {
      return resolve(turn, state, run);
    }
  }

  /** The verdict on one turn, with all that the rules could read. */
  public Trace trace(Understanding turn, DialogueState state) {
    Resolution resolution = resolve(turn, state);
    List<Object> said = new ArrayList<>();
    List<Object> before = new ArrayList<>();
    facts.turn(turn, state, said::add);
    base(state, resolution.derivation().conclusions(Return.class))
        .ifPresent(
            past ->
                facts.base(
                    past,
                    state,
                    turn,
                    resolution.derivation().conclusions(Cue.class),
                    before::add));
    return new Trace(said, before, resolution);
  }

  private Resolution resolve(Understanding turn, DialogueState state, Run run) {
    try {
      facts.turn(turn, state, run::insert);
      run.run(Stratum.PHRASES);
      run.run(Stratum.SCOPE);
      Optional<Resolution> reply = reply(state, run);
      if (reply.isPresent()) {
        return reply.orElseThrow();
      }
      Optional<PastTurn> base = base(state, run.conclusions(Return.class).toList());
      base.ifPresent(
          past -> facts.base(past, state, turn, run.conclusions(Cue.class).toList(), run::insert));
      for (Stratum stratum : Stratum.values()) {
        if (stratum.compareTo(Stratum.SCOPE) > 0) {
          run.run(stratum);
        }
      }
      return adjudicator.judge(turn, base, derivation(run));
    } catch (Run.Stopped e) {
      LOG.log(System.Logger.Level.DEBUG, "The rules were stopped.", e);
      return tooMuch(
          new Derivation(
              run.observations(), run.firings(), Optional.of(String.valueOf(e.getMessage()))));
    }
  }

  /** Where the turn picks one of the readings that were offered, which is rare. */
  private Optional<Resolution> reply(DialogueState state, Run run) {
    List<Choice> choices = run.conclusions(Choice.class).distinct().toList();
    if (choices.size() != 1) {
      return Optional.empty();
    }
    return state
        .offer(choices.get(0).rank())
        .flatMap(
            offer ->
                state
                    .turn(offer.base())
                    .map(base -> adjudicator.reply(base, offer, derivation(run))));
  }

  private static Derivation derivation(Run run) {
    return new Derivation(run.observations(), run.firings());
  }

  private static Resolution tooMuch(Derivation derivation) {
    return new Resolution.Unresolved(
        Resolution.Reason.SEVERAL_VALUES, Optional.empty(), List.of(), derivation);
  }

  /** The last question, unless a rule concluded that an earlier one is taken up. */
  private static Optional<PastTurn> base(DialogueState state, List<Return> returns) {
    return returns.stream()
        .map(Return::turn)
        .findFirst()
        .flatMap(
            number -> state.turns().stream().filter(turn -> turn.number() == number).findFirst())
        .or(state::last);
  }
}
