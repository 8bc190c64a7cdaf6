package nl.vervolg.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import nl.vervolg.schema.ReadingProgress;
import nl.vervolg.schema.Schema;
import nl.vervolg.schema.SchemaReading;
import nl.vervolg.schema.SchemaSource;
import nl.vervolg.schema.source.NamedSources;

/** The source of schemas that somebody names on the command line. */
final class NamedSource {
  /** How the help calls it. */
  static final String LABEL = "SOURCE";

  /** How the help describes it. */
  static final String DESCRIPTION =
      "A JSON file in the form of Spider or as schema import writes it, an RDF file (.ttl, .nt, .rdf ...) or a folder of them, or the jdbc: address of a database.";

  private NamedSource() {}

  /** The source of this name; drivers are looked for beside the program and in the home. */
  static SchemaSource of(String name, Path home) {
    if (name.isBlank()) {
      throw new IllegalArgumentException(
          "The source of the schema is empty.\nName a file, a folder or a jdbc: address.");
    }
    List<Path> drivers = new ArrayList<>();
    Optional.ofNullable(System.getProperty("vervolg.dist"))
        .map(program -> Path.of(program, "drivers"))
        .ifPresent(drivers::add);
    drivers.add(home.resolve("drivers"));
    return NamedSources.of(name, drivers);
  }

  /** Reads it, and tells what cannot be read. */
  static List<SchemaReading> read(SchemaSource source, Told told) throws IOException {
    List<SchemaReading> readings = source.read(progress(told.err()));
    readings.forEach(reading -> reading.problems().forEach(told::tell));
    return readings;
  }

  /** The databases of a source, with what a folder tells of their columns. */
  static List<Schema> schemas(SchemaSource source, Optional<Path> descriptions, Told told)
      throws IOException {
    return read(NamedSources.described(source, descriptions), told).stream()
        .map(SchemaReading::schema)
        .toList();
  }

  private static ReadingProgress progress(PrintWriter err) {
    return (done, all) -> Screen.progress(err, done, all);
  }

  /**
   * The database of that name, or the only one.
   *
   * @throws IllegalArgumentException where there is none
   */
  static Schema one(List<Schema> all, Optional<String> name) {
    return all.stream()
        .filter(each -> name.map(each.name()::equals).orElse(all.size() == 1))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    name.map(wanted -> "No database (" + wanted + ").")
                            .orElse("Say with --db which database.")
                        + "\nThe file has: "
                        + all.stream().map(Schema::name).collect(Collectors.joining(", "))
                        + "."));
  }
}
