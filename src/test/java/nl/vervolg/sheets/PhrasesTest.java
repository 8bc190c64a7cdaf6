package nl.vervolg.sheets;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import nl.vervolg.Heritage;
import nl.vervolg.authoring.examples.Example;
import nl.vervolg.authoring.examples.Suite;
import nl.vervolg.authoring.examples.Trial;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.resolve.rules.Firing;
import nl.vervolg.resolve.rules.Rule;
import nl.vervolg.resolve.rules.RuleBase;
import nl.vervolg.resolve.rules.Stratum;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Wordings of a sheet are understood, as rules like any other. */
class PhrasesTest {
  private static final String FIRST = "Welke musea zijn er in Delft? | ";

  @TempDir private Path temporary;
  private Sheets sheets;

  @BeforeEach
  void rules() {
    sheets = Sheets.in(temporary.resolve("rules"));
  }

  private Workspace workspace() {
    return Heritage.workspace().with(sheets.load());
  }

  private static String actual(Workspace workspace, String dialogue) {
    return Example.parse(dialogue + " => -").run(workspace).actual();
  }

  private static List<String> fired(Workspace workspace, String dialogue) {
    return Example.parse(dialogue + " => -")
        .run(workspace)
        .last()
        .resolution()
        .derivation()
        .firings()
        .stream()
        .map(Firing::rule)
        .map(Rule::id)
        .toList();
  }

