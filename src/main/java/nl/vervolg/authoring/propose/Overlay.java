package nl.vervolg.authoring.propose;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import nl.vervolg.authoring.check.CheckedFolders;
import nl.vervolg.authoring.examples.Exercise;
import nl.vervolg.authoring.examples.Suite;
import nl.vervolg.authoring.examples.Trial;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.problem.Problems;
import nl.vervolg.resolve.rules.RuleBase;

/** A copy of a workspace, in which changes are tried. */
final class Overlay implements AutoCloseable {
  private static final List<String> PARTS = List.of("rules", "knowledge", "templates");

  private final CheckedFolders folders;
  private final Workspace workspace;
  private final Path copy;
  private boolean whole;
  private String refused = "";
  private Optional<RuleBase> last = Optional.empty();

  Overlay(CheckedFolders folders, Workspace workspace) throws IOException {
    this.folders = folders;
    this.workspace = workspace;
    this.copy = Files.createTempDirectory("vervolg-rules");
    copy(folders.rules(), copy.resolve(PARTS.get(0)));
  }

  /** The folder of rules of the copy. */
  Path rules() {
    return copy.resolve(PARTS.get(0));
  }

  /** Why the last change was not admitted; empty where each was. */
  String refused() {
    return refused;
  }

  /**
   * The workspace with another file of rules, which it has until the next one is asked for; none
   * where that is not admitted.
   */
  Optional<Workspace> withRules(Path file, String text) throws IOException {
    Path written = rules().resolve(file.toString());
    Files.writeString(written, text);
    last.ifPresent(RuleBase::close);
    last = Optional.empty();
    try {
      last = Optional.of(RuleBase.load(rules(), rules().resolve("cache")));
      return last.map(workspace::with);
    } catch (Problems.WorkspaceException e) {
      refused = e.problems().get(0).what();
      return Optional.empty();
    } finally {
      Files.delete(written);
    }
  }

  /** The workspace with another text of one of its files of words. */
  Optional<Workspace> withWords(Path file, String text) throws IOException {
    if (!whole) {
      for (String part : PARTS) {
        if (Files.isDirectory(folders.root().resolve(part)) && !part.equals(PARTS.get(0))) {
          copy(folders.root().resolve(part), copy.resolve(part));
        }
      }
      whole = true;
    }
    Path written = copy.resolve(folders.root().relativize(file).toString());
    String before = Files.readString(written);
    Files.writeString(written, text);
    try {
      Workspace changed = Workspace.load(copy, folders.builtIn(), folders.cache());
      return Optional.of(changed);
    } catch (Problems.WorkspaceException e) {
      refused = e.problems().get(0).what();
      return Optional.empty();
    } finally {
      Files.writeString(written, before);
    }
  }

  /** How many examples come out as before; none where one does not. */
  Optional<Integer> passing(Workspace changed) {
    Suite suite = Suite.of(changed, folders.examples());
    boolean same = suite.failures(changed).stream().allMatch(this::failed);
    return same ? Optional.of(suite.exercises().size()) : Optional.empty();
  }

  /** True for an example that does not pass without the change either; not one of what is new. */
  private boolean failed(Trial trial) {
    boolean known =
        !(trial.exercise() instanceof Exercise.OfRule own)
            || workspace.rules().tree(own.rule().id()).isPresent();
    return known && !Suite.run(trial.exercise(), workspace).passed();
  }

  private static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : (Iterable<Path>) files::iterator) {
        Path target = to.resolve(from.relativize(file).toString());
        if (Files.isDirectory(file)) {
          Files.createDirectories(target);
        } else {
          Files.copy(file, target);
        }
      }
    }
  }

  @Override
  public void close() throws IOException {
    last.ifPresent(RuleBase::close);
    List<Path> all = new ArrayList<>();
    try (Stream<Path> files = Files.walk(copy)) {
      files.forEach(all::add);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    all.sort(Comparator.reverseOrder());
    for (Path path : all) {
      Files.deleteIfExists(path);
    }
  }
}
