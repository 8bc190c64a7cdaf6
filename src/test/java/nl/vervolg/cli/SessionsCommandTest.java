package nl.vervolg.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code sessions} as a person uses it. */
class SessionsCommandTest {
  private static final String RIVERS = "src/test/resources/rivers";

  @TempDir private Path home;

  @BeforeEach
  void talk() {
    ask("desk", "Which rivers are there in Belgium?", "And in the Netherlands?");
    ask("hall", "Which rivers are there in Belgium?");
  }

  private void ask(String session, String... turns) {
    String[] command = {
      "ask", "--workspace", RIVERS, "--home", home.toString(), "--trail", "--session", session
    };
    String[] all = Arrays.copyOf(command, command.length + turns.length);
    System.arraycopy(turns, 0, all, command.length, turns.length);
    assertThat(Ran.command(all).code()).isZero();
  }

  private Ran sessions(String... words) {
    String[] all = Arrays.copyOf(words, words.length + 3);
    System.arraycopy(all, 0, all, 1, words.length);
    all[0] = "sessions";
    all[words.length + 1] = "--home";
    all[words.length + 2] = home.toString();
    return Ran.command(all);
  }

  @Test
  void theyAreListedByName() throws Exception {
    assertThat(sessions("list").out())
        .containsPattern("(?m)^desk +2 turns  last \\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$")
        .containsPattern("(?m)^hall +1 turn   last ");
    String first = sessions("list", "--json").out().lines().findFirst().orElseThrow();
    assertThat(new ObjectMapper().readTree(first).path("turns").asInt()).isEqualTo(2);
  }

  @Test
  void whatWasSaidIsShown() {
    assertThat(sessions("show", "desk").out())
        .contains("1> Which rivers are there in Belgium?", "2> And in the Netherlands?", "IJssel");
    assertThat(sessions("show", "desk", "--json").out().lines()).hasSize(2);
  }

  @Test
  void aNameThatNothingHasGetsTheNearestOne() {
    Ran ran = sessions("show", "desc");
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err())
        .contains("No conversation (desc) is kept", "Maybe you meant (desk)")
        .doesNotContain(Ran.JAVA);
    assertThat(sessions("show", "../x").err()).contains("Session name (../x)");
  }

  @Test
  void aDeletedOneIsForgottenAlsoByTheTrail() {
    assertThat(sessions("delete", "desk", "nobody").code()).isEqualTo(2);
    assertThat(sessions("list").out()).as("nothing was deleted").contains("desk");

    assertThat(sessions("delete", "desk").out()).contains("Forgotten: desk, 2 turns.");

    assertThat(sessions("list").out()).doesNotContain("desk").contains("hall");
    assertThat(home.resolve("sessions/sessions.log").toFile().delete()).isTrue();
    assertThat(home.resolve("sessions/sessions.mark").toFile().delete()).isTrue();
    assertThat(sessions("list").out()).as("made anew").doesNotContain("desk").contains("hall");
    ask("desk", "Which rivers are there in Belgium?");
    assertThat(sessions("show", "desk", "--json").out().lines()).hasSize(1);
  }

  @Test
  void aNameMayBeginWithADash() {
    ask("-x", "Which rivers are there in Belgium?");
    assertThat(sessions("show", "-x").out()).contains("1> Which rivers");
    assertThat(sessions("show", "-y").err()).contains("No conversation (-y) is kept");
    assertThat(sessions("show", "-x", "--json").out().lines()).hasSize(1);
    assertThat(sessions("delete", "-x", "hall").out())
        .contains("Forgotten: -x, 1 turn.", "Forgotten: hall, 1 turn.");
  }

  @Test
  void aFileThatIsMissingIsNotCalledDamaged() throws IOException {
    Files.delete(home.resolve("sessions/sessions.log"));
    Ran ran = sessions("list");
    assertThat(ran.err())
        .contains("sessions.log) are missing", "They are made anew from the trail.")
        .doesNotContain("damaged");
    assertThat(ran.out()).contains("desk", "hall");
    assertThat(sessions("list").err()).isEmpty();
  }

  @Test
  void aHomeWithoutOnesSaysHowToKeepOne(@TempDir Path other) {
    assertThat(Ran.command("sessions", "list", "--home", other.toString()).out())
        .contains("No conversation is kept", "--session NAME");
  }
}
