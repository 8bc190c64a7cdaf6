package nl.vervolg.knowledge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import nl.vervolg.hostile.Told;
import nl.vervolg.problem.Problem;
import nl.vervolg.problem.Problems.WorkspaceException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is wrong in the files of a domain is said all at once, with file and line. */
class KnowledgeProblemsTest {
  private static final Path LANGUAGES = Path.of("knowledge", "languages");
  private static final String GOOD =
      """
      domain: test
      languages: [en]
      data: [data.ttl]
      prefixes: {ex: "https://example.org/"}
      intents: {list: which}
      slots:
        kind: {role: type, values: kinds.yaml}
        place: {role: location, level: 1, from: {class: ex:Place, key: ex:key, labels: [ex:name]}}
      """;
  private static final String KINDS =
      """
      values:
        river:
          en: [{singular: river, plural: rivers}]
      """;
  private static final String DATA =
      """
      @prefix ex: <https://example.org/> .
      ex:a a ex:Place ; ex:key "a" ; ex:name "Aland" .
      """;

  @TempDir private Path folder = Path.of(".");

  @Test
  void aGoodDomainLoads() throws IOException {
    write(GOOD, KINDS, DATA);

    Knowledge knowledge = Knowledge.load(folder, LANGUAGES, folder.resolve("cache"), () -> {});

    assertThat(knowledge.labels())
        .extracting(Label::text)
        .containsExactly("river", "rivers", "Aland");
  }

  @Test
  void theCacheGivesTheSameNames() throws IOException {
    write(GOOD, KINDS, DATA);

    Knowledge first = Knowledge.load(folder, LANGUAGES, folder.resolve("cache"), () -> {});
    Knowledge again = Knowledge.load(folder, LANGUAGES, folder.resolve("cache"), () -> {});

    assertThat(again.labels()).isEqualTo(first.labels());
  }

  @Test
  void aDamagedCacheIsReadAnew() throws IOException {
    write(GOOD, KINDS, DATA);
    Knowledge first = Knowledge.load(folder, LANGUAGES, folder.resolve("cache"), () -> {});
    try (var files = Files.list(folder.resolve("cache"))) {
      for (Path file : files.toList()) {
        byte[] bytes = Files.readAllBytes(file);
        Files.write(file, Arrays.copyOf(bytes, bytes.length / 2));
      }
    }

    assertThat(Knowledge.load(folder, LANGUAGES, folder.resolve("cache"), () -> {}).labels())
        .isEqualTo(first.labels());
  }

  @Test
  void everyProblemOfEveryFileIsSaidAtOnce() throws IOException {
    write(
        GOOD.replace("role: type", "role: kind")
            .replace("class: ex:Place", "class: exx:Place")
            .replace("domain: test", "domian: test"),
        KINDS.replace("singular:", "singlar:"),
        DATA);

    List<Problem> problems = problems();

    assertThat(problems)
        .extracting(Problem::toString)
        .anyMatch(
            text ->
                text.contains("domain.yaml:1")
                    && text.contains("(domian)")
                    && text.contains("Maybe you meant (domain)"))
        .anyMatch(text -> text.contains("domain.yaml:7") && text.contains("(kind)"))
        .anyMatch(text -> text.contains("domain.yaml:8") && text.contains("(exx:Place)"))
        .anyMatch(
            text ->
                text.contains("kinds.yaml:3")
                    && text.contains("(singlar)")
                    && text.contains("Maybe you meant (singular)"));
  }

  @Test
  void brokenTurtleIsSaidWithItsLine() throws IOException {
    write(GOOD, KINDS, DATA + "ex:b a ex:Place ; ex:key .\n");

    assertThat(problems())
        .extracting(Problem::toString)
        .anyMatch(text -> text.contains("data.ttl:3"));
  }

  @Test
  void aValueThatTheQueryEngineWouldLoseIsSaid() throws IOException {
    for (String value : List.of("<<( ex:a a ex:Place )>>", "\"Aland\"@en--ltr")) {
      write(GOOD, KINDS, DATA + "ex:b ex:says " + value + " .\n");

      assertThat(problems())
          .extracting(Problem::toString)
          .singleElement()
          .asString()
          .contains("data.ttl", "RDF 1.2");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "ex:b ex:p ex:c . . | 3:18 | here is a (.) that belongs to nothing",
        "ex:b ex:p ex:c ex:d . | 3:16 | the statement before (ex:d) has no end",
        "ex:b ey:p ex:c . | 3:6 | Maybe you meant (ex:)",
        "ex:b ex:p . | 3:11 | something is missing before (.)",
        "ex:b ex:p 'c . | 3 | has no closing quote",
        "ex:b ex:p [ ex:q 1 . | 3:20 | something is missing before (.)",
        "ex:b ex:p <http://x y> . | 3:21 | an address in < > has a blank",
        "ex:b p ex:c . | 3:6 | the name (p) has no prefix",
        "ex:b ex#foo ex:c . | 3:6 | in (ex#foo) the sign (#) begins a remark.",
        "ex:b ex:p 'a$c#d'^^<http://www.w3.org/2001/XMLSchema#integer> . | 3:11 | the value (a$c#d) is",
        "ex:b 1 2 . | 3:6 | (1) cannot be a property",
        "ex:b ex:p % . | 3:11 | cannot be read from (%) on"
      })
  void brokenTurtleIsSaidInPlainWords(String statement, String place, String says)
      throws IOException {
    write(GOOD, KINDS, DATA + statement + "\n");

    assertThat(problems())
        .hasSize(1)
        .allSatisfy(Told::inPlainWords)
        .first()
        .asString()
        .contains("data.ttl:" + place + ": This is not Turtle: ")
        .contains(says);
  }