  private void good() {
    sheets.write("s.csv", Sheets.HEADINGS + "\n" + Sheets.row(Sheets.ROW, ",") + "\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Als ik nou eens naar Breda fiets             | Welke musea zijn er in Breda?
          ALS IK NOU EENS NAAR BREDA FIETS!?           | Welke musea zijn er in Breda?
          als ik n\u00f3u eens naar 's-Hertogenbosch fiets...  | Welke musea zijn er in 's-Hertogenbosch?
          als ik nou eens alsjeblieft naar Breda fiets | Welke musea zijn er in Breda?
          als ik nou eens naar Gelderland fiets, graag | Welke musea zijn er in Gelderland?
          als ik nou eens naar Breda en Tilburg fiets  | Welke musea zijn er in Breda en Tilburg?
          """)
  void aWordingFitsWhateverItsCaseAccentsAndFillers(String said, String resolved) {
    good();
    Workspace workspace = workspace();
    assertThat(actual(workspace, FIRST + said)).isEqualTo(resolved);
    assertThat(fired(workspace, FIRST + said)).contains("RIDE_TO", "SWAP_ONE");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "als ik nou eens naar Breda loop",
        "als ik nou eens naar archieven fiets",
        "als ik nou eens naar Breda fiets met mijn zus",
        "nou naar Breda fiets ik eens als",
        "Welke musea zijn er in Breda?"
      })
  void whatIsNotTheWordingIsLeftAlone(String said) {
    good();
    Workspace with = workspace();
    assertThat(fired(with, FIRST + said)).doesNotContain("RIDE_TO");
    assertThat(actual(with, FIRST + said)).isEqualTo(actual(Heritage.workspace(), FIRST + said));
  }

  @Test
  void withoutAQuestionBeforeItIsAskedBack() {
    good();
    assertThat(actual(workspace(), "als ik nou eens naar Breda fiets")).isEqualTo("?");
  }

  /** The words before the brace would make it a subject, and the turn would pass for German. */
  @Test
  void whatStandsInABraceIsReadByItself() {
    sheets.write(
        "s.csv",
        Sheets.HEADINGS
            + "\n,en,run that again with {place},same_question,Which museums are there in Delft? | "
            + "Run that again with Breda => Which museums are there in Breda?,a => -,\n");
    Workspace workspace = workspace();
    assertThat(actual(workspace, "Which museums are there in Delft? | run that again with Breda"))
        .isEqualTo("Which museums are there in Breda?");
    assertThat(actual(workspace, FIRST + "run that again with Breda"))
        .as("in the language of the wording")
        .isEqualTo("Which museums are there in Breda?");
  }

  @Test
  void theSameSheetIsTheSameInEveryForm() {
    List<String> texts = new ArrayList<>();
    for (String separator : List.of(",", ";", "\t")) {
      String rows =
          Sheets.HEADINGS.replace(",", separator) + "\r\n" + Sheets.row(Sheets.ROW, separator);
      texts.add(rows);
      texts.add("\uFEFF" + rows.replace("\r\n", "\n"));
      texts.add("sep=" + separator + "\r\n" + rows);
    }
    for (String text : texts) {
      sheets.write("s.csv", text);
      RuleBase rules = sheets.load();
      assertThat(rules.phrases().rows()).as(text).hasSize(1);
      assertThat(rule(rules)).as(text).isEqualTo(Sheets.ROW);
    }
    sheets.file("s.csv").toFile().delete();
    sheets.workbook("w.xlsx", (book, sheet) -> {});
    RuleBase rules = sheets.load();
    assertThat(rule(rules)).isEqualTo(Sheets.ROW);
    Rule rule = rules.rules().get(0);
    assertThat(rule.place()).hasToString(sheets.file("w.xlsx") + ":C2");
    assertThat(rule.examplesPlace(false)).hasToString(sheets.file("w.xlsx") + ":F2");
  }

  /** The cells of the only row, from what is known of its rule. */
  private static List<String> rule(RuleBase rules) {
    Rule rule = rules.rules().get(0);
    assertThat(rule.stratum()).isEqualTo(Stratum.PHRASES);
    return List.of(
        rule.id(),
        rules.phrases().rows().get(0).language().code(),
        rules.phrases().rows().get(0).wording(),
        rules.phrases().rows().get(0).pattern(),
        rule.examples().get(0),
        rule.counterExamples().get(0),
        rule.why());
  }

  @Test
  void aCellOfSeveralLinesHasSeveralExamples() {
    List<String> row = new ArrayList<>(Sheets.ROW);
    row.set(4, row.get(4) + "\n" + row.get(4).replace("Breda", "Tilburg"));
    sheets.write("s.csv", Sheets.HEADINGS + "\n" + Sheets.row(row, ",") + "\n");
    assertThat(sheets.load().rules().get(0).examples()).hasSize(2);
  }

  @Test
  void whatWasKeptIsWhatWasRead() {
    good();
    RuleBase first = sheets.load();
    RuleBase kept = sheets.load();
    assertThat(kept.rules()).isEqualTo(first.rules());
    assertThat(kept.phrases()).isEqualTo(first.phrases());
    sheets.write(
        "s.csv", Sheets.HEADINGS + "\n" + Sheets.row(Sheets.ROW, ",").replace("fiets", "loop"));
    assertThat(sheets.load().phrases()).isNotEqualTo(first.phrases());
  }

  @Test
  void whatAPatternDoesIsReadAnewWhenItsFileChanges() throws Exception {
    good();
    assertThat(fired(workspace(), FIRST + "als ik nou eens naar Breda fiets"))
        .doesNotContain("CORRECTION");
    Path patterns = sheets.file("patterns.yaml");
    String text = java.nio.file.Files.readString(patterns);
    java.nio.file.Files.writeString(
        patterns, text.replace("cue: SAME_QUESTION", "cue: CORRECTION"));
    assertThat(fired(workspace(), FIRST + "als ik nou eens naar Breda fiets"))
        .contains("CORRECTION");
  }

  /** No text of a cell reaches the engine; only ids do, which are checked. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "als ik \"; System.exit(1); // {place}",
        "als ik ${place} \\u0022 ) then end {place}",
        "=cmd' /C calc'!A0 {place}",
        "als ik <script>alert(1)</script> naar {place}",
        "als ik \u202e fiets naar {place}"
      })
  void aCellNeverBecomesCode(String wording) {
    List<String> row = new ArrayList<>(Sheets.ROW);
    row.set(0, "");
    row.set(2, wording);
    row.set(6, wording.replace("{", "").replace("}", ""));
    sheets.write("s.csv", Sheets.HEADINGS + "\n" + Sheets.row(row, ",") + "\n");
    List<String> problems = sheets.problems();
    if (problems.isEmpty()) {
      Workspace workspace = workspace();
      assertThat(workspace.rules().rules().get(0).id()).matches("[A-Z0-9_]+");
      assertThat(actual(workspace, FIRST + wording.replace("{place}", "Breda")))
          .isEqualTo("Welke musea zijn er in Breda?");
    } else {
      assertThat(problems).allMatch(problem -> problem.matches("s\\.csv:2:[37]: .*"));
    }
  }

  @Test
  void thousandsOfRowsAreTakenIn() {
    StringBuilder text = new StringBuilder(Sheets.HEADINGS).append('\n');
    for (int i = 0; i < 3000; i++) {
      List<String> row = new ArrayList<>(Sheets.ROW);
      row.set(0, "RIDE_" + i);
      row.set(2, "als ik nou eens op fiets " + i + " naar {place} ga");
      text.append(Sheets.row(row, ",")).append('\n');
    }
    sheets.write("s.csv", text.toString());
    Workspace workspace = workspace();
    assertThat(workspace.rules().phrases().rows()).hasSize(3000);
    for (int i : List.of(0, 99, 100, 1234, 2999)) {
      assertThat(fired(workspace, FIRST + "als ik nou eens op fiets " + i + " naar Breda ga"))
          .contains("RIDE_" + i);
    }
  }

  @Test
  void anExampleThatIsNoneIsSaidAtItsCell() {
    List<String> row = new ArrayList<>(Sheets.ROW);
    row.set(4, "Welke musea zijn er in Delft?");
    row.set(5, "a | => b");
    sheets.write("s.csv", Sheets.HEADINGS + "\n" + Sheets.row(row, ",") + "\n");
    assertThat(sheets.problems())
        .satisfiesExactlyInAnyOrder(
            text ->
                assertThat(text).startsWith("s.csv:2:5: ").contains("has no => with an outcome"),
            text -> assertThat(text).startsWith("s.csv:2:6: ").contains("of the example is empty"));
  }

  @Test
  void anExampleInWhichTheRowIsNotUsedFails() {
    List<String> row = new ArrayList<>(Sheets.ROW);
    row.set(4, Sheets.ROW.get(5));
    row.set(5, Sheets.ROW.get(4));
    sheets.write("s.csv", Sheets.HEADINGS + "\n" + Sheets.row(row, ",") + "\n");
    Workspace workspace = workspace();
    Suite all = Suite.of(workspace, Path.of("knowledge/heritage/examples"));
    Suite own =
        new Suite(
            all.exercises().stream()
                .filter(each -> each.place().file().toString().endsWith("s.csv"))
                .toList());
    List<Trial> trials = own.run(workspace, done -> {});
    assertThat(trials).hasSize(2).noneMatch(Trial::passed);
    assertThat(trials.get(0).faults()).anyMatch(fault -> fault.contains("does not fire"));
  }
}
