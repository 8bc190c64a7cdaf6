package nl.vervolg.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import nl.vervolg.session.SessionId;
import nl.vervolg.session.SessionStore;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code vervolg impact} on a small workspace, with sessions that {@code ask} made. */
class ImpactCommandTest {
  private static final String FRAGMENTS = "ellipsis/fragment.drl";
  private static final String DIALOGUES = "knowledge/heritage/examples/nl.txt";
  private static final String NAMED = "not Mention( role in ( Role.TYPE, Role.ENTITY ) )";

  @TempDir Path folder;

  private SmallWorkspace workspace;
  private SmallWorkspace edited;
  private Path home;

  @BeforeEach
  void copyRules() throws IOException {
    workspace = SmallWorkspace.in(folder.resolve("w"));
    workspace.delete("knowledge/heritage/examples");
    workspace.write(
        DIALOGUES,
        "## location_swap\nWelke archieven zijn er in Gent? | Brugge? => Welke archieven zijn er in Brugge?\n");
    edited = SmallWorkspace.at(folder.resolve("edited"));
    copy(workspace.file("rules"), edited.root());
    home = folder.resolve("home");
    Path kept = Ran.HOME.resolve("cache");
    if (Files.isDirectory(kept)) {
      copy(kept, home.resolve("cache"));
    }
  }

