package nl.vervolg.cli;

import java.util.concurrent.Callable;
import nl.vervolg.audit.Trail;
import nl.vervolg.conversation.trail.TrailJournal;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code vervolg audit anchor}: the end of the trail, to be kept elsewhere. */
@Command(
    name = "anchor",
    mixinStandardHelpOptions = true,
    description =
        "Prints the end of the trail. Keep it where nobody who can change the trail can change it.")
final class AuditAnchorCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private final HomeOption home = new HomeOption();

  @Override
  public Integer call() {
    if (TrailFiles.missing(home.folder(), spec.commandLine().getErr())) {
      return Vervolg.FAILED;
    }
    spec.commandLine().getOut().println(Trail.end(TrailJournal.folder(home.folder())));
    return Vervolg.GOOD;
  }
}
