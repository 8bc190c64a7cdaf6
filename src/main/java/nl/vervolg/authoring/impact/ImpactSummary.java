package nl.vervolg.authoring.impact;

import java.util.List;
import java.util.Optional;

/**
 * What an edit changes.
 *
 * @param turns number of recorded turns
 * @param dialogues number of accepted dialogues
 * @param changedTurns recorded turns that come out otherwise
 * @param changedDialogues dialogues that come out otherwise
 * @param broken dialogues that do not end as written because of the edit
 * @param mended dialogues that end as written because of the edit
 * @param rewritten dialogues to which the author of the edit gave another end
 * @param failing dialogues that end as written neither before nor after
 * @param otherRules turns and dialogues that come out the same by other rules
 * @param edits the rules that are not as they were, earliest layer first
 * @param rules what is laid to each rule, what breaks most first
 */
public record ImpactSummary(
    long turns,
    long dialogues,
    long changedTurns,
    long changedDialogues,
    long broken,
    long mended,
    long rewritten,
    long failing,
    long otherRules,
    List<EditedRule> edits,
    List<RuleImpact> rules) {
  /** Copies the lists. */
  public ImpactSummary {
    edits = List.copyOf(edits);
    rules = List.copyOf(rules);
  }

  /**
   * What is laid to a rule.
   *
   * @param rule the rule; none where no rule concludes otherwise
   * @param changes number of changes of which it is the first edited rule
   * @param broken how many of them are broken dialogues
   * @param also number of changes that are laid to another rule first
   * @param shown some of the dialogues, broken ones first, then some of the recorded turns
   */
  public record RuleImpact(
      Optional<EditedRule> rule, long changes, long broken, long also, List<Change> shown) {
    /** Copies the list. */
    public RuleImpact {
      shown = List.copyOf(shown);
    }
  }
}
