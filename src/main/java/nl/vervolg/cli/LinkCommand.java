package nl.vervolg.cli;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import nl.vervolg.link.LinkSettings;
import nl.vervolg.link.LinkedSchema;
import nl.vervolg.link.SchemaLinker;
import nl.vervolg.schema.MSchema;
import nl.vervolg.schema.Schema;
import nl.vervolg.schema.file.SchemaFile;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
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
      paramLabel = "FILE",
      description = "Databases with their tables, columns and keys: JSON in the form of Spider.")
  private Path schema = Path.of("");

  @Option(
      names = "--descriptions",
      paramLabel = "DIR",
      description = "Folder with what is told of the columns: a file NAME.json a database.")
  private @Nullable Path descriptions;

  @Option(
      names = "--db",
      paramLabel = "NAME",
      description =
          "The database that is asked, where the file has many; that of lines without db_id.")
  private @Nullable String database;

  @Option(
      names = "--evidence",
      paramLabel = "TEXT",
      description = "What is known beside the question, such as which code means what.")
  private String evidence = "";

  @Option(
      names = "--max-columns",
      paramLabel = "N",
      converter = NotNegative.class,
      description =
          "Cut every schema to so many columns (default: to 15 where it has more than 100 columns, or takes much of a model's window).")
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
    if (batch == (question != null)) {
      throw new ParameterException(
          spec.commandLine(),
          batch
              ? "Give a question or --batch, not both: with --batch they come on standard input."
              : "Give a question, or --batch and questions on standard input.");
    }
    if (question != null && question.isBlank()) {
      throw new ParameterException(spec.commandLine(), "The question is empty.");
    }
    LinkSettings settings = most == null ? LinkSettings.USUAL : LinkSettings.USUAL.cutTo(most);
    List<Schema> databases = SchemaFile.read(schema, Optional.ofNullable(descriptions));
    if (question == null) {
      return batch(new LinkLine(databases, Optional.ofNullable(database), settings));
    }
    SchemaLinker linker = new SchemaLinker(one(databases), settings);
    show(linker.link(question, evidence));
    return Vervolg.GOOD;
  }

  private Schema one(List<Schema> databases) {
    return databases.stream()
        .filter(each -> each.name().equals(database) || (database == null && databases.size() == 1))
        .findFirst()
        .orElseThrow(
            () ->
                new ParameterException(
                    spec.commandLine(),
                    (database == null
                            ? "Say with --db which database."
                            : "No database (" + database + ").")
                        + "\nThe file has: "
                        + databases.stream().map(Schema::name).collect(Collectors.joining(", "))
                        + "."));
  }

  private void show(LinkedSchema linked) {
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      ObjectNode view = LinkLine.view(linked);
      view.put("reason", linked.decision().reason());
      view.put("mschema", dialect.text(linked.used()));
      out.println(view);
      return;
    }
    out.println(linked.decision().reason());
    out.println("Needed first: " + String.join(", ", LinkLine.columns(linked.part())) + ".");
    out.println();
    out.println(dialect.text(linked.used()).stripTrailing());
  }

  private int batch(LinkLine lines) throws IOException {
    PrintWriter out = spec.commandLine().getOut();
    try (InputStream in = new BufferedInputStream(System.in)) {
      for (InputLine line = InputLine.next(in);
          !line.end() && !out.checkError();
          line = InputLine.next(in)) {
        if (!line.blank()) {
          out.println(lines.answer(line));
          out.flush();
        }
      }
    }
    return lines.bad() == 0 ? Vervolg.GOOD : Vervolg.FAILED;
  }
}
