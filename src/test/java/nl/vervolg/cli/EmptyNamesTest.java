package nl.vervolg.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An empty name is no file: it would be the folder that somebody happens to be in. */
class EmptyNamesTest {
  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "schema show _",
        "schema show __",
        "schema import _",
        "schema import FILE --out _",
        "schema import FILE --descriptions _",
        "schema show FILE --home _",
        "link --schema _ x",
        "link --schema FILE --values _ x",
        "link --schema FILE --values boats= x",
        "link --schema FILE --descriptions _ x",
        "link --schema FILE --evidence-file _ x",
        "link --schema FILE --examples _ x",
        "link --schema FILE --workspace _ x",
        "link --schema FILE --home _ x",
        "resolve _",
        "eval _",
        "tune _",
        "impact --rules _",
        "rules check --workspace _",
        "rules check --sarif _",
        "rules cover --html _",
        "rules cover --markdown _",
        "audit export --from 2020-01-01 --to 2020-01-02 --format csv --out _",
        "audit show 1 --html _",
      })
  void areRefusedWithASentence(String words) throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("boats.json"),
            """
            [{"db_id": "boats", "table_names_original": ["boat"], "table_names": ["boat"],
              "column_names_original": [[-1, "*"], [0, "name"]],
              "column_names": [[-1, "*"], [0, "name"]], "column_types": ["text", "text"],
              "primary_keys": [], "foreign_keys": []}]
            """);
    List<String> arguments =
        Stream.of(words.split(" "))
            .map(word -> word.replace("FILE", file.toString()))
            .map(word -> word.matches("_+") ? " ".repeat(word.length() - 1) : word)
            .toList();
    Ran ran = Ran.command(arguments.toArray(String[]::new));
    assertThat(ran.code()).as(ran.toString()).isEqualTo(Vervolg.BAD_INPUT);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err()).containsAnyOf("is empty", "names no file").doesNotContain(Ran.JAVA);
  }
}
