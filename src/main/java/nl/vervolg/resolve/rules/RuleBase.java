package nl.vervolg.resolve.rules;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntConsumer;
import nl.vervolg.problem.Problem;
import nl.vervolg.problem.Problems;
import org.kie.api.KieBase;
import org.kie.api.runtime.KieSessionsPool;

/**
 * All rules of a workspace, compiled. Thread-safe; sessions are pooled, since a session that is
 * kept for a conversation would cost a third of a megabyte.
 */
public final class RuleBase implements AutoCloseable {
  private static final int POOL = Math.max(2, Runtime.getRuntime().availableProcessors());
  private static final String ALL = "rules-";
  private static final String ONE = "rulefile-";

  private final List<Rule> rules;
  private final Map<String, Rule> byId = new HashMap<>();
  private final KieSessionsPool sessions;

  private RuleBase(List<Rule> rules, KieBase kieBase) {
    this.rules = List.copyOf(rules);
    rules.forEach(rule -> byId.put(rule.id(), rule));
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
    return load(folder, cache, files -> {});
  }

  /**
   * The same.
   *
   * @param compiling is told how many files have to be compiled, where there are any; that takes
   *     seconds
   */
  public static RuleBase load(Path folder, Path cache, IntConsumer compiling) {
    Problems problems = new Problems();
    RuleFolder found = new RuleFolder(folder, problems);
    List<RuleFile> files = found.files();
    problems.throwIfAny();
    RulePackCache packs = new RulePackCache(cache, folder);
    RuleFingerprint fingerprint = new RuleFingerprint();
    String all = fingerprint.of(files);
    Optional<RuleBase> kept = packs.find(ALL, all).flatMap(RuleBase::loaded);
    if (kept.isPresent()) {
      return kept.orElseThrow();
    }
    List<ParsedFile> parsed = files.stream().map(file -> file.parse(problems)).toList();
    found.strays();
    found.ids(parsed);
    problems.throwIfAny();
    RulePack pack = RulePack.merged(packs(parsed, packs, fingerprint, compiling, problems));
    packs.keep(ALL, all, pack);
    return new RuleBase(pack.rules(), RulePackLoader.load(pack));
  }

  /** Everything that is wrong with the rule files of a folder, warnings included. */
  public static List<Problem> problems(Path folder) {
    Problems problems = new Problems();
    RuleFolder found = new RuleFolder(folder, problems);
    found.ids(found.files().stream().map(file -> file.parse(problems)).toList());
    found.strays();
    return problems.list();
  }

  /** Files that were compiled before are taken as they are; the others are compiled together. */
  private static List<RulePack> packs(
      List<ParsedFile> files,
      RulePackCache packs,
      RuleFingerprint fingerprint,
      IntConsumer compiling,
      Problems problems) {
    Map<String, RulePack> found = new HashMap<>();
    List<ParsedFile> missing = new ArrayList<>();
    List<String> names = new ArrayList<>();
    for (ParsedFile file : files) {
      String name = fingerprint.of(List.of(file.source()));
      names.add(name);
      packs.find(ONE, name).ifPresentOrElse(pack -> found.put(name, pack), () -> missing.add(file));
    }
    if (!missing.isEmpty()) {
      compiling.accept(missing.size());
      List<RulePack> compiled = RuleCompiler.compile(missing, problems);
      for (int i = 0; i < missing.size(); i++) {
        String name = fingerprint.of(List.of(missing.get(i).source()));
        packs.keep(ONE, name, compiled.get(i));
        found.put(name, compiled.get(i));
      }
    }
    return names.stream().map(found::get).toList();
  }

  /** None where the classes are damaged in a way that no checksum tells. */
  private static Optional<RuleBase> loaded(RulePack pack) {
    try {
      return Optional.of(new RuleBase(pack.rules(), RulePackLoader.load(pack)));
    } catch (LinkageError e) {
      System.getLogger(RuleBase.class.getName())
          .log(
              System.Logger.Level.DEBUG, "Kept rules cannot be loaded; they are compiled anew.", e);
      return Optional.empty();
    }
  }

  /** The rules, by stratum, file and line. */
  public List<Rule> rules() {
    return rules;
  }

  /** Starts a turn. */
  public Run start() {
    return new Run(sessions.newKieSession(), this);
  }

  /** Ends the sessions; turns under way have to be over. */
  @Override
  public void close() {
    sessions.shutdown();
  }

  Optional<Rule> rule(String id) {
    return Optional.ofNullable(byId.get(id));
  }
}
