package nl.vervolg.authoring.why;

import java.util.List;
import nl.vervolg.dialogue.Proposal;
import nl.vervolg.dialogue.Veto;

/**
 * A reading that rules proposed.
 *
 * @param proposal what was proposed
 * @param pattern its outside name
 * @param rules ids of the rules that proposed it
 * @param vetoes what stands against it
 * @param fate what came of it
 */
public record Reading(
    Proposal proposal, String pattern, List<String> rules, List<Against> vetoes, Fate fate) {
  /** Copies the lists. */
  public Reading {
    rules = List.copyOf(rules);
    vetoes = List.copyOf(vetoes);
  }

  /**
   * A veto.
   *
   * @param rule id of the rule
   * @param why its reason, as its expert wrote it
   */
  public record Against(String rule, String why, Veto veto) {}

  /** What came of a reading. */
  public enum Fate {
    /** It was taken. */
    TAKEN,
    /** It was the best, and is asked back all the same: several ways to fill it, or not sure. */
    ASKED_BACK,
    /** A veto hit it. */
    VETOED,
    /** Another one commits itself further. */
    WEAKER,
    /** Another one is as strong, and its pattern goes first. */
    LATER,
    /** The turn was decided without readings. */
    NOT_ASKED
  }
}
