package nl.vervolg.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code vervolg audit}: what auditors do with the trail. */
@Command(
    name = "audit",
    mixinStandardHelpOptions = true,
    subcommands = {
      AuditVerifyCommand.class,
      AuditAnchorCommand.class,
      AuditRepairCommand.class,
      AuditShowCommand.class,
      AuditReplayCommand.class,
      AuditExportCommand.class,
      AuditEraseCommand.class,
      AuditRetireCommand.class
    },
    description = "Checks and shows the record of what was decided.")
final class AuditCommand implements Runnable {
  @Spec private CommandSpec spec;

  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut(), Ansi.AUTO);
  }
}
