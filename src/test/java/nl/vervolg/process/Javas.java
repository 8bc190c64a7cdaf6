package nl.vervolg.process;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The Java of other versions that are installed where usual. */
final class Javas {
  private static final Path USUAL = Path.of("/usr/lib/jvm");

  private Javas() {}

  /** Their homes; the Java of the test is none of them. */
  static List<Path> others() throws IOException {
    List<Path> others = new ArrayList<>();
    if (Files.isDirectory(USUAL)) {
      Path own = Path.of(System.getProperty("java.home")).toRealPath();
      try (DirectoryStream<Path> homes = Files.newDirectoryStream(USUAL, "*{17,25}*")) {
        for (Path home : homes) {
          if (!home.toRealPath().equals(own)
              && !Files.isSymbolicLink(home)
              && Files.isExecutable(home.resolve("bin/java"))) {
            others.add(home);
          }
        }
      }
    }
    return others;
  }

  /** What lets the launcher take it. */
  static Map<String, String> taking(Path home) {
    return Map.of("VERVOLG_JAVA", home.toString());
  }
}
