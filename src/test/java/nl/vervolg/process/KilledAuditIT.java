package nl.vervolg.process;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import nl.vervolg.audit.KeyRing;
import nl.vervolg.audit.RecordKind;
import nl.vervolg.audit.Sealed;
import nl.vervolg.audit.TrailRecord;
import nl.vervolg.cli.Ran;
import nl.vervolg.conversation.trail.KeptTurn;
import nl.vervolg.conversation.trail.TrailJournal;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Commands that take something away for good are killed at random moments: by the clock, and before
 * a key that is one of many. The trail verifies whatever they leave, what they had told is true,
 * and the same command finishes the job.
 *
 * <p>{@code -Daudit.kills=N} sets how many of each are killed.
 */
@Timeout(300)
class KilledAuditIT {
  private static final int KILLS = Integer.getInteger("audit.kills", 12);
  private static final String OPTIONS = "-XX:TieredStopAtLevel=1";

  @TempDir private static Path folder;
  private static AuditedHome made;

  private final Random random = new Random(5);

  @BeforeAll
  static void make() {
    made = AuditedHome.make(folder.resolve("made"));
    assertThat(made.files()).hasSizeGreaterThan(20);
    assertThat(made.problems()).isEmpty();
  }

  /** A command of {@code vervolg audit} in a home. */
  private record Command(List<String> arguments) {
    Command(String... arguments) {
      this(List.of(arguments));
    }

    private String[] in(AuditedHome home) {
      return Stream.concat(arguments.stream(), Stream.of("--home=" + home.folder()))
          .toArray(String[]::new);
    }

    /** To its end, in this process. */
    void run(AuditedHome home) {
      Ran run = Ran.command(in(home));
      assertThat(run.code()).as("%s", run).isZero();
    }

    Process start(AuditedHome home, Path out, String options) throws IOException {
      Map<String, String> environment = Map.of("VERVOLG_JAVA_OPTS", options);
      return Launched.builder(Launched.launcher(), environment, in(home))
          .redirectOutput(out.toFile())
          .redirectError(ProcessBuilder.Redirect.DISCARD)
          .start();
    }
  }

  /** Kills a command somewhere, and returns what it had said. */
  private String kill(Command command, AuditedHome home, int round, long whole, int keys)
      throws Exception {
    Path out = folder.resolve("out");
    if (round % 2 == 0) {
      Process process = command.start(home, out, OPTIONS);
      process.waitFor(random.nextLong(whole), TimeUnit.MILLISECONDS);
      process.destroyForcibly();
      assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
    } else {
      int gone = random.nextInt(keys);
      new KillPoint("nl.vervolg.audit.KeyRing", "emptied", gone + 1)
          .kill(options -> command.start(home, out, OPTIONS + " " + options));
      assertThat(home.destroyed()).isEqualTo(gone);
    }
    return Files.readString(out, UTF_8);
  }

