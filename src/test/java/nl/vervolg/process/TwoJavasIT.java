package nl.vervolg.process;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import nl.vervolg.conversation.trail.KeptTurn;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Programs of two versions of Java record into one home at the same time; then each goes on with a
 * conversation that the other has kept, and decides all turns again.
 */
@Timeout(180)
class TwoJavasIT {
  private static final int EACH = 120;
  private static final String[] CHAT = {
    "chat", "--workspace", "src/test/resources/rivers", "--trail", "--no-watch"
  };
  private static final List<String> TURNS =
      List.of("Which rivers are there in Belgium?", "And in the Netherlands?", "How many?");

  private static final List<String> ASKED = TURNS.subList(0, 2);

  @TempDir private Path folder;

  private Map<String, String> environment(Path java) {
    Map<String, String> all = new HashMap<>(Javas.taking(java));
    all.put("VERVOLG_HOME", folder.resolve("home").toString());
    all.put("VERVOLG_JAVA_OPTS", "-XX:TieredStopAtLevel=1");
    return all;
  }

  private static List<String> said(int java) {
    return IntStream.range(0, EACH)
        .mapToObj(i -> TURNS.get(i % TURNS.size()) + " (" + java + "." + i + ")")
        .toList();
  }

  private Process chat(Path java, int number) throws IOException {
    Path in = Files.write(folder.resolve(number + ".in"), said(number), UTF_8);
    return Launched.builder(Launched.launcher(), environment(java), CHAT)
        .redirectInput(in.toFile())
        .redirectOutput(folder.resolve(number + ".out").toFile())
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
  }

  private Launched run(Path java, String... arguments) {
    Launched run =
        Launched.run(
            Launched.launcher(), Path.of("").toAbsolutePath(), environment(java), "", arguments);
    assertThat(run.code()).as("%s %s", java, run).isZero();
    return run;
  }

  @Test
  void oneHomeIsWrittenByBoth() throws Exception {
    List<Path> others = Javas.others();
    assumeFalse(others.isEmpty(), "There is no second Java of version 17 or 25 in /usr/lib/jvm.");
    List<Path> javas = List.of(Path.of(System.getProperty("java.home")), others.get(0));
    List<Process> chats = new ArrayList<>();
    try {
      for (int i = 0; i < javas.size(); i++) {
        chats.add(chat(javas.get(i), i));
      }
      for (Process chat : chats) {
        assertThat(chat.waitFor(90, TimeUnit.SECONDS)).isTrue();
        assertThat(chat.exitValue()).isZero();
      }
    } finally {
      chats.forEach(Process::destroyForcibly);
    }
    AuditedHome home = new AuditedHome(folder.resolve("home"));
    List<String> kept = home.turns().stream().map(TwoJavasIT::said).toList();
    for (int i = 0; i < javas.size(); i++) {
      assertThat(kept).containsSubsequence(said(i));
    }
    assertThat(kept).hasSize(2 * EACH);

    for (String turn : ASKED) {
      for (Path java : javas) {
        run(java, "ask", "--workspace", "src/test/resources/rivers", "--session", "desk", turn);
      }
    }
    assertThat(home.kept("desk")).hasSize(2 * ASKED.size());
    assertThat(home.problems()).isEmpty();
    List<CompletableFuture<Launched>> replays =
        javas.stream()
            .map(
                java ->
                    CompletableFuture.supplyAsync(
                        () ->
                            run(
                                java,
                                "audit",
                                "replay",
                                "--workspace",
                                "src/test/resources/rivers")))
            .toList();
    for (CompletableFuture<Launched> replay : replays) {
      assertThat(replay.get().out())
          .contains(2 * (EACH + ASKED.size()) + " turns are decided the same, byte by byte");
    }
  }

  private static String said(KeptTurn turn) {
    return turn.content().orElseThrow().path("said").asText();
  }
}
