package nl.vervolg.resolve.rules;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import nl.vervolg.problem.Problems;
import org.kie.api.KieBase;
import org.kie.api.runtime.KieSession;
import org.kie.api.runtime.KieSessionsPool;

/**
 * All rules of a workspace, compiled. Thread-safe; sessions are pooled, since a session that is
 * kept for a conversation would cost a third of a megabyte.
 */
public final class RuleBase {
  private static final int POOL = Math.max(2, Runtime.getRuntime().availableProcessors());

  private final List<Rule> rules;
  private final Map<Stratum, Map<String, Rule>> byName = new EnumMap<>(Stratum.class);
  private final KieSessionsPool sessions;

  private RuleBase(List<Rule> rules, KieBase kieBase) {
    this.rules = List.copyOf(rules);
    for (Stratum stratum : Stratum.values()) {
      byName.put(stratum, new HashMap<>());
    }
    rules.forEach(rule -> byName(rule.stratum()).put(rule.name(), rule));
    this.sessions = kieBase.newKieSessionsPool(POOL);
  }

  /**
   * Loads the folder {@code rules/}.
   *
   * @param folder with one folder a stratum
   * @param cache folder for compiled rules, created when needed
   * @throws Problems.WorkspaceException with every problem of every file
   */
  public static RuleBase load(Path folder, Path cache) {
    Problems problems = new Problems();
    List<RuleFile> files = new ArrayList<>();
    for (Stratum stratum : Stratum.values()) {
      for (Path file : drlFiles(folder.resolve(stratum.folder()), problems)) {
        RuleFile.read(file, stratum, problems).ifPresent(files::add);
      }
    }
    if (files.isEmpty()) {
      problems.add(
          folder,
          0,
          "There are no rules.",
          "Point to a folder with scope/, edits/, patterns/ and so on.");
    }
    List<Rule> rules = files.stream().flatMap(file -> file.rules().stream()).toList();
    uniqueIds(rules, problems);
    problems.throwIfAny();
    return new RuleBase(rules, RuleCompiler.compile(files, cache, problems));
  }

  /** The rules, by stratum, file and line. */
  public List<Rule> rules() {
    return rules;
  }

  /** Starts a turn. */
  public Run start() {
    KieSession session = sessions.newKieSession();
    return new Run(session, this);
  }

  Optional<Rule> rule(Stratum stratum, String name) {
    return Optional.ofNullable(byName(stratum).get(name));
  }

  private Map<String, Rule> byName(Stratum stratum) {
    return Objects.requireNonNull(byName.get(stratum));
  }

  private static List<Path> drlFiles(Path folder, Problems problems) {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(".drl")).sorted().toList();
    } catch (IOException e) {
      problems.add(folder, 0, "The folder cannot be read.", "Check its rights.");
      return List.of();
    }
  }

  private static void uniqueIds(List<Rule> rules, Problems problems) {
    Map<String, Rule> seen = new HashMap<>();
    for (Rule rule : rules) {
      Rule other = seen.putIfAbsent(rule.id(), rule);
      if (other != null) {
        problems.add(
            rule.file(),
            rule.line(),
            "The id ("
                + rule.id()
                + ") is also that of a rule in "
                + other.file()
                + ":"
                + other.line()
                + ".",
            "Give one of them another @Id.");
      }
    }
  }
}
