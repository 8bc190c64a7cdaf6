package nl.vervolg.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import nl.vervolg.home.PrivateFolder;
import nl.vervolg.link.LinkSources;
import nl.vervolg.retrieval.Embedding;
import nl.vervolg.retrieval.EmbeddingFailed;
import nl.vervolg.retrieval.KeptVectors;
import nl.vervolg.retrieval.VectorSource;
import nl.vervolg.retrieval.file.EvidenceFile;
import nl.vervolg.retrieval.file.ExamplesFile;
import nl.vervolg.retrieval.model.InProcessModel;

/** Facts and examples from files, with their vectors where somebody asks for these. */
final class LinkedNotes implements AutoCloseable {
  /** How the help describes the option for vectors. */
  static final String EMBEDDING =
      "Find facts and examples also by what they mean, with the model whose jars lie in models/ of the home (~/.vervolg/models); English before all. Without them, a command is told that fetches them.";

  private final Path home;
  private final PrintWriter err;
  private Optional<InProcessModel> model = Optional.empty();
  private Optional<VectorSource> vectors = Optional.empty();

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
    try {
      InProcessModel loaded = InProcessModel.in(home.resolve("models"), recipe(), unpacked.path());
      model = Optional.of(loaded);
      vectors = Optional.of(kept(loaded));
    } catch (EmbeddingFailed e) {
      vectors = Optional.of(VectorSource.failing(e));
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

  /** These sources with the facts of a file. */
  LinkSources facts(LinkSources sources, Path file) throws IOException {
    var facts = EvidenceFile.read(file);
    return vectors
        .map(source -> sources.withEvidence(facts, source))
        .orElseGet(() -> sources.withEvidence(facts));
  }

  /** These sources with the examples of a file. */
  LinkSources examples(LinkSources sources, Path file) throws IOException {
    var pairs = ExamplesFile.read(file);
    return vectors
        .map(source -> sources.withExamples(pairs, source))
        .orElseGet(() -> sources.withExamples(pairs));
  }

  @Override
  public void close() {
    model.ifPresent(InProcessModel::close);
  }
}
