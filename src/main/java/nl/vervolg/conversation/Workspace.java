package nl.vervolg.conversation;

import java.nio.file.Files;
import java.nio.file.Path;
import nl.vervolg.knowledge.ConfidenceTable;
import nl.vervolg.knowledge.Knowledge;
import nl.vervolg.match.TemplateCatalog;
import nl.vervolg.problem.Problems;
import nl.vervolg.query.jena.JenaQueryEngine;
import nl.vervolg.resolve.FollowUpResolver;
import nl.vervolg.resolve.PhraseCheck;
import nl.vervolg.resolve.rules.RuleBase;
import nl.vervolg.rewrite.VocabularyLabels;
import nl.vervolg.understand.phrases.PhraseBook;

/**
 * A workspace that is ready for turns: the folders {@code rules/}, {@code knowledge/} and {@code
 * templates/}, loaded and checked. Rules and languages that a workspace does not have itself are
 * those that come with the product.
 *
 * @param knowledge what experts know
 * @param rules the rules
 * @param ownRules whether the rules are the workspace's own, not those of the product
 * @param templates the templates
 * @param labels names of fillers
 * @param resolver stages 1 to 3
 * @param data the data set; read when it is first asked
 * @param provenance what it was read from
 */
public record Workspace(
    Knowledge knowledge,
    RuleBase rules,
    boolean ownRules,
    TemplateCatalog templates,
    VocabularyLabels labels,
    TurnResolver resolver,
    JenaQueryEngine data,
    Provenance provenance)
    implements AutoCloseable {

  /**
   * Loads a workspace.
   *
   * @param root its folder
   * @param builtIn the workspace that comes with the product
   * @param cache folder for what can be computed again
   * @throws Problems.WorkspaceException with every problem of every file
   */
  public static Workspace load(Path root, Path builtIn, Path cache) {
    return load(root, builtIn, cache, false, () -> {});
  }

  /**
   * The same workspace with other rules; nothing is read again.
   *
   * @throws Problems.WorkspaceException where they do not go with the workspace
   */
  public Workspace with(RuleBase others) {
    PhraseBook phrases = phrases(others, ownRules, knowledge);
    TurnResolver deciding = resolver.with(phrases, new FollowUpResolver(others, knowledge));
    return new Workspace(
        knowledge, others, ownRules, templates, labels, deciding, data, provenance);
  }

  /**
   * The folder of the rules of a workspace: its own, or those that come with the product.
   *
   * @param root the folder of the workspace
   * @param builtIn the workspace that comes with the product
   */
  public static Path rulesFolder(Path root, Path builtIn) {
    return own(root, builtIn, Path.of("rules"));
  }

  /**
   * The folder of the languages of a workspace: its own, or those that come with the product.
   *
   * @param root the folder of the workspace
   * @param builtIn the workspace that comes with the product
   */
  public static Path languagesFolder(Path root, Path builtIn) {
    return own(root, builtIn, Path.of("knowledge", "languages"));
  }

  /**
   * The same.
   *
   * @param answers the data are read at once, beside everything else
   * @param reading is told before they are read for the first time, which takes seconds
   */
  public static Workspace load(
      Path root, Path builtIn, Path cache, boolean answers, Runnable reading) {
    return new WorkspaceLoader(root, builtIn, cache).load(answers, reading);
  }

  /** The wordings; the product knows languages that a workspace may not have. */
  static PhraseBook phrases(RuleBase rules, boolean own, Knowledge knowledge) {
    if (own) {
      PhraseCheck.check(rules, knowledge);
    }
    return rules.phrases().spoken(knowledge.languages().keySet());
  }

  /** Begins to find out the version, beside other work. */
  public void beginVersion() {
    provenance.begin();
  }

  /** What turns are decided with, by this version of the program. */
  public WorkspaceVersion version(String product) {
    return provenance.with(rules.digest(), product);
  }

  /** Stages 1 to 3 as they are before anything is measured: nothing is asked back as not sure. */
  public TurnResolver unasked() {
    return resolver.with(new FollowUpResolver(rules, knowledge.with(ConfidenceTable.UNASKED)));
  }

  /**
   * The folder of the example dialogues of a workspace, which may be missing.
   *
   * @param root the folder of the workspace
   * @throws Problems.WorkspaceException where it is no workspace
   */
  public static Path examplesFolder(Path root) {
    return WorkspaceLoader.domainFolder(root.resolve("knowledge")).resolve("examples");
  }

  /**
   * The file in which a workspace keeps how sure readings are.
   *
   * @param root the folder of the workspace
   * @throws Problems.WorkspaceException where it is no workspace
   */
  public static Path confidenceFile(Path root) {
    return WorkspaceLoader.domainFolder(root.resolve("knowledge")).resolve(ConfidenceTable.FILE);
  }

  /** Ends the queries that run. */
  @Override
  public void close() {
    data.close();
  }

  private static Path own(Path root, Path builtIn, Path folder) {
    return Files.isDirectory(root.resolve(folder)) ? root.resolve(folder) : builtIn.resolve(folder);
  }
}
