package nl.vervolg.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code vervolg rules}: what experts do to their rules. */
@Command(
    name = "rules",
    mixinStandardHelpOptions = true,
    subcommands = {
      RulesListCommand.class,
      RulesCheckCommand.class,
      RulesTestCommand.class,
      RulesCoverCommand.class,
      RulesWhyCommand.class,
      RulesNewCommand.class
    },
    description = "Lists, checks, tests and explains the rules of a workspace.")
final class RulesCommand implements Runnable {
  @Spec private CommandSpec spec;

  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut(), Ansi.AUTO);
  }
}
