package nl.vervolg.cli;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import nl.vervolg.link.FollowUps;
import nl.vervolg.link.LinkOutcome;
import nl.vervolg.link.LinkRequest;
import nl.vervolg.link.LinkSettings;
import nl.vervolg.link.LinkSources;
import nl.vervolg.link.PhaseReport;
import nl.vervolg.link.SchemaLinker;
import nl.vervolg.link.wordnet.WordNet;
import nl.vervolg.problem.Counted;
import nl.vervolg.problem.DrawnText;
import nl.vervolg.schema.MSchema;
import nl.vervolg.schema.Schema;
import nl.vervolg.session.SessionStore;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code vervolg link}: the part of a database's schema that a question needs. */
@Command(
    name = "link",
    mixinStandardHelpOptions = true,
    description = "Finds the columns of a database that a question needs, without a model.")
final class LinkCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(arity = "0..1", paramLabel = "QUESTION", description = "What is asked.")
  private @Nullable String question;

  @Option(
      names = "--schema",
      required = true,
      paramLabel = NamedSource.LABEL,
      description = NamedSource.DESCRIPTION)
  private String schema = "";

  @Option(
      names = "--descriptions",
      paramLabel = "DIR",
      description = "Folder with what is told of the columns: a file NAME.json a database.")
  private @Nullable Path descriptions;

  @Option(
      names = "--values",
      paramLabel = LinkedValues.LABEL,
      description = LinkedValues.DESCRIPTION)
  private List<String> values = List.of();

  @Option(
      names = "--db",
      paramLabel = "NAME",
      description =
          "The database that is asked, where the file has many; that of lines without db_id.")
  private @Nullable String database;

  @Option(
      names = "--history",
      paramLabel = "QUESTION",
      description = "A question before it, oldest first; can be given many times.")
  private List<String> history = List.of();

  @Option(
      names = "--evidence",
      paramLabel = "TEXT",
      description = "What is known beside the question, such as which code means what.")
  private String evidence = "";

  @Option(
      names = "--evidence-file",
      paramLabel = "FILE",
      description = "Facts about what words mean in the data, one a line; the best three count.")
  private @Nullable Path evidenceFile;

  @Option(
      names = "--examples",
      paramLabel = "FILE",
      description =
          "Questions with their queries, an object of JSON with question and query a line; the five most like it are shown.")
  private @Nullable Path examples;

  @Option(names = "--embedding", description = LinkedNotes.EMBEDDING)
  private boolean embedding;

  @Mixin private final WorkspaceOptions options = new WorkspaceOptions();
  @Mixin private final LinkTrailOptions trail = new LinkTrailOptions();

  @Option(
      names = "--max-columns",
      paramLabel = "N",
      converter = NotNegative.class,
      description =
          "Cut every schema to so many columns, at least 1 (default: to 15 where it has more than 100 columns, or takes much of a model's window).")
  private @Nullable Integer most;

  @Option(
      names = "--batch",
      description = "Read questions from standard input: a JSON object a line; print one for each.")
  private boolean batch;

  @Option(names = "--json", description = "Print one JSON object.")
  private boolean json;

  @Option(
      names = "--dialect",
      paramLabel = "NAME",
      description = "How the schema is written: create_table or original (default: create_table).")
  private MSchema dialect = MSchema.CREATE_TABLE;

  @Override
  public Integer call() throws IOException {
    checkOptions();
    trail.check();
    trail.prepare();
    LinkWorkspace workspace = workspace();
    LinkSettings usual = LinkSettings.USUAL.in(dialect);
    LinkSettings settings = most == null ? usual : usual.cutTo(most);
    Optional<String> asked = Optional.ofNullable(database);
    Told told = new Told(spec.commandLine().getErr());
    List<Schema> databases =
        NamedSource.schemas(
            NamedSource.of(schema, options.home()), Optional.ofNullable(descriptions), told);
    try (LinkedValues found = LinkedValues.of(values, databases, asked, options.home(), told);
        LinkedNotes notes =
            LinkedNotes.of(embedding, options.home(), spec.commandLine().getErr())) {
      LinkSources sources = sources(workspace, notes).withValues(found.finders());
      try (LinkTrail kept = kept(settings, notes, found, workspace)) {
        if (question == null) {
          return batch(new LinkLine(databases, asked, settings, sources, kept), kept.records());
        }
        Schema one = NamedSource.one(databases, asked);
        SchemaLinker linker = new SchemaLinker(one, settings, sources, System::nanoTime);
        LinkRequest request = new LinkRequest(history, question, evidence);
        return show(kept.link(Optional.empty(), "", one, linker, request));
      }
    }
  }

  /** Keeps questions, where that is wanted. */
  private LinkTrail kept(
      LinkSettings settings, LinkedNotes notes, LinkedValues found, LinkWorkspace workspace) {
    return new LinkTrail(
        trail.journal(
            options.home(), SessionStore.Place.PROCESS, spec.commandLine().getErr()::println),
        trail.session(),
        settings,
        trail.recorded() ? notes.digests() : Map.of(),
        trail.recorded() ? found.contents() : Map.of(),
        workspace);
  }

  private void checkOptions() {
    if (batch == (question != null)) {
      throw new ParameterException(
          spec.commandLine(),
          batch
              ? "Give a question or --batch, not both: with --batch they come on standard input."
              : "Give a question, or --batch and questions on standard input.");
    }
    if (batch && (json || !evidence.isEmpty() || !history.isEmpty())) {
      throw new ParameterException(
          spec.commandLine(),
          "With --batch each line has its own evidence and history, and the result is JSON anyway: leave out --evidence, --history and --json.");
    }
    if (most != null && most < 1) {
      throw new ParameterException(
          spec.commandLine(),
          "--max-columns is 1 or more: a schema without columns tells nothing.");
    }
  }

  private LinkSources sources(LinkWorkspace workspace, LinkedNotes notes) throws IOException {
    LinkSources sources =
        LinkSources.NONE
            .withFollowUps(followUps(workspace))
            .withGlossary(workspace)
            .withThesaurus(new WordNet());
    sources = notes.vectors(sources);
    if (evidenceFile != null) {
      sources = notes.facts(sources, evidenceFile);
    }
    return examples == null ? sources : notes.examples(sources, examples);
  }

  /** One that somebody names is read at once, so that a wrong name is told before anything else. */
  private LinkWorkspace workspace() {
    PrintWriter err = spec.commandLine().getErr();
    return options.isGiven()
        ? LinkWorkspace.of(options.load(), err)
        : new LinkWorkspace(options::load, err);
  }

  /** By the words of a workspace that somebody names, else by those of the database. */
  private FollowUps.OfDatabase followUps(LinkWorkspace workspace) {
    if (options.isGiven()) {
      return (schema, language, values) -> new WorkspaceFollowUps(workspace);
    }
    DatabaseFollowUps rules = new DatabaseFollowUps(options::rules, options.languageFiles());
    workspace.completedBy(rules);
    return rules;
  }

  private int show(LinkOutcome outcome) {
    PrintWriter out = spec.commandLine().getOut();
    PrintWriter err = spec.commandLine().getErr();
    if (json) {
      out.println(JsonLine.text(LinkView.json(outcome, true)));
    } else if (outcome instanceof LinkOutcome.Linked linked) {
      LinkView.print(linked, out);
    }
    outcome.phases().forEach(report -> lack(report).ifPresent(err::println));
    if (outcome instanceof LinkOutcome.Refused refused) {
      err.println("The question cannot be linked: it is " + refused.question().outcome().words());
      refused.question().reasons().forEach(err::println);
    }
    return outcome instanceof LinkOutcome.Linked ? Vervolg.GOOD : Vervolg.FAILED;
  }

  /** What a phase lacks, or why it has no result, as it is told. */
  static Optional<String> lack(PhaseReport report) {
    return failure(report).or(() -> warning(report));
  }

  private static Optional<String> failure(PhaseReport report) {
    return report
        .failure()
        .map(why -> DrawnText.lines("Phase " + report.phase().code() + " has no result: " + why));
  }

  private static Optional<String> warning(PhaseReport report) {
    return report
        .warning()
        .map(what -> DrawnText.lines("Phase " + report.phase().code() + ": " + what));
  }

  private int batch(LinkLine lines, boolean recorded) throws IOException {
    PrintWriter out = spec.commandLine().getOut();
    PrintWriter err = spec.commandLine().getErr();
    long number = 0;
    long read = 0;
    try (InputStream in = new BufferedInputStream(System.in)) {
      for (InputLine line = InputLine.next(in);
          !line.end() && !out.checkError();
          line = InputLine.next(in)) {
        number++;
        if (!line.blank()) {
          read++;
          out.println(lines.answer(line, number));
          out.flush();
        }
      }
    }
    lines.warnings().forEach(err::println);
    if (recorded) {
      err.println(closing(lines.asked(), read));
    }
    return lines.bad() == 0 ? Vervolg.GOOD : Vervolg.FAILED;
  }

  /** What was recorded, and how many lines were not. */
  private static String closing(long asked, long lines) {
    String recorded = Counted.of(asked, "question is", "questions are") + " recorded";
    return asked == lines
        ? recorded + "."
        : recorded
            + "; "
            + Counted.of(lines - asked, "line is", "lines are")
            + " not, for no question to a database could be read there.";
  }
}
