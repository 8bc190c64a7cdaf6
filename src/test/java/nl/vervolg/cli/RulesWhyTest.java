package nl.vervolg.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import nl.vervolg.conversation.Conversation;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.session.SessionId;
import nl.vervolg.session.SessionStore;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code rules why} as a person uses it. */
class RulesWhyTest {
  private static final String FIRST = "Welke musea zijn er in Gent?";

  @TempDir private static Path folder;

  private static SmallWorkspace workspace = SmallWorkspace.at(Path.of("."));

  @BeforeAll
  static void copyTheWorkspace() {
    workspace = SmallWorkspace.in(folder.resolve("work"));
  }

  @Test
  void aFollowUpIsDerivedFromItsWordsToItsQuestion() {
    Ran ran = why(FIRST, "En in Gouda?");

    assertThat(ran.code()).isZero();
    assertThat(ran.out())
        .contains("> En in Gouda?\n  = Welke musea zijn er in Gouda?")
        .containsPattern("Verdict: resolved, location_swap, confidence 0\\.\\d{3}")
        .contains("Cue ADDITIVE \"En\"")
        .contains("Slot city_lower = gent")
        .containsPattern("FRAGMENT_CONTINUES \\(.*ellipsis/fragment\\.drl:\\d+\\)")
        .contains("since     Utterance in nl, without a verb; Frame LIST")
        .contains("Cue ADDITIVE \"En\"\n")
        .contains("concludes Ellipsis FRAGMENT")
        .contains("tie the words to the question before.")
        .contains("concludes Edit REPLACE city_lower = gouda \"Gouda\"")
        .contains("1. location_swap, the usual reading, by SWAP_ONE\n     It stands, and is taken.")
        .contains("No other reading was proposed.")
        .doesNotContain(Ran.JAVA);
  }

  @Test
  void theRunnerUpIsToldWithWhyItLost() {
    Ran ran = why(FIRST, "Nee, ik bedoel Gouda");

    assertThat(ran.out())
        .contains(
            "1. correction, hardly anything else can be meant, by CORRECTION\n     It stands, and is taken.")
        .contains("2. location_swap, the usual reading, by SWAP_ONE\n")
        .contains(
            "It stands, and loses to (correction, hardly anything else can be meant), which commits");
  }

  @Test
  void aVetoIsToldWithWhatItHits() {
    Ran ran = why(FIRST + " [Museum Aa/M; Museum Bee/M]", "Meer over de vijfde");

    assertThat(ran.out())
        .contains("Verdict: unresolved\n  It is asked back: words point back, and there is nothing")
        .contains("It does not stand.")
        .containsPattern(
            "VETO_\\w+ says that words point back, and there is nothing that they can mean\\. \\w+");
  }

  @Test
  void whatIsAskedBackIsSaidInWords() {
    assertThat(why("meer over de tweede").out())
        .contains("It is asked back: it depends on a question before, and there is none.");
    assertThat(why(FIRST + " [Museum Aa/M; Museum Bee/M]", "Wat is het adres van dat ding?").out())
        .doesNotContainPattern("(is asked back: |says |, )[A-Z]+_[A-Z]+[.:]");
  }

  @Test
  void aQuestionOfItsOwnSaysThatNothingIsLeftOut() {
    assertThat(why(FIRST, "Welke musea zijn er in Gouda?").out())
        .contains("Verdict: self_contained")
        .contains("Nothing is left out: no rule of ellipsis/ fired");
    assertThat(why(FIRST, "bedankt").out())
        .contains("Verdict: chitchat")
        .containsPattern("It is small talk: [A-Z_]+ concluded it\\.");
  }

  @Test
  void whyNotSaysWhichConditionFailsAndWhatThereWasInstead() {
    Ran ran = why(FIRST, "En in Gouda?", "--not", "SWAP_KIND");

    assertThat(ran.code()).isZero();
    assertThat(ran.out())
        .contains("Why not SWAP_KIND?")
        .containsPattern("holds  swap\\.drl:\\d+  exists Ellipsis\\(\\)")
        .containsPattern("FAILS  swap\\.drl:\\d+  \\$new : Mention\\( slot == \\$name")
        .contains("There is no Mention whose (slot) is institution_type_code and (value) is not M.")
        .contains("There is Mention city_lower = gouda \"Gouda\", but its (slot) is city_lower.")
        .containsPattern("It fires if you say: 'En .*'\n    = Welke \\w+ zijn er in \\w+\\?")
        .containsPattern(
            "No smaller one of the changes that were tried does it: \\d+ were tried\\.")
        .doesNotContain(Ran.JAVA);
  }

  @Test
  void whyNotFollowsAConclusionThatIsMissing() {
    Ran ran = why(FIRST, "zonder winkel", "--not", "location_swap");

    assertThat(ran.out())
        .contains("There is no Edit whose (op) is REPLACE or ADD and (role) is LOCATION.")
        .containsPattern("That is concluded by [A-Z_, ]+ and \\d+ more\\.")
        .contains("The nearest of these did not fire:\n      ADD_PLACE (")
        .contains("There is no Mention whose (role) is LOCATION and (reading) is 0.");
  }

  @Test
  void whyNotSaysWhatMustNotBeThereAndWhereItCameFrom() {
    Ran ran = why(FIRST + " [Museum Aa/M]", "Wanneer is het opgericht?", "--not", "SWAP_ONE");

    assertThat(ran.out())
        .contains("There must not be Antecedent of")
        .containsPattern("PRONOUN_ONLY_ROW \\(.*\\) concluded it, since Anaphor");
  }

