package nl.vervolg.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Comparator;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import nl.vervolg.audit.Durability;
import nl.vervolg.audit.TrailCheck;
import nl.vervolg.audit.TrailReader;
import nl.vervolg.audit.TrailSettings;
import nl.vervolg.conversation.Conversation;
import nl.vervolg.conversation.Reply;
import nl.vervolg.conversation.TurnJournal;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.conversation.trail.TrailHistory;
import nl.vervolg.conversation.trail.TrailJournal;
import nl.vervolg.session.SessionId;
import nl.vervolg.session.SessionSettings;
import nl.vervolg.session.SessionStore;
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
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Whole turns a second, each thread in a conversation of its own, without a trail and with one of
 * each durability; {@code -t 8} makes it eight threads. The trail lies in {@code
 * target/bench-trail}, so that it is forced to the disk of the project.
 */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@State(Scope.Benchmark)
@Fork(value = 1, jvmArgsAppend = "-XX:+UseSerialGC")
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 2)
public class TrailBenchmark {
  private static final Path HOME = Path.of("target", "bench-trail");
  private static final String[] FOLLOW_UPS = {
    "En in Enschede?", "En bibliotheken?", "Hoeveel?", "En in Zuid-Holland?", "en musea in Zwole"
  };

  /** Turns of a conversation before the next one begins. */
  private static final int LONGEST = 500;

  /** None, or when a record counts as kept. */
  @Param({"none", "system", "group", "turn"})
  public String trail = "none";

  /** Where the conversations are: memory or home. */
  @Param({"memory", "home"})
  public String sessions = "memory";

  private final AtomicInteger names = new AtomicInteger();
  private Workspace workspace = load();
  private Conversation conversation = new Conversation(workspace, SessionStore.inMemory());

  private static Workspace load() {
    return Workspace.load(Path.of("."), Path.of("."), Path.of("target", "bench-cache"));
  }

  /** A home without anything. */
  @Setup
  public void open() {
    delete();
    boolean recorded = !trail.equals("none");
    SessionStore store =
        sessions.equals("memory")
            ? SessionStore.inMemory()
            : SessionStore.open(
                HOME.resolve("sessions"),
                new TrailHistory(HOME),
                SessionSettings.usual(Clock.systemUTC()));
    TurnJournal journal =
        recorded
            ? TrailJournal.open(
                HOME,
                TrailSettings.usual(Clock.systemUTC())
                    .with(Durability.valueOf(trail.toUpperCase(Locale.ROOT))),
                "bench",
                store.place())
            : TurnJournal.none();
    conversation = new Conversation(workspace, store, journal);
  }

  private static void delete() {
    if (!Files.exists(HOME)) {
      return;
    }
    try (Stream<Path> files = Files.walk(HOME)) {
      files.sorted(Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Tells how long the records were. */
  @TearDown
  public void close() {
    conversation.close();
    long records = TrailReader.end(TrailJournal.folder(HOME)).number();
    if (records > 0) {
      System.out.printf(
          Locale.ROOT,
          "%n%,d records, %,d bytes a record%n",
          records,
          TrailCheck.size(TrailJournal.folder(HOME)) / records);
    }
    delete();
  }

  /** A thread and its conversation. */
  @State(Scope.Thread)
  public static class Talker {
    private SessionId session = new SessionId("none");
    private int turn;

    Reply next(TrailBenchmark shared) {
      if (turn % LONGEST == 0) {
        session = new SessionId("s" + shared.names.incrementAndGet());
        turn = 1;
        return shared.conversation.ask(session, "Welke archieven zijn er in Den Haag?");
      }
      return shared.conversation.ask(session, FOLLOW_UPS[turn++ % FOLLOW_UPS.length]);
    }
  }

  /** A turn from end to end, as durable as was chosen. */
  @Benchmark
  public Reply turn(Talker talker) {
    return talker.next(this);
  }
}
