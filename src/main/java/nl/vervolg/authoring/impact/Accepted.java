package nl.vervolg.authoring.impact;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import nl.vervolg.authoring.examples.Example;
import nl.vervolg.authoring.examples.Exercise;
import nl.vervolg.authoring.examples.Suite;
import nl.vervolg.authoring.impact.Dialogue.Owner;
import nl.vervolg.conversation.Workspace;

/** The dialogues that somebody accepted: those of the workspace and those beside its rules. */
final class Accepted {
  private final Map<String, Dialogue> byText = new LinkedHashMap<>();

  /** Turns to which a rule of the workspace, or an example file, gives an end. */
  private final Set<List<Example.Turn>> told = new HashSet<>();

  /** Turns to which only an edited rule gives that end. */
  private final Set<List<Example.Turn>> retold = new HashSet<>();

  /** Texts that stand beside edited rules. */
  private final Set<String> kept = new HashSet<>();

  private Accepted() {}

  /**
   * Reads all dialogues. Of those that are written twice the first counts, and those of the
   * workspace come first.
   *
   * @param folder the example files of the workspace; it may be missing
   */
  static Accepted of(Path folder, Workspace present, Workspace edited) {
    Accepted accepted = new Accepted();
    List<Exercise> before = Suite.of(present, folder).exercises();
    before.stream()
        .filter(exercise -> !(exercise instanceof Exercise.OfRule))
        .forEach(exercise -> accepted.add(new Dialogue(Owner.WORKSPACE, exercise)));
    before.forEach(exercise -> accepted.add(new Dialogue(Owner.PRESENT_RULE, exercise)));
    Suite.of(edited, folder).exercises().stream()
        .filter(exercise -> exercise instanceof Exercise.OfRule)
        .forEach(
            exercise -> {
              accepted.kept.add(exercise.example().text());
              accepted.add(new Dialogue(Owner.EDITED_RULE, exercise));
            });
    return accepted;
  }

  private void add(Dialogue dialogue) {
    if (byText.putIfAbsent(dialogue.text(), dialogue) == null) {
      (dialogue.owner() == Owner.EDITED_RULE ? retold : told).add(dialogue.turns());
    }
  }

  List<Dialogue> dialogues() {
    return List.copyOf(byText.values());
  }

  /**
   * Whether the author of the edit gave the turns of a dialogue beside a rule another end, and took
   * out the one that it had.
   */
  boolean isRewritten(Dialogue dialogue) {
    return dialogue.owner() == Owner.PRESENT_RULE
        && retold.contains(dialogue.turns())
        && !kept.contains(dialogue.text());
  }

  /** Whether the turns of a dialogue beside an edited rule had another end before. */
  boolean isRetold(Dialogue dialogue) {
    return dialogue.owner() == Owner.EDITED_RULE && told.contains(dialogue.turns());
  }
}