  @Test
  void aPatternThatWasProposedAndLostSaysSo() {
    Ran ran = why(FIRST, "Nee, ik bedoel Gouda", "--not", "location_swap");

    assertThat(ran.out())
        .contains("Why not location_swap?\n  It was proposed by SWAP_ONE.")
        .contains("It did fire");
  }

  @Test
  void aConversationThatHasToBeginOtherwiseIsShownWhole() {
    assertThat(why("En in Gouda?", "--not", "location_swap").out())
        .containsPattern("It is shown if the conversation is:\n    > .*\\?\n    > En in Gouda\\?")
        .contains("    = ");
  }

  @Test
  void thatNoSmallChangeDoesItIsSaid() {
    assertThat(why("Welke musea zijn er in Verweggistan?", "--not", "DOUBT_UNKNOWN_PLACE").out())
        .containsPattern(
            "None of the changes that were tried does it: \\d+ were tried\\.\n  It fires in this example: ");
  }

  @Test
  void theChatAnswersWhyNotOfItsLastTurn() {
    SessionId session = new SessionId("why");
    Workspace loaded =
        Workspace.load(workspace.root(), workspace.root(), Ran.HOME.resolve("cache"));
    try (Conversation conversation = new Conversation(loaded, SessionStore.inMemory())) {
      Chat chat = new Chat(conversation, session);

      assertThat(chat.reply(":why SWAP_KIND")).isEqualTo("Nothing was asked yet.");
      chat.reply(FIRST);
      chat.reply("En in Gouda?");
      assertThat(chat.reply(":why SWAP_KIND"))
          .contains("There is no Mention whose (slot) is institution_type_code")
          .contains("It fires if you say: 'En ");
      assertThat(chat.reply(":why SWAP_KINDS")).contains("Maybe you meant (SWAP_KIND).");
      assertThat(chat.reply(":why")).contains("SWAP_ONE: a change of one role is a swap.");
    }
  }

  @Test
  void aPatternThatNoRuleConcludesIsExplained() {
    assertThat(why(FIRST, "En in Gouda?", "--not", "self_contained").out())
        .contains("No rule concludes it: it is what is left when no other pattern is shown.");
    assertThat(why(FIRST, "En in Gouda?", "--not", "chitchat").out())
        .contains("There is no Cue whose (kind) is SMALL_TALK.");
  }

  @Test
  void anUnknownNameIsAnsweredWithTheNearest() {
    Ran rule = why(FIRST, "En in Gouda?", "--not", "SWAP_KINDS");
    Ran pattern = why(FIRST, "En in Gouda?", "--not", "locatoin_swap");

    assertThat(rule.code()).isEqualTo(2);
    assertThat(rule.err()).contains("no rule and no pattern (SWAP_KINDS)").contains("(SWAP_KIND)");
    assertThat(pattern.err()).contains("Maybe you meant (location_swap).");
    assertThat(why(FIRST, "En?", "--not", "swap").err())
        .contains("Maybe you meant (SWAP_ONE), (SWAP_TWO), (SWAP_KIND), (")
        .contains("The patterns are: location_swap, type_swap, ");
    assertThat(why(FIRST, "En?", "--not", "nonsense").err())
        .contains("vervolg rules list")
        .doesNotContain("Maybe");
  }

  @Test
  void aTurnThatIsNoneIsSaid() {
    assertThat(why("Welke musea [Aa | En?").err()).contains("A bracket around rows has no other");
    assertThat(why(FIRST, " ").err()).contains("A turn of the example is empty.");
    assertThat(why(FIRST, " ").code()).isEqualTo(2);
  }

  @Test
  void jsonIsOneObject() throws JsonProcessingException {
    Ran ran = why(FIRST + " | En in Gouda?", "--json", "--not", "SWAP_KIND", "--not", "chitchat");

    JsonNode all = new ObjectMapper().readTree(ran.out());
    assertThat(ran.out().lines()).hasSize(1);
    assertThat(all.path("resolved_question").asText()).isEqualTo("Welke musea zijn er in Gouda?");
    assertThat(all.path("pattern").asText()).isEqualTo("location_swap");
    assertThat(all.path("turns")).hasSize(2);
    assertThat(all.path("steps").findValuesAsText("rule")).contains("SWAP_SAME_SLOT", "SWAP_ONE");
    assertThat(all.path("readings").path(0).path("fate").asText()).isEqualTo("TAKEN");
    assertThat(all.path("why_not").findValuesAsText("name")).contains("SWAP_KIND", "chitchat");
    JsonNode rule = all.path("why_not").path(0).path("rules").path(0);
    assertThat(rule.path("fired").asBoolean()).isFalse();
    assertThat(rule.path("conditions").findValuesAsText("holds"))
        .startsWith("yes", "yes", "no", "not_asked");
    JsonNode change = all.path("why_not").path(0).path("change");
    assertThat(change.path("found").asBoolean()).isTrue();
    assertThat(change.path("words").asInt()).isEqualTo(1);
    assertThat(change.path("turns")).hasSize(2);
    assertThat(rule.path("missing").asText()).startsWith("There is no Mention");
  }

  @Test
  void theHelpHasExamples() {
    assertThat(Ran.command("rules", "why", "--help").out())
        .contains("Examples:")
        .contains("--not SWAP_KIND");
  }

  private static Ran why(String... arguments) {
    List<String> all = new ArrayList<>(List.of("rules", "why"));
    all.addAll(List.of("--workspace", workspace.root().toString(), "--home", Ran.HOME.toString()));
    all.addAll(Arrays.asList(arguments));
    return Ran.command(all.toArray(String[]::new));
  }
}
