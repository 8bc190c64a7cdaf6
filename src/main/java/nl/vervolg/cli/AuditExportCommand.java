package nl.vervolg.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Optional;
import java.util.concurrent.Callable;
import nl.vervolg.audit.KeyRing;
import nl.vervolg.audit.TrailCheck;
import nl.vervolg.audit.TrailException;
import nl.vervolg.audit.TrailReader;
import nl.vervolg.audit.TrailRecord;
import nl.vervolg.conversation.trail.KeptTurn;
import nl.vervolg.conversation.trail.TrailJournal;
import nl.vervolg.report.ChainText;
import nl.vervolg.report.PageHtml;
import nl.vervolg.report.Period;
import nl.vervolg.report.PeriodPage;
import nl.vervolg.report.TurnLines;
import nl.vervolg.report.TurnSink;
import nl.vervolg.report.TurnTable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code vervolg audit export}: the turns of a period. */
@Command(
    name = "export",
    mixinStandardHelpOptions = true,
    description = "Writes the turns of a period as lines, as a table, or as a report to read.")
final class AuditExportCommand implements Callable<Integer> {
  /** What is written. */
  enum Format {
    JSONL,
    CSV,
    HTML
  }

  @Spec private CommandSpec spec;
  @Mixin private final HomeOption home = new HomeOption();

  @Option(
      names = "--from",
      required = true,
      paramLabel = "DATE",
      converter = Day.class,
      description = "The first day, such as 2026-11-01; days are those of UTC.")
  private LocalDate first = LocalDate.EPOCH;

  @Option(
      names = "--to",
      required = true,
      paramLabel = "DATE",
      converter = Day.class,
      description = "The last day, which belongs to the period.")
  private LocalDate last = LocalDate.EPOCH;

  @Option(
      names = "--format",
      required = true,
      paramLabel = "FORMAT",
      description = "jsonl (a turn a line), csv (a turn a row) or html (a report with a summary).")
  private Format format = Format.JSONL;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "Where to write (default: standard output).")
  private @Nullable Path file;

  @Option(
      names = "--turns",
      paramLabel = "N",
      defaultValue = "200",
      converter = NotNegative.class,
      description = "List at most so many turns in the report (default: ${DEFAULT-VALUE}).")
  private int most;

  private Optional<String> broken = Optional.empty();
  private boolean ended;

  @Override
  public Integer call() throws IOException {
    if (TrailFiles.missing(home.folder(), spec.commandLine().getErr())) {
      return Vervolg.FAILED;
    }
    Period period = new Period(first, last);
    PrintWriter err = spec.commandLine().getErr();
    TrailCheck.Report check = TrailFiles.check(home, Optional.empty(), err);
    try (OutputFile.Open out = new OutputFile(file).open(spec.commandLine())) {
      if (format == Format.HTML) {
        PeriodPage page = new PeriodPage(period, most);
        read(period, page, check);
        out.writer().write(PageHtml.of(page.page(check, broken)));
      } else {
        read(period, sink(out.writer()), check);
      }
      out.whole();
    }
    err.println(ChainText.of(check));
    broken.ifPresent(err::println);
    return check.problems().isEmpty() && !ended ? Vervolg.GOOD : Vervolg.FAILED;
  }

  private TurnSink sink(Writer out) throws IOException {
    return format == Format.CSV ? new TurnTable(out) : new TurnLines(out);
  }

  /** What cannot be read is left out, and that is told. */
  private void read(Period period, TurnSink sink, TrailCheck.Report check) throws IOException {
    Path folder = home.folder();
    ProgressBar bar = new ProgressBar(spec.commandLine().getErr(), check.head().number());
    try (KeyRing keys = KeyRing.toRead(TrailJournal.keys(folder))) {
      TrailReader.read(
          TrailJournal.folder(folder),
          1,
          record -> {
            bar.to(record.number());
            if (period.holds(record.time())) {
              record(record, keys, sink);
            }
            return true;
          },
          gap -> broken = broken.or(() -> Optional.of(gap.text() + "\nRun: vervolg audit verify")));
    } catch (TrailException e) {
      broken = Optional.of(String.valueOf(e.getMessage()));
      ended = true;
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    bar.end();
    sink.end();
  }

  private static void record(TrailRecord record, KeyRing keys, TurnSink sink) {
    if (record.kind().isAsked()) {
      try {
        sink.turn(KeptTurn.show(record, keys));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    } else if (sink instanceof PeriodPage page) {
      page.other(record);
    }
  }
}
