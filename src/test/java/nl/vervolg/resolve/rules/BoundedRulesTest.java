package nl.vervolg.resolve.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.ref.WeakReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import nl.vervolg.Heritage;
import nl.vervolg.conversation.ResolvedTurn;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.dialogue.Cue;
import nl.vervolg.dialogue.CueKind;
import nl.vervolg.dialogue.DialogueState;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.Span;
import nl.vervolg.resolve.Resolution;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Rules that pair everything with everything are stopped; the turn is asked back, and no more. */
@Timeout(value = 2, unit = TimeUnit.MINUTES)
class BoundedRulesTest {
  private static final Duration LONG = Duration.ofHours(1);

  @TempDir private Path folder;

  @BeforeEach
  void copyTheRules() throws IOException {
    Path from = Path.of("rules");
    try (var files = Files.walk(from)) {
      for (Path file : files.filter(each -> each.toString().endsWith(".drl")).toList()) {
        Path target = folder.resolve(from.relativize(file));
        Files.createDirectories(target.resolve("..").normalize());
        Files.copy(file, target);
      }
    }
  }

  /** The rules of the product and one more. */
  private RuleBase with(String conditions) throws IOException {
    Files.writeString(
        folder.resolve("ellipsis").resolve("wide.drl"),
        """
        package rules.ellipsis

        import nl.vervolg.dialogue.*

        rule "a rule that pairs everything"
            @Id("WIDE")
            @Why("A test of what a rule cannot do.")
            @Example("Welke musea zijn er in Delft? | En in Gouda? => Welke musea zijn er in Gouda?")
            @CounterExample("Welke musea zijn er in Delft? => geographic")
        when
            %s
        then
            insert( new Ellipsis( EllipsisKind.FRAGMENT ) );
        end
        """
            .formatted(conditions));
    return RuleBase.load(folder, folder.resolve("cache"));
  }

  private static void cues(Run run, int number) {
    for (int i = 0; i < number; i++) {
      run.insert(new Cue(CueKind.FILLER, new Span(i, i + 1)));
    }
  }

  @Test
  void pairsAreCountedAndTheRuleIsNamed() throws IOException {
    Patience patience = new Patience(2000, 10_000, LONG, System::nanoTime);
    try (RuleBase rules = with("$a : Cue() Cue() Cue( span == $a.span, kind != $a.kind )");
        Run run = rules.start(patience)) {
      cues(run, 80);
      run.run(Stratum.SCOPE);
      assertThatThrownBy(() -> run.run(Stratum.ELLIPSIS))
          .isInstanceOf(Run.Stopped.class)
          .hasMessage(
              "The rules of ellipsis/ pair facts more than 10000 times in one turn, the rule (WIDE)"
                  + " most of all.\nTie the facts in it to each other, or ask with exists.");
    }
  }

  @Test
  void conclusionsAreCountedAndTheRuleIsNamed() throws IOException {
    try (RuleBase rules = with("Cue() Cue()");
        Run run = rules.start()) {
      cues(run, 40);
      assertThatThrownBy(() -> run.run(Stratum.ELLIPSIS))
          .isInstanceOf(Run.Stopped.class)
          .hasMessageStartingWith(
              "The rules of ellipsis/ conclude more than 64 facts (Ellipsis), the rule (WIDE) most");
    }
  }

  @Test
  void aTurnThatWasStoppedSaysWhy() throws IOException {
    try (RuleBase rules = with("Cue() Cue()")) {
      Resolution resolution =
          Heritage.workspace()
              .with(rules)
              .resolver()
              .resolve("nu ".repeat(30), DialogueState.EMPTY, new Language("nl"))
              .resolution();

      assertThat(resolution).isInstanceOf(Resolution.Unresolved.class);
      assertThat(resolution.derivation().stopped().orElseThrow()).contains("the rule (WIDE)");
    }
  }

  @Test
  void theClockIsReadWhileFactsArePaired() throws IOException {
    AtomicLong clock = new AtomicLong();
    Patience patience =
        new Patience(2000, Long.MAX_VALUE, Duration.ofNanos(20), clock::incrementAndGet);
    try (RuleBase rules = with("$a : Cue() Cue() Cue( span == $a.span, kind != $a.kind )");
        Run run = rules.start(patience)) {
      cues(run, 80);
      assertThatThrownBy(() -> run.run(Stratum.ELLIPSIS))
          .isInstanceOf(Run.Stopped.class)
          .hasMessageContaining("The rules of ellipsis/ take longer than")
          .hasMessageContaining("the rule (WIDE) most of all");
    }
  }

  @Test
  void aTurnThatWasStoppedLeavesNothingBehind() throws IOException {
    try (RuleBase rules = with("Cue() Cue()")) {
      WeakReference<Object> fact = stopped(rules);
      for (int i = 0; i < 100 && fact.get() != null; i++) {
        System.gc();
      }
      assertThat(fact.get()).isNull();
    }
  }

  private static WeakReference<Object> stopped(RuleBase rules) {
    Cue first = new Cue(CueKind.ADDITIVE, new Span(100, 101));
    try (Run run = rules.start()) {
      run.insert(first);
      cues(run, 40);
      assertThatThrownBy(() -> run.run(Stratum.ELLIPSIS)).isInstanceOf(Run.Stopped.class);
    }
    return new WeakReference<>(first);
  }

  @Test
  void theTurnIsAskedBackAndTheConversationGoesOn() throws IOException {
    try (RuleBase rules = with("Cue() Cue() Cue()")) {
      Workspace workspace = Heritage.workspace().with(rules);
      DialogueState first =
          said(workspace, "Welke musea zijn er in Delft?", DialogueState.EMPTY)
              .next(DialogueState.EMPTY, List.of());
      for (int i = 0; i < 3; i++) {
        ResolvedTurn wide = said(workspace, "en en en en en en in Gouda", first);
        assertThat(wide.resolution()).isInstanceOf(Resolution.Unresolved.class);
        ResolvedTurn after = said(workspace, "In Gouda?", wide.next(first, List.of()));
        assertThat(after.question().orElseThrow().text())
            .isEqualTo("Welke musea zijn er in Gouda?");
      }
    }
  }

  private static ResolvedTurn said(Workspace workspace, String words, DialogueState state) {
    return workspace.resolver().resolve(words, state, state.languageOr(new Language("nl")));
  }
}
