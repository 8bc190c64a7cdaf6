package nl.vervolg.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Notices when a rule file did something: each payload sets a property, makes a file or starts
 * something.
 */
final class Canary {
  static final Path FILE = Path.of("target", "hostile-ran");

  private final Set<ProcessHandle> processes = processes();
  private final Set<Thread> threads = threads();

  private static Set<ProcessHandle> processes() {
    return ProcessHandle.current().children().collect(Collectors.toSet());
  }

  private static Set<Thread> threads() {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> !thread.isDaemon())
        .collect(Collectors.toSet());
  }

  /** Nothing ran since this canary was made. */
  void isQuiet() {
    assertThat(System.getProperty(Payload.MARK)).as("a payload left its mark").isNull();
    assertThat(FILE).doesNotExist();
    assertThat(processes()).as("processes").isSubsetOf(processes);
    assertThat(threads()).as("threads").isSubsetOf(threads);
    assertThat(Files.exists(Path.of("..", "hostile-ran"))).isFalse();
  }
}
