package nl.vervolg;

import java.nio.file.Path;
import nl.vervolg.conversation.Workspace;

/** The workspace of the repository, loaded once for all tests. */
public final class Heritage {
  /** Folder for what tests keep. */
  public static final Path CACHE = Path.of("target", "test-cache");

  private Heritage() {}

  /** The workspace. */
  public static Workspace workspace() {
    return Holder.WORKSPACE;
  }

  private static final class Holder {
    private static final Workspace WORKSPACE = Workspace.load(Path.of("."), Path.of("."), CACHE);
  }
}
