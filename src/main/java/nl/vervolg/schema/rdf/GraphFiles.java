package nl.vervolg.schema.rdf;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import nl.vervolg.problem.Counted;
import nl.vervolg.schema.ReadingProgress;
import org.apache.jena.graph.Graph;
import org.apache.jena.graph.GraphMemFactory;
import org.apache.jena.graph.Triple;
import org.apache.jena.riot.RDFParser;
import org.apache.jena.riot.RiotException;
import org.apache.jena.riot.system.ErrorHandler;
import org.apache.jena.riot.system.StreamRDFBase;
import org.apache.jena.sparql.core.Quad;

/** Reads a file, or all RDF files of a folder, into one graph; graphs with names as well. */
final class GraphFiles {
  private static final Set<String> ENDINGS =
      Set.of("ttl", "nt", "nq", "trig", "n3", "rdf", "owl", "trix");
  private static final long MOST = 1L << 30;
  private static final int DEEPEST = 8;

  private final Graph graph = GraphMemFactory.createGraphMem2();
  private final List<String> problems;

  private GraphFiles(List<String> problems) {
    this.problems = problems;
  }

  static boolean isRdf(Path file) {
    String name = file.toString();
    return ENDINGS.contains(name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT));
  }

  /**
   * Reads them in the order of their names.
   *
   * @param problems gets a sentence for each file that cannot be read to its end
   */
  static Graph read(Path place, ReadingProgress progress, List<String> problems)
      throws IOException {
    List<Path> files = files(place);
    long size = 0;
    for (Path file : files) {
      size += Files.size(file);
    }
    if (files.isEmpty() || size > MOST) {
      throw new IllegalArgumentException(
          files.isEmpty()
              ? "The folder (" + place + ") has no RDF file.\nIts files end in .ttl, .nt, .rdf ..."
              : "The files of ("
                  + place
                  + ") have more than "
                  + MOST
                  + " bytes.\nGive a part of them.");
    }
    GraphFiles reading = new GraphFiles(problems);
    for (int i = 0; i < files.size(); i++) {
      reading.read(files.get(i));
      progress.done(i + 1, files.size());
    }
    return reading.graph;
  }

  private static List<Path> files(Path place) throws IOException {
    if (!Files.isReadable(place)) {
      throw new IllegalArgumentException(
          "The file (" + place + ") cannot be read.\nCheck its name and its rights.");
    }
    if (!Files.isDirectory(place)) {
      return List.of(place);
    }
    try (Stream<Path> all = Files.walk(place, DEEPEST)) {
      return all.filter(file -> Files.isRegularFile(file) && isRdf(file)).sorted().toList();
    }
  }

  private void read(Path file) {
    Told told = new Told();
    try {
      RDFParser.source(file).errorHandler(told).parse(new Statements());
    } catch (RiotException e) {
      problems.add(
          "("
              + file
              + ") is read up to a mistake, and not beyond: "
              + line(String.valueOf(e.getMessage())));
    }
    if (told.remarks > 0) {
      problems.add(
          "("
              + file
              + ") is read, with "
              + Counted.of(told.remarks, "doubtful place")
              + ", the first: "
              + told.first);
    }
  }

  private static String line(String message) {
    return message.replaceAll("[\\p{C}\\s]+", " ").strip();
  }

  /** Statements, in whatever graph they are. */
  private final class Statements extends StreamRDFBase {
    @Override
    public void triple(Triple triple) {
      graph.add(triple);
    }

    @Override
    public void quad(Quad quad) {
      graph.add(quad.asTriple());
    }
  }

  /** What is doubtful is counted, and a mistake ends the file. */
  private static final class Told implements ErrorHandler {
    private int remarks;
    private String first = "";

    @Override
    public void warning(String message, long line, long column) {
      if (remarks++ == 0) {
        first = place(line, column) + ": " + line(message);
      }
    }

    @Override
    public void error(String message, long line, long column) {
      throw new RiotException(place(line, column) + ": " + message);
    }

    @Override
    public void fatal(String message, long line, long column) {
      error(message, line, column);
    }

    private static String place(long line, long column) {
      return "line " + line + ", column " + column;
    }
  }
}
