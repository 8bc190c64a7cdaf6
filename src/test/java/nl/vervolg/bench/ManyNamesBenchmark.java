package nl.vervolg.bench;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import nl.vervolg.conversation.ResolvedTurn;
import nl.vervolg.conversation.TurnResolver;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.dialogue.DialogueState;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.ShownItem;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * The same follow-ups with more than 100,000 names loaded, after conversations of different
 * lengths, one thread: understand, resolve, put into words. The collector is the one that {@code
 * bin/vervolg} chooses.
 */
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@State(Scope.Thread)
@Fork(value = 1, jvmArgsAppend = "-XX:+UseSerialGC")
@Warmup(iterations = 10, time = 2)
@Measurement(iterations = 5, time = 2)
public class ManyNamesBenchmark {
  private static final Language DUTCH = new Language("nl");
  private static final int ROWS = 10;
  private static final String[] EARLIER = {
    "Welke musea zijn er in Delft?", "En in Gouda?", "Hoeveel?", "En archieven?", "En in Limburg?"
  };
  private static final String LAST = "Welke archieven zijn er in Den Haag?";
  private static final String[] FOLLOW_UPS = {
    "En in Enschede?",
    "En bibliotheken?",
    "Hoeveel?",
    "En in Zuid-Holland?",
    "en musea in Zwole",
    "Meer over de tweede",
    "Alleen die over schilderijen"
  };

  /** Turns before the one that is measured. */
  @Param({"2", "50", "500"})
  private int turns;

  private TurnResolver resolver = load();
  private DialogueState state = DialogueState.EMPTY;
  private int next;

  private static TurnResolver load() {
    return Workspace.load(
            ManyNames.in(Path.of("target", "bench-names")),
            Path.of("."),
            Path.of("target", "bench-cache"))
        .resolver();
  }

  /** Has the conversation. */
  @Setup
  public void ask() {
    state = DialogueState.EMPTY;
    for (int turn = 0; turn < turns; turn++) {
      String said = turn == turns - 1 ? LAST : EARLIER[turn % EARLIER.length];
      state = resolver.resolve(said, state, DUTCH).next(state, rows(turn));
    }
  }

  private static List<ShownItem> rows(int turn) {
    List<ShownItem> rows = new ArrayList<>();
    for (int row = 0; row < ROWS; row++) {
      String key = "archief-" + turn + "-" + row;
      rows.add(new ShownItem("Archief " + turn + " " + row, key, "A", ""));
    }
    return rows;
  }

  /** Understand, resolve and put into words. */
  @Benchmark
  public ResolvedTurn turn() {
    next = (next + 1) % FOLLOW_UPS.length;
    return resolver.resolve(FOLLOW_UPS[next], state, DUTCH);
  }
}
