package nl.vervolg.authoring.check;

import java.util.List;
import java.util.Optional;
import nl.vervolg.authoring.examples.Exercise;
import nl.vervolg.authoring.examples.Trial;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.knowledge.Domain;
import nl.vervolg.resolve.rules.RuleTree;

/**
 * What is looked at. Where a file has errors, what can be read of the others is looked at all the
 * same.
 *
 * @param folders where the files are
 * @param rules the workspace's own rules without errors, by layer, file and line
 * @param whole whether the rules of no file have errors, so that what is missing is missing
 * @param domain what the domain declares, where that can be read
 * @param workspace the workspace, where it can be loaded
 * @param exercises all examples
 * @param trials what came of them; none where the workspace cannot be loaded
 * @param words the words of the languages and of the domain
 */
record Material(
    CheckedFolders folders,
    List<RuleTree> rules,
    boolean whole,
    Optional<Domain> domain,
    Optional<Workspace> workspace,
    List<Exercise> exercises,
    List<Trial> trials,
    WordLists words) {
  Material {
    rules = List.copyOf(rules);
    exercises = List.copyOf(exercises);
    trials = List.copyOf(trials);
  }
}
