package nl.vervolg.schema.rdf;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import nl.vervolg.schema.ReadingProgress;
import nl.vervolg.schema.Schema;
import nl.vervolg.schema.SchemaReading;
import org.apache.jena.sys.JenaSystem;

/**
 * An RDF file, or a folder of them.
 *
 * @param place the file or folder
 */
public record RdfSource(Path place) {
  /** True for a file whose name says so, and for a folder. */
  public static boolean isPlace(Path file) {
    return Files.isDirectory(file) || GraphFiles.isRdf(file);
  }

  /**
   * Reads its schema.
   *
   * @throws IllegalArgumentException where it has no class
   * @throws IOException when it cannot be read
   */
  public SchemaReading read(ReadingProgress progress) throws IOException {
    JenaSystem.init();
    List<String> problems = new ArrayList<>();
    GraphSchema graph = new GraphSchema(GraphFiles.read(place, progress, problems), problems);
    Schema schema = graph.read(name(), progress);
    if (schema.tables().isEmpty()) {
      throw new IllegalArgumentException(
          "("
              + place
              + ") has nothing of a class (rdf:type), and no shape of one: there is no table to make."
              + (problems.isEmpty() ? "" : "\n" + String.join("\n", problems)));
    }
    return new SchemaReading(schema, problems);
  }

  private String name() {
    Path last = place.toAbsolutePath().normalize().getFileName();
    String name = last == null ? "" : last.toString().replaceAll("\\p{C}+", " ").strip();
    int ending = Files.isDirectory(place) ? -1 : name.lastIndexOf('.');
    String own = ending > 0 ? name.substring(0, ending) : name;
    return own.isBlank() ? "data" : own;
  }
}
