package nl.vervolg.process;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.io.TempDir;

/** Two programs make the index of the same values at the same time, in the same home. */
class SharedValuesIT {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final int VALUES = 30_000;
  private static final long LONGEST = 120;
  private static final String TABLES =
      """
      [{"db_id": "fleet",
       "table_names_original": ["ship"], "table_names": ["ship"],
       "column_names_original": [[-1, "*"], [0, "ship_id"], [0, "name"]],
       "column_names": [[-1, "*"], [0, "ship id"], [0, "name"]],
       "column_types": ["text", "number", "text"],
       "primary_keys": [1], "foreign_keys": []}]
      """;

  @TempDir private Path folder;
  private final List<Process> programs = new ArrayList<>();

  @AfterEach
  void end() {
    programs.forEach(Process::destroyForcibly);
  }

  private Process link(String name) throws IOException {
    Process process =
        new ProcessBuilder(
                Launched.launcher().toString(),
                "link",
                "--schema",
                folder.resolve("tables.json").toString(),
                "--values",
                folder.resolve("values.json").toString(),
                "--home",
                folder.resolve("home").toString(),
                "--json",
                "When was the Zeelandia 7 built?")
            .redirectOutput(folder.resolve(name + ".out").toFile())
            .redirectError(folder.resolve(name + ".err").toFile())
            .start();
    programs.add(process);
    return process;
  }

  private JsonNode answer(String name, Process process) throws IOException, InterruptedException {
    assertThat(process.waitFor(LONGEST, TimeUnit.SECONDS)).isTrue();
    assertThat(Files.readString(folder.resolve(name + ".err"), UTF_8)).isEmpty();
    assertThat(process.exitValue()).isZero();
    return JSON.readTree(Files.readString(folder.resolve(name + ".out"), UTF_8)).path("values");
  }

  @RepeatedTest(3)
  void bothFindTheValueAndOneWholeIndexStays() throws IOException, InterruptedException {
    Files.writeString(folder.resolve("tables.json"), TABLES);
    Files.writeString(
        folder.resolve("values.json"),
        IntStream.range(0, VALUES)
            .mapToObj(i -> "\"Zeelandia " + i + "\"")
            .collect(Collectors.joining(",", "{\"ship\": {\"name\": [", "]}}")));
    Process first = link("first");
    Process second = link("second");
    JsonNode found = answer("first", first);
    assertThat(found.at("/0/value").asText()).isEqualTo("Zeelandia 7");
    assertThat(answer("second", second)).isEqualTo(found);
    List<Path> indexes = list(folder.resolve("home").resolve("values"));
    assertThat(indexes).hasSize(1);
    List<String> files = list(indexes.get(0)).stream().map(Path::toString).toList();
    // A third reads what they left: it is whole, and made by nobody again.
    assertThat(answer("third", link("third"))).isEqualTo(found);
    assertThat(list(folder.resolve("home").resolve("values"))).isEqualTo(indexes);
    assertThat(list(indexes.get(0)).stream().map(Path::toString)).isEqualTo(files);
  }

  private static List<Path> list(Path place) throws IOException {
    try (Stream<Path> all = Files.list(place)) {
      return all.sorted().toList();
    }
  }
}
