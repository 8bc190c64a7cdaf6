package nl.vervolg.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A workspace with mistakes: all of them are said, with file, line and advice, and exit is 2. */
class BrokenWorkspaceTest {
  private static final String QUESTION = "Welke archieven zijn er in Gent?";
  private static final String TURTLE = "knowledge/heritage/data/institutions-be.ttl";
  private static final String DOMAIN = "knowledge/heritage/domain.yaml";
  private static final String CONDITIONS = "templates/heritage/conditions.yaml";
  private static final String QUERY = "templates/heritage/institutions.rq";
  private static final String TEMPLATES = "templates/heritage/templates.yaml";

  private final Path folder;

  private final SmallWorkspace workspace;

  BrokenWorkspaceTest(@TempDir Path folder) {
    this.folder = folder;
    this.workspace = SmallWorkspace.in(folder.resolve("work space"));
  }

  @Test
  void theWholeWorkspaceAnswersAndIsLeftAsItWas() {
    Map<Path, Long> before = workspace.tree();
    Ran ran = Ran.on(workspace.root(), "ask", QUESTION);
    assertThat(ran.err()).isEmpty();
    assertThat(ran.code()).isZero();
    assertThat(ran.out()).contains("Archief Gent");
    assertThat(workspace.tree()).isEqualTo(before);
  }

  @Test
  void aMissingFolderIsSaid() {
    SmallWorkspace none = SmallWorkspace.at(folder.resolve("none"));
    assertProblems(none, "knowledge: There is no folder knowledge/", "Point --workspace");
    assertThat(none.root()).doesNotExist();
  }

  @Test
  void aFolderWithoutKnowledgeIsSaid() {
    workspace.delete("knowledge");
    assertProblems(workspace, "There is no folder knowledge/", "Point --workspace");
  }

  @Test
  void twoDomainsAreSaid() {
    workspace.write("knowledge/second/domain.yaml", workspace.read(DOMAIN));
    assertProblems(
        workspace, "There are 2 folders with a domain.yaml", "A workspace has one domain");
  }

  @Test
  void aFolderWithoutTemplatesIsSaid() {
    workspace.delete("templates");
    assertProblems(
        workspace, "templates.yaml: The file is missing", "conditions.yaml: The file is missing");
  }

  @Test
  void aMissingLanguageIsSaid() {
    workspace.delete("knowledge/languages/fr.yaml");
    assertProblems(workspace, "fr.yaml: There are no words for language (fr)", "Add the file");
  }

