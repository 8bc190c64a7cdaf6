package nl.vervolg.schema.source;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import nl.vervolg.schema.ReadingProgress;
import nl.vervolg.schema.SchemaReading;
import nl.vervolg.schema.SchemaSource;
import nl.vervolg.schema.ValueTaker;
import nl.vervolg.schema.file.SchemaFile;
import nl.vervolg.schema.rdf.RdfSource;
import nl.vervolg.schema.sql.Credentials;
import nl.vervolg.schema.sql.JdbcSource;
import nl.vervolg.schema.sql.ReadingBounds;

/** Finds the source that somebody means. */
public final class NamedSources {
  private NamedSources() {}

  /**
   * The source of a name.
   *
   * @param name a JSON file, an RDF file or a folder of these, or the address of a database
   * @param drivers folders with the jars of JDBC drivers
   */
  public static SchemaSource of(String name, List<Path> drivers) {
    if (JdbcSource.isAddress(name)) {
      return JdbcSource.of(name, Credentials.ofEnvironment(), drivers, ReadingBounds.USUAL);
    }
    Path file = Path.of(name);
    return RdfSource.isPlace(file) ? new RdfSource(file) : new OfFile(file);
  }

  /** True for a source that has values, and not only a schema. */
  public static boolean isLive(String name) {
    return JdbcSource.isAddress(name) || RdfSource.isPlace(Path.of(name));
  }

  /**
   * A source with what is told of the columns.
   *
   * @param descriptions folder with a file for each database
   */
  public static SchemaSource described(SchemaSource source, Optional<Path> descriptions) {
    return new Described(source, descriptions);
  }

  /** A file in the form of Spider. */
  private record OfFile(Path file) implements SchemaSource {
    @Override
    public List<SchemaReading> read(ReadingProgress progress) throws IOException {
      return SchemaFile.read(file, Optional.empty()).stream()
          .map(schema -> new SchemaReading(schema, List.of()))
          .toList();
    }

    @Override
    public void values(ValueTaker taker) {
      // The file has none.
    }
  }

  private record Described(SchemaSource source, Optional<Path> descriptions)
      implements SchemaSource {
    @Override
    public List<SchemaReading> read(ReadingProgress progress) throws IOException {
      List<SchemaReading> described = new ArrayList<>();
      for (SchemaReading reading : source.read(progress)) {
        described.add(
            new SchemaReading(
                SchemaFile.described(reading.schema(), descriptions), reading.problems()));
      }
      return described;
    }

    @Override
    public void values(ValueTaker taker) throws IOException {
      source.values(taker);
    }
  }
}
