package nl.vervolg.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import nl.vervolg.schema.Column;
import nl.vervolg.schema.Schema;
import nl.vervolg.schema.Table;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Which file of values is of which database, and what is left of those that fail. */
class LinkedValuesTest {
  private static final List<Schema> DATABASES = List.of(schema("fleet"), schema("other"));

  @TempDir private Path folder;

  private static Schema schema(String name) {
    Column column = new Column("name", "name", "text", false, Column.About.NOTHING, List.of());
    return new Schema(name, List.of(new Table("ship", "ship", "", List.of(column))), List.of());
  }

  private LinkedValues open(String... given) throws IOException {
    return LinkedValues.of(
        List.of(given),
        DATABASES,
        Optional.empty(),
        folder.resolve("home"),
        new Told(new PrintWriter(new StringWriter())));
  }

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  @Test
  void twoFilesOfOneDatabaseAreToldBeforeAnyIsRead() throws IOException {
    String good = file("good.json", "{\"ship\": {\"name\": [\"Ane\"]}}");
    assertThatThrownBy(() -> open("fleet=" + good, "other=" + good, "fleet=" + good))
        .hasMessageContaining("two files of values of database (fleet)");
    assertThat(folder.resolve("home")).doesNotExist();
  }

  @Test
  void aDatabaseThatIsNotThereIsToldWithThoseThatAre() throws IOException {
    String good = file("good.json", "{\"ship\": {\"name\": [\"Ane\"]}}");
    assertThatThrownBy(() -> open("fleat=" + good))
        .hasMessage(
            "No database (fleat) for the values of (%s).\nMaybe you meant (fleet). There are: fleet, other.",
            good);
    assertThatThrownBy(() -> open("x=jdbc:sqlite:none.sqlite"))
        .hasMessage(
            "No database (x) for the values of (jdbc:sqlite:none.sqlite).\nThere are: fleet, other.");
    assertThat(folder.resolve("home")).doesNotExist();
    String odd = file("fleet.2=good.json", "{\"ship\": {\"name\": [\"Ane\"]}}");
    assertThatThrownBy(() -> open(odd)).hasMessageContaining("is of which database?");
  }

  @Test
  @EnabledOnOs(value = OS.LINUX, disabledReason = "only there a process can tell its open files")
  void whatWasOpenedBeforeAFailureIsClosed() throws IOException {
    String good = file("good.json", "{\"ship\": {\"name\": [\"Ane\"]}}");
    String bad = file("bad.json", "{\"ship\": ");
    try (LinkedValues values = open("fleet=" + good)) {
      assertThat(values.finders()).containsOnlyKeys("fleet");
      assertThat(inUse()).isNotEmpty();
    }
    assertThat(inUse()).isEmpty();
    assertThatThrownBy(() -> open("fleet=" + good, "other=" + bad))
        .hasMessageContaining("bad.json");
    assertThat(inUse()).isEmpty();
  }

  private List<String> inUse() throws IOException {
    return Files.readAllLines(Path.of("/proc/self/maps")).stream()
        .filter(line -> line.contains(folder.resolve("home").toString()))
        .toList();
  }
}
