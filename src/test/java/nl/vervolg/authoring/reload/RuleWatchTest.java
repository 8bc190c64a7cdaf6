package nl.vervolg.authoring.reload;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import nl.vervolg.conversation.Workspace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The watch in its own thread: it tells when it ends, and nobody takes it for one that goes on. */
@Timeout(120)
class RuleWatchTest {
  private static final Duration LONG = Duration.ofMinutes(1);

  @TempDir private Path folder;
  private final CompletableFuture<Mishap> over = new CompletableFuture<>();
  private final List<Reloaded> told = new CopyOnWriteArrayList<>();
  private final List<String> waits = new CopyOnWriteArrayList<>();

  private RuleWatch.Listener listener(Consumer<Reloaded> telling) {
    return new RuleWatch.Listener() {
      @Override
      public void take(Workspace newer) {
        // It is used nowhere.
      }

      @Override
      public void tell(Reloaded outcome) {
        telling.accept(outcome);
      }

      @Override
      public void over(Mishap why) {
        over.complete(why);
      }
    };
  }

  private Settled settled(RuleWatch watch) {
    return watch.settled(LONG, () -> waits.add("waiting"));
  }

  @Test
  void anEditIsWaitedForWithAWord() {
    EditedRivers rivers = EditedRivers.in(folder);
    CompletableFuture<Void> heard = new CompletableFuture<>();
    WatchedFolders slow =
        new WatchedFolders(
            rivers.root(),
            rivers.builtIn(),
            rivers.folders().cache(),
            () -> {
              heard.join();
              return rivers.load();
            });
    try (RuleWatch watch = RuleWatch.before(slow);
        Workspace workspace = rivers.load()) {
      watch.begin(workspace, false, listener(told::add));
      assertThat(settled(watch)).isEqualTo(Settled.TRIED);
      assertThat(waits).as("there is no edit").isEmpty();

      EditedRivers.append(rivers.kinds(), "# edited\n");
      Settled edited =
          watch.settled(
              LONG,
              () -> {
                waits.add("waiting");
                heard.complete(null);
              });
      assertThat(edited).isEqualTo(Settled.TRIED);
      assertThat(told).hasSize(1).first().isInstanceOf(Reloaded.Taken.class);
      assertThat(waits).hasSize(1);
      assertThat(over).isNotDone();
    }
  }

  @Test
  void aWatchThatEndsTellsSoAndIsNotTakenForOneThatGoesOn() {
    EditedRivers rivers = EditedRivers.in(folder);
    try (RuleWatch watch = RuleWatch.before(rivers.folders());
        Workspace workspace = rivers.load()) {
      watch.begin(
          workspace,
          false,
          listener(
              outcome -> {
                throw new OutOfMemoryError("Java heap space");
              }));
      assertThat(settled(watch)).as("the files were listed").isEqualTo(Settled.TRIED);
      EditedRivers.append(rivers.kinds(), "# edited\n");
      assertThat(settled(watch)).isEqualTo(Settled.OVER);
      assertThat(over.join().what()).startsWith("the memory that Java may use (");
      assertThat(settled(watch)).as("and from now on").isEqualTo(Settled.OVER);
    }
  }

  @Test
  void whereNobodyWatchesNothingIsSettled() {
    EditedRivers rivers = EditedRivers.in(folder);
    try (RuleWatch watch = RuleWatch.before(rivers.folders())) {
      assertThat(settled(watch)).isEqualTo(Settled.NOT_WATCHED);
    }
  }
}
