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
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A chat in which an expert edits the rules of the heritage workspace while it goes on. */
@Timeout(240)
class EditedRulesIT {
  private static final String LONG =
      "Welke musea zijn er in Delft, Gouda, Leiden, Arnhem, Zwolle, Breda, Tilburg, Alkmaar, Assen, "
          + "Emmen, Hoorn, Edam, Goes, Hulst, Sluis, Tiel, Zeist en Almere?";

  /** No example has a turn of so many words. */
  private static final String NEW_RULE =
      """

      rule "a turn of very many words is small talk"
          @Id("VERY_MANY_WORDS")
          @Why("Nobody asks that much at once.")
          @Example("Welke musea zijn er in Delft, Gouda, Leiden, Arnhem, Zwolle, Breda, Tilburg, Alkmaar, Assen, Emmen, Hoorn, Edam, Goes, Hulst, Sluis, Tiel, Zeist en Almere? => chitchat")
          @CounterExample("Welke musea zijn er in Delft? | En in Gouda? => Welke musea zijn er in Gouda?")
      when
          Utterance( words > 16 )
      then
          insert( new Scope( ScopeKind.SMALL_TALK ) );
      end
      """;

  @TempDir private Path folder;
  private Path file;
  private Process process;
  private Writer in;
  private BufferedReader out;
  private BufferedReader err;

  @BeforeEach
  void aChatOnAWorkspaceOfItsOwn() throws IOException {
    Path workspace = folder.resolve("workspace");
    for (String part : new String[] {"rules", "knowledge", "templates"}) {
      copy(Path.of(part), workspace.resolve(part));
    }
    file = workspace.resolve("rules").resolve("scope").resolve("small-talk.drl");
    process =
        Launched.builder(Launched.launcher(), Map.of(), "chat", "--workspace", workspace.toString())
            .start();
    in = new OutputStreamWriter(process.getOutputStream(), UTF_8);
    out = new BufferedReader(new InputStreamReader(process.getInputStream(), UTF_8));
    err = new BufferedReader(new InputStreamReader(process.getErrorStream(), UTF_8));
  }

  @AfterEach
  void stop() {
    process.destroyForcibly();
  }

  private void say(String line) throws IOException {
    in.write(line + "\n");
    in.flush();
  }

  /** The answer to a question, which an empty line ends. */
  private String ask(String question) throws IOException {
    say(question);
    StringBuilder answer = new StringBuilder();
    for (String line = out.readLine(); line != null && !line.isEmpty(); line = out.readLine()) {
      answer.append(line).append('\n');
    }
    return answer.toString();
  }

  private static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path each : files.filter(Files::isRegularFile).toList()) {
        Path target = to.resolve(from.relativize(each).toString());
        Files.createDirectories(target.getParent());
        Files.copy(each, target);
      }
    }
  }

  @Test
  void anEditIsTakenIntoUseAndTheConversationUnderWayGoesOnAsItBegan() throws Exception {
    assertThat(ask("Welke musea zijn er in Delft?")).contains("Delft");
    String before = ask(LONG);
    String rules = Files.readString(file);

    Files.writeString(file, rules + NEW_RULE);
    assertThat(err.readLine())
        .contains("Taken into use: new VERY_MANY_WORDS;")
        .contains("examples pass;")
        .contains(":reload takes them into it, :reset begins a new one.");
    assertThat(ask(LONG)).as("it began before the edit").isEqualTo(before);
    say(":reload");
    assertThat(out.readLine()).isEqualTo("This conversation goes on with the newest rules.");
    assertThat(ask(LONG)).as("it goes on with the edit").isNotEqualTo(before);

    Files.writeString(file, rules + NEW_RULE.replace("words > 16", "word > 16"));
    assertThat(err.readLine())
        .isEqualTo("Not taken into use: 1 problem. What was in use before stays in use.");
    assertThat(err.readLine())
        .startsWith(file + ":")
        .containsPattern("small-talk\\.drl:\\d+:\\d+: rule \\(VERY_MANY_WORDS\\): .*\\(word\\)");
    assertThat(err.readLine()).as("what to do").startsWith("    ");
    say(":reset");
    assertThat(out.readLine()).isEqualTo("The conversation begins anew.");
    assertThat(ask(LONG)).as("the rules from before the broken file").isNotEqualTo(before);

    Files.writeString(file, rules + NEW_RULE.replace("words > 16", "words > 3"));
    assertThat(err.readLine()).startsWith("Not taken into use: edited VERY_MANY_WORDS; ");
    assertThat(err.readLine()).contains("Example (");
    say(":quit");
    assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
    assertThat(process.exitValue()).isZero();
    assertThat(out.readLine()).as("nothing of the edits goes to standard output").isNull();
  }
}
