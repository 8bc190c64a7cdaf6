package nl.vervolg.cli;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import nl.vervolg.problem.Counted;
import nl.vervolg.problem.DrawnText;
import nl.vervolg.schema.Schema;
import nl.vervolg.schema.SchemaReading;
import nl.vervolg.schema.file.SchemaFile;
import nl.vervolg.schema.source.NamedSources;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code vervolg schema import}: a database's schema, in a file. */
@Command(
    name = "import",
    mixinStandardHelpOptions = true,
    description =
        "Reads the schema of a database into a JSON file, and tells what it could not read. Nothing is written to the database.")
final class SchemaImportCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private final HomeOption home = new HomeOption();

  @Parameters(paramLabel = NamedSource.LABEL, description = NamedSource.DESCRIPTION)
  private String source = "";

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "The file to write (default: standard output).")
  private @Nullable Path out;

  @Option(
      names = "--descriptions",
      paramLabel = "DIR",
      description = "Folder with what is told of the columns: a file NAME.json a database.")
  private @Nullable Path descriptions;

  @Option(names = "--json", description = "Print what was read as one JSON object.")
  private boolean json;

  @Override
  public Integer call() throws IOException {
    if (json && out == null) {
      throw new ParameterException(
          spec.commandLine(), "Say with --out where the schema goes, beside --json.");
    }
    PrintWriter err = spec.commandLine().getErr();
    List<SchemaReading> readings =
        NamedSource.read(
            NamedSources.described(
                NamedSource.of(source, home.folder()), Optional.ofNullable(descriptions)),
            new Told(err));
    List<Schema> schemas = readings.stream().map(SchemaReading::schema).toList();
    new OutputFile(out).write(spec.commandLine(), DrawnText.json(SchemaFile.text(schemas)));
    PrintWriter told = out == null ? err : spec.commandLine().getOut();
    readings.forEach(
        reading ->
            told.println(json ? JsonLine.text(view(reading)) : DrawnText.line(text(reading))));
    return Vervolg.GOOD;
  }

  private static String text(SchemaReading reading) {
    Schema schema = reading.schema();
    return schema.name()
        + ": "
        + Counted.of(schema.tables().size(), "table")
        + ", "
        + Counted.of(schema.size(), "column")
        + " ("
        + Counted.of(reading.keys(), "of a primary key", "of primary keys")
        + "), "
        + Counted.of(schema.foreignKeys().size(), "foreign key")
        + ", "
        + Counted.of(reading.examples(), "example")
        + "; "
        + (reading.problems().isEmpty()
            ? "everything could be read."
            : Counted.of(reading.problems().size(), "problem") + ".");
  }

  private static ObjectNode view(SchemaReading reading) {
    Schema schema = reading.schema();
    ObjectNode view =
        JsonNodeFactory.instance
            .objectNode()
            .put("db_id", schema.name())
            .put("tables", schema.tables().size())
            .put("columns", schema.size())
            .put("keys", reading.keys())
            .put("foreign_keys", schema.foreignKeys().size())
            .put("examples", reading.examples());
    reading.problems().forEach(view.putArray("problems")::add);
    return view;
  }
}
