package nl.vervolg.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code rules check} claims nothing of rules that say less than a constant. */
class FalseAlarmsTest {
  @TempDir private static Path folder;

  private static String told;

  @BeforeAll
  static void editOnceAndCheck() {
    SmallWorkspace workspace = SmallWorkspace.in(folder.resolve("work"));
    String routing = "rules/routing/intent.drl";
    for (int i = 0; i < 2; i++) {
      workspace.replace(
          routing,
          "when(\\n(?: +.*\\n)+)then\\n    insert\\( new Route\\( Act.COUNT \\) \\);",
          "when\n    Frame( \\$act : act )$1then\n    insert( new Route( \\$act ) );");
    }
    told =
        Ran.command("rules", "check", "--workspace", workspace.root() + "", "--home", Ran.HOME + "")
            .out();
  }

  @Test
  void aConclusionThatAConditionFoundCanBeAnyOfItsList() {
    assertThat(told).doesNotContain("[missing-conclusion]").doesNotContain(": error: ");
  }
}
