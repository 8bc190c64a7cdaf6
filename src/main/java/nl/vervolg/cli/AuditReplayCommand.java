package nl.vervolg.cli;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import nl.vervolg.audit.TrailCheck;
import nl.vervolg.audit.TrailReader;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.conversation.trail.ReplayedTurn;
import nl.vervolg.conversation.trail.TrailJournal;
import nl.vervolg.conversation.trail.TrailReplay;
import nl.vervolg.problem.Counted;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code vervolg audit replay}: whether every turn would be decided the same again. */
@Command(
    name = "replay",
    mixinStandardHelpOptions = true,
    description = "Decides every recorded turn again and compares the records byte by byte.")
final class AuditReplayCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private final WorkspaceOptions options = new WorkspaceOptions();

  @Option(
      names = "--show",
      paramLabel = "N",
      defaultValue = "20",
      description = "Show at most so many turns that differ (default: ${DEFAULT-VALUE}).")
  private int most;

  private int same;
  private int version;
  private int differ;
  private int closed;
  private int without;
  private int links;

  @Override
  public Integer call() {
    if (TrailFiles.missing(options.home(), spec.commandLine().getErr())) {
      return Vervolg.FAILED;
    }
    PrintWriter out = spec.commandLine().getOut();
    TrailCheck.Report report;
    try (Workspace workspace = options.loadToAnswer()) {
      Path folder = TrailJournal.folder(options.home());
      ProgressBar bar =
          new ProgressBar(spec.commandLine().getErr(), TrailReader.end(folder).number());
      report =
          TrailReplay.run(
              options.home(),
              workspace,
              Version.text(),
              turn -> {
                bar.to(turn.turn().record().number());
                count(turn, out);
              });
      bar.end();
    }
    out.println(summary());
    boolean whole = TrailFiles.whole(report, spec.commandLine().getErr());
    return differ == 0 && whole ? Vervolg.GOOD : Vervolg.FAILED;
  }

  private void count(ReplayedTurn turn, PrintWriter out) {
    if (turn instanceof ReplayedTurn.Same) {
      same++;
    } else if (turn instanceof ReplayedTurn.Closed) {
      closed++;
    } else if (turn instanceof ReplayedTurn.WithoutHistory) {
      without++;
    } else if (turn instanceof ReplayedTurn.NotReplayed) {
      links++;
    } else if (turn instanceof ReplayedTurn.Differs differs) {
      differs(differs, out);
    }
  }

  private void differs(ReplayedTurn.Differs turn, PrintWriter out) {
    if (turn.members().isEmpty()) {
      version++;
      return;
    }
    differ++;
    if (differ <= most) {
      out.println(text(turn));
    }
  }

  private static String text(ReplayedTurn.Differs turn) {
    return """
    Record %d, turn %d of (%s): %s
      then: %s
      now:  %s
      differs in %s; rules only then %s, only now %s
    """
        .formatted(
            turn.turn().record().number(),
            turn.turn().turn(),
            turn.turn().session(),
            turn.then().path("said").asText(),
            end(turn.then()),
            end(turn.now()),
            turn.members(),
            turn.gone(),
            turn.come());
  }

  private static String end(JsonNode turn) {
    String question = turn.path("asked").path("question").asText();
    return question.isEmpty() ? turn.path("answer").asText() : question;
  }

  private String summary() {
    StringBuilder summary = new StringBuilder();
    summary
        .append(Counted.of(same, "turn is", "turns are"))
        .append(" decided the same, byte by byte");
    if (version > 0) {
      summary.append("; ").append(version).append(" the same by another version of the workspace");
    }
    summary.append("; ").append(Counted.of(differ, "differs", "differ"));
    if (closed > 0) {
      summary
          .append("; ")
          .append(closed)
          .append(" cannot be read: erased, or the keys are not here");
    }
    if (without > 0) {
      summary
          .append("; ")
          .append(
              Counted.of(
                  without,
                  "has no turns before it in the trail",
                  "have no turns before them in the trail"));
    }
    summary.append('.');
    if (links > 0) {
      summary
          .append("\nNot replayed: ")
          .append(Counted.of(links, "linked question"))
          .append(
              ". The trail has the digests of the schema, values and facts that a question was linked with, not these themselves: link it again with them, and compare the records with vervolg audit show.");
    }
    return summary.toString();
  }
}
