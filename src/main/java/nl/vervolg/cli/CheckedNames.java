package nl.vervolg.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Supplier;
import nl.vervolg.authoring.check.LintKind;
import nl.vervolg.problem.Problem;
import nl.vervolg.problem.Problems;
import nl.vervolg.problem.Suggestions;
import nl.vervolg.resolve.rules.RuleBase;

/**
 * What {@code rules check} was asked about: files, folders, ids of rules, kinds of problems.
 *
 * @param names as they were written; none asks about everything
 * @param root the folder of the workspace
 * @param rules the folder of the rules, asked for only where a name has to be looked up
 */
record CheckedNames(List<String> names, Path root, Supplier<Path> rules) {
  /** True when a problem is about one of the names. */
  boolean wants(Problem problem) {
    return names.isEmpty() || names.stream().anyMatch(name -> about(problem, name));
  }

  /** A file or folder is named from where the command runs, or from the workspace. */
  private boolean about(Problem problem, String name) {
    Path file = problem.place().file();
    return problem.rule().equalsIgnoreCase(name)
        || problem.kind().equalsIgnoreCase(name)
        || within(file, Path.of(name))
        || within(file, root.resolve(name))
        || file.normalize().endsWith(Path.of(name).normalize());
  }

  private static boolean within(Path file, Path folder) {
    return file.toAbsolutePath().normalize().startsWith(folder.toAbsolutePath().normalize());
  }

  /**
   * What is to be said of names that nothing has.
   *
   * @param all what was found: a name that a problem is about is known
   */
  List<String> unknown(List<Problem> all) {
    List<String> strange =
        names.stream()
            .filter(name -> all.stream().noneMatch(problem -> about(problem, name)))
            .filter(name -> !Files.exists(Path.of(name)) && !Files.exists(root.resolve(name)))
            .toList();
    if (strange.isEmpty()) {
      return List.of();
    }
    TreeSet<String> known = known(all);
    return strange.stream()
        .filter(name -> known.stream().noneMatch(name::equalsIgnoreCase))
        .map(name -> message(name, known))
        .toList();
  }

  private static String message(String name, TreeSet<String> known) {
    Optional<String> closest =
        Suggestions.closest(name, known)
            .or(() -> Suggestions.closest(name.toUpperCase(Locale.ROOT), known));
    return "There is no file, rule or kind ("
        + name
        + ").\n"
        + closest
            .map(each -> "Maybe you meant (" + each + ").")
            .orElse("Try: vervolg rules list, vervolg rules check --kinds");
  }

  /** The kinds and the ids of rules. */
  private TreeSet<String> known(List<Problem> all) {
    TreeSet<String> known = new TreeSet<>();
    Arrays.stream(LintKind.values()).map(LintKind::id).forEach(known::add);
    all.forEach(problem -> known.addAll(List.of(problem.kind(), problem.rule())));
    RuleBase.trees(rules.get(), new Problems()).forEach(tree -> known.add(tree.rule().id()));
    known.remove("");
    return known;
  }
}
