package nl.vervolg.resolve.rules;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import nl.vervolg.problem.Problem;
import nl.vervolg.problem.Problems;
import nl.vervolg.problem.Severity;
import nl.vervolg.resolve.rules.syntax.RuleSyntax;
import nl.vervolg.understand.phrases.PhraseBook;
import org.drools.kiesession.rulebase.InternalKnowledgeBase;
import org.kie.api.runtime.KieSessionsPool;

/**
 * All rules of a workspace, joined to one network. Thread-safe; sessions are pooled, since a
 * session that is kept for a conversation would cost a third of a megabyte.
 */
public final class RuleBase implements AutoCloseable {
  private static final int POOL = Math.max(2, Runtime.getRuntime().availableProcessors());

  private final List<Rule> rules;
  private final Map<String, Rule> byId = new HashMap<>();
  private final Map<String, RuleSyntax> trees = new HashMap<>();
  private final PhraseBook phrases;
  private final InternalKnowledgeBase kieBase;
  private final String digest;
  private volatile KieSessionsPool sessions;

  private RuleBase(List<ParsedFile> files, String digest) {
    this.digest = digest;
    this.rules = files.stream().flatMap(file -> file.rules().stream()).toList();
    files.stream()
        .flatMap(file -> file.syntax().stream())
        .forEach(tree -> trees.put(tree.id(), tree));
    rules.forEach(rule -> byId.put(rule.id(), rule));
    this.phrases = new PhraseBook(files.stream().flatMap(file -> file.phrases().stream()).toList());
    this.kieBase = RuleNetwork.of(files);
    this.sessions = kieBase.newKieSessionsPool(POOL);
  }

  /**
   * Loads the folder {@code rules/}.
   *
   * @param folder with one folder a stratum
   * @param cache folder for rules that were read and admitted before, created when needed
   * @throws Problems.WorkspaceException with every problem of every file
   */
  public static RuleBase load(Path folder, Path cache) {
    Problems problems = new Problems();
    RuleFolder found = new RuleFolder(folder, problems);
    List<RuleFile> files = found.files();
    found.strays();
    RuleCache kept = new RuleCache(cache, folder);
    String hash = new RuleFingerprint().of(files);
    Optional<List<ParsedFile>> before = problems.fatal() ? Optional.empty() : kept.find(hash);
    List<ParsedFile> parsed = before.orElseGet(() -> parse(files, found, problems));
    if (before.isEmpty()) {
      problems.throwIfAny();
      kept.keep(hash, parsed);
    }
    return new RuleBase(parsed, RuleFingerprint.content(files));
  }

  private static List<ParsedFile> parse(
      List<RuleFile> files, RuleFolder folder, Problems problems) {
    List<ParsedFile> parsed = files.stream().map(file -> file.parse(problems)).toList();
    folder.together(parsed);
    return parsed;
  }

  /** Everything that is wrong with the rule files of a folder, warnings included. */
  public static List<Problem> problems(Path folder) {
    Problems problems = new Problems();
    trees(folder, problems);
    return problems.list();
  }

  /**
   * The rules of a folder as trees, by stratum, file and line; those in which something is wrong
   * are left out.
   *
   * @param problems takes everything that is wrong, warnings included
   */
  public static List<RuleTree> trees(Path folder, Problems problems) {
    RuleFolder found = new RuleFolder(folder, problems);
    List<ParsedFile> files = parse(found.files(), found, problems);
    found.strays();
    Set<RuleTree.Named> wrong =
        problems.list().stream()
            .filter(problem -> problem.severity() == Severity.ERROR)
            .map(problem -> new RuleTree.Named(problem.place().file(), problem.rule()))
            .collect(Collectors.toSet());
    return files.stream()
        .flatMap(file -> file.trees().stream())
        .filter(tree -> !wrong.contains(tree.named()))
        .toList();
  }

  /** The rules, by stratum, file and line. */
  public List<Rule> rules() {
    return rules;
  }

  /** SHA-256 of the files as they were read, 64 hexadecimal digits. */
  public String digest() {
    return digest;
  }

  /** A rule as a tree. */
  public Optional<RuleSyntax> tree(String id) {
    return Optional.ofNullable(trees.get(id));
  }

  /** The wordings of the phrase sheets. */
  public PhraseBook phrases() {
    return phrases;
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
   * wrong, and keep hold of one that never comes back; so it is the pool that goes. The network
   * keeps a list of all sessions, which it needs when rules are added to it: never, here.
   */
  void renew() {
    kieBase.getWorkingMemories().forEach(kieBase::disposeStatefulSession);
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
