package nl.vervolg.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nl.vervolg.session.SessionStore;
import nl.vervolg.session.SessionTurn;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * The files of a store as a kill finds them. A process that appends without pause is stopped at
 * random moments and its files are copied: they are what it would leave if it were killed there.
 * One process gives hundreds of such moments.
 */
@EnabledOnOs(OS.LINUX)
@Timeout(120)
class FrozenStoreIT {
  private static final int MOMENTS = 200;

  @TempDir Path folder;

  private final Random random = new Random(4);

  /** What was acknowledged when the files were copied. */
  private record Moment(Path files, int acknowledged) {}

  @Test
  void everyMomentKeepsWhatWasAcknowledged() throws Exception {
    Path store = Files.createDirectories(folder.resolve("store"));
    Process process = append(store);
    List<String> lost = new ArrayList<>();
    try (BufferedReader out =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      int acknowledged = Integer.parseInt(out.readLine());
      for (int i = 0; i < MOMENTS; i++) {
        Thread.sleep(random.nextInt(12));
        freeze(process);
        while (out.ready()) {
          acknowledged = Integer.parseInt(out.readLine());
        }
        String found = found(new Moment(copy(store), acknowledged));
        if (!found.equals("all")) {
          lost.add("%d acknowledged, %s".formatted(acknowledged, found));
        }
        signal(process, "-CONT");
      }
    } finally {
      process.destroyForcibly().waitFor();
    }
    assertThat(lost).as("of %d moments", MOMENTS).isEmpty();
  }

  /** What a later process finds: all turns, fewer, or a store that it cannot use. */
  private static String found(Moment moment) {
    try (SessionStore store = SessionStore.open(moment.files())) {
      List<SessionTurn> turns = store.turns(Appender.SESSION);
      List<SessionTurn> whole =
          IntStream.rangeClosed(1, turns.size()).mapToObj(Appender::turn).toList();
      if (turns.size() < moment.acknowledged() || !turns.equals(whole)) {
        return turns.size() + " kept";
      }
      store.append(Appender.SESSION, Appender.turn(turns.size() + 1));
      int asked = store.load(Appender.SESSION).asked();
      return asked == turns.size() + 1 ? "all" : "then counted " + asked;
    } catch (RuntimeException | AssertionError e) {
      return "then " + e;
    }
  }

  private static Process append(Path store) throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-cp",
            System.getProperty("java.class.path"),
            Appender.class.getName(),
            store.toString())
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
  }

  /** Stops all threads of the process, and waits until they stand still. */
  private static void freeze(Process process) throws Exception {
    signal(process, "-STOP");
    Path tasks = Path.of("/proc", Long.toString(process.pid()), "task");
    while (!stopped(tasks)) {
      Thread.sleep(1);
    }
  }

  private static boolean stopped(Path tasks) throws IOException {
    try (Stream<Path> threads = Files.list(tasks)) {
      for (Path thread : threads.toList()) {
        String stat = Files.readString(thread.resolve("stat"));
        if (stat.charAt(stat.lastIndexOf(')') + 2) != 'T') {
          return false;
        }
      }
      return true;
    }
  }

  private static void signal(Process process, String signal) throws Exception {
    new ProcessBuilder("kill", signal, Long.toString(process.pid())).start().waitFor();
  }

  /** The files as they are now, in place of those of the moment before. */
  private Path copy(Path store) throws IOException {
    Path copy = Files.createDirectories(folder.resolve("moment"));
    for (Path old : files(copy)) {
      Files.delete(old);
    }
    for (Path file : files(store)) {
      Files.copy(file, copy.resolve(file.getFileName()));
    }
    return copy;
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.toList();
    }
  }
}
