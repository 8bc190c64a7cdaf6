package nl.vervolg.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nl.vervolg.authoring.check.LintKind;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** {@code rules check} on a workspace in which something of every kind is found. */
class RulesCheckTest {
  private static final ObjectMapper JSON = new ObjectMapper();

  /** A row in a language that the workspace does not speak, and one that any question fits. */
  private static final String ROWS =
      """
      ,xx,cc dd {place},same_question,a | cc dd Breda => -,a | b => -,
      ,nl,in de {place},same_question,a | in de Breda => -,a | b => -,
      """;

  private static final String UNSPOKEN = "The workspace has no language (xx).";
  private static final String GENERAL =
      "The wording (in de {place}) has only words that any question can have.";

  @TempDir private static Path folder;

  private static SmallWorkspace workspace;
  private static Ran text;
  private static List<JsonNode> found;

  @BeforeAll
  static void checkOnce() {
    workspace = LintWorkspace.in(folder.resolve("work"));
    text = check(workspace.root(), "--severity", "note");
    found = check(workspace.root(), "--json").out().lines().map(RulesCheckTest::json).toList();
  }

  @TestFactory
  Stream<DynamicTest> everyKindIsFound() {
    return Arrays.stream(LintKind.values())
        .map(
            kind ->
                DynamicTest.dynamicTest(
                    kind.id(),
                    () ->
                        assertThat(found)
                            .as(text.out())
                            .anySatisfy(
                                each ->
                                    assertThat(each.path("kind").asText()).isEqualTo(kind.id()))));
  }

  @Test
  void eachRuleIsToldWhatIsWrongWithIt() {
    assertThat(told())
        .contains(
            "SWAP_PLACE_AGAIN duplicate-rule",
            "SWAP_PLACE_AFTER_AND shadowed-rule",
            "DROP_PLACE contradictory-rules",
            "NEVER contradictory-conditions",
            "NEEDLESS needless-condition",
            "UNREACHABLE unreachable-rule",
            "WORDLESS unreachable-rule",
            "IT unread-conclusion",
            "KEEP_ALL leaking-slot",
            "UNREACHABLE silent-rule",
            "ADD_KIND broad-rule",
            "SWAP wider-rule",
            "NEVER one-language",
            "SWAP_PLACE repeated-example",
            "SWAP_PLACE both-ways",
            "SWAP_PLACE_AGAIN two-outcomes");
  }

  @Test
  void theRulesThatAreRightAreToldNothing() {
    assertThat(told())
        .noneMatch(each -> each.startsWith("FRAGMENT "))
        .filteredOn(each -> each.endsWith(" wider-rule") || each.startsWith("SWAP "))
        .containsExactly("SWAP wider-rule");
  }

  private static Set<String> told() {
    return found.stream()
        .map(each -> each.path("rule").asText() + " " + each.path("kind").asText())
        .collect(Collectors.toSet());
  }

  @Test
  void everyProblemHasItsPlaceASentenceAndAdvice() {
    assertThat(text.out())
        .contains(
            workspace.file("rules/ellipsis/fragment.drl")
                + ":31:5: warning: rule (NEVER): This condition and that in line 30 can never hold"
                + " together, so the rule never fires. [contradictory-conditions]\n"
                + "    Take one of them out.\n")
        .contains(workspace.file(LintWorkspace.NL) + ":")
        .contains("(&) in the list (cues.additive) has no letter and no digit. [lost-word]")
        .contains("(NL-XX)")
        .doesNotContain("\u001b")
        .doesNotContain(Ran.JAVA);
    assertThat(text.err()).isEmpty();
  }

  @Test
  void anOrderOfAnotherNameIsToldOnBothSides() {
    assertThat(text.out())
        .contains(
            workspace.file(LintWorkspace.ORDERS)
                + ":3:3: warning: Nothing in conditions.yaml sorts by (oldst)."
                + " [value-without-template]\n    Maybe you meant (oldest).\n")
        .containsPattern(
            "conditions\\.yaml:[0-9]+:3: warning: The vocabulary has no words for \\(oldest\\),"
                + " so nobody can ask for it\\. \\[value-without-words\\]\n    Maybe you meant"
                + " \\(oldst\\)\\.\n");
  }

