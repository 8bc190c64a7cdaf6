package nl.vervolg.retrieval.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import nl.vervolg.retrieval.EmbeddingFailed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How a model is loaded from jars; {@code EmbeddingIT} does so with a real one. */
class InProcessModelTest {
  @TempDir private Path folder;

  private InProcessModel load() {
    return InProcessModel.in(folder, Path.of("recipe.xml"), folder.resolve("unpacked"));
  }

  @Test
  void aModelIsLoadedAndGivesVectors() throws IOException {
    ModelJar.write(folder, "letters", true);
    ClassLoader before = Thread.currentThread().getContextClassLoader();
    try (InProcessModel model = load()) {
      assertThat(model.name()).isEqualTo("model-letters-1.0");
      assertThat(model.of("bead")).startsWith(1, 1, 0, 1, 1, 0).hasSize(27);
    }
    assertThat(Thread.currentThread().getContextClassLoader()).isSameAs(before);
  }

  @Test
  void itsClassesAndOursSeeNothingOfEachOther() throws IOException, ClassNotFoundException {
    ModelJar.write(folder, "letters", true);
    ModelFolder jars = ModelFolder.of(folder, Path.of("recipe.xml"));
    try (var loader = jars.loader()) {
      assertThat(loader.loadClass("model.letters.Factory").getClassLoader()).isSameAs(loader);
      assertThatThrownBy(() -> loader.loadClass("nl.vervolg.retrieval.Embedding"))
          .isInstanceOf(ClassNotFoundException.class);
      assertThatThrownBy(() -> loader.loadClass("org.apache.lucene.index.IndexReader"))
          .isInstanceOf(ClassNotFoundException.class);
    }
    assertThatThrownBy(() -> Class.forName("dev.langchain4j.model.embedding.EmbeddingModel"))
        .isInstanceOf(ClassNotFoundException.class);
  }

  @Test
  void theDigestChangesWithTheModel() throws IOException {
    ModelJar.write(folder.resolve("a"), "letters", true);
    ModelJar.write(folder.resolve("b"), "others", true);
    Path unpacked = folder.resolve("unpacked");
    Path recipe = Path.of("recipe.xml");
    try (InProcessModel first = InProcessModel.in(folder.resolve("a"), recipe, unpacked);
        InProcessModel again = InProcessModel.in(folder.resolve("a"), recipe, unpacked);
        InProcessModel other = InProcessModel.in(folder.resolve("b"), recipe, unpacked)) {
      assertThat(first.digest()).hasSize(64).isEqualTo(again.digest());
      assertThat(other.digest()).isNotEqualTo(first.digest());
    }
  }

  @Test
  void theDigestChangesWithEveryJarOfTheModel() throws IOException {
    Path models = folder.resolve("a");
    ModelJar.write(models, "letters", true);
    List<String> digests = new ArrayList<>();
    for (byte content = 1; content <= 2; content++) {
      Files.write(models.resolve("words.jar"), new byte[] {content});
      try (InProcessModel model =
          InProcessModel.in(models, Path.of("recipe.xml"), folder.resolve("unpacked"))) {
        digests.add(model.digest());
      }
    }
    assertThat(digests).doesNotHaveDuplicates();
  }

  @Test
  void whereThereIsNoneItSaysWhatFetchesOne() throws IOException {
    String command =
        "mvn -f recipe.xml dependency:copy-dependencies -DoutputDirectory="
            + folder.toAbsolutePath();
    assertThatThrownBy(this::load)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(command);
    Path none = folder.resolve("none");
    assertThatThrownBy(() -> InProcessModel.in(none, Path.of("recipe.xml"), none))
        .hasMessageContaining("(" + none + ") has not the jars");
    ModelJar.write(folder, "letters", true);
    Files.delete(folder.resolve("model-letters-1.0.jar"));
    assertThatThrownBy(this::load)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(command);
    Files.delete(folder.resolve("types.jar"));
    Files.writeString(folder.resolve("readme.txt"), "no jar");
    assertThatThrownBy(this::load).hasMessageContaining(command);
  }

  @Test
  void ofSeveralItTakesNone() throws IOException {
    ModelJar.write(folder, "letters", true);
    ModelJar.write(folder, "others", true);
    assertThatThrownBy(this::load)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("There are 2 models in (" + folder + ")");
  }

  @Test
  void whatCannotBeLoadedIsAFailureOfTheModel() throws IOException {
    ModelJar.write(folder, "letters", false);
    assertThatThrownBy(this::load)
        .isInstanceOf(EmbeddingFailed.class)
        .hasMessage("The model for vectors fails: The file of the model is gone.");
  }

  @Test
  void anErrorInItsNativePartIsAFailureOfTheModel() throws IOException {
    ModelJar.write(folder, "letters", true);
    try (InProcessModel model = load()) {
      assertThatThrownBy(() -> model.of("broken"))
          .isInstanceOf(EmbeddingFailed.class)
          .hasMessageContaining("No part for this processor.");
      assertThat(model.of("whole")).isNotEmpty();
    }
  }
}
