package nl.vervolg.authoring.reload;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import nl.vervolg.authoring.examples.Example;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.problem.Problems;
import nl.vervolg.resolve.rules.Rule;
import nl.vervolg.resolve.rules.RuleBase;

/**
 * Makes the first reload as quick as the later ones: while nothing is edited, compiles one rule
 * file into nothing and runs the examples on the rules in use, so that Java has compiled what a
 * reload runs. In small steps; nothing comes of it but speed.
 */
final class Preparation {
  private final Supplier<Workspace> present;
  private final Iterator<String> examples;
  private boolean compiled;

  /**
   * Prepares for edits of the rules of a workspace.
   *
   * @param present the workspace in use; it is not held, so that it can go
   */
  Preparation(Supplier<Workspace> present) {
    this.present = present;
    List<Rule> rules = present.get().rules().rules();
    this.examples = rules.stream().flatMap(rule -> rule.examples().stream()).iterator();
  }

  /** True when somebody could edit rules here. */
  static boolean worthwhile(WatchedFolders folders) {
    return Files.isWritable(folders.rules());
  }

  /** Does a little, some milliseconds but for the first; false when there is nothing to do. */
  boolean step() {
    if (!compiled) {
      compiled = true;
      smallest().ifPresent(Preparation::compile);
      return true;
    }
    if (!examples.hasNext()) {
      return false;
    }
    try {
      Example.parse(examples.next()).run(present.get());
    } catch (RuntimeException e) {
      log("An example cannot be run; a reload will say so.", e);
    }
    return true;
  }

  private Optional<Rule> smallest() {
    return present.get().rules().rules().stream()
        .filter(rule -> rule.file().toString().endsWith(".drl"))
        .min(Comparator.comparingLong(rule -> rule.file().toFile().length()));
  }

  /** A copy in a folder of its own, so that nothing is left in the cache. */
  private static void compile(Rule rule) {
    try {
      Path folder = Files.createTempDirectory("vervolg-rules");
      try {
        Path layer = folder.resolve(rule.stratum().folder());
        Files.createDirectories(layer);
        Files.copy(rule.file(), layer.resolve(String.valueOf(rule.file().getFileName())));
        RuleBase.load(folder, folder.resolve("cache")).close();
      } finally {
        delete(folder);
      }
    } catch (IOException | Problems.WorkspaceException e) {
      log("Nothing could be prepared; the first reload takes longer.", e);
    }
  }

  private static void delete(Path folder) throws IOException {
    List<Path> all;
    try (Stream<Path> files = Files.walk(folder)) {
      all = files.sorted(Comparator.reverseOrder()).toList();
    }
    for (Path each : all) {
      Files.deleteIfExists(each);
    }
  }

  private static void log(String what, Exception e) {
    System.getLogger(Preparation.class.getName()).log(System.Logger.Level.DEBUG, what, e);
  }
}
