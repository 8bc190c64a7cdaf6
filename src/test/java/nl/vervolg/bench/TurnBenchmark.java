package nl.vervolg.bench;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import nl.vervolg.conversation.Conversation;
import nl.vervolg.conversation.ResolvedTurn;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.dialogue.DialogueState;
import nl.vervolg.dialogue.Language;
import nl.vervolg.session.SessionId;
import nl.vervolg.session.SessionStore;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * A follow-up with the heritage workspace loaded, one thread: the rules path (understand, resolve,
 * put into words) and a whole turn with its query and its answer. The collector is the one that
 * {@code bin/vervolg} chooses.
 */
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@State(Scope.Thread)
@Fork(value = 1, jvmArgsAppend = "-XX:+UseSerialGC")
@Warmup(iterations = 10, time = 2)
@Measurement(iterations = 5, time = 2)
public class TurnBenchmark {
  private static final Language DUTCH = new Language("nl");
  private static final String[] FOLLOW_UPS = {
    "En in Enschede?", "En bibliotheken?", "Hoeveel?", "En in Zuid-Holland?", "en musea in Zwole"
  };

  private Workspace workspace = load();
  private DialogueState state = DialogueState.EMPTY;
  private Conversation conversation = new Conversation(workspace, SessionStore.inMemory());
  private SessionId session = new SessionId("bench");
  private int next;

  private static Workspace load() {
    return Workspace.load(Path.of("."), Path.of("."), Path.of("target", "bench-cache"));
  }

  /** The first turn. */
  @Setup
  public void ask() {
    String first = "Welke archieven zijn er in Den Haag?";
    state =
        workspace
            .resolver()
            .resolve(first, DialogueState.EMPTY, DUTCH)
            .next(DialogueState.EMPTY, List.of());
    conversation.ask(session, first);
  }

  /** Ends the conversation. */
  @TearDown
  public void close() {
    conversation.close();
    workspace.close();
  }

  private String say() {
    next = (next + 1) % FOLLOW_UPS.length;
    return FOLLOW_UPS[next];
  }

  /** Understand, resolve and put into words. */
  @Benchmark
  public ResolvedTurn rulesPath() {
    return workspace.resolver().resolve(say(), state, DUTCH);
  }

  /** A turn of a conversation, with its query, answer and suggestions. */
  @Benchmark
  public Object wholeTurn() {
    return conversation.ask(session, say());
  }
}