  @Test
  void aFactOfAnotherNameIsToldBesideErrors(@TempDir Path other) {
    SmallWorkspace work = SmallWorkspace.in(other.resolve("work"));
    work.replace("knowledge/heritage/vocabulary/properties.yaml", "\n  phone:", "\n  fone:");
    work.replace("templates/heritage/institutions.rq", "WHERE .", "WHERE ");

    Ran ran = check(work.root(), "value-without-template", "value-without-words");

    assertThat(ran.out())
        .contains("Nothing in conditions.yaml tells (fone).")
        .contains("The vocabulary has no words for (phone)");
  }

  @Test
  void oneHeadingOrOneListOfAnotherNameIsToldOnce(@TempDir Path other) {
    SmallWorkspace work = SmallWorkspace.in(other.resolve("work"));
    work.replace("knowledge/heritage/examples/de.txt", "\\n## location_swap\\n", "\n");
    work.replace(LintWorkspace.NL, "\\n  additive:", "\n  aditive:");

    assertThat(check(work.root(), "example-heading").out())
        .contains("This dialogue and those below it stand above the first heading: ")
        .contains("1 error, ");
    assertThat(check(work.root(), LintWorkspace.NL, "--severity", "warning").out())
        .contains("(aditive) is not known here.")
        .contains("    Maybe you meant (additive).\n")
        .contains("1 error, 0 warnings");
  }

  @Test
  void whatASheetSaysAgainstTheLanguagesIsToldBesideErrors(@TempDir Path other) {
    SmallWorkspace work = SmallWorkspace.in(other.resolve("work"));
    work.write("rules/phrases/heritage.csv", work.read("rules/phrases/heritage.csv") + ROWS);
    String rules = work.read("rules/patterns/swap.drl");
    String templates = work.read("templates/heritage/templates.yaml");
    work.write("rules/patterns/swap.drl", rules.replaceFirst("Edit\\( op", "Edit( opp"));

    assertThat(check(work.root(), "--severity", "error").out())
        .contains("There is no field (opp)")
        .contains(UNSPOKEN)
        .contains(GENERAL);

    work.write("rules/patterns/swap.drl", rules);
    work.write(
        "templates/heritage/templates.yaml", templates.replaceFirst("find: inst", "find: list"));

    assertThat(check(work.root(), "--severity", "error").out())
        .contains("There is no query (list")
        .contains(UNSPOKEN)
        .contains(GENERAL);

    work.write("templates/heritage/templates.yaml", templates);
    work.replace(LintWorkspace.NL, "\\n  additive:", "\n  aditive:");

    assertThat(check(work.root(), "--severity", "error").out())
        .contains("(aditive) is not known here.")
        .contains(UNSPOKEN)
        .contains(GENERAL);
  }

  @Test
  void aPlaceOfAnotherNameIsToldWithTheOneThatItMayBe(@TempDir Path other) {
    SmallWorkspace work = SmallWorkspace.in(other.resolve("work"));
    work.replace("knowledge/heritage/vocabulary/places.yaml", "\n  amsterdam:", "\n  maasik:");

    assertThat(check(work.root(), "value-without-data").out())
        .contains("Nothing in the data is (maasik), so its words lead nowhere.")
        .contains("    Maybe you meant (maaseik).\n");
  }

  @Test
  void problemsAreSortedByPlaceAndCounted() {
    List<String> places =
        found.stream()
            .map(
                each ->
                    each.path("file").asText()
                        + " %06d %06d"
                            .formatted(each.path("line").asInt(), each.path("column").asInt()))
            .toList();
    long warnings =
        found.stream().filter(each -> each.path("severity").asText().equals("warning")).count();

    assertThat(places).isSorted();
    assertThat(text.out().lines().reduce((first, last) -> last).orElseThrow())
        .startsWith("0 errors, " + warnings + " warnings, ");
  }

