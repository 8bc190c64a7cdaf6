package nl.vervolg.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.concurrent.Callable;
import nl.vervolg.audit.TrailCheck;
import nl.vervolg.audit.TrailHead;
import nl.vervolg.audit.TrailReader;
import nl.vervolg.audit.TrailRepair;
import nl.vervolg.audit.TrailSettings;
import nl.vervolg.conversation.trail.TrailJournal;
import nl.vervolg.problem.Counted;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code vervolg audit repair}: a damaged trail tells of its damage and goes on. */
@Command(
    name = "repair",
    mixinStandardHelpOptions = true,
    description = {
      "Writes a record behind all others that tells what is wrong with the trail: where, how many bytes, and"
          + " their digest.",
      "Nothing is moved, changed or deleted. The recording goes on behind it, and verify goes on telling of it."
    })
final class AuditRepairCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private final HomeOption home = new HomeOption();

  @Option(names = "--dry-run", description = "Only tell what would be told.")
  private boolean dry;

  @Override
  public Integer call() {
    PrintWriter err = spec.commandLine().getErr();
    Path folder = TrailJournal.folder(home.folder());
    if (TrailFiles.missing(home.folder(), err)) {
      return Vervolg.FAILED;
    }
    ProgressBar bar = new ProgressBar(err, TrailCheck.size(folder));
    List<TrailHead> known = TrailFiles.known(home.folder());
    TrailRepair.Repaired repaired =
        dry
            ? TrailRepair.look(folder, known, bar::to)
            : TrailRepair.run(folder, TrailSettings.usual(Clock.systemUTC()), known, bar::to);
    bar.end();
    PrintWriter out = spec.commandLine().getOut();
    TrailFiles.lines(repaired.problems(), repaired.all(), "").forEach(out::println);
    out.println(text(repaired));
    if (repaired.record() > 0) {
      out.println("The trail ends with " + TrailReader.end(folder) + ". Take an anchor of it.");
    }
    return Vervolg.GOOD;
  }

  private String text(TrailRepair.Repaired repaired) {
    if (repaired.all() == 0) {
      return "There is nothing to tell: the trail is whole, or tells of all that is wrong already.";
    }
    String problems = Counted.of(repaired.all(), "problem");
    if (dry) {
      return problems + " would be told by a record. Nothing was written.";
    }
    String told =
        repaired.records() == 1
            ? "Record " + repaired.record() + " tells of "
            : repaired.records() + " records, the last of them " + repaired.record() + ", tell of ";
    return told + problems + ". What is damaged stays where it is.";
  }
}
