package nl.vervolg.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code rules test} and {@code rules cover} as a person uses them. */
class RulesTestTest {
  private static final Path RIVERS = Path.of("src", "test", "resources", "rivers");
  private static final String DIALOGUES = "knowledge/heritage/examples/nl.txt";
  private static final String RULE = "rules/patterns/swap.drl";

  private final SmallWorkspace workspace;

  RulesTestTest(@TempDir Path folder) {
    this.workspace = SmallWorkspace.in(folder.resolve("work"));
  }

  @Test
  void theDialoguesOfAnotherWorkspacePassWithoutTheExamplesOfOurRules() {
    Ran ran = ruled(RIVERS, "test");

    assertThat(ran.code()).isZero();
    assertThat(ran.out()).contains("106 of 106 pass: 0 beside the rules, 106 dialogues; 0 fail.");
  }

  @Test
  void aFailureTellsWhatWasObservedAndWhatFired() {
    workspace.write(
        DIALOGUES,
        "## location_swap\nWelke musea zijn er in Gent? | En in Maaseik? => Welke musea zijn er in Gouda?\n");

    Ran ran = ruled(workspace.root(), "test", "En in Maaseik");

    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.out())
        .contains("FAILED " + workspace.file(DIALOGUES) + ":2: dialogue")
        .contains("expected  Welke musea zijn er in Gouda?")
        .contains("actual    Welke musea zijn er in Maaseik?")
        .contains("Cue ADDITIVE \"En\"")
        .contains("Mention city_lower = maaseik \"Maaseik\"")
        .contains("FRAGMENT_CONTINUES -> Ellipsis FRAGMENT")
        .contains("SWAP_SAME_SLOT -> Edit REPLACE city_lower = maaseik \"Maaseik\"")
        .contains("Proposal SLOT_SWAP of LOCATION")
        .contains("0 of 1 pass")
        .doesNotContain(Ran.JAVA);
  }

  @Test
  void aDialogueUnderTheWrongHeadingFails() {
    workspace.write(
        DIALOGUES,
        "## type_swap\nWelke musea zijn er in Gent? | En in Delft? => Welke musea zijn er in Delft?\n");

    Ran ran = ruled(workspace.root(), "test", "En in Delft");

    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.out()).contains("It shows (location_swap), not (type_swap).");
  }

  @Test
  void aRuleThatDoesNotFireInItsExampleFails() {
    workspace.replace(
        RULE,
        "@CounterExample\\(",
        "@CounterExample({ \"Welke musea zijn er in Gent? | En in Delft? => Welke musea zijn er in Delft?\", ");
    workspace.replace(RULE, "(@CounterExample\\([^\\n]*\")\\)", "$1 })");

    Ran ran = ruled(workspace.root(), "test", "SWAP_ONE");

    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.out())
        .contains("counter-example of SWAP_ONE")
        .contains("The rule (SWAP_ONE) fires, and must not.");
  }

  @Test
  void everyMistakeInAFileOfDialoguesIsSaidWithItsPlace() {
    workspace.write(
        DIALOGUES,
        """
        Welke musea zijn er in Gent? => -
        ## locatoin_swap
        Welke musea zijn er in Gent? => -
        ## not location_swap
        Welke musea zijn er in Gent?
        Welke musea zijn er in Gent? =>
        Welke musea zijn er in Gent? | | En in Delft? => -
        Welke musea zijn er in Gent? [Een/M | De eerste? => -
        Welke musea zijn er in Gent? [/M] | De eerste? => -
        """);

    Ran ran = ruled(workspace.root(), "test");

    String file = workspace.file(DIALOGUES).toString();
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err())
        .contains(file + ":1: The dialogue stands above the first heading.")
        .contains(file + ":2:4: The heading (locatoin_swap) is no pattern.")
        .contains("Maybe you meant (location_swap).")
        .contains(file + ":5:1: The example (Welke musea zijn er in Gent?) has no =>")
        .contains(file + ":6:30: The example (Welke musea zijn er in Gent? =>) has no outcome")
        .contains(file + ":7:31: A turn of the example is empty.")
        .contains(file + ":8:30: A bracket around rows has no other side.")
        .contains(file + ":9:30: A row between the brackets has no name.")
        .contains("7 problems")
        .doesNotContain(Ran.JAVA);
  }

  @Test
  void anExampleOfARuleThatIsNoneIsSaidWithTheRule() {
    workspace.replace(RULE, "=> Welke musea zijn er in Gouda\\?", "Welke musea zijn er in Gouda?");

    Ran ran = ruled(workspace.root(), "test");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("rule (SWAP_ONE): The example (").contains("has no =>");
  }

  @Test
  void aFilterThatFitsNothingIsSaid() {
    Ran ran = ruled(RIVERS, "test", "NO_SUCH_RULE");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("No example has that.").contains("rules list");
  }

  @Test
  void jsonHasAnObjectAnExample() {
    Ran ran = ruled(RIVERS, "test", "--json");

    assertThat(ran.code()).isZero();
    assertThat(ran.out().lines()).hasSize(106).allMatch(line -> line.contains("\"passed\":true"));
  }

  @Test
  void aRuleThatFiresNowhereAndAThinCellFailTheCheck() {
    workspace.write(
        DIALOGUES,
        "## location_swap\nWelke musea zijn er in Gent? | En in Delft? => Welke musea zijn er in Delft?\n");

    Ran ran = ruled(workspace.root(), "cover", "--check");

    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.err())
        .contains("Thin: location_swap in nl has 1 + 0; at least 3 + 1 are wanted.");
    assertThat(ran.out()).containsPattern("location_swap +1\\+0!");
  }

  @Test
  void thePageIsWrittenWhereItIsWanted(@TempDir Path folder) throws IOException {
    Path page = folder.resolve("cover.html");

    Ran ran = ruled(RIVERS, "cover", "--html", page.toString());

    assertThat(ran.code()).isZero();
    assertThat(Files.readString(page)).startsWith("<!doctype html>").contains("slot_swap");
  }

  private static Ran ruled(Path root, String command, String... arguments) {
    String[] all = new String[arguments.length + 6];
    all[0] = "rules";
    all[1] = command;
    all[2] = "--workspace";
    all[3] = root.toString();
    all[4] = "--home";
    all[5] = Ran.HOME.toString();
    System.arraycopy(arguments, 0, all, 6, arguments.length);
    return Ran.command(all);
  }
}
