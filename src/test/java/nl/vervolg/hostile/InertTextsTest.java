package nl.vervolg.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nl.vervolg.Heritage;
import nl.vervolg.authoring.examples.Example;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.resolve.rules.Rule;
import nl.vervolg.resolve.rules.RuleBase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Texts of admitted rules stay texts, whatever they look like; comments stay comments. */
class InertTextsTest {
  private static final Path FILES = Path.of("src", "test", "resources", "hostile", "inert");
  private static final Example EXAMPLE =
      Example.parse(
          "Welke musea zijn er in Delft? | En in Gouda? => Welke musea zijn er in Gouda?");

  @Test
  void textsThatLookLikeCodeAreOnlyTexts(@TempDir Path folder) throws IOException {
    Folder.copy(Path.of("rules"), folder);
    Folder.copy(FILES, folder.resolve("ellipsis"));
    Canary canary = new Canary();
    try (RuleBase rules = RuleBase.load(folder, Heritage.CACHE)) {
      Workspace workspace = Heritage.workspace().with(rules);
      assertThat(EXAMPLE.run(workspace).asExpected()).isTrue();
      assertThat(RuleBase.problems(folder)).isEmpty();
      assertThat(texts(rules, Rule::name))
          .hasSize(Heritage.workspace().rules().rules().size() + count())
          .containsEntry(
              "INERT_C", "x\" agenda-group \"vetoes\" when then System.exit( 3 ); end //")
          .containsEntry("INERT_D", "<img src=x onerror=alert(1)> & \\u0022 %n %s ${x} #{x} @{x}");
      assertThat(texts(rules, Rule::why)).containsEntry("INERT_E", "\"); System.exit( 3 ); //\\");
    }
    canary.isQuiet();
  }

  private static Map<String, String> texts(RuleBase rules, Function<Rule, String> text) {
    return rules.rules().stream().collect(Collectors.toMap(Rule::id, text));
  }

  private static int count() throws IOException {
    try (Stream<Path> files = Files.list(FILES)) {
      return (int) files.count();
    }
  }
}
