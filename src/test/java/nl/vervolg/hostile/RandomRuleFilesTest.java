package nl.vervolg.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import nl.vervolg.problem.Problem;
import nl.vervolg.problem.Problems;
import nl.vervolg.resolve.rules.RuleBase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Whatever becomes of a rule file by accident: it is loaded, or told with places inside of it. */
@Timeout(value = 3, unit = TimeUnit.MINUTES)
class RandomRuleFilesTest {
  private static final int FILES = 600;
  private static final Pattern PIECE = Pattern.compile("(?<=\\W)|(?=\\W)");
  private static final List<String> STRANGE =
      List.of(
          "\"",
          "(",
          ")",
          "{",
          "}",
          ",",
          ";",
          ":",
          "@",
          "!",
          "=",
          "==",
          "$",
          "\\",
          "/*",
          "*/",
          "//",
          "#",
          "not ",
          "or ",
          "and ",
          "in ",
          "exists ",
          "when\n",
          "then\n",
          "end\n",
          "rule \"",
          "0",
          "-1",
          "99999999999",
          "this",
          "null",
          "eval(",
          "\u200b",
          "\u201c",
          "\ud800",
          "\n",
          "\r",
          "\t",
          "\u0000",
          ".",
          "..",
          "$x",
          "+ 1",
          "%s",
          "=>",
          "|",
          "[",
          "]");

  @TempDir private Path folder;

  @Test
  void aFileIsLoadedOrToldWithPlacesInsideOfIt() throws IOException {
    long seed = Long.getLong("seed", System.nanoTime());
    Random random = new Random(seed);
    List<Path> rules = Folder.rules(Path.of("rules"));
    int loaded = 0;
    for (int i = 0; i < FILES; i++) {
      Path original = rules.get(random.nextInt(rules.size()));
      Path file = folder.resolve(Path.of("rules").relativize(original));
      Files.createDirectories(file.resolve("..").normalize());
      String text = changed(Files.readString(original), rules, random);
      Files.writeString(
          file, new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8));
      loaded += loads(file, "-Dseed=" + seed + ", file " + i) ? 1 : 0;
      Files.delete(file);
    }
    assertThat(loaded).as("some are left good").isBetween(1, FILES - 1);
  }

  private boolean loads(Path file, String about) {
    try (RuleBase base = RuleBase.load(folder, folder.resolve("cache"))) {
      return !base.rules().isEmpty();
    } catch (Problems.WorkspaceException e) {
      for (Problem problem : e.problems()) {
        assertThat(problem.place().file()).as(about).isEqualTo(file);
        Told.inside(file, problem.place());
        assertThat(problem.kind()).as(about).isNotEqualTo("engine");
        assertThat(problem.what() + problem.advice())
            .as(about)
            .doesNotContain("Exception", "org.drools", "nl.vervolg.resolve");
      }
      return false;
    } catch (RuntimeException e) {
      throw new AssertionError(about, e);
    }
  }

  private static String changed(String text, List<Path> rules, Random random) throws IOException {
    String changed = text;
    for (int times = 1 + random.nextInt(3); times > 0; times--) {
      changed =
          switch (random.nextInt(4)) {
            case 0 -> pieces(changed, PIECE, random);
            case 1 -> pieces(changed, Pattern.compile("(?<=\n)"), random);
            case 2 -> inserted(changed, STRANGE.get(random.nextInt(STRANGE.size())), random);
            default -> {
              String other = Files.readString(rules.get(random.nextInt(rules.size())));
              int from = random.nextInt(other.length());
              int to = Math.min(other.length(), from + 1 + random.nextInt(60));
              yield inserted(changed, other.substring(from, to), random);
            }
          };
    }
    return changed;
  }

  private static String inserted(String text, String what, Random random) {
    int at = random.nextInt(text.length() + 1);
    int behind = Math.min(text.length(), at + random.nextInt(4));
    return text.substring(0, at) + what + text.substring(behind);
  }

  /** A piece is lost, comes twice, changes places with another, or all of a few are shuffled. */
  private static String pieces(String text, Pattern between, Random random) {
    List<String> pieces = new ArrayList<>(List.of(between.split(text, -1)));
    int at = random.nextInt(pieces.size());
    switch (random.nextInt(4)) {
      case 0 -> pieces.remove(at);
      case 1 -> pieces.add(at, pieces.get(at));
      case 2 -> Collections.swap(pieces, at, random.nextInt(pieces.size()));
      default -> Collections.shuffle(pieces.subList(at, Math.min(pieces.size(), at + 6)), random);
    }
    return String.join("", pieces);
  }
}
