package nl.vervolg.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code rules new} as a person uses it. */
class RulesNewTest {
  private static final String WANTED =
      "Welke musea zijn er in Delft? | en mocht het nou Gouda wezen => Welke musea zijn er in Gouda?";

  @TempDir private Path folder;

  private Ran run(String... arguments) throws IOException {
    for (String part : new String[] {"rules", "knowledge", "templates"}) {
      if (!Files.exists(folder.resolve(part))) {
        copy(Path.of(part));
      }
    }
    return Ran.command(
        Stream.concat(
                Stream.of(
                    "rules",
                    "new",
                    "--workspace",
                    folder.toString(),
                    "--home",
                    Ran.HOME.toString()),
                Stream.of(arguments))
            .toArray(String[]::new));
  }

  private void copy(Path part) throws IOException {
    try (Stream<Path> files = Files.walk(part)) {
      for (Path file : (Iterable<Path>) files::iterator) {
        Files.copy(file, folder.resolve(file.toString()));
      }
    }
  }

  @Test
  void aRowIsProposedAndWritten() throws IOException {
    Path sheet = folder.resolve(Path.of("rules", "phrases", "heritage.csv"));

    Ran proposed = run(WANTED);
    assertThat(proposed.code()).as(proposed.err()).isZero();
    assertThat(proposed.out())
        .contains("It ends as (?), not as (Welke musea zijn er in Gouda?).")
        .contains(",nl,en mocht het nou {place} wezen,")
        .containsPattern("it does, and \\d{4} examples pass")
        .contains("Add it with --write")
        .doesNotContain(Ran.JAVA);
    assertThat(sheet).hasSameTextualContentAs(Path.of("rules", "phrases", "heritage.csv"));

    assertThat(run("--write", WANTED).out()).contains("It was added.");
    assertThat(Files.readString(sheet)).contains(",nl,en mocht het nou {place} wezen,");
    assertThat(run(WANTED).out()).startsWith("It ends so already, as (");
  }

  @Test
  void whatEndsSoAlreadyNeedsNothing() throws IOException {
    Ran ran = run("Welke musea zijn er in Delft? | En in Gouda => Welke musea zijn er in Gouda?");

    assertThat(ran.code()).isZero();
    assertThat(ran.out())
        .startsWith("It ends so already, as (location_swap), by FRAGMENT_CONTINUES,");
  }

  @Test
  void itIsSaidWhereNoRowHelps() throws IOException {
    Ran ran =
        run(
            "Which museums are there in Delft? | take me to Gouda instead => Which museums are there in Gouda?");

    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.out())
        .contains("makes it end so")
        .contains("has only words that any question can have")
        .contains("a rule is needed")
        .doesNotContain(Ran.JAVA);
  }

  @Test
  void anEndThatNoQuestionHasIsNotReached() throws IOException {
    Ran ran = run("--json", "Welke musea zijn er in Delft? | xyzzy Gouda => Hoe laat is het?");

    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.out()).contains("\"outcome\":\"none\"").contains("\"actual\":\"");
  }

  @Test
  void aDialogueWithoutAnEndIsAnError() throws IOException {
    Ran ran = run("Welke musea zijn er in Delft?");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("=>").doesNotContain(Ran.JAVA);
  }
}
