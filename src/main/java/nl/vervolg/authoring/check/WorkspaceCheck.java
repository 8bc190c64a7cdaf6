package nl.vervolg.authoring.check;

import java.util.List;
import java.util.Optional;
import nl.vervolg.authoring.examples.Exercise;
import nl.vervolg.authoring.examples.Suite;
import nl.vervolg.authoring.examples.SuiteRun;
import nl.vervolg.authoring.examples.Trial;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.knowledge.Domain;
import nl.vervolg.knowledge.Knowledge;
import nl.vervolg.problem.Problem;
import nl.vervolg.problem.Problems;
import nl.vervolg.resolve.rules.RuleBase;
import nl.vervolg.resolve.rules.RuleTree;

/** Everything that is wrong, or will surprise somebody, in the files of a workspace. */
public final class WorkspaceCheck {
  private static final List<Lint> LINTS =
      List.of(
          new RulePairLint(),
          new ConditionLint(),
          new ReachLint(),
          new UnreadLint(),
          new LeakLint(),
          new TaxonomyLint(),
          new MissingLint(),
          new ExampleFireLint(),
          new WiderLint(),
          new ExampleTextLint(),
          new WordLint(),
          new CueLint(),
          new UnreadWordsLint(),
          new NameLint(),
          new ValueLint(),
          new CrossingLint());

  private WorkspaceCheck() {}

  /** Hears how many of the examples are run; from any thread. */
  @FunctionalInterface
  public interface Progress {
    /** So many of so many are done. */
    void at(int done, int all);
  }

  /**
   * Checks a workspace.
   *
   * @return what is found, by place
   * @throws Problems.WorkspaceException where it is no workspace
   */
  public static List<Problem> of(CheckedFolders folders, Progress progress) {
    Problems problems = new Problems();
    Material material = material(folders, progress, problems);
    Findings findings = new Findings(problems);
    LINTS.forEach(lint -> lint.check(material, findings));
    return problems.list();
  }

  private static Material material(CheckedFolders folders, Progress progress, Problems problems) {
    folders.examples();
    List<RuleTree> rules =
        folders.ownRules() ? RuleBase.trees(folders.rules(), problems) : List.of();
    boolean whole = !problems.fatal();
    Optional<Workspace> workspace = workspace(folders, problems);
    Optional<Domain> domain =
        workspace
            .map(loaded -> loaded.knowledge().domain())
            .or(() -> Knowledge.domain(folders.domain(), new Problems()));
    List<Exercise> exercises =
        domain.map(known -> exercises(folders, rules, known, problems)).orElse(List.of());
    List<Trial> trials =
        workspace.map(loaded -> trials(exercises, loaded, progress, problems)).orElse(List.of());
    return new Material(
        folders,
        rules,
        whole,
        domain,
        workspace,
        exercises,
        trials,
        WordLists.read(folders, domain));
  }

  /** Those in which the rules break down go to problems. */
  private static List<Trial> trials(
      List<Exercise> exercises, Workspace workspace, Progress progress, Problems problems) {
    SuiteRun run = SuiteRun.of(exercises, workspace, done -> progress.at(done, exercises.size()));
    run.stopped().ifPresent(problems::add);
    run.tried().forEach(each -> each.breakdown().ifPresent(problems::add));
    return run.tried().stream().flatMap(each -> each.trial().stream()).toList();
  }

  private static List<Exercise> exercises(
      CheckedFolders folders, List<RuleTree> rules, Domain domain, Problems problems) {
    return Suite.of(
            rules.stream().map(RuleTree::rule).toList(), domain, folders.examples(), problems)
        .exercises();
  }

  private static Optional<Workspace> workspace(CheckedFolders folders, Problems problems) {
    try {
      return Optional.of(Workspace.load(folders.root(), folders.builtIn(), folders.cache()));
    } catch (Problems.WorkspaceException e) {
      problems.addAll(e.problems());
      return Optional.empty();
    }
  }
}
