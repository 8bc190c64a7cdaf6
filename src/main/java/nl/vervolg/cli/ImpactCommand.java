package nl.vervolg.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import nl.vervolg.authoring.impact.Change;
import nl.vervolg.authoring.impact.Impact;
import nl.vervolg.authoring.impact.ImpactSummary;
import nl.vervolg.authoring.impact.TurnSource;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.dialogue.Language;
import nl.vervolg.resolve.rules.RuleBase;
import nl.vervolg.session.RecordedSessions;
import nl.vervolg.session.SessionStore;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code vervolg impact}: what an edit of the rules would change. */
@Command(
    name = "impact",
    mixinStandardHelpOptions = true,
    description =
        "Decides the recorded turns and the dialogues of the workspace by edited rules as well, and lists what comes out otherwise. Exits with 1 when an accepted dialogue breaks.")
final class ImpactCommand implements Callable<Integer> {
  private static final int SHOWN = 5;

  @Spec private CommandSpec spec;
  @Mixin private final WorkspaceOptions options = new WorkspaceOptions();

  @Option(
      names = "--rules",
      required = true,
      paramLabel = "DIR",
      description = "Folder with the edited rules: a copy of rules/.")
  private Path rules = Path.of("");

  @Option(
      names = "--turns",
      paramLabel = "FILE",
      description =
          "File with more turns, a line as resolve reads them; may be given several times.")
  private List<Path> files = List.of();

  @Option(
      names = "--show",
      paramLabel = "N",
      converter = NotNegative.class,
      description =
          "Show at most N dialogues and N recorded turns for each rule (default: " + SHOWN + ").")
  private int show = SHOWN;

  @Option(names = "--all", description = "Show all turns.")
  private boolean all;

  @Option(
      names = "--json",
      description = "Print one JSON object for each turn that changes, and one with the totals.")
  private boolean json;

  /** They are what is read: where they are damaged, that is no outcome of the comparison. */
  private RecordedSessions sessions() {
    try {
      return RecordedSessions.open(options.home().resolve("sessions"));
    } catch (SessionStore.StoreException e) {
      throw new IllegalArgumentException(e.getMessage(), e);
    }
  }

  @Override
  public Integer call() throws IOException {
    check();
    options.hint();
    CompletableFuture<RuleBase> loading =
        CompletableFuture.supplyAsync(() -> RuleBase.load(rules, options.home().resolve("cache")));
    Workspace workspace = options.load();
    RuleBase edited = join(loading);
    Impact impact = new Impact(workspace, edited, options.examples());
    Language usual = workspace.knowledge().domain().languages().get(0);
    try (RecordedSessions sessions = sessions()) {
      List<TurnSource> sources = new ArrayList<>(List.of(TurnSource.of(sessions, usual)));
      for (Path file : files) {
        sources.add(TurnFile.open(file, workspace.knowledge().domain().languages()));
      }
      int held = json ? 0 : all ? Integer.MAX_VALUE : show;
      ImpactSummary summary = impact.run(sources, held, listener());
      PrintWriter out = line().getOut();
      if (json) {
        out.println(ImpactView.of(summary));
      } else {
        out.print(new ImpactText(rules, Screen.width()).of(summary));
      }
      return summary.broken() > 0 ? Vervolg.FAILED : Vervolg.GOOD;
    }
  }

  private void check() throws IOException {
    if (!Files.isDirectory(rules)) {
      throw new IllegalArgumentException(
          "The folder (" + rules + ") is not there.\nName a copy of rules/ with your edits.");
    }
    if (Files.isSameFile(rules, options.rulesFolder())) {
      throw new IllegalArgumentException(
          "The folder ("
              + rules
              + ") has the rules that the workspace uses now: nothing would change.\n"
              + "Copy it, edit the copy, and name the copy.");
    }
    if (Files.isDirectory(rules.resolve("rules"))) {
      throw new IllegalArgumentException(
          "The folder ("
              + rules
              + ") is a workspace, not its rules.\nMaybe you meant ("
              + rules.resolve("rules")
              + ").");
    }
  }

  /** The rules that were read meanwhile; their problems are reported as those of any rules. */
  private static RuleBase join(CompletableFuture<RuleBase> loading) {
    try {
      return loading.join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw e;
    }
  }

  private Impact.Listener listener() {
    PrintWriter out = line().getOut();
    PrintWriter err = line().getErr();
    return new Impact.Listener() {
      @Override
      public void changed(Change change) {
        if (json) {
          out.println(ImpactView.of(change));
        }
      }

      @Override
      public void compared(long done, long all) {
        Screen.progress(err, (int) done, (int) all);
      }
    };
  }

  private CommandLine line() {
    return spec.commandLine();
  }
}
