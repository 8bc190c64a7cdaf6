package nl.vervolg.authoring.reload;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import nl.vervolg.conversation.Workspace;

/**
 * The folders of a workspace that experts edit. A workspace without rules or languages of its own
 * uses those that come with the product, so which folders they are can change with an edit.
 *
 * @param root the folder of the workspace
 * @param builtIn the workspace that comes with the product
 * @param cache folder for what can be computed again
 * @param loader loads the workspace anew
 */
public record WatchedFolders(Path root, Path builtIn, Path cache, Supplier<Workspace> loader) {

  /** The rules that are in use. */
  Path rules() {
    return Workspace.rulesFolder(root, builtIn);
  }

  /** The example dialogues. */
  Path examples() {
    return Workspace.examplesFolder(root);
  }

  /** All folders. */
  List<Path> all() {
    return List.of(
        rules(),
        root.resolve("knowledge"),
        builtIn.resolve("knowledge").resolve("languages"),
        root.resolve("templates"));
  }
}
