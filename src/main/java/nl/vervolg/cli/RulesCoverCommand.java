package nl.vervolg.cli;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import nl.vervolg.authoring.examples.Coverage;
import nl.vervolg.authoring.examples.CoverageHtml;
import nl.vervolg.authoring.examples.CoverageMarkdown;
import nl.vervolg.authoring.examples.Suite;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.dialogue.Language;
import nl.vervolg.problem.Counted;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code vervolg rules cover}: what the examples show and what nobody shows. */
@Command(
    name = "cover",
    mixinStandardHelpOptions = true,
    description = "Counts which rules, patterns, languages and templates the examples show.")
final class RulesCoverCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private final WorkspaceOptions options = new WorkspaceOptions();

  @Parameters(
      arity = "0..*",
      paramLabel = "NAME",
      description = "Show the examples with all of these: a rule, pattern, language, template.")
  private List<String> names = List.of();

  @Option(names = "--html", paramLabel = "FILE", description = "Write a page for a browser.")
  private @Nullable Path html;

  @Option(names = "--markdown", paramLabel = "FILE", description = "Write the tables as Markdown.")
  private @Nullable Path markdown;

  @Option(names = "--json", description = "Print one JSON object an example.")
  private boolean json;

  @Option(
      names = "--check",
      description = "Exit with 1 when a cell is thin or a rule fires nowhere.")
  private boolean check;

  @Override
  public Integer call() throws IOException {
    options.hint();
    Workspace workspace = options.load();
    Suite suite = Suite.of(workspace, options.examples());
    int count = suite.exercises().size();
    Coverage coverage =
        Coverage.of(
            workspace, suite.run(workspace, done -> Screen.progress(line().getErr(), done, count)));
    write(html, coverage);
    write(markdown, coverage);
    PrintWriter out = line().getOut();
    if (json) {
      coverage.slice(names.toArray(String[]::new)).forEach(each -> out.println(view(each)));
    } else if (!names.isEmpty()) {
      return slice(coverage);
    } else if (html == null && markdown == null) {
      out.print(table(coverage));
    }
    return check && wanting(coverage) ? Vervolg.FAILED : Vervolg.GOOD;
  }

  private void write(@Nullable Path file, Coverage coverage) throws IOException {
    if (file != null) {
      Files.writeString(
          file, file.equals(html) ? CoverageHtml.of(coverage) : CoverageMarkdown.of(coverage));
      line().getErr().println("Written: " + file);
    }
  }

  /** Says what is wanting. */
  private boolean wanting(Coverage coverage) {
    coverage
        .thinCells()
        .forEach(
            cell ->
                line()
                    .getErr()
                    .println(
                        "Thin: %s in %s has %d + %d; at least %d + %d are wanted."
                            .formatted(
                                cell.pattern(),
                                cell.language().code(),
                                cell.examples(),
                                cell.counterExamples(),
                                Coverage.LEAST_EXAMPLES,
                                Coverage.LEAST_COUNTER_EXAMPLES)));
    coverage
        .silentRules()
        .forEach(rule -> line().getErr().println("The rule (" + rule + ") fires in no example."));
    return !coverage.thinCells().isEmpty() || !coverage.silentRules().isEmpty();
  }

  private int slice(Coverage coverage) {
    List<Coverage.Shown> slice = coverage.slice(names.toArray(String[]::new));
    PrintWriter out = line().getOut();
    for (Coverage.Shown shown : slice) {
      out.println(
          "%-24s %s %-10s %s"
              .formatted(
                  shown.pattern(),
                  shown.language().code(),
                  shown.template(),
                  shown.exercise().example().text()));
    }
    out.println(
        Counted.of(slice.size(), "example shows ", "examples show ")
            + String.join(" and ", names)
            + ".");
    return slice.isEmpty() ? Vervolg.FAILED : Vervolg.GOOD;
  }

  private static String table(Coverage coverage) {
    StringBuilder table = new StringBuilder();
    table.append("Dialogues + near misses of each pattern (! = thin)\n");
    heading(table, coverage);
    for (String pattern : coverage.patterns()) {
      row(
          table,
          pattern,
          coverage.languages().stream()
              .map(language -> coverage.cell(pattern, language))
              .map(
                  cell -> cell.examples() + "+" + cell.counterExamples() + (cell.thin() ? "!" : ""))
              .toList());
    }
    table.append("\nExamples in which a rule fires (. = none)\n");
    heading(table, coverage);
    for (String rule : coverage.rules()) {
      row(
          table,
          rule,
          coverage.languages().stream()
              .map(language -> coverage.count(rule, language))
              .map(number -> number == 0 ? "." : String.valueOf(number))
              .toList());
    }
    return table.append("\nTemplates: ").append(templates(coverage)).append('\n').toString();
  }

  private static String templates(Coverage coverage) {
    return coverage.templates().stream()
        .map(template -> template + " " + coverage.slice(template).size())
        .collect(Collectors.joining(", "));
  }

  private static void heading(StringBuilder table, Coverage coverage) {
    row(table, "", coverage.languages().stream().map(Language::code).toList());
  }

  private static void row(StringBuilder table, String name, List<String> cells) {
    table.append("%-34s".formatted(name));
    cells.forEach(cell -> table.append("%9s".formatted(cell)));
    table.append('\n');
  }

  private static ObjectNode view(Coverage.Shown shown) {
    ObjectNode view = JsonNodeFactory.instance.objectNode();
    view.put("text", shown.exercise().example().text());
    view.put("pattern", shown.pattern());
    view.put("language", shown.language().code());
    view.put("template", shown.template());
    shown.rules().forEach(view.putArray("rules")::add);
    return view;
  }

  private CommandLine line() {
    return spec.commandLine();
  }
}
