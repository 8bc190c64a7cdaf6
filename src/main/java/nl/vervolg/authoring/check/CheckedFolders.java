package nl.vervolg.authoring.check;

import java.nio.file.Files;
import java.nio.file.Path;
import nl.vervolg.conversation.Workspace;

/**
 * The folders that are checked.
 *
 * @param root the folder of the workspace
 * @param builtIn the workspace that comes with the product
 * @param cache folder for what can be computed again
 */
public record CheckedFolders(Path root, Path builtIn, Path cache) {
  /** True where the rules are the workspace's own. */
  boolean ownRules() {
    return Files.isDirectory(root.resolve("rules"));
  }

  /** True where the words of the languages are the workspace's own. */
  boolean ownLanguages() {
    return languages().startsWith(root);
  }

  /** The folder of the rules. */
  public Path rules() {
    return Workspace.rulesFolder(root, builtIn);
  }

  /** The folder with the words of the languages. */
  public Path languages() {
    return Workspace.languagesFolder(root, builtIn);
  }

  /** The folder with the dialogues of the domain. */
  public Path examples() {
    return Workspace.examplesFolder(root);
  }

  /** The folder of the templates of the domain. */
  Path templates() {
    return root.resolve("templates").resolve(String.valueOf(domain().getFileName()));
  }

  /** The folder with {@code domain.yaml}. */
  public Path domain() {
    return examples().resolveSibling("");
  }
}
