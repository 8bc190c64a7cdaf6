package nl.vervolg.cli;

import java.util.List;
import java.util.Optional;
import nl.vervolg.authoring.why.Decider;
import nl.vervolg.authoring.why.Explainer;
import nl.vervolg.authoring.why.Situation;
import nl.vervolg.authoring.why.Talk;
import nl.vervolg.authoring.why.Target;
import nl.vervolg.authoring.why.change.ChangeFinder;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.dialogue.DialogueState;
import nl.vervolg.dialogue.Language;

/**
 * A turn of a chat, to be asked about.
 *
 * @param before what was remembered before it
 * @param said what was said
 * @param language the language that was chosen, if one was
 */
record ChatWhy(DialogueState before, String said, Optional<Language> language) {

  /** Why a rule did not fire on the turn, or a pattern was not shown. */
  String not(String name, Workspace workspace) {
    try {
      Target target = Target.of(name, workspace);
      Decider decider = new Decider(workspace, language);
      Situation situation =
          decider.decide(new Talk(before, List.of(new Talk.Said(said, Optional.empty()))));
      Explainer explainer = new Explainer(workspace);
      ChangeFinder changes = new ChangeFinder(workspace, decider, explainer);
      String why =
          WhyNotText.of(explainer.explain(situation), target, explainer.whyNot(situation, target));
      return changes.reached(situation, target)
          ? why
          : why + "\n" + WhyNotText.of(changes.find(situation, target), target);
    } catch (IllegalArgumentException e) {
      return String.valueOf(e.getMessage());
    }
  }
}
