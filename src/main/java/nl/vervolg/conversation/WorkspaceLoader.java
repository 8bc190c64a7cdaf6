package nl.vervolg.conversation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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
import nl.vervolg.resolve.rules.RuleBase;
import nl.vervolg.rewrite.QuestionRewriter;
import nl.vervolg.rewrite.VocabularyLabels;
import nl.vervolg.understand.TurnUnderstander;

/**
 * Loads the folders of a workspace. What does not need each other is loaded side by side; problems
 * are told in one order, whatever came first.
 */
final class WorkspaceLoader {
  private final Path root;
  private final Path builtIn;
  private final Path cache;
  private final Path domain;
  private final Path languages;
  private final Problems problems = new Problems();

  /** Of a workspace; see {@link Workspace#load}. */
  WorkspaceLoader(Path root, Path builtIn, Path cache) {
    this.root = root;
    this.builtIn = builtIn;
    this.cache = cache;
    this.domain = domainFolder(root.resolve("knowledge"));
    this.languages = Workspace.languagesFolder(root, builtIn);
  }

  /** Templates as they were read, with what is wrong with them, and the data that they ask. */
  private record Templates(
      Optional<TemplateCatalog> catalog, Problems problems, Optional<JenaQueryEngine> data) {}

  /**
   * The workspace.
   *
   * @param answers the data are read at once, beside everything else
   * @param reading is told before they are read for the first time
   */
  Workspace load(boolean answers, Runnable reading) {
    Path folder = Workspace.rulesFolder(root, builtIn);
    CompletableFuture<RuleBase> rules =
        CompletableFuture.supplyAsync(() -> RuleBase.load(folder, cache));
    Optional<Knowledge> read =
        tried(() -> Knowledge.load(domain, languages, cache, reading), problems);
    CompletableFuture<Templates> templates =
        CompletableFuture.supplyAsync(() -> templates(read, answers));
    Optional<TurnUnderstander> understander = read.map(TurnUnderstander::new);
    Optional<VocabularyLabels> labels = read.map(VocabularyLabels::new);
    Templates found = join(templates);
    problems.addAll(found.problems().list());
    Optional<RuleBase> base = tried(() -> join(rules), problems);
    if (!problems.list().isEmpty()) {
      SheetWordings.tell(root.resolve("rules"), domain, languages, cache, problems);
      problems.throwIfAny();
    }
    return joined(
        read.orElseThrow(),
        base.orElseThrow(),
        found,
        understander.orElseThrow(),
        labels.orElseThrow());
  }

  private Workspace joined(
      Knowledge knowledge,
      RuleBase rules,
      Templates templates,
      TurnUnderstander understander,
      VocabularyLabels labels) {
    TemplateCatalog catalog = templates.catalog().orElseThrow();
    boolean own = Files.isDirectory(root.resolve("rules"));
    TurnResolver resolver =
        new TurnResolver(
            understander,
            Workspace.phrases(rules, own, knowledge),
            new FollowUpResolver(rules, knowledge),
            new QuestionRewriter(knowledge, catalog, labels));
    return new Workspace(
        knowledge,
        rules,
        own,
        catalog,
        labels,
        resolver,
        templates.data().orElseThrow(),
        provenance(knowledge, catalog));
  }

  private Provenance provenance(Knowledge knowledge, TemplateCatalog catalog) {
    Map<Boolean, List<Path>> words =
        knowledge.files().stream()
            .collect(Collectors.partitioningBy(file -> file.startsWith(languages)));
    return new Provenance(new DigestCache(cache))
        .knowledge("domain/", domain, words.getOrDefault(false, List.of()))
        .knowledge("languages/", languages, words.getOrDefault(true, List.of()))
        .templates(templatesFolder(), catalog.files())
        .data(domain, knowledge.domain().data());
  }

  private Path templatesFolder() {
    return root.resolve("templates").resolve(String.valueOf(domain.getFileName()));
  }

  private Templates templates(Optional<Knowledge> read, boolean answers) {
    Problems found = new Problems();
    Optional<TemplateCatalog> catalog =
        read.map(Knowledge::domain)
            .or(() -> Knowledge.domain(domain, new Problems()))
            .filter(declared -> !declared.slots().isEmpty())
            .map(declared -> templates(declared, found));
    Optional<JenaQueryEngine> data = Optional.empty();
    if (read.isPresent() && found.list().isEmpty()) {
      List<Path> files = read.orElseThrow().domain().data();
      data = catalog.map(each -> JenaQueryEngine.open(files, each, cache));
    }
    if (answers) {
      data.ifPresent(WorkspaceLoader::prepare);
    }
    return new Templates(catalog, found, data);
  }

  /** What the templates are for is only known where all of them could be read. */
  private TemplateCatalog templates(Domain declared, Problems found) {
    Path folder = templatesFolder();
    TemplateCatalog catalog =
        TemplateCatalog.load(folder, Declarations.of(declared), new SparqlDialect(), found);
    Path list = folder.resolve(TemplateCatalog.FILE);
    if (found.list().stream().noneMatch(problem -> problem.place().file().equals(list))) {
      unanswered(declared, catalog, found);
    }
    return catalog;
  }

  /** A slot that a question can have and no template takes would be a surprise at its first use. */
  private void unanswered(Domain declared, TemplateCatalog catalog, Problems found) {
    declared
        .takes()
        .forEach(
            (act, slots) ->
                slots.stream()
                    .filter(slot -> !catalog.takes(act, slot))
                    .forEach(
                        slot ->
                            found.add(
                                domain.resolve("domain.yaml"),
                                0,
                                "A question of kind ("
                                    + act.name().toLowerCase(Locale.ROOT)
                                    + ") can have the slot ("
                                    + slot
                                    + "), and no template takes it.",
                                "Let a template take it, or take it out of takes: in domain.yaml.")));
  }

  /** Begins to read the data; what goes wrong is said when the first query reads it again. */
  @SuppressWarnings("FutureReturnValueIgnored")
  private static void prepare(JenaQueryEngine data) {
    CompletableFuture.runAsync(data::prepare);
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

  /** The only folder of {@code knowledge/} with a {@code domain.yaml}. */
  static Path domainFolder(Path knowledge) {
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