  @Test
  void missingTextsOfALanguageAreSaid() {
    workspace.delete("templates/heritage/answers/de.yaml");
    assertProblems(workspace, "answers/de.yaml: There are no texts for language (de)");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        TURTLE + " | inst:archief-gent a | inst:archief-gent a a | This is not Turtle",
        TURTLE + " | \"archief-gent\" | \"archief-gent | This is not Turtle",
        TURTLE + " | vv:slug \"archief-gent\" | unknown:slug \"archief-gent\" | This is not Turtle",
        DOMAIN + " | takes: | takes: [ | This is not YAML",
        DOMAIN + " | role: polarity | role: polaroid | Maybe you meant (polarity)",
        DOMAIN + " | places.ttl | no-places.ttl | The file (data/no-places.ttl) is not in",
        DOMAIN + " | places.ttl | ../../../rules/README.md | is not in",
        DOMAIN + " | vocabulary/types.yaml | vocabulary/typos.yaml | is not in",
        DOMAIN + " | level: 2 | level: two | is not a whole number",
        DOMAIN + " | vv:City | ww:City | has no known prefix",
        DOMAIN + " | nouns: .nl: | nouns: {dutch: | (dutch)",
        DOMAIN + " | languages: .nl, | languages: [dutch, | (dutch) is not a language code",
        "knowledge/languages/nl.yaml | cues: | cuse: | (cuse) is not known here",
        "knowledge/languages/nl.yaml | language: nl | language: en | is not marked as language: nl",
        "knowledge/heritage/vocabulary/types.yaml | values: | values: [ | This is not YAML",
        QUERY + " | WHERE . | WHERE | This is not SPARQL",
        TEMPLATES + " | act: count | act: counted | Maybe you meant (count)",
        TEMPLATES
            + " | requires: .order | requires: [no_such_slot | (no_such_slot) is not declared",
        CONDITIONS + " | region_code: | regoin_code: | Maybe you meant (region_code)",
        "templates/heritage/questions/nl.yaml | .location.in. | {lokation} | Maybe you meant (location)",
        "rules/patterns/swap.drl | then | thn | ",
        "rules/patterns/negation.drl | when | when ( | "
      })
  void theMistakeIsSaidWithFileAndLine(String file, String from, String to, String says) {
    workspace.replace(file, from, to);
    Ran ran = assertProblems(workspace, says == null ? "" : says);
    assertThat(ran.err())
        .containsPattern(
            "(?m)^" + Pattern.quote(workspace.file(file).toString()) + "(:[1-9][0-9]*){1,2}: ");
  }

  /** Two folders have a file of this name; the expert must be sent to the right one. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "rules/patterns/swap.drl",
        "rules/edits/swap.drl",
        "rules/scope/return.drl",
        "rules/patterns/return.drl"
      })
  void aRuleThatDoesNotCompileIsSaidWithItsOwnFile(String file) {
    workspace.replace(file, "(?m)^(\\s*)when\\s*$", "$1when\n$1    NoSuchFact( )");
    Ran ran = assertProblems(workspace, "NoSuchFact");
    assertThat(ran.err()).contains(workspace.file(file) + ":");
  }

  @Test
  void aRuleWithoutAnIdIsSaid() {
    workspace.replace("rules/patterns/correction.drl", "@Id\\(\"[A-Z_]*\"\\)", "");
    assertProblems(workspace, "correction.drl:", "has no @Id", "Add @Id");
  }

  @Test
  void everyMistakeOfOneFolderIsSaidAtOnce() {
    workspace.replace(QUERY, "WHERE .", "WHERE ");
    workspace.replace(CONDITIONS, "region_code:", "regoin_code:");
    workspace.delete("templates/heritage/answers/de.yaml");
    assertProblems(workspace, "institutions.rq:", "(region_code)", "answers/de.yaml:");
  }

  @Test
  void everyMistakeOfAllFoldersIsSaidAtOnce() {
    workspace.replace("knowledge/heritage/vocabulary/types.yaml", "values:", "values: [");
    workspace.replace(TURTLE, "inst:archief-gent a", "inst:archief-gent a a");
    workspace.replace(QUERY, "WHERE .", "WHERE ");
    workspace.replace("rules/patterns/swap.drl", "then", "thn");
    assertProblems(
        workspace, "types.yaml:", "institutions-be.ttl:", "institutions.rq:", "swap.drl:");
  }

  /** Bad encoding is a mistake of the file, not of the program. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        DOMAIN,
        "knowledge/languages/nl.yaml",
        QUERY,
        CONDITIONS,
        "rules/patterns/swap.drl"
      })
  void aFileThatIsNotUtf8IsSaid(String file) throws IOException {
    Files.write(workspace.file(file), new byte[] {'a', ':', (byte) 0xff, '\n'});
    assertProblems(workspace, workspace.file(file) + ":", "cannot be read as UTF-8 text");
  }

  private static Ran assertProblems(SmallWorkspace workspace, String... says) {
    Map<Path, Long> before = workspace.tree();
    Ran ran = Ran.on(workspace.root(), "ask", QUESTION);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err()).contains(says).contains("The workspace cannot be used: ");
    assertThat(ran.err())
        .doesNotContain("Exception", "nl.vervolg", "org.apache", "org.drools", "\tat ");
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err().lines().filter(line -> line.startsWith("    ")).count())
        .as("one line of advice for each problem")
        .isEqualTo(ran.err().lines().filter(line -> line.startsWith("/")).count());
    assertThat(workspace.tree()).isEqualTo(before);
    return ran;
  }
}
