package nl.vervolg.process;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A wording is added in a sheet: tested, checked for impact and live in a running chat. */
@Timeout(240)
class PhraseSheetIT {
  private static final Path SHEET = Path.of("phrases", "heritage.csv");
  private static final String FIRST = "Welke musea zijn er in Delft?";
  private static final String SAID = "En wie in Leiden logeert?";
  private static final String ID = "PHRASE_NL_EN_WIE_IN_PLACE_LOGEERT";
  private static final String ROW =
      ",nl,en wie in {place} logeert,same_question,"
          + "Welke musea zijn er in Delft? | En wie in Leiden logeert? => Welke musea zijn er in Leiden?,"
          + "Welke musea zijn er in Delft? | En in Leiden? => Welke musea zijn er in Leiden?,\n";

  @TempDir private Path folder;

  private static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path each : files.filter(Files::isRegularFile).toList()) {
        Path target = to.resolve(from.relativize(each).toString());
        Files.createDirectories(target.getParent());
        Files.copy(each, target);
      }
    }
  }

  private static String run(String... arguments) throws Exception {
    Process process = Launched.builder(Launched.launcher(), Map.of(), arguments).start();
    process.getOutputStream().close();
    String out = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertThat(process.waitFor()).as(out).isZero();
    return out;
  }

  @Test
  void aWordingIsAddedWithoutJava() throws Exception {
    Path workspace = folder.resolve("workspace");
    for (String part : new String[] {"rules", "knowledge", "templates"}) {
      copy(Path.of(part), workspace.resolve(part));
    }
    Path edited = folder.resolve("edited");
    copy(Path.of("rules"), edited);
    Files.writeString(edited.resolve(SHEET), Files.readString(edited.resolve(SHEET)) + ROW);
    String root = workspace.toString();

    assertThat(run("impact", "--workspace", root, "--rules", edited.toString()))
        .contains("new      " + ID + " (phrases/heritage.csv:")
        .contains("after:  resolved (location_swap); Welke musea zijn er in Leiden?")
        .contains("No accepted dialogue breaks.");

    Process chat =
        Launched.builder(Launched.launcher(), Map.of(), "chat", "--workspace", root).start();
    try (Writer in = new OutputStreamWriter(chat.getOutputStream(), UTF_8);
        BufferedReader out =
            new BufferedReader(new InputStreamReader(chat.getInputStream(), UTF_8));
        BufferedReader err =
            new BufferedReader(new InputStreamReader(chat.getErrorStream(), UTF_8))) {
      assertThat(say(FIRST, in, out)).contains("Delft");
      assertThat(say(SAID, in, out)).doesNotContain("Leiden");
      Files.copy(
          edited.resolve(SHEET),
          workspace.resolve("rules").resolve(SHEET),
          java.nio.file.StandardCopyOption.REPLACE_EXISTING);
      assertThat(err.readLine()).contains("Taken into use: new " + ID + ";");
      in.write(":reload\n");
      in.flush();
      assertThat(out.readLine()).contains("goes on with the newest rules");
      assertThat(say(SAID, in, out)).contains("= Welke musea zijn er in Leiden?");
    } finally {
      chat.destroyForcibly();
    }
    assertThat(run("rules", "test", "--workspace", root, ID)).contains("2 of 2 pass");
  }

  /** The answer to a question, which an empty line ends. */
  private static String say(String question, Writer in, BufferedReader out) throws IOException {
    in.write(question + "\n");
    in.flush();
    StringBuilder answer = new StringBuilder();
    for (String line = out.readLine(); line != null && !line.isEmpty(); line = out.readLine()) {
      answer.append(line).append('\n');
    }
    return answer.toString();
  }
}
