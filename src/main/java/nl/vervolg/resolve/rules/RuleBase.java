package nl.vervolg.resolve.rules;

import java.nio.file.Path;
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

  private final List<Rule> rules;
  private final Map<String, Rule> byId = new HashMap<>();
  private final KieBase kieBase;
  private volatile KieSessionsPool sessions;

  private RuleBase(List<Rule> rules, KieBase kieBase) {
    this.rules = List.copyOf(rules);
    rules.forEach(rule -> byId.put(rule.id(), rule));
    this.kieBase = kieBase;
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
    found.strays();
    RulePackCache packs = new RulePackCache(cache, folder);
    RuleFingerprint fingerprint = new RuleFingerprint();
    String all = fingerprint.of(files);
    if (!problems.fatal()) {
      Optional<RuleBase> kept = packs.find(ALL, all).flatMap(RuleBase::loaded);
      if (kept.isPresent()) {
        return kept.orElseThrow();
      }
    }
    List<ParsedFile> parsed = files.stream().map(file -> file.parse(problems)).toList();
    found.ids(parsed);
    problems.throwIfAny();
    PackSource source = new PackSource(packs, fingerprint, compiling);
    RulePack pack = source.merged(parsed, problems);
    RuleBase loaded =
        loaded(pack)
            .orElseGet(
                () -> {
                  RulePack anew = source.anew(parsed, problems);
                  return new RuleBase(anew.rules(), RulePackLoader.load(anew));
                });
    packs.keep(ALL, all, pack);
    return loaded;
  }

  /** Everything that is wrong with the rule files of a folder, warnings included. */
  public static List<Problem> problems(Path folder) {
    Problems problems = new Problems();
    RuleFolder found = new RuleFolder(folder, problems);
    found.ids(found.files().stream().map(file -> file.parse(problems)).toList());
    found.strays();
    return problems.list();
  }

  /** None where the classes are damaged in a way that no checksum tells. */
  private static Optional<RuleBase> loaded(RulePack pack) {
    try {
      return Optional.of(new RuleBase(pack.rules(), RulePackLoader.load(pack)));
    } catch (LinkageError | RuntimeException e) {
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
    return start(Patience.USUAL);
  }

  Run start(Patience patience) {
    return new Run(sessions.newKieSession(), this, patience);
  }

  /**
   * Forgets the sessions that there are. The pool would take back one in which something went
   * wrong, and keep hold of one that never comes back; so it is the pool that goes.
   */
  void renew() {
    sessions = kieBase.newKieSessionsPool(POOL);
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
