package nl.vervolg.process;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import nl.vervolg.audit.TrailCheck;
import nl.vervolg.conversation.trail.TrailHistory;
import nl.vervolg.conversation.trail.TrailJournal;
import nl.vervolg.session.SessionId;
import nl.vervolg.session.SessionSettings;
import nl.vervolg.session.SessionStore;
import nl.vervolg.session.SessionTurn;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A chat whose files cannot grow any more, as on a full disk: it says so in a sentence and ends, no
 * answered turn is lost, and it goes on when there is room again. The limit is one of the shell, on
 * the size of each file in kilobytes; at different ones another file is the first that is full.
 */
@EnabledOnOs(OS.LINUX)
@Timeout(120)
class FullDiskIT {
  private static final List<String> ROUND =
      List.of("Which rivers are there in Belgium?", "And in the Netherlands?", "How many?");
  private static final SessionId DESK = new SessionId("desk");

  @TempDir private Path home;

  @ParameterizedTest
  @ValueSource(ints = {12, 60, 400, 2100})
  void noAnsweredTurnIsLostAndItGoesOnWhenThereIsRoomAgain(int kilobytes) throws Exception {
    assertThat(chat(0, 1)).isZero();
    int before = turns().size();

    int code = chat(kilobytes, 400);

    assertThat(code).isEqualTo(1);
    assertThat(Files.readString(home.resolve("err")))
        .contains(home.toString(), "disk")
        .doesNotContain("Exception", "inside Vervolg", "\tat ");
    long answered = answers();
    List<SessionTurn> turns = turns();
    assertThat((long) turns.size()).isBetween(before + answered, before + answered + 1);
    assertThat(TrailCheck.run(TrailJournal.folder(home), Optional.empty(), b -> {}).problems())
        .isEmpty();

    assertThat(chat(0, 1)).isZero();
    assertThat(answers()).isEqualTo(ROUND.size());
    assertThat(turns()).hasSize(turns.size() + ROUND.size());
    assertThat(TrailCheck.run(TrailJournal.folder(home), Optional.empty(), b -> {}).problems())
        .isEmpty();
  }

  /** Answers end with an empty line each. */
  private long answers() throws IOException {
    return Files.readAllLines(home.resolve("out")).stream().filter(String::isEmpty).count();
  }

  private List<SessionTurn> turns() {
    try (SessionStore store =
        SessionStore.open(
            home.resolve("sessions"),
            new TrailHistory(home),
            SessionSettings.usual(Clock.systemUTC()))) {
      return store.turns(DESK);
    }
  }

  private int chat(int kilobytes, int rounds) throws Exception {
    Path in =
        Files.write(
            home.resolve("in"),
            Collections.nCopies(rounds, ROUND).stream().flatMap(List::stream).toList(),
            UTF_8);
    String limit = kilobytes == 0 ? "unlimited" : Integer.toString(kilobytes);
    ProcessBuilder builder =
        Launched.builder(
            Path.of("bash"),
            Map.of("VERVOLG_HOME", home.toString()),
            Stream.of(
                    "-c",
                    "ulimit -f " + limit + "; exec \"$0\" \"$@\"",
                    Launched.launcher().toString(),
                    "chat",
                    "--workspace",
                    "src/test/resources/rivers",
                    "--trail",
                    "--no-watch",
                    "--session",
                    DESK.value())
                .toArray(String[]::new));
    Process process =
        builder
            .redirectInput(in.toFile())
            .redirectOutput(home.resolve("out").toFile())
            .redirectError(home.resolve("err").toFile())
            .start();
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    return process.exitValue();
  }
}
