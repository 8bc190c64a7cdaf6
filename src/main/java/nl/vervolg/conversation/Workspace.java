package nl.vervolg.conversation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import nl.vervolg.knowledge.Knowledge;
import nl.vervolg.knowledge.Problems;
import nl.vervolg.match.Declarations;
import nl.vervolg.match.TemplateCatalog;
import nl.vervolg.query.jena.SparqlDialect;
import nl.vervolg.resolve.FollowUpResolver;
import nl.vervolg.resolve.rules.RuleBase;
import nl.vervolg.rewrite.QuestionRewriter;
import nl.vervolg.rewrite.VocabularyLabels;
import nl.vervolg.understand.TurnUnderstander;

/**
 * A workspace that is ready for turns: the folders {@code rules/}, {@code knowledge/} and {@code
 * templates/}, loaded and checked. Rules and languages that a workspace does not have itself are
 * those that come with the product.
 *
 * @param knowledge what experts know
 * @param rules the rules
 * @param templates the templates
 * @param labels names of fillers
 * @param resolver stages 1 to 3
 */
public record Workspace(
    Knowledge knowledge,
    RuleBase rules,
    TemplateCatalog templates,
    VocabularyLabels labels,
    TurnResolver resolver) {

  /**
   * Loads a workspace.
   *
   * @param root its folder
   * @param builtIn the workspace that comes with the product
   * @param cache folder for what can be computed again
   * @throws Problems.WorkspaceException with every problem of every file
   */
  public static Workspace load(Path root, Path builtIn, Path cache) {
    Path domain = domainFolder(root.resolve("knowledge"));
    Path languages = own(root, builtIn, Path.of("knowledge", "languages"));
    Knowledge knowledge = Knowledge.load(domain, languages);
    Path templates = root.resolve("templates").resolve(domain.getFileName());
    TemplateCatalog catalog =
        TemplateCatalog.load(templates, Declarations.of(knowledge.domain()), new SparqlDialect());
    RuleBase rules = RuleBase.load(own(root, builtIn, Path.of("rules")), cache);
    VocabularyLabels labels = new VocabularyLabels(knowledge);
    TurnResolver resolver =
        new TurnResolver(
            new TurnUnderstander(knowledge),
            new FollowUpResolver(rules, knowledge),
            new QuestionRewriter(knowledge, catalog, labels));
    return new Workspace(knowledge, rules, catalog, labels, resolver);
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
    return new Problems.WorkspaceException(List.of(new Problems.Problem(where, 0, what, advice)));
  }
}
