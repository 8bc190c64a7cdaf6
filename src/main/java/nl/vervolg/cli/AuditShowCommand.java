package nl.vervolg.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import nl.vervolg.audit.KeyRing;
import nl.vervolg.audit.Sealed;
import nl.vervolg.audit.TrailProblem;
import nl.vervolg.audit.TrailReader;
import nl.vervolg.audit.TrailRecord;
import nl.vervolg.conversation.trail.Erasure;
import nl.vervolg.conversation.trail.KeptTurn;
import nl.vervolg.conversation.trail.TrailJournal;
import nl.vervolg.report.Page;
import nl.vervolg.report.PageHtml;
import nl.vervolg.report.PageText;
import nl.vervolg.report.TurnLines;
import nl.vervolg.report.TurnPage;
import nl.vervolg.session.SessionId;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code vervolg audit show}: one turn as a page. */
@Command(
    name = "show",
    mixinStandardHelpOptions = true,
    description = "Shows how one turn was decided, as a page to read.")
final class AuditShowCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private final HomeOption home = new HomeOption();

  @Parameters(
      paramLabel = "NUMBER",
      arity = "0..1",
      description = "Number of the record, or with --session of the turn (default: the last one).")
  private @Nullable Long number;

  @Option(
      names = "--session",
      paramLabel = "NAME",
      converter = SessionName.class,
      description = "A turn of this conversation (default: of any).")
  private @Nullable SessionId session;

  @Option(
      names = "--json",
      description =
          "Print the record as one JSON object, as audit export does; of one that cannot be read, what is known and why.")
  private boolean json;

  @Option(
      names = "--html",
      paramLabel = "FILE",
      description = "Write a page for a browser (- for standard output).")
  private @Nullable Path html;

  /** What could not be read on the way. */
  private final List<TrailProblem> gaps = new ArrayList<>();

  @Override
  public Integer call() throws IOException {
    if (TrailFiles.missing(home.folder(), spec.commandLine().getErr())) {
      return Vervolg.FAILED;
    }
    Path folder = TrailJournal.folder(home.folder());
    Optional<KeptTurn> found;
    try (KeyRing keys = KeyRing.toRead(TrailJournal.keys(home.folder()))) {
      found = find(folder, keys);
    }
    if (found.isEmpty()) {
      spec.commandLine().getErr().println(missing());
      code();
      return Vervolg.FAILED;
    }
    KeptTurn turn = found.orElseThrow();
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      out.println(TurnLines.line(turn));
      return code();
    }
    Page page = TurnPage.of(turn, erased(folder, turn));
    if (html != null) {
      new OutputFile(html).write(spec.commandLine(), PageHtml.of(page));
    } else {
      out.print(PageText.of(page));
    }
    return code();
  }

  /** What was looked for and is not there, and what to do. */
  private String missing() {
    if (session == null) {
      return number == null
          ? "No turn is in the trail yet."
          : "The trail has no record "
              + number
              + ".\nLeave the number out for the last turn; vervolg audit verify tells how many records there are.";
    }
    return "The trail has no "
        + (number == null ? "turn" : "turn " + number)
        + " of a conversation ("
        + session
        + ") that can be read.\nMaybe the name is written otherwise (vervolg sessions list), or it was erased.";
  }

  /** The record that tells that a turn was erased. */
  private static Optional<TrailRecord> erased(Path folder, KeptTurn turn) {
    TrailRecord[] told = new TrailRecord[1];
    if (turn.content().isEmpty() && turn.record().sealed().isPresent()) {
      Sealed content = turn.record().sealed().orElseThrow();
      TrailReader.read(
          folder,
          turn.record().number() + 1,
          record -> {
            boolean names = Erasure.names(record, content);
            told[0] = names ? record : told[0];
            return !names;
          },
          gap -> {});
    }
    return Optional.ofNullable(told[0]);
  }

  private Optional<KeptTurn> find(Path folder, KeyRing keys) {
    KeptTurn[] found = new KeptTurn[1];
    Long wanted = number;
    if (session == null && wanted != null) {
      TrailReader.read(
          folder,
          wanted,
          record -> {
            found[0] = record.number() == wanted ? KeptTurn.show(record, keys) : null;
            return false;
          },
          gaps::add);
    } else {
      TrailReader.back(
          folder,
          record -> {
            KeptTurn turn = KeptTurn.show(record, keys);
            boolean is = record.kind().isAsked() && matches(turn);
            found[0] = is ? turn : null;
            return !is;
          },
          gaps::add);
    }
    return Optional.ofNullable(found[0]);
  }

  private boolean matches(KeptTurn turn) {
    return session == null
        || (turn.session().equals(session.value()) && (number == null || turn.turn() == number));
  }

  /** Where something was passed over, it may be what was looked for. */
  private int code() {
    if (gaps.isEmpty()) {
      return Vervolg.GOOD;
    }
    PrintWriter err = spec.commandLine().getErr();
    err.println("Not all that was looked through can be read: " + gaps.get(0).text());
    err.println("Run: vervolg audit verify");
    return Vervolg.FAILED;
  }
}
