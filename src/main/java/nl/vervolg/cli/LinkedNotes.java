package nl.vervolg.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import nl.vervolg.home.PrivateFolder;
import nl.vervolg.link.LinkSources;
import nl.vervolg.link.trail.LinkDigests;
import nl.vervolg.retrieval.Embedding;
import nl.vervolg.retrieval.EmbeddingFailed;
import nl.vervolg.retrieval.Evidence;
import nl.vervolg.retrieval.KeptVectors;
import nl.vervolg.retrieval.QueryExample;
import nl.vervolg.retrieval.VectorSource;
import nl.vervolg.retrieval.file.EvidenceFile;
import nl.vervolg.retrieval.file.ExamplesFile;
import nl.vervolg.retrieval.model.InProcessModel;

/** Facts and examples from files, with their vectors where somebody asks for these. */
final class LinkedNotes implements AutoCloseable {
  /** How the help describes the option for vectors. */
  static final String EMBEDDING =
      "Find facts, examples and columns also by what they mean, with the model whose jars lie in models/ of the home (~/.vervolg/models); English before all. Without them, a command is told that fetches them.";

  private final Path home;
  private final PrintWriter err;
  private Optional<InProcessModel> model = Optional.empty();
  private Optional<VectorSource> vectors = Optional.empty();
  private Optional<List<Evidence>> facts = Optional.empty();
  private Optional<List<QueryExample>> pairs = Optional.empty();

  private LinkedNotes(Path home, PrintWriter err) {
    this.home = home;
    this.err = err;
  }

  /**
   * Loads the model, where it is asked for. One that is there and does not work is told by each
   * search.
   *
   * @throws IllegalArgumentException where no model is there
   */
  static LinkedNotes of(boolean embedding, Path home, PrintWriter err) throws IOException {
    LinkedNotes notes = new LinkedNotes(home, err);
    if (embedding) {
      notes.load();
    }
    return notes;
  }

  private void load() throws IOException {
    PrivateFolder unpacked = new PrivateFolder(home.resolve("cache").resolve("model"));
    unpacked.create();
    close(new PrivateFolder(home.resolve("models")));
    try {
      InProcessModel loaded = InProcessModel.in(home.resolve("models"), recipe(), unpacked.path());
      model = Optional.of(loaded);
      vectors = Optional.of(kept(loaded));
    } catch (EmbeddingFailed e) {
      vectors = Optional.of(VectorSource.failing(e));
    }
  }

  /** What is loaded runs as the user: nobody else may have put it there. */
  private void close(PrivateFolder models) throws IOException {
    if (!Files.isDirectory(models.path())) {
      return;
    }
    List<Path> jars;
    try (Stream<Path> all = Files.list(models.path())) {
      jars = all.filter(file -> file.toString().endsWith(".jar")).sorted().toList();
    }
    try {
      models.create();
      for (Path jar : jars) {
        if (models.close(jar)) {
          err.println(
              "Others could write (%s); they cannot any more. Fetch it again if you do not trust them."
                  .formatted(jar));
        }
      }
    } catch (IOException e) {
      throw new IllegalArgumentException(
          "The model is not loaded. %s\nOwn that file or folder and take the right to write it from others."
              .formatted(e.getMessage()),
          e);
    }
  }

  private static Path recipe() {
    String program = System.getProperty("vervolg.dist", "src/main");
    return Path.of(program, "models", "pom.xml").toAbsolutePath();
  }

  private VectorSource kept(Embedding loaded) throws IOException {
    PrivateFolder folder = new PrivateFolder(home.resolve("vectors"));
    folder.create();
    return new KeptVectors(
        folder.path(), loaded, (done, all) -> Screen.progress(err, done, all), err::println);
  }

  /** These sources with vectors, where somebody asks for them. */
  LinkSources vectors(LinkSources sources) {
    return vectors.map(sources::withVectors).orElse(sources);
  }

  /** These sources with the facts of a file. */
  LinkSources facts(LinkSources sources, Path file) throws IOException {
    List<Evidence> read = EvidenceFile.read(file);
    facts = Optional.of(read);
    return vectors
        .map(source -> sources.withEvidence(read, source))
        .orElseGet(() -> sources.withEvidence(read));
  }

  /** These sources with the examples of a file. */
  LinkSources examples(LinkSources sources, Path file) throws IOException {
    List<QueryExample> read = ExamplesFile.read(file);
    pairs = Optional.of(read);
    return vectors
        .map(source -> sources.withExamples(read, source))
        .orElseGet(() -> sources.withExamples(read));
  }

  /** Digests of what was read, and of the model, by their names in a record. */
  Map<String, String> digests() {
    Map<String, String> digests = new TreeMap<>();
    facts.ifPresent(all -> digests.put("evidence", LinkDigests.evidence(all)));
    pairs.ifPresent(all -> digests.put("examples", LinkDigests.examples(all)));
    model.ifPresent(loaded -> digests.put("model", loaded.digest()));
    return digests;
  }

  @Override
  public void close() {
    model.ifPresent(InProcessModel::close);
  }
}
