package nl.vervolg.authoring.reload;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;
import nl.vervolg.conversation.Workspace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An edit that comes in the middle of a rehearsal is tried as if there had been none. */
class RehearsedReloadTest {
  private static final String BREAKING = EditedRivers.NEW_RULE.replace("> 12", "> 1");

  @TempDir private Path folder;

  private static Reload.Attempt attempt(Reload reload, Path file) {
    return reload.attempt(new TreeSet<>(List.of(file)), 0);
  }

  @Test
  void whatCameOfARehearsalIsForgotten() {
    EditedRivers rivers = EditedRivers.in(folder);
    Path rule = rivers.rule(EditedRivers.SMALL_TALK);
    String before = EditedRivers.read(rule);
    try (Workspace workspace = rivers.load()) {
      for (int some : new int[] {2, 3}) {
        Reload fresh = new Reload(rivers.folders(), false, () -> 0, workspace);
        Reload rehearsed = new Reload(rivers.folders(), false, () -> 0, workspace);
        IntStream.range(0, some).forEach(i -> rehearsed.rehearse());

        EditedRivers.write(rule, before + EditedRivers.NEW_RULE);
        Reload.Attempt taken = attempt(rehearsed, rule);
        assertThat(taken.outcome()).as("after %d", some).isInstanceOf(Reloaded.Taken.class);
        assertThat(((Reloaded.Taken) taken.outcome()).examples().run()).isGreaterThan(50);
        Reload.Attempt same = attempt(fresh, rule);
        assertThat(taken.outcome()).isEqualTo(same.outcome());
        taken.ready().orElseThrow().close();
        same.ready().orElseThrow().close();

        rehearsed.rehearse();
        EditedRivers.write(rule, before + BREAKING);
        Reloaded failing = attempt(rehearsed, rule).outcome();
        assertThat(failing).as("after %d", some).isInstanceOf(Reloaded.Failing.class);
        assertThat(failing).isEqualTo(attempt(fresh, rule).outcome());
      }
    }
  }

  /** The watch looks, rehearses, looks: half an edit lies there, and the rest comes. */
  @Test
  void anEditThatIsCompletedAfterARehearsalIsTakenAsAWhole() {
    EditedRivers rivers = EditedRivers.in(folder);
    Path rule = rivers.rule(EditedRivers.SMALL_TALK);
    int half = EditedRivers.NEW_RULE.length() / 2;
    try (Workspace workspace = rivers.load()) {
      Reload reload = new Reload(rivers.folders(), false, () -> 0, workspace);
      reload.rehearse();
      EditedRivers.append(rule, EditedRivers.NEW_RULE.substring(0, half));
      reload.rehearse();
      assertThat(attempt(reload, rule).outcome()).isInstanceOf(Reloaded.Refused.class);
      reload.rehearse();
      EditedRivers.append(rule, EditedRivers.NEW_RULE.substring(half));
      Reload.Attempt whole = attempt(reload, rule);
      assertThat(((Reloaded.Taken) whole.outcome()).edits().added())
          .containsExactly("VERY_MANY_WORDS");
      reload.take(whole);
      reload.rehearse();
      assertThat(reload.present().rules().rules())
          .anyMatch(each -> each.id().equals("VERY_MANY_WORDS"));
      reload.present().rules().close();
    }
  }
}