  private static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path target = to.resolve(from.relativize(file).toString());
        Files.createDirectories(target.resolveSibling("."));
        Files.copy(file, target, StandardCopyOption.REPLACE_EXISTING);
      }
    }
  }

  private Ran run(String command, String... arguments) {
    List<String> all =
        new ArrayList<>(
            List.of(
                command, "--workspace", workspace.root().toString(), "--home", home.toString()));
    all.addAll(Arrays.asList(arguments));
    return Ran.command(all.toArray(String[]::new));
  }

  private Ran impact(String... arguments) {
    List<String> all = new ArrayList<>(List.of("--rules", edited.root().toString()));
    all.addAll(Arrays.asList(arguments));
    return run("impact", all.toArray(String[]::new));
  }

  private void talk() {
    assertThat(run("ask", "--session", "desk", "Welke archieven zijn er in Gent?", "Gouda?").code())
        .isZero();
    assertThat(run("ask", "--session", "desk", "Hoeveel?", "Delft?").code()).isZero();
  }

  /** A place alone is no fragment any more. */
  private void narrow() {
    edited.replace(
        FRAGMENTS,
        java.util.regex.Pattern.quote(NAMED),
        "not Mention( role in ( Role.TYPE, Role.ENTITY, Role.LOCATION ) )");
  }

  private Path log() {
    return home.resolve("sessions").resolve("sessions.log");
  }

  @Test
  void recordedTurnsAreShownBeforeAndAfterUnderTheEditedRule() {
    talk();
    narrow();
    Ran ran = impact("--all");
    assertThat(ran.err()).isEmpty();
    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.out())
        .contains("edited   FRAGMENT_NO_HEAD (ellipsis/fragment.drl:")
        .contains("  nl.txt:2, broken; should be: Welke archieven zijn er in Brugge?\n")
        .contains(
            """
              session desk, turn 2
                Welke archieven zijn er in Gent? | Gouda?
                before: resolved (location_swap); Welke archieven zijn er in Gouda?
                after:  unresolved (self_contained); \
            """)
        .contains("  session desk, turn 4\n")
        .doesNotContain("session desk, turn 1\n", "session desk, turn 3\n")
        .contains("Decided twice: 4 recorded turns and ")
        .containsPattern("Otherwise: 2 recorded turns and \\d+ dialogues\\.\n")
        .containsPattern("Accepted dialogues that break: [1-9]\\d*\\.\n$");
  }

  @Test
  void onlySomeAreShownAndAllAreCounted() {
    talk();
    narrow();
    Ran ran = impact("--show", "1");
    assertThat(ran.out())
        .containsOnlyOnce(", broken; should be: ")
        .containsOnlyOnce("  session desk, turn ")
        .containsPattern("and \\d+ more; --all shows");
    assertThat(impact("--show", "0").out()).doesNotContain("before: ").contains("comes out");
  }

  @Test
  void jsonHasAnObjectForEachChangeAndTheTotalsLast() throws IOException {
    talk();
    narrow();
    Ran ran = impact("--json");
    List<JsonNode> lines = new ArrayList<>();
    for (String line : ran.out().lines().toList()) {
      lines.add(new ObjectMapper().readTree(line));
    }
    assertThat(ran.code()).isEqualTo(1);
    JsonNode totals = lines.get(lines.size() - 1);
    assertThat(totals.path("summary").asBoolean()).isTrue();
    assertThat(totals.path("recorded_turns").asInt()).isEqualTo(4);
    assertThat(totals.path("changed_turns").asInt()).isEqualTo(2);
    assertThat(totals.path("changed_turns").asInt() + totals.path("changed_dialogues").asInt())
        .isEqualTo(lines.size() - 1);
    assertThat(totals.at("/edits/0/edit").asText()).isEqualTo("edited");
    JsonNode turn = lines.get(lines.size() - 2);
    assertThat(turn.path("from").asText()).isEqualTo("session desk, turn 4");
    assertThat(turn.path("standing").asText()).isEqualTo("open");
    assertThat(turn.path("expected").isNull()).isTrue();
    assertThat(turn.at("/before/slots/city_lower").asText()).isEqualTo("delft");
    assertThat(turn.at("/after/outcome").asText()).isEqualTo("unresolved");
    assertThat(turn.at("/rules/0/id").asText()).isEqualTo("FRAGMENT_NO_HEAD");
    assertThat(impact("--json").out()).as("the same bytes again").isEqualTo(ran.out());
  }

  @Test
  void withoutRecordedTurnsTheDialoguesAreRun() {
    Ran ran = impact();
    assertThat(ran.code()).isZero();
    assertThat(ran.err()).isEmpty();
    assertThat(ran.out())
        .contains("are those of the workspace: no rule is edited.")
        .containsPattern(
            "There are no recorded turns; the \\d+ dialogues of the workspace were run")
        .contains("Nothing comes out otherwise.")
        .endsWith("No accepted dialogue breaks.\n");
    assertThat(home.resolve("sessions")).doesNotExist();
  }

  @Test
  void aConversationThatIsGoingOnIsReadAndNotDisturbed() throws IOException {
    talk();
    try (SessionStore open = SessionStore.open(home.resolve("sessions"))) {
      byte[] before = Files.readAllBytes(log());
      Ran ran = impact();
      assertThat(ran.code()).isZero();
      assertThat(ran.out()).contains("Decided twice: 4 recorded turns and ");
      assertThat(open.turns(new SessionId("desk"))).hasSize(4);
      assertThat(Files.readAllBytes(log())).isEqualTo(before);
    }
  }

  @Test
  void aTurnThatIsCutOffIsLeftOut() throws IOException {
    talk();
    byte[] whole = Files.readAllBytes(log());
    Files.write(log(), Arrays.copyOf(whole, whole.length - 3));
    Ran ran = impact();
    assertThat(ran.code()).isZero();
    assertThat(ran.out()).contains("Decided twice: 3 recorded turns and ");
    assertThat(Files.size(log())).isEqualTo(whole.length - 3);
  }

  @Test
  void aDamagedLogIsSaid() throws IOException {
    talk();
    byte[] bytes = Files.readAllBytes(log());
    bytes[40] ^= 1;
    Files.write(log(), bytes);
    refused(impact(), log().toString(), "the record at byte 8 is damaged");
  }

  private static void refused(Ran ran, String... says) {
    assertThat(ran.code()).as(ran.err()).isEqualTo(2);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err()).contains(says).doesNotContain(Ran.JAVA);
  }

  @Test
  void turnsOfAFileAreDecidedAsWell() throws IOException {
    narrow();
    Path file = folder.resolve("turns.jsonl");
    Files.writeString(
        file,
        """
        {"question":"Welke archieven zijn er in Gent?"}

        {"history":[{"question":"Welke archieven zijn er in Gent?"}],"question":"Brugge?"}
        """);
    assertThat(impact("--all", "--turns", file.toString()).out())
        .contains("Decided twice: 2 recorded turns and ")
        .contains("  turns.jsonl:3\n    Welke archieven zijn er in Gent? | Brugge?\n");
  }

  @Test
  void everyWrongLineOfAFileIsSaid() throws IOException {
    Path file = folder.resolve("turns.jsonl");
    Files.writeString(file, "{\"question\":\"Brugge?\"}\n{\"q\":1}\nnonsense\n");
    refused(
        impact("--turns", file.toString()),
        file + ":2: question is missing or not a text.",
        file + ":3: The line is not JSON");
    Files.writeString(file, "{}\n".repeat(25));
    refused(impact("--turns", file.toString()), "And 5 more lines cannot be used.");
    refused(impact("--turns", folder.toString()), "cannot be read", folder.toString());
  }

  @ParameterizedTest
  @CsvSource({
    "no/such/folder,is not there",
    "w/rules,the rules that the workspace uses now",
    "w,Maybe you meant",
    "w/templates,There are no rules",
    "w/knowledge/heritage/domain.yaml,is not there"
  })
  void aFolderThatCannotBeComparedIsSaid(String name, String says) {
    Path rules = folder.resolve(name);
    refused(run("impact", "--rules", rules.toString()), says, rules.toString());
  }

  @Test
  void argumentsThatCannotBeUsedAreSaid() {
    refused(run("impact"), "--rules");
    refused(impact("--show", "-1"), "'--show': (-1) is no number of things");
  }

  @Test
  void aBrokenRuleIsReportedWithItsPlace() {
    edited.replace(FRAGMENTS, "Utterance\\( !predicate \\)", "Utterance( !predicat )");
    refused(impact(), edited.file(FRAGMENTS).toString(), "predicat");
    edited.replace(FRAGMENTS, "insert\\(", "insert(((");
    refused(impact(), edited.file(FRAGMENTS).toString());
  }

  @Test
  void aDialogueThatIsMendedIsSaidAndNothingBreaks() throws IOException {
    Files.writeString(
        edited.file("scope/extra.drl"),
        """
        package rules.scope

        import nl.vervolg.dialogue.*

        rule "the word xyzzy alone is small talk"
            @Id("SCOPE_XYZZY")
            @Why("A test.")
            @Example("Welke archieven zijn er in Gent? | xyzzy => chitchat")
            @CounterExample("Welke archieven zijn er in Gent? => geographic")
        when
            Utterance( words == 1, unknown == 1 )
        then
            insert( new Scope( ScopeKind.SMALL_TALK ) );
        end
        """,
        StandardOpenOption.CREATE_NEW);
    workspace.write(
        DIALOGUES, "## chitchat\nWelke archieven zijn er in Gent? | plugh => chitchat\n");
    Ran ran = impact("--all");
    assertThat(ran.out())
        .contains("new      SCOPE_XYZZY (scope/extra.drl:5)")
        .contains("  nl.txt:2, mended; should be: chitchat\n")
        .contains("Dialogues that are mended: ");
  }
}
