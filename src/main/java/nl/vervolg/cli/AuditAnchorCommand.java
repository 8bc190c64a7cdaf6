package nl.vervolg.cli;

import java.io.PrintWriter;
import java.util.Optional;
import java.util.concurrent.Callable;
import nl.vervolg.audit.TrailCheck;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code vervolg audit anchor}: the end of the trail, to be kept elsewhere. */
@Command(
    name = "anchor",
    mixinStandardHelpOptions = true,
    description =
        "Checks the trail and prints its end. Keep it where nobody who can change the trail can change it.")
final class AuditAnchorCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private final HomeOption home = new HomeOption();

  @Override
  public Integer call() {
    PrintWriter err = spec.commandLine().getErr();
    if (TrailFiles.missing(home.folder(), err)) {
      return Vervolg.FAILED;
    }
    TrailCheck.Report report = TrailFiles.check(home, Optional.empty(), err);
    spec.commandLine().getOut().println(report.head());
    return TrailFiles.whole(report, err) ? Vervolg.GOOD : Vervolg.FAILED;
  }
}
