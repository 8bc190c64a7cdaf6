package nl.vervolg.resolve.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import nl.vervolg.dialogue.Cue;
import nl.vervolg.dialogue.CueKind;
import nl.vervolg.dialogue.Span;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Rules share the conditions that mean the same, and no others. */
class SharedConditionsTest {
  @TempDir private Path folder;

  private static String rule(String id, String conditions) {
    return """

    rule "shared conditions: %s"
        @Id("%s")
        @Why("A test of what rules share.")
        @Example("Welke musea zijn er in Delft? | En in Gouda? => Welke musea zijn er in Gouda?")
        @CounterExample("Welke musea zijn er in Delft? => geographic")
    when
        %s
    then
        insert( new Ellipsis( EllipsisKind.FRAGMENT ) );
    end
    """
        .formatted(id, id, conditions);
  }

  private long fired(Run run, String id) {
    return run.firings().stream().filter(firing -> firing.rule().id().equals(id)).count();
  }

  @Test
  void aVariableOfOneSideOfAnOrIsThatOfItsOwnSide() throws IOException {
    Path file = folder.resolve("ellipsis").resolve("shared.drl");
    Files.createDirectories(file.resolveSibling(""));
    Files.writeString(
        file,
        "package rules.ellipsis\n\nimport nl.vervolg.dialogue.*\n"
            + rule(
                "BEGINS",
                "( Cue( $x : span.from ) or Mention( $x : span.from ) ) Cue( span.to == $x )")
            + rule(
                "ENDS",
                "( Cue( $x : span.to ) or Mention( $x : span.from ) ) Cue( span.to == $x )"));

    try (RuleBase rules = RuleBase.load(folder, folder.resolve("cache"));
        Run run = rules.start()) {
      run.insert(new Cue(CueKind.FILLER, new Span(0, 1)));
      run.insert(new Cue(CueKind.FILLER, new Span(1, 2)));
      run.run(Stratum.ELLIPSIS);

      assertThat(fired(run, "BEGINS")).isEqualTo(1);
      assertThat(fired(run, "ENDS")).isEqualTo(2);
    }
  }
}