  @Test
  void brokenYamlIsSaidWithItsLine() throws IOException {
    write(GOOD, KINDS + "  lake: [unclosed\n", DATA);

    assertThat(problems())
        .anyMatch(
            problem ->
                problem.place().file().endsWith("kinds.yaml") && problem.place().line() >= 4);
  }

  @Test
  void bracketsWithoutEndAreSaid() throws IOException {
    for (String brackets : List.of("[".repeat(100_000), "{a: ".repeat(100_000))) {
      write(GOOD, KINDS + "  lake: " + brackets, DATA);

      assertThat(problems())
          .anyMatch(
              problem ->
                  problem.place().file().endsWith("kinds.yaml")
                      && problem.what().contains("too deeply"));
    }
  }

  @Test
  void aKeyThatIsWrittenTwiceIsSaid() throws IOException {
    write(GOOD, KINDS + "  river:\n    en: [{singular: stream}]\n", DATA);

    assertThat(problems())
        .extracting(Problem::what)
        .anyMatch(what -> what.contains("(river) is written twice"));
  }

  @Test
  void aLanguageWithoutWordsIsSaid() throws IOException {
    write(GOOD.replace("[en]", "[en, xx]"), KINDS, DATA);

    assertThat(problems())
        .extracting(Problem::what)
        .anyMatch(what -> what.contains("language (xx)"));
  }

  @ParameterizedTest
  @CsvSource({"xx", "n1", "ned"})
  void wordsUnderTheCodeOfNoLanguageAreSaid(String code) throws IOException {
    write(
        GOOD.replace("values: kinds.yaml", "values: kinds.yaml, nouns: {" + code + ": [sort]}")
            + "cues: {"
            + code
            + ": {any_kind: [water]}}\n",
        KINDS + "    " + code + ": [{singular: rivier, plural: rivieren}]\n",
        DATA);

    assertThat(problems())
        .allMatch(problem -> problem.what().equals("(" + code + ") is not a language."))
        .allSatisfy(problem -> assertThat(problem.advice()).contains("en"))
        .extracting(problem -> problem.place().file().getFileName() + ":" + problem.place().line())
        .containsExactly("domain.yaml:7", "domain.yaml:9", "kinds.yaml:4");
  }

  @Test
  void wordsOfALanguageThatTheDomainDoesNotSpeakMayStay() throws IOException {
    write(GOOD, KINDS + "    nl: [{singular: rivier, plural: rivieren}]\n", DATA);

    assertThat(Knowledge.load(folder, LANGUAGES, folder.resolve("cache"), () -> {}).labels())
        .extracting(Label::text)
        .doesNotContain("rivier");
  }

  @ParameterizedTest
  @CsvSource({"data: [data.ttl], data: [dta.ttl]", "kinds.yaml, kind.yaml"})
  void aFileThatIsNamedAndMissingIsSaid(String good, String wrong) throws IOException {
    write(GOOD.replace(good, wrong), KINDS, DATA);

    assertThat(problems())
        .extracting(Problem::what)
        .singleElement()
        .asString()
        .startsWith("The file (")
        .contains(") is not in ");
  }

  @Test
  void shapesThatAreMissingAreSaid() throws IOException {
    write(GOOD + "shapes: shape.ttl\n", KINDS, DATA);

    assertThat(problems())
        .singleElement()
        .satisfies(
            problem -> {
              assertThat(problem.what()).contains("(shape.ttl) is not in");
              assertThat(problem.place().line()).isEqualTo(9);
            });
  }

  @Test
  void aFileOutsideTheFolderIsNotRead() throws IOException {
    write(GOOD.replace("data.ttl", "../../secret.ttl"), KINDS, DATA);

    assertThat(problems())
        .extracting(Problem::what)
        .anyMatch(what -> what.contains("../../secret.ttl"));
  }

  private List<Problem> problems() {
    WorkspaceException thrown =
        catchThrowableOfType(
            WorkspaceException.class,
            () -> Knowledge.load(folder, LANGUAGES, folder.resolve("cache"), () -> {}));
    return thrown.problems();
  }

  private void write(String domain, String kinds, String data) throws IOException {
    Files.writeString(folder.resolve("domain.yaml"), domain);
    Files.writeString(folder.resolve("kinds.yaml"), kinds);
    Files.writeString(folder.resolve("data.ttl"), data);
  }
}
