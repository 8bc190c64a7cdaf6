package nl.vervolg.authoring.propose;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.stream.Stream;
import nl.vervolg.authoring.examples.Example;
import nl.vervolg.authoring.examples.Exercise;
import nl.vervolg.authoring.examples.Patterns;
import nl.vervolg.authoring.examples.Suite;
import nl.vervolg.authoring.examples.Trial;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.dialogue.Language;
import nl.vervolg.problem.Problems;
import nl.vervolg.resolve.rules.RuleBase;
import nl.vervolg.resolve.rules.sheets.PhrasePattern;
import nl.vervolg.resolve.rules.sheets.PhrasePatterns;
import nl.vervolg.understand.Understanding;

/** Finds what to add so that a dialogue ends as somebody wants. */
public final class Proposer {
  private final Workspace workspace;
  private final Path rules;
  private final Path examples;
  private final IntConsumer tried;
  private String refused = "";

  /**
   * For a workspace.
   *
   * @param rules its folder of rules
   * @param examples the folder of its dialogues
   * @param tried is told how many rows were tried
   */
  public Proposer(Workspace workspace, Path rules, Path examples, IntConsumer tried) {
    this.workspace = workspace;
    this.rules = rules;
    this.examples = examples;
    this.tried = tried;
  }

  /** What to add for this dialogue. */
  public Proposal propose(Example wanted) throws IOException {
    Example.Outcome now = wanted.run(workspace);
    if (now.asExpected()) {
      List<String> fired =
          now.last().resolution().derivation().firings().stream()
              .map(firing -> firing.rule().id())
              .distinct()
              .toList();
      return new Proposal.Nothing(pattern(now, workspace), fired);
    }
    Path overlay = Files.createTempDirectory("vervolg-rules");
    try {
      copy(overlay);
      return tryAll(wanted, now, overlay);
    } finally {
      delete(overlay);
    }
  }

  private Proposal tryAll(Example wanted, Example.Outcome now, Path overlay) throws IOException {
    Understanding turn = now.last().understanding();
    int count = 0;
    int broke = 0;
    for (PhrasePattern pattern : patterns().byName().values()) {
      Optional<String> wording = Generalised.of(turn, pattern);
      if (wording.isEmpty()) {
        continue;
      }
      tried.accept(++count);
      List<String> cells =
          List.of(
              turn.utterance().language().code(),
              wording.orElseThrow(),
              pattern.name(),
              wanted.text(),
              counter(turn.utterance().language(), wanted));
      Optional<Workspace> with = with(cells, overlay);
      if (with.isPresent() && wanted.run(with.orElseThrow()).asExpected()) {
        Suite suite = Suite.of(with.orElseThrow(), examples);
        if (suite.failures(with.orElseThrow()).stream().allMatch(this::failed)) {
          int passing = suite.exercises().size();
          return new Proposal.Row(now.actual(), wording.orElseThrow(), pattern, cells, passing);
        }
        broke++;
      }
    }
    List<String> unexplained =
        turn.unexplained().stream().map(each -> turn.text(each.span())).toList();
    return new Proposal.None(now.actual(), unexplained, count, broke, refused);
  }

  /** True for an example that is not of the row, and does not pass without it either. */
  private boolean failed(Trial trial) {
    boolean known =
        !(trial.exercise() instanceof Exercise.OfRule own)
            || workspace.rules().tree(own.rule().id()).isPresent();
    return known && !Suite.run(trial.exercise(), workspace).passed();
  }

  /** None where the row is not admitted; why is kept. */
  private Optional<Workspace> with(List<String> cells, Path overlay) throws IOException {
    Path sheet = overlay.resolve("phrases").resolve("proposed.csv");
    Files.writeString(sheet, Sheet.HEAD + "\n" + Sheet.line(cells) + "\n");
    try {
      return Optional.of(workspace.with(RuleBase.load(overlay, overlay.resolve("cache"))));
    } catch (Problems.WorkspaceException e) {
      refused = e.problems().get(0).what();
      return Optional.empty();
    }
  }

  /** Another dialogue in the language, which ends as written: the row must not fire in it. */
  private String counter(Language language, Example wanted) {
    return Suite.of(workspace, examples).exercises().stream()
        .filter(Exercise.Dialogue.class::isInstance)
        .filter(each -> each.language().equals(Optional.of(language)))
        .map(Exercise::example)
        .filter(each -> each.turns().size() > 1 && !each.text().equals(wanted.text()))
        .filter(each -> each.outcome().equals(wanted.outcome()) || each.text().contains("?"))
        .max(Comparator.comparing((Example each) -> each.outcome().equals(wanted.outcome())))
        .map(Example::text)
        .orElse("");
  }

  private static String pattern(Example.Outcome outcome, Workspace workspace) {
    return Patterns.shown(outcome.last().resolution(), workspace.knowledge().domain());
  }

  private PhrasePatterns patterns() throws IOException {
    Path file = rules.resolve("phrases").resolve(PhrasePatterns.FILE);
    Problems problems = new Problems();
    PhrasePatterns read = PhrasePatterns.read(file, Files.readString(file), problems);
    problems.throwIfAny();
    return read;
  }

  private void copy(Path overlay) throws IOException {
    try (Stream<Path> files = Files.walk(rules)) {
      for (Path file : (Iterable<Path>) files::iterator) {
        Path target = overlay.resolve(rules.relativize(file).toString());
        if (Files.isDirectory(file)) {
          Files.createDirectories(target);
        } else {
          Files.copy(file, target);
        }
      }
    }
  }

  private static void delete(Path folder) throws IOException {
    List<Path> all = new ArrayList<>();
    try (Stream<Path> files = Files.walk(folder)) {
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
