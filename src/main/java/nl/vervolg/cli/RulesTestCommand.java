package nl.vervolg.cli;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import nl.vervolg.authoring.examples.Exercise;
import nl.vervolg.authoring.examples.FailureText;
import nl.vervolg.authoring.examples.Suite;
import nl.vervolg.authoring.examples.Trial;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.dialogue.Language;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code vervolg rules test}: runs every example. */
@Command(
    name = "test",
    mixinStandardHelpOptions = true,
    description = "Runs every example and counter-example of the rules, and every dialogue.")
final class RulesTestCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private final WorkspaceOptions options = new WorkspaceOptions();

  @Parameters(
      arity = "0..*",
      paramLabel = "FILTER",
      description = "Only these: ids of rules, patterns, or words of an example.")
  private List<String> filters = List.of();

  @Option(names = "--language", paramLabel = "CODE", description = "Only examples in it.")
  private @Nullable String language;

  @Option(
      names = "--show",
      paramLabel = "N",
      converter = NotNegative.class,
      defaultValue = "10",
      description = "Explain the first N failures (default: ${DEFAULT-VALUE}).")
  private int show;

  @Option(names = "--json", description = "Print one JSON object an example.")
  private boolean json;

  @Override
  public Integer call() {
    options.hint();
    Workspace workspace = options.load();
    spokenThere(workspace);
    Suite all = Suite.of(workspace, options.examples());
    Suite suite = new Suite(all.exercises().stream().filter(this::wanted).toList());
    if (suite.exercises().isEmpty()) {
      line().getErr().println("No example has that.\nTry an id of: vervolg rules list");
      return Vervolg.BAD_INPUT;
    }
    int count = suite.exercises().size();
    List<Trial> trials =
        suite.run(workspace, done -> Screen.progress(line().getErr(), done, count)).stream()
            .filter(this::spoken)
            .toList();
    List<Trial> failures = trials.stream().filter(trial -> !trial.passed()).toList();
    PrintWriter out = line().getOut();
    if (json) {
      trials.forEach(trial -> out.println(view(trial)));
    } else {
      failures.stream()
          .limit(show)
          .forEach(each -> out.println(FailureText.of(each).text(each) + "\n"));
      out.println(summary(trials, failures));
    }
    return failures.isEmpty() ? Vervolg.GOOD : Vervolg.FAILED;
  }

  /** A language that nobody speaks would leave nothing to fail. */
  private void spokenThere(Workspace workspace) {
    List<String> codes =
        workspace.knowledge().languages().keySet().stream().map(Language::code).sorted().toList();
    if (language != null && !codes.contains(language)) {
      throw new IllegalArgumentException(
          "No example is in the language ("
              + language
              + ").\nIt can be: "
              + String.join(", ", codes));
    }
  }

  private boolean wanted(Exercise exercise) {
    return filters.isEmpty() || filters.stream().anyMatch(filter -> wanted(exercise, filter));
  }

  private static boolean wanted(Exercise exercise, String filter) {
    boolean named =
        exercise instanceof Exercise.OfRule own
            ? own.rule().id().equalsIgnoreCase(filter)
            : exercise instanceof Exercise.Dialogue dialogue
                && dialogue.pattern().equalsIgnoreCase(filter);
    return named
        || exercise
            .example()
            .text()
            .toLowerCase(Locale.ROOT)
            .contains(filter.toLowerCase(Locale.ROOT));
  }

  private boolean spoken(Trial trial) {
    return language == null
        || trial.turn().understanding().utterance().language().code().equals(language);
  }

  private String summary(List<Trial> trials, List<Trial> failures) {
    long ofRules =
        trials.stream().filter(each -> each.exercise() instanceof Exercise.OfRule).count();
    String more =
        failures.size() > show ? " (" + (failures.size() - show) + " not shown: --show)" : "";
    return "%d of %d pass: %d beside the rules, %d dialogues; %d fail%s."
        .formatted(
            trials.size() - failures.size(),
            trials.size(),
            ofRules,
            trials.size() - ofRules,
            failures.size(),
            more);
  }

  private static ObjectNode view(Trial trial) {
    ObjectNode view = JsonNodeFactory.instance.objectNode();
    Exercise exercise = trial.exercise();
    view.put("file", exercise.place().file().toString());
    view.put("line", exercise.place().line());
    if (exercise instanceof Exercise.OfRule own) {
      view.put("rule", own.rule().id()).put("fires", own.fires());
    } else if (exercise instanceof Exercise.Dialogue dialogue) {
      view.put("heading", dialogue.pattern()).put("shows", dialogue.shows());
    }
    view.put("text", exercise.example().text());
    view.put("expected", exercise.example().expected());
    view.put("actual", trial.outcome().actual());
    view.put("pattern", trial.pattern());
    view.put("passed", trial.passed());
    trial.faults().forEach(view.putArray("faults")::add);
    FailureText told = FailureText.of(trial);
    told.observed().forEach(view.putArray("facts")::add);
    told.fired().forEach(view.putArray("fired")::add);
    told.proposals().forEach(view.putArray("proposals")::add);
    told.vetoes().forEach(view.putArray("vetoes")::add);
    return view.put("verdict", told.verdict());
  }

  private CommandLine line() {
    return spec.commandLine();
  }
}
