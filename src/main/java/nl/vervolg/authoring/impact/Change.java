package nl.vervolg.authoring.impact;

import java.util.List;

/**
 * A turn that is decided otherwise by the edited rules.
 *
 * @param from where it is recorded
 * @param said what was said, oldest first; the last is the turn that is compared
 * @param expected the outcome that an accepted dialogue should have; empty for a recorded turn
 * @param standing what it means for what was accepted
 * @param present how it is decided by the rules of the workspace
 * @param edited how it is decided by the edited rules
 * @param rules the edited rules that conclude otherwise, earliest layer first
 */
public record Change(
    String from,
    List<String> said,
    String expected,
    Standing standing,
    Decision present,
    Decision edited,
    List<EditedRule> rules) {
  /** Copies the lists. */
  public Change {
    said = List.copyOf(said);
    rules = List.copyOf(rules);
  }

  /** Whether it is the end of an accepted dialogue. */
  public boolean dialogue() {
    return !expected.isEmpty();
  }
}
