package nl.vervolg.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code vervolg sessions}: the conversations that are kept. */
@Command(
    name = "sessions",
    mixinStandardHelpOptions = true,
    subcommands = {
      SessionsListCommand.class,
      SessionsShowCommand.class,
      SessionsDeleteCommand.class
    },
    description = "Lists, shows and forgets the conversations that are kept.")
final class SessionsCommand implements Runnable {
  @Spec private CommandSpec spec;

  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut(), Ansi.AUTO);
  }
}
