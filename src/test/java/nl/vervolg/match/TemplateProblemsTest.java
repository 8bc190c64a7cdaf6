package nl.vervolg.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import nl.vervolg.hostile.Told;
import nl.vervolg.problem.Problem;
import nl.vervolg.problem.Problems;
import nl.vervolg.query.SmallWorld;
import nl.vervolg.query.jena.SparqlDialect;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What is wrong in a template folder is said with file, line and a sentence; each test breaks one
 * thing.
 */
class TemplateProblemsTest {
  @TempDir Path folder;

  @BeforeEach
  void copyTheRealTemplates() throws IOException {
    try (Stream<Path> files = Files.walk(SmallWorld.TEMPLATES)) {
      files.filter(Files::isRegularFile).forEach(this::copy);
    }
  }

  private void copy(Path file) {
    try {
      Path target = folder.resolve(SmallWorld.TEMPLATES.relativize(file).toString());
      Files.createDirectories(target.getParent() == null ? folder : target.getParent());
      Files.copy(file, target);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void theRealTemplatesHaveNone() {
    assertThat(problems()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "institutions.rq | ?item vv:sortName ?sort | SERVICE <https://x.example/> { ?item vv:sortName ?sort } | SERVICE asks another server.",
        "institutions.rq | ?item vv:sortName ?sort | ?item vv:sortName ?sort FILTER NOT EXISTS { SERVICE <https://x.example/> { ?item ?p ?o } } | SERVICE asks another server.",
        "institutions.rq | ?item vv:sortName ?sort | { SELECT ?item ?sort { SERVICE <https://x.example/> { ?item vv:sortName ?sort } } } | SERVICE asks another server.",
        "institutions.rq | ?item vv:sortName ?sort | GRAPH ?g { ?item vv:sortName ?sort } | GRAPH asks another graph.",
        "institutions.rq | ?item vv:sortName ?sort | ?item <java:java.lang.Runtime> ?sort | runs code",
        "institutions.rq | ?item vv:sortName ?sort | ?item vv:sortName ?sort FILTER(<java:x.Y>(?sort)) | is not one of SPARQL",
        "institutions.rq | WHERE { | FROM <https://x.example/> WHERE { | names a data set",
        "institutions.rq | SELECT ?item ?sort | SELECT ?sort | does not select (?item)",
        "institutions.rq | SELECT ?item ?sort | SELECT ?item | sorts by (?sort)",
        "institutions.rq | ORDER BY ?sort ?item | LIMIT 5 | groups or cuts its rows",
        "institutions.rq | SELECT ?item ?sort | INSERT DATA { } | This is not SPARQL",
        "institutions.rq | SELECT ?item ?sort | CONSTRUCT { ?item vv:sortName ?sort } | is not a SELECT",
        "institutions.rq | ?item vv:sortName ?sort } | ?item vv:sortName ?sort | This is not SPARQL",
        "institutions.rq | vv:sortName | xx:sortName | This is not SPARQL",
        "conditions.yaml | ?item schema:location ?region_code . | ?item schema:location . | This is not SPARQL",
        "conditions.yaml | ?item schema:location ?region_code . | ?item schema:location ?region . | does not mention (?region_code)",
        "conditions.yaml | ?item schema:location ?region_code . | ?item schema:location [ ?p ?region_code ] . | blank node",
        "conditions.yaml | ?item schema:location ?region_code . | SERVICE <https://x.example/> { ?item schema:location ?region_code } | SERVICE",
        "institutions.rq | SELECT ?item ?sort | SELECTT ?item ?sort | (SELECTT) means nothing here",
        "institutions.rq | ?item vv:sortName ?sort | ?item vv:sortName ?sort . . | (.) cannot stand here",
        "institutions.rq | ?item vv:sortName ?sort } | ?item vv:sortName ?sort | (ORDER) cannot stand here",
        "institutions.rq | vv:sortName | vw:sortName | Maybe you meant (vv:)",
        "conditions.yaml | region_code: | regoin_code: | Maybe you meant (region_code)",
        "conditions.yaml | value: words | value: wordz | Maybe you meant (words)",
        "conditions.yaml | direction: ascending | direction: up | cannot be (up)",
        "conditions.yaml | things_with: vv:slug | things_with: ww:slug | does not begin with a prefix",
        "conditions.yaml | orders: | ordres: | Maybe you meant (orders)",
        "templates.yaml | takes: [subject, negated] | takes: [subjekt] | Maybe you meant (subject)",
        "templates.yaml | act: count | act: counted | Maybe you meant (count)",
        "templates.yaml | find: institutions.rq | find: missing.rq | There is no query (missing.rq)",
        "templates.yaml | find: institutions.rq | find: ../../etc/x.rq | There is no query (../../etc/x.rq)",
        "templates.yaml | show: columns.rq | shows: columns.rq | does not say how to show",
        "templates.yaml | facts: all | facts: none | Maybe you meant (all)",
        "questions/nl.yaml | {location/in} | {lokation/in} | Maybe you meant (location)",
        "questions/nl.yaml | lookup: | lookups: | There is no text (lookup.address)",
        "questions/nl.yaml | <Hoeveel> | <Hoeveel | in the wording",
        "answers/de.yaml | fact: | facts: | There is no text (fact.address)",
        "answers/de.yaml | names_shown: 10 | names_shown: 0 | number of names",
        "answers/de.yaml | {value} | {valu} | Maybe you meant (value)"
      })
  void isSaid(String file, String from, String to, String problem) throws IOException {
    change(file, from.replace("/in}", "|in}"), to.replace("/in}", "|in}"));
    assertThat(problems())
        .anySatisfy(
            found -> {
              assertThat(found.place().file()).isEqualTo(folder.resolve(file));
              assertThat(found.toString()).contains(problem);
            });
  }

  @Test
  void theLineIsThatOfTheMistake() throws IOException {
    change(
        "conditions.yaml", "OPTIONAL { ?item schema:streetAddress ?street }", "OPTIONAL { ?item }");
    int line = line("conditions.yaml", "OPTIONAL { ?item }");
    assertThat(problems()).hasSize(1).first().matches(found -> found.place().line() == line);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "institutions.rq | SELECT ?item ?sort | SELECTT ?item ?sort | SELECTT",
        "institutions.rq | ?item vv:sortName ?sort | ?item vv:sortName ?sort . ; | ;",
        "institutions.rq | vv:sortName | xx:sortName | xx:sortName",
        "conditions.yaml | ?item schema:location ?region_code . | ?item schema:location % . | %",
        "conditions.yaml | ?item schema:location ?region_code . | ?item xx:location ?region_code . | xx:location"
      })
  void theLineAndTheCharacterAreThoseOfTheMistakeInWords(
      String file, String from, String to, String at) throws IOException {
    change(file, from, to);
    int line = line(file, to);
    String text = Files.readAllLines(folder.resolve(file)).get(line - 1);
    assertThat(problems())
        .hasSize(1)
        .allSatisfy(Told::inPlainWords)
        .first()
        .satisfies(
            found -> {
              assertThat(found.place().line()).isEqualTo(line);
              assertThat(found.place().column()).isEqualTo(text.lastIndexOf(at) + 1);
            });
  }

  @Test
  void aMissingLanguageAndFileAreSaid() throws IOException {
    Files.delete(folder.resolve("answers/fr.yaml"));
    Files.delete(folder.resolve("conditions.yaml"));
    assertThat(problems().toString())
        .contains("There are no texts for language (fr).")
        .contains("The file is missing.");
  }

  @Test
  void allProblemsOfAllFilesAreSaidAtOnce() throws IOException {
    change("institutions.rq", "vv:sortName", "xx:sortName");
    change("questions/nl.yaml", "<Hoeveel>", "<Hoeveel");
    change("conditions.yaml", "value: words", "value: wordz");
    assertThatThrownBy(
            () -> TemplateCatalog.load(folder, SmallWorld.declarations(), new SparqlDialect()))
        .isInstanceOf(Problems.WorkspaceException.class)
        .hasMessageContaining("institutions.rq:")
        .hasMessageContaining("nl.yaml:")
        .hasMessageContaining("conditions.yaml:");
  }

  private List<Problem> problems() {
    Problems problems = new Problems();
    TemplateCatalog.load(folder, SmallWorld.declarations(), new SparqlDialect(), problems);
    return problems.list();
  }

  private void change(String file, String from, String to) throws IOException {
    Path path = folder.resolve(file);
    String text = Files.readString(path);
    assertThat(text).contains(from);
    Files.writeString(path, text.replace(from, to));
  }

  private int line(String file, String text) throws IOException {
    List<String> lines = Files.readAllLines(folder.resolve(file));
    for (int at = 0; at < lines.size(); at++) {
      if (lines.get(at).contains(text)) {
        return at + 1;
      }
    }
    throw new AssertionError(text);
  }
}
