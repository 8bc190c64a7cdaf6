package nl.vervolg.cli;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.Callable;
import nl.vervolg.schema.MSchema;
import nl.vervolg.schema.Schema;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code vervolg schema show}: a database's schema as a model reads it. */
@Command(
    name = "show",
    mixinStandardHelpOptions = true,
    description = "Shows the schema of a database as a model reads it.")
final class SchemaShowCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private final HomeOption home = new HomeOption();

  @Parameters(paramLabel = NamedSource.LABEL, description = NamedSource.DESCRIPTION)
  private String source = "";

  @Option(
      names = "--db",
      paramLabel = "NAME",
      description = "The database that is shown, where the file has many.")
  private @Nullable String database;

  @Option(
      names = "--dialect",
      paramLabel = "NAME",
      description = "How the schema is written: create_table or original (default: create_table).")
  private MSchema dialect = MSchema.CREATE_TABLE;

  @Override
  public Integer call() throws IOException {
    Schema schema =
        NamedSource.one(
            NamedSource.schemas(
                NamedSource.of(source, home.folder()),
                Optional.empty(),
                new Told(spec.commandLine().getErr())),
            Optional.ofNullable(database));
    spec.commandLine().getOut().println(dialect.text(schema).stripTrailing());
    return Vervolg.GOOD;
  }
}
