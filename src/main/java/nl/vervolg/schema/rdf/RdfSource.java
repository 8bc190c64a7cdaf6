package nl.vervolg.schema.rdf;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import nl.vervolg.problem.DrawnText;
import nl.vervolg.schema.ReadingProgress;
import nl.vervolg.schema.Schema;
import nl.vervolg.schema.SchemaReading;
import nl.vervolg.schema.SchemaSource;
import nl.vervolg.schema.ValueTaker;
import org.apache.jena.sys.JenaSystem;

/**
 * An RDF file, or a folder of them.
 *
 * @param place the file or folder
 */
public record RdfSource(Path place) implements SchemaSource {
  /** True for a file whose name says so, and for a folder. */
  public static boolean isPlace(Path file) {
    return Files.isDirectory(file) || GraphFiles.isRdf(file);
  }

  @Override
  public List<SchemaReading> read(ReadingProgress progress) throws IOException {
    List<String> problems = new ArrayList<>();
    Schema schema = graph(progress, problems).read(name(), progress);
    if (schema.tables().isEmpty()) {
      throw new IllegalArgumentException(
          "("
              + place
              + ") has nothing of a class (rdf:type), and no shape of one: there is no table to make."
              + (problems.isEmpty() ? "" : "\n" + String.join("\n", problems)));
    }
    return List.of(new SchemaReading(schema, problems));
  }

  /** The literals of each column; an address is no value that a question has. */
  @Override
  public void values(ValueTaker taker) throws IOException {
    List<String> problems = new ArrayList<>();
    GraphSchema schema = graph(ReadingProgress.NONE, problems);
    problems.forEach(taker::unread);
    schema.values(taker);
  }

  private GraphSchema graph(ReadingProgress progress, List<String> problems) throws IOException {
    JenaSystem.init();
    return new GraphSchema(GraphFiles.read(place, progress, problems), problems);
  }

  private String name() {
    Path last = place.toAbsolutePath().normalize().getFileName();
    String name = last == null ? "" : DrawnText.line(last.toString()).strip();
    int ending = Files.isDirectory(place) ? -1 : name.lastIndexOf('.');
    String own = ending > 0 ? name.substring(0, ending) : name;
    return own.isBlank() ? "data" : own;
  }
}
