package nl.vervolg.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SortedMap;
import java.util.stream.Stream;
import nl.vervolg.authoring.check.CheckedFolders;
import nl.vervolg.authoring.reload.WatchedFolders;
import nl.vervolg.conversation.ConversationRules;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.home.Hindrance;
import nl.vervolg.problem.ShellWord;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Where the workspace and the state are. */
final class WorkspaceOptions {
  @Spec(Spec.Target.MIXEE)
  private @Nullable CommandSpec command;

  @Option(
      names = "--workspace",
      paramLabel = "DIR",
      description =
          "Folder with knowledge/ and templates/ (default: the heritage institutions that come with Vervolg).")
  private @Nullable Path workspace;

  @Mixin private final HomeOption home = new HomeOption();

  /** The workspace, to resolve questions only. */
  Workspace load() {
    return load(false);
  }

  /** Whether somebody said which workspace. */
  boolean isGiven() {
    return workspace != null;
  }

  /** The workspace, to answer questions. */
  Workspace loadToAnswer() {
    return load(true);
  }

  private Workspace load(boolean answers) {
    Path cache = home().resolve("cache");
    Hindrance.toWrite(cache).ifPresent(cause -> slow(cache, cause));
    return Workspace.load(root(), builtIn(), cache, answers, WorkspaceOptions::reading);
  }

  /** Else nobody knows why every start takes long. */
  private void slow(Path cache, Hindrance cause) {
    if (command != null) {
      command
          .commandLine()
          .getErr()
          .println(
              "Note: nothing can be kept in ("
                  + cache
                  + "), so every start takes longer"
                  + cause.text());
    }
  }

  /** The only wait that a person notices is explained. */
  private static void reading() {
    if (Screen.isThere()) {
      System.err.println(
          "Reading the data; this takes some seconds, once after each change of it.");
    }
  }

  /**
   * The rules and languages that come with the product, for conversations about something else than
   * a workspace.
   */
  ConversationRules rules() {
    return ConversationRules.load(builtIn().resolve("rules"), languages(), home().resolve("cache"));
  }

  /** The files of the languages that come with the product, by their names. */
  SortedMap<String, Path> languageFiles() {
    return ConversationRules.languageFiles(languages());
  }

  private static Path languages() {
    return builtIn().resolve("knowledge").resolve("languages");
  }

  /** The folders of the workspace, to see edits. */
  WatchedFolders watched() {
    return new WatchedFolders(
        root(),
        builtIn(),
        home().resolve("cache"),
        () -> Workspace.load(root(), builtIn(), home().resolve("cache"), true, () -> {}));
  }

  /** The folders of the workspace, to check them. */
  CheckedFolders checked() {
    return new CheckedFolders(root(), builtIn(), home().resolve("cache"));
  }

  /** The file of the workspace with how sure its readings are. */
  Path confidenceFile() {
    return Workspace.confidenceFile(root());
  }

  /** The folder of the rules that the workspace uses. */
  Path rulesFolder() {
    return Workspace.rulesFolder(root(), builtIn());
  }

  /** The folder with the dialogues of its domain. */
  Path examples() {
    return Workspace.examplesFolder(root());
  }

  /** The options that were given, each after a space, for another command on the same workspace. */
  String given() {
    String first = workspace == null ? "" : " --workspace " + ShellWord.of(workspace.toString());
    return first + home.given();
  }

  /** Tells somebody who stands in a workspace that another one is read. */
  void hint() {
    boolean here =
        workspace == null && Files.isDirectory(Path.of("rules")) && isDomain(Path.of("knowledge"));
    if (here && command != null && !same(builtIn(), Path.of(""))) {
      command
          .commandLine()
          .getErr()
          .println(
              "Note: this reads the workspace that came with the product, not the one in this folder; for that add: --workspace .");
    }
  }

  private static boolean isDomain(Path knowledge) {
    try (Stream<Path> folders = Files.list(knowledge)) {
      return folders.anyMatch(folder -> Files.isRegularFile(folder.resolve("domain.yaml")));
    } catch (IOException e) {
      return false;
    }
  }

  private static boolean same(Path one, Path other) {
    return one.toAbsolutePath().normalize().equals(other.toAbsolutePath().normalize());
  }

  private Path root() {
    return workspace == null ? builtIn() : workspace;
  }

  /** Folder for what is kept. */
  Path home() {
    return home.folder();
  }

  /** The workspace of the distribution, or the project itself when it is not packaged. */
  private static Path builtIn() {
    String distribution = System.getProperty("vervolg.dist");
    Path packaged = Path.of(distribution == null ? "." : distribution).resolve("workspace");
    return Files.isDirectory(packaged) ? packaged : Path.of(".");
  }
}