  @Test
  void warningsFailOnlyWhenItIsStrict() {
    assertThat(text.code()).isZero();
    assertThat(check(workspace.root(), "--strict", "SWAP_PLACE_AGAIN").code()).isEqualTo(1);
  }

  @Test
  void aNameRestrictsWhatIsShown() {
    Ran rule = check(workspace.root(), "never");
    Ran kind = check(workspace.root(), "lost-word");
    Ran file = check(workspace.root(), workspace.file("rules/edits").toString(), "--json");

    assertThat(rule.out().lines().filter(line -> line.startsWith("/")))
        .isNotEmpty()
        .allMatch(line -> line.contains("rule (NEVER)"));
    assertThat(kind.out()).contains("0 errors, 1 warning, 0 notes.");
    assertThat(file.out().lines().map(RulesCheckTest::json))
        .isNotEmpty()
        .allMatch(each -> each.path("file").asText().contains("rules/edits"));
    assertThat(check(workspace.root(), "rules/edits", "--json").out()).isEqualTo(file.out());
  }

  @Test
  void aNameOfNothingIsSaid() {
    Ran ran = check(workspace.root(), "NO_SUCH_RULE");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err())
        .contains("There is no file, rule or kind (NO_SUCH_RULE).")
        .contains("rules list");
    assertThat(ran.out()).isEmpty();
  }

  @Test
  void aMisspeltNameBesideAGoodOneIsSaid() {
    Ran rule = check(workspace.root(), "never", "swap_plaec");
    Ran kind = check(workspace.root(), "lost-wrod", "NEVER", "rules/edits");

    assertThat(rule.code()).isEqualTo(2);
    assertThat(rule.err()).contains("kind (swap_plaec).").contains("Maybe you meant (SWAP_PLACE).");
    assertThat(rule.out()).contains("rule (NEVER)");
    assertThat(kind.code()).isEqualTo(2);
    assertThat(kind.err()).contains("kind (lost-wrod).").contains("Maybe you meant (lost-word).");
  }

  @Test
  void aRuleOfWhichNothingIsToldIsKnown() {
    Ran ran = check(workspace.root(), "FRAGMENT", "duplicate-RULE", "--severity", "error");

    assertThat(ran.code()).isZero();
    assertThat(ran.err()).isEmpty();
    assertThat(ran.out()).isEqualTo("0 errors; 1 warning: --severity warning shows them.\n");
  }

  @Test
  void notesAreOnlyCountedUnlessTheyAreAskedFor() {
    Ran usual = check(workspace.root());
    long notes =
        found.stream().filter(each -> each.path("severity").asText().equals("note")).count();

    assertThat(usual.out())
        .contains("warning: rule (NEVER)")
        .doesNotContain(": note: ")
        .endsWith(" warnings; " + notes + " notes: --severity note shows them.\n");
    assertThat(check(workspace.root(), "cue-in-word").out()).contains(": note: ");
    assertThat(text.out()).contains(": note: ").endsWith(" warnings, " + notes + " notes.\n");
  }

  @Test
  void theLeastSeverityIsChosen() {
    Ran warnings = check(workspace.root(), "--severity", "warning", "NEVER");
    Ran objects = check(workspace.root(), "--severity", "error", "--json");
    Ran wrong = check(workspace.root(), "--severity", "fatal");

    assertThat(warnings.out()).doesNotContain("note:");
    assertThat(objects.out()).isEmpty();
    assertThat(wrong.code()).isEqualTo(2);
    assertThat(wrong.err()).contains("(fatal) is none of error, warning, note");
  }

  @Test
  void thereIsOneStandardOutput() {
    Ran ran = check(workspace.root(), "--json", "--sarif", "-");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("Give --sarif a file.");
  }

  @Test
  void aPlaceThatCannotBeWrittenIsSaid() {
    Ran ran =
        check(workspace.root(), "--sarif", workspace.root().resolve("missing/a.sarif").toString());

    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.err()).contains("cannot be written").doesNotContain(Ran.JAVA);
  }

  @Test
  void theLogForEditorsIsWritten(@TempDir Path other) throws IOException {
    Path file = other.resolve("check.sarif");
    Ran ran = check(workspace.root(), "--sarif", file.toString());

    assertThat(ran.err()).contains("Written: " + file);
    SarifRules.check(JSON.readTree(Files.readString(file)), found.size());
    assertThat(check(workspace.root(), "--sarif", "-", "NEVER").out()).startsWith("{");
  }

  @Test
  void theKindsAreListed() {
    Ran ran = Ran.command("rules", "check", "--kinds");

    assertThat(ran.out().lines()).hasSize(LintKind.values().length);
    assertThat(ran.out()).contains("shadowed-rule").contains(LintKind.LOST_WORD.description());
  }

  @TestFactory
  Stream<DynamicTest> everyKindStandsInTheGuide() throws IOException {
    String guide = Files.readString(Path.of("rules", "README.md"));
    return Arrays.stream(LintKind.values())
        .map(
            kind ->
                DynamicTest.dynamicTest(
                    kind.id(),
                    () ->
                        assertThat(guide)
                            .contains(
                                "| `%s` | %s | %s |"
                                    .formatted(
                                        kind.id(),
                                        kind.severity().name().toLowerCase(Locale.ROOT),
                                        kind.description()))));
  }

  @Test
  void everyMistakeOfAllFilesIsToldAtOnce(@TempDir Path other) {
    SmallWorkspace broken = LintWorkspace.in(other.resolve("work"));
    broken.replace("rules/patterns/swap.drl", "Edit\\( op", "Edit( opp");
    broken.replace("rules/inheritance/all.drl", "end\\s*$", "");
    broken.replace(LintWorkspace.REGIONS, "BE-VBR: .fr: .in: dans le..", "BE-VBR: {fr: {inn: le}}");
    broken.replace("templates/heritage/institutions.rq", "WHERE .", "WHERE ");
    broken.write(LintWorkspace.DIALOGUES, "## location_swap\nWelke musea zijn er in Gent?\n");

    Ran ran = check(broken.root());

    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.out())
        .contains("swap.drl:13:11: error: rule (SWAP): There is no field (opp)")
        .contains("all.drl:")
        .contains("[missing-end]")
        .contains("regions.yaml:")
        .contains("institutions.rq:")
        .contains("nl.txt:2:1: error: The example (Welke musea zijn er in Gent?) has no =>")
        .contains("[duplicate-rule]")
        .contains("[lost-word]")
        .doesNotContain(Ran.JAVA);
  }

  @Test
  void whatIsNoWorkspaceIsBadUsage(@TempDir Path other) throws IOException {
    Ran ran = check(other);
    Ran log = check(other.resolve("missing"), "--sarif", "-");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("There is no folder knowledge/");
    assertThat(log.code()).isEqualTo(2);
    SarifRules.check(JSON.readTree(log.out()), 1);
    assertThat(log.out()).contains("There is no folder knowledge/ that can be read.");
  }

  @Test
  void theWorkspaceOfTheProductHasNeitherErrorsNorWarnings() {
    Ran ran = check(Path.of("."), "--strict");

    assertThat(ran.code()).as(ran.out()).isZero();
    assertThat(ran.out()).contains("0 errors, 0 warnings");
  }

  @Test
  void theRiversHaveNeitherErrorsNorWarnings() {
    Ran ran = check(Path.of("src", "test", "resources", "rivers"), "--strict");

    assertThat(ran.code()).as(ran.out()).isZero();
    assertThat(ran.out()).contains("0 errors, 0 warnings");
  }

  private static Ran check(Path root, String... arguments) {
    List<String> all =
        new ArrayList<>(
            List.of("rules", "check", "--workspace", root.toString(), "--home", Ran.HOME + ""));
    all.addAll(List.of(arguments));
    return Ran.command(all.toArray(String[]::new));
  }

  private static JsonNode json(String line) {
    try {
      return JSON.readTree(line);
    } catch (IOException e) {
      throw new IllegalArgumentException("(" + line + ") is no JSON.", e);
    }
  }
}
