package nl.vervolg.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The same input gives the same bytes in another process, locale, encoding and folder. */
@Timeout(120)
class SameBytesIT {
  private static final String[] ASK = {
    "ask",
    "--json",
    "Welke archieven zijn er in Den Haag?",
    "En in Enschede?",
    "Hoeveel zijn dat er?",
    "Welche Museen gibt es in Köln?",
    "Et à Liège ?",
    "Which INSTITUTIONS are there in IJsselstein?",
    "WELKE BIBLIOTHEKEN ZIJN ER IN TILBURG?",
    "Meer over de eerste",
    "Quels musées y a-t-il à Orléans ?"
  };

  @TempDir static Path folder;

  private static String asked = "";
  private static String resolved = "";

  @BeforeAll
  static void runOnce() throws IOException {
    StringBuilder lines = new StringBuilder();
    for (int i = 2; i < ASK.length; i++) {
      lines
          .append("{\"id\":\"é")
          .append(i)
          .append("\",\"history\":[{\"question\":\"")
          .append(ASK[i - 1]);
      lines
          .append("\",\"results\":[{\"name\":\"Ĳssel & İstanbul\"}]}],\"question\":\"")
          .append(ASK[i]);
      lines.append("\"}\n");
    }
    Files.writeString(folder.resolve("lines"), lines);
    asked = run(folder, Map.of(), ASK);
    resolved = run(folder, Map.of(), "resolve", folder.resolve("lines").toString());
    assertThat(asked).hasLineCount(ASK.length - 2).contains("\"resolved\"", "ö", "è");
    assertThat(resolved).hasLineCount(ASK.length - 2).contains("\"id\":\"é2\"");
  }

  private static String run(Path where, Map<String, String> environment, String... arguments) {
    Launched launched = Launched.run(Launched.launcher(), where, environment, "", arguments);
    assertThat(launched.err()).isEmpty();
    assertThat(launched.code()).isZero();
    return launched.out();
  }

  static Stream<Arguments> surroundings() {
    return Stream.of(
        Arguments.of("a second time", "", Map.of()),
        Arguments.of(
            "the plain C locale", "", Map.of("LC_ALL", "C", "LANG", "C", "TZ", "Asia/Tokyo")),
        Arguments.of(
            "Turkish and Latin-1",
            "elsewhere",
            Map.of(
                "VERVOLG_JAVA_OPTS",
                "-Duser.language=tr -Duser.country=TR -Dfile.encoding=ISO-8859-1")),
        Arguments.of(
            "Arabic digits and another scheduler",
            "",
            Map.of(
                "VERVOLG_JAVA_OPTS",
                "-Duser.language=ar -Duser.country=EG -Duser.extensions=u-nu-arab"
                    + " -Djava.util.concurrent.ForkJoinPool.common.parallelism=7 -XX:+UseParallelGC")));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("surroundings")
  void theBytesAreTheSame(String name, String where, Map<String, String> environment)
      throws IOException {
    Path start = Files.createDirectories(folder.resolve(where));
    Path lines = start.equals(folder) ? Path.of("lines") : Path.of("..", "lines");
    assertThat(run(start, environment, "resolve", lines.toString())).as(name).isEqualTo(resolved);
    assertThat(run(start, environment, ASK)).as(name).isEqualTo(asked);
  }
}