  /** How long it takes when nobody kills it, in ms. */
  private static long whole(Command command, AuditedHome home) throws Exception {
    long begin = System.nanoTime();
    assertThat(command.start(home, folder.resolve("out"), OPTIONS).waitFor()).isZero();
    return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begin);
  }

  @Test
  void anErasureThatWasKilledIsFinishedByTheNext() throws Exception {
    Command erase = new Command("audit", "erase", "--session=" + AuditedHome.ANNA);
    AuditedHome all = made.copyTo(folder.resolve("erased"));
    long whole = whole(erase, all);
    int keys = AuditedHome.CONVERSATIONS + 1;
    assertErased(all);
    for (int round = 0; round < KILLS; round++) {
      AuditedHome home = made.copyTo(folder.resolve("erased-" + round));
      String said = kill(erase, home, round, whole, keys);

      assertThat(home.problems()).isEmpty();
      assertThat(home.readable(AuditedHome.BERT)).isEqualTo(all.readable(AuditedHome.BERT));
      if (said.contains("cannot be read any more")) {
        assertThat(home.readable(AuditedHome.ANNA)).isZero();
      }
      if (home.destroyed() > 0) {
        assertThat(home.records(RecordKind.ERASED)).as("what names the keys").hasSize(1);
      }
      if (round % 3 == 0) {
        assertThat(home.kept(AuditedHome.BERT)).isEqualTo(AuditedHome.said());
        assertThat(home.kept(AuditedHome.ANNA)).isIn(AuditedHome.said(), List.of());
      }
      boolean done = home.destroyed() == keys && home.kept(AuditedHome.ANNA).isEmpty();
      Ran again = Ran.command(erase.in(home));
      assertThat(again.code()).as("%s", again).isEqualTo(done ? 1 : 0);
      assertErased(home);
    }
  }

  private static void assertErased(AuditedHome home) {
    assertThat(home.problems()).isEmpty();
    assertThat(home.destroyed()).isEqualTo(AuditedHome.CONVERSATIONS + 1);
    assertThat(home.readable(AuditedHome.ANNA)).isZero();
    assertThat(home.anywhere(AuditedHome.ANNA)).isFalse();
    assertThat(home.records(RecordKind.ERASED)).hasSizeBetween(1, 2);
    assertThat(home.kept(AuditedHome.ANNA)).isEmpty();
    assertThat(home.kept(AuditedHome.BERT)).isEqualTo(AuditedHome.said());
  }

  @Test
  void aRetirementThatWasKilledIsFinishedByTheNext() throws Exception {
    Command retire = new Command("audit", "retire", "--older-than=183d");
    AuditedHome all = made.copyTo(folder.resolve("retired"));
    long whole = whole(retire, all);
    int keys = all.destroyed();
    assertThat(all.files().size()).isBetween(2, made.files().size() - 2);
    assertThat(keys).isPositive();
    assertRetired(all, all);
    for (int round = 0; round < KILLS; round++) {
      AuditedHome home = made.copyTo(folder.resolve("retired-" + round));
      kill(retire, home, round, whole, keys);

      assertThat(home.problems()).isEmpty();
      assertEverythingLeftCanBeRead(home);
      List<Path> files = names(home);
      assertThat(names(made)).endsWith(files.toArray(Path[]::new));
      if (files.size() < made.files().size()) {
        assertThat(home.records(RecordKind.RETIRED)).as("what tells of it").hasSize(1);
      }
      retire.run(home);
      assertRetired(home, all);
    }
  }

  private static List<Path> names(AuditedHome home) {
    return home.files().stream().map(Path::getFileName).toList();
  }

  private static void assertRetired(AuditedHome home, AuditedHome all) {
    assertThat(home.problems()).isEmpty();
    assertThat(names(home)).isEqualTo(names(all));
    assertThat(home.records(RecordKind.RETIRED)).hasSize(1);
    assertEverythingLeftCanBeRead(home);
    assertThat(keysLeft(home)).as("keys that have a record").isEqualTo(keysUsed(home));
    for (String each : List.of(AuditedHome.ANNA, AuditedHome.BERT)) {
      assertThat(home.kept(each)).isEqualTo(AuditedHome.said());
    }
  }

  private static void assertEverythingLeftCanBeRead(AuditedHome home) {
    assertThat(home.turns()).allMatch(turn -> turn.content().isPresent());
  }

  private static List<Long> keysUsed(AuditedHome home) {
    return home.turns().stream()
        .map(KeptTurn::record)
        .map(TrailRecord::sealed)
        .map(content -> content.map(Sealed::key).orElseThrow())
        .distinct()
        .sorted()
        .toList();
  }

  private static List<Long> keysLeft(AuditedHome home) {
    List<Long> left = new ArrayList<>();
    try (KeyRing keys = KeyRing.toRead(TrailJournal.keys(home.folder()))) {
      for (long key = 0; key < 2 * AuditedHome.CONVERSATIONS + 10; key++) {
        keys.find(key).ifPresent(found -> left.add(found.number()));
      }
    }
    return left;
  }
}
