package nl.vervolg.conversation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;
import java.util.stream.Stream;
import nl.vervolg.knowledge.ConfidenceTable;
import nl.vervolg.knowledge.Domain;
import nl.vervolg.knowledge.Knowledge;
import nl.vervolg.match.Declarations;
import nl.vervolg.match.TemplateCatalog;
import nl.vervolg.problem.Place;
import nl.vervolg.problem.Problem;
import nl.vervolg.problem.Problems;
import nl.vervolg.query.jena.JenaQueryEngine;
import nl.vervolg.query.jena.SparqlDialect;
import nl.vervolg.resolve.FollowUpResolver;
import nl.vervolg.resolve.PhraseCheck;
import nl.vervolg.resolve.rules.RuleBase;
import nl.vervolg.rewrite.QuestionRewriter;
import nl.vervolg.rewrite.VocabularyLabels;
import nl.vervolg.understand.TurnUnderstander;
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
    Path domain = domainFolder(root.resolve("knowledge"));
    Path languages = languagesFolder(root, builtIn);
    CompletableFuture<RuleBase> rules =
        CompletableFuture.supplyAsync(() -> RuleBase.load(rulesFolder(root, builtIn), cache));
    Problems problems = new Problems();
    Optional<Knowledge> read =
        tried(() -> Knowledge.load(domain, languages, cache, reading), problems);
    Optional<TemplateCatalog> templates = templates(root, domain, read, problems);
    if (!problems.list().isEmpty()) {
      tried(() -> join(rules), problems);
      SheetWordings.tell(root.resolve("rules"), domain, languages, cache, problems);
      problems.throwIfAny();
    }
    Knowledge knowledge = read.orElseThrow();
    TemplateCatalog catalog = templates.orElseThrow();
    JenaQueryEngine data = JenaQueryEngine.open(knowledge.domain().data(), catalog, cache);
    if (answers) {
      prepare(data);
    }
    TurnUnderstander understander = new TurnUnderstander(knowledge);
    VocabularyLabels labels = new VocabularyLabels(knowledge);
    Optional<RuleBase> base = tried(() -> join(rules), problems);
    if (base.isEmpty()) {
      SheetWordings.tell(root.resolve("rules"), domain, languages, cache, problems);
      problems.throwIfAny();
    }
    RuleBase loaded = base.orElseThrow();
    boolean own = Files.isDirectory(root.resolve("rules"));
    TurnResolver resolver =
        new TurnResolver(
            understander,
            phrases(loaded, own, knowledge),
            new FollowUpResolver(loaded, knowledge),
            new QuestionRewriter(knowledge, catalog, labels));
    Provenance provenance =
        new Provenance(domain, languages, templatesFolder(root, domain), knowledge.domain().data());
    return new Workspace(knowledge, loaded, own, catalog, labels, resolver, data, provenance);
  }

  /** The wordings; the product knows languages that a workspace may not have. */
  private static PhraseBook phrases(RuleBase rules, boolean own, Knowledge knowledge) {
    if (own) {
      PhraseCheck.check(rules, knowledge);
    }
    return rules.phrases().spoken(knowledge.languages().keySet());
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
    return domainFolder(root.resolve("knowledge")).resolve("examples");
  }

  /**
   * The file in which a workspace keeps how sure readings are.
   *
   * @param root the folder of the workspace
   * @throws Problems.WorkspaceException where it is no workspace
   */
  public static Path confidenceFile(Path root) {
    return domainFolder(root.resolve("knowledge")).resolve(ConfidenceTable.FILE);
  }

  private static Path templatesFolder(Path root, Path domain) {
    return root.resolve("templates").resolve(String.valueOf(domain.getFileName()));
  }

  private static Optional<TemplateCatalog> templates(
      Path root, Path domain, Optional<Knowledge> read, Problems problems) {
    Path folder = templatesFolder(root, domain);
    return read.map(Knowledge::domain)
        .or(() -> Knowledge.domain(domain, new Problems()))
        .filter(declared -> !declared.slots().isEmpty())
        .map(declared -> templates(folder, domain, declared, problems));
  }

  /** What the templates are for is only known where all of them could be read. */
  private static TemplateCatalog templates(
      Path folder, Path domain, Domain declared, Problems problems) {
    Problems found = new Problems();
    TemplateCatalog catalog =
        TemplateCatalog.load(folder, Declarations.of(declared), new SparqlDialect(), found);
    Path list = folder.resolve(TemplateCatalog.FILE);
    if (found.list().stream().noneMatch(problem -> problem.place().file().equals(list))) {
      unanswered(declared, catalog, domain, found);
    }
    problems.addAll(found.list());
    return catalog;
  }

  /** Ends the queries that run. */
  @Override
  public void close() {
    data.close();
  }

  /** Begins to read the data; what goes wrong is said when the first query reads it again. */
  @SuppressWarnings("FutureReturnValueIgnored")
  private static void prepare(JenaQueryEngine data) {
    CompletableFuture.runAsync(data::prepare);
  }

  /** A slot that a question can have and no template takes would be a surprise at its first use. */
  private static void unanswered(
      Domain domain, TemplateCatalog catalog, Path folder, Problems problems) {
    domain
        .takes()
        .forEach(
            (act, slots) ->
                slots.stream()
                    .filter(slot -> !catalog.takes(act, slot))
                    .forEach(
                        slot ->
                            problems.add(
                                folder.resolve("domain.yaml"),
                                0,
                                "A question of kind ("
                                    + act.name().toLowerCase(Locale.ROOT)
                                    + ") can have the slot ("
                                    + slot
                                    + "), and no template takes it.",
                                "Let a template take it, or take it out of takes: in domain.yaml.")));
  }

  /** The problems of one loader do not hide those of the others. */
  private static <T> Optional<T> tried(Supplier<T> loader, Problems problems) {
    try {
      return Optional.of(loader.get());
    } catch (Problems.WorkspaceException e) {
      problems.addAll(e.problems());
      return Optional.empty();
    }
  }

  /** What the other thread made; what it threw is thrown here. */
  private static <T> T join(CompletableFuture<T> future) {
    try {
      return future.join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw e;
    }
  }

  private static Path own(Path root, Path builtIn, Path folder) {
    return Files.isDirectory(root.resolve(folder)) ? root.resolve(folder) : builtIn.resolve(folder);
  }

  /** The only folder of {@code knowledge/} with a {@code domain.yaml}. */
  private static Path domainFolder(Path knowledge) {
    List<Path> domains = List.of();
    try (Stream<Path> folders = Files.list(knowledge)) {
      domains =
          folders
              .filter(folder -> Files.isRegularFile(folder.resolve("domain.yaml")))
              .sorted()
              .toList();
    } catch (IOException e) {
      throw problem(
          knowledge,
          "There is no folder knowledge/ that can be read.",
          "Point --workspace to a folder with knowledge/ and templates/.");
    }
    if (domains.size() != 1) {
      throw problem(
          knowledge,
          "There are " + domains.size() + " folders with a domain.yaml.",
          "A workspace has one domain: one folder with a domain.yaml.");
    }
    return domains.get(0);
  }

  private static Problems.WorkspaceException problem(Path where, String what, String advice) {
    return new Problems.WorkspaceException(List.of(new Problem(new Place(where, 0), what, advice)));
  }
}
