package nl.vervolg.schema.source;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import nl.vervolg.schema.ReadingProgress;
import nl.vervolg.schema.SchemaReading;
import nl.vervolg.schema.file.SchemaFile;
import nl.vervolg.schema.rdf.RdfSource;
import nl.vervolg.schema.sql.Credentials;
import nl.vervolg.schema.sql.JdbcSource;
import nl.vervolg.schema.sql.ReadingBounds;

/** Where schemas are read from. */
public interface SchemaSource {
  /**
   * Reads the databases of the source: a file can have many.
   *
   * @throws IllegalArgumentException where the source cannot be used: what, where, which value
   * @throws IOException when a file cannot be read
   */
  List<SchemaReading> read(ReadingProgress progress) throws IOException;

  /**
   * The source that somebody names.
   *
   * @param name a JSON file, an RDF file or a folder of these, or the address of a database
   * @param drivers folders with the jars of JDBC drivers
   */
  static SchemaSource of(String name, List<Path> drivers) {
    if (JdbcSource.isAddress(name)) {
      JdbcSource database =
          JdbcSource.of(name, Credentials.ofEnvironment(), drivers, ReadingBounds.USUAL);
      return progress -> List.of(database.read(progress));
    }
    Path file = Path.of(name);
    return RdfSource.isPlace(file)
        ? progress -> List.of(new RdfSource(file).read(progress))
        : progress -> file(file);
  }

  /**
   * The same, with what is told of the columns.
   *
   * @param descriptions folder with a file for each database
   */
  default SchemaSource describedBy(Optional<Path> descriptions) {
    return progress -> {
      List<SchemaReading> described = new ArrayList<>();
      for (SchemaReading reading : read(progress)) {
        described.add(
            new SchemaReading(
                SchemaFile.described(reading.schema(), descriptions), reading.problems()));
      }
      return described;
    };
  }

  private static List<SchemaReading> file(Path file) throws IOException {
    return SchemaFile.read(file, Optional.empty()).stream()
        .map(schema -> new SchemaReading(schema, List.of()))
        .toList();
  }
}
