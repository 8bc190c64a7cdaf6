package nl.vervolg.cli;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import nl.vervolg.resolve.rules.Rule;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code vervolg rules list}: the rules that there are. */
@Command(
    name = "list",
    mixinStandardHelpOptions = true,
    description = "Lists the rules: id, layer, place and what each says.")
final class RulesListCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private final WorkspaceOptions options = new WorkspaceOptions();

  @Option(names = "--json", description = "Print one JSON object a rule.")
  private boolean json;

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    options.hint();
    List<Rule> rules = options.load().rules().rules();
    if (json) {
      rules.forEach(rule -> out.println(view(rule)));
    } else {
      out.print(RuleTable.of(rules, Screen.width()));
    }
    return Vervolg.GOOD;
  }

  private static ObjectNode view(Rule rule) {
    ObjectNode view = JsonNodeFactory.instance.objectNode();
    view.put("id", rule.id());
    view.put("name", rule.name());
    view.put("why", rule.why());
    view.put("layer", rule.stratum().folder());
    view.put("file", rule.file().toString());
    view.put("line", rule.line());
    if (rule.columns().rule() > 0) {
      view.put("column", rule.columns().rule());
    }
    rule.examples().forEach(view.putArray("examples")::add);
    rule.counterExamples().forEach(view.putArray("counter_examples")::add);
    return view;
  }
}
