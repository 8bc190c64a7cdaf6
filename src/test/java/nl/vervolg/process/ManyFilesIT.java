package nl.vervolg.process;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import nl.vervolg.audit.RecordKind;
import nl.vervolg.audit.TrailRecord;
import nl.vervolg.cli.Ran;
import nl.vervolg.conversation.trail.KeptTurn;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Two programs record into a trail of many small files, while others erase a person, take old files
 * away, and check, show and export the trail, all of it again and again. Nothing that was
 * acknowledged is lost but what was meant to go, and nobody finds a fault.
 */
@Timeout(120)
class ManyFilesIT {
  private static final int TURNS = 240;

  /** Old files are taken away when there are so many turns more. */
  private static final int RETIRE = 60;

  private static final String ERASED = "anna";

  @TempDir private Path folder;
  private final List<Process> programs = new ArrayList<>();

  private AuditedHome home() {
    return new AuditedHome(folder.resolve("home"));
  }

  private Process record(String... sessions) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-cp"));
    command.add(System.getProperty("java.class.path"));
    command.addAll(List.of(Recorder.class.getName(), home().folder().toString()));
    command.add(Integer.toString(TURNS));
    command.addAll(List.of(sessions));
    Process process =
        new ProcessBuilder(command)
            .redirectOutput(out(sessions[0]).toFile())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    programs.add(process);
    return process;
  }

  private Path out(String session) {
    return folder.resolve(session + ".out");
  }

  private boolean recording() {
    return programs.stream().anyMatch(Process::isAlive);
  }

  private int acknowledged() throws IOException {
    return Files.readAllLines(out(ERASED), UTF_8).size();
  }

  private Ran audit(String... arguments) {
    String[] all =
        Stream.of(List.of("audit"), List.of(arguments), List.of("--home=" + home().folder()))
            .flatMap(List::stream)
            .toArray(String[]::new);
    return Ran.command(all);
  }

  private void assertGood(String... arguments) {
    Ran ran = audit(arguments);
    assertThat(ran.code()).as("%s %s", List.of(arguments), ran).isZero();
  }

  /** Also where nothing came since it was erased last. */
  private void assertErased() {
    Ran ran = audit("erase", "--session=" + ERASED);
    boolean nothing = ran.out().contains("Nothing of that name can be read");
    assertThat(ran.code()).as("%s", ran).isEqualTo(nothing ? 1 : 0);
  }

  /** The same with an erasure. */
  private Void eraseAgain(AtomicInteger times) {
    do {
      assertErased();
      times.incrementAndGet();
    } while (recording());
    return null;
  }

  /** Until nothing is recorded any more, and at least once. */
  private Void again(AtomicInteger times, String... arguments) {
    do {
      assertGood(arguments);
      times.incrementAndGet();
    } while (recording());
    return null;
  }

  /** Whatever is in a file that gets no more records. */
  private Void retire() throws Exception {
    for (int turns = RETIRE; turns < TURNS; turns += RETIRE) {
      while (recording() && acknowledged() < turns) {
        Thread.sleep(5);
      }
      assertGood("retire", "--older-than=0d", "--less-than-six-months", "--whole-trail");
    }
    return null;
  }

  @Test
  void nobodyIsInTheWayOfAnother() throws Exception {
    Files.createDirectories(home().folder());
    Process first = record(ERASED, "cora");
    Process second = record("bert", "dirk");
    ExecutorService threads = Executors.newCachedThreadPool();
    AtomicInteger erased = new AtomicInteger();
    AtomicInteger checked = new AtomicInteger();
    try {
      while (acknowledged() == 0) {
        assertThat(first.isAlive()).isTrue();
        Thread.sleep(5);
      }
      List<Future<?>> all =
          List.of(
              threads.submit(() -> eraseAgain(erased)),
              threads.submit(() -> again(checked, "verify")),
              threads.submit(() -> again(checked, "anchor")),
              threads.submit(
                  () ->
                      again(
                          checked,
                          "export",
                          "--from=2020-01-01",
                          "--to=2100-01-01",
                          "--format=csv")),
              threads.submit(this::retire));
      for (Future<?> each : all) {
        each.get();
      }
      assertThat(first.waitFor()).isZero();
      assertThat(second.waitFor()).isZero();
    } finally {
      threads.shutdownNow();
      programs.forEach(Process::destroyForcibly);
    }
    assertThat(erased).hasValueGreaterThan(1);
    assertThat(checked).hasValueGreaterThan(3);
    assertErased();
    assertThat(home().problems()).isEmpty();
    assertNothingIsLost();
  }

  private void assertNothingIsLost() throws IOException {
    List<TrailRecord> retirements = home().records(RecordKind.RETIRED);
    assertThat(retirements).isNotEmpty();
    long gone = retirements.get(retirements.size() - 1).data().path("last").asLong();
    Map<Long, String> kept = new TreeMap<>();
    home().turns().forEach(turn -> kept.put(turn.record().number(), said(turn)));
    assertThat(kept).hasSizeGreaterThan(TURNS / 4);
    assertThat(home().files()).hasSizeGreaterThan(10);
    int there = 0;
    for (String program : List.of(ERASED, "bert")) {
      List<String> lines = Files.readAllLines(out(program), UTF_8);
      assertThat(lines).hasSize(TURNS);
      for (String line : lines) {
        long number = Long.parseLong(line.substring(0, line.indexOf(' ')));
        String said = line.substring(line.indexOf(' ') + 1);
        if (number > gone) {
          there++;
          assertThat(kept).containsEntry(number, said.contains(ERASED) ? "" : said);
        }
      }
    }
    assertThat(kept).as("each was acknowledged").hasSize(there);
  }

  /** Nothing where it cannot be read. */
  private static String said(KeptTurn turn) {
    return turn.content().map(content -> content.path("said").asText()).orElse("");
  }
}
