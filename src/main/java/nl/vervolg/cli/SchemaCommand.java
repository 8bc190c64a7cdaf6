package nl.vervolg.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code vervolg schema}: what databases consist of. */
@Command(
    name = "schema",
    mixinStandardHelpOptions = true,
    subcommands = {SchemaImportCommand.class, SchemaShowCommand.class},
    description = "Reads the tables, columns and keys of databases, and shows them.")
final class SchemaCommand implements Runnable {
  @Spec private CommandSpec spec;

  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut(), Ansi.AUTO);
  }
}
