package nl.vervolg.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import nl.vervolg.problem.Place;
import nl.vervolg.problem.Problem;

/** What holds for every message about a rule file: it is for people, and leads to the place. */
public final class Told {
  private static final int LONGEST = 420;
  private static final Pattern QUOTED = Pattern.compile("\".*\"");
  private static final Pattern INNER = Pattern.compile("\\([^()]*\\)");
  private static final Pattern UNSEEN = Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]");
  private static final Pattern PROGRAM =
      Pattern.compile(
          "(?i)\\b(java|javax|org|drools|kie|mvel|null|\\w+exception|error|stack|integer|boolean|string"
              + "|lambda|void|method|syntax|token|parser?|LHS|RHS|ERR)\\b|\\bat nl\\.|\\$\\d|\\[L");

  private Told() {}

  /** Two sentences without anything of a program. */
  public static void inPlainWords(Problem problem) {
    sentence(problem.what());
    sentence(problem.advice());
    assertThat(problem.kind()).matches("[a-z]+(-[a-z]+)*");
    assertThat(problem.rule()).doesNotContainPattern(UNSEEN).hasSizeLessThan(LONGEST);
    assertThat(problem.place().toString()).doesNotContainPattern(UNSEEN);
  }

  private static void sentence(String text) {
    assertThat(text)
        .as("a sentence")
        .endsWith(".")
        .matches("[A-Z@(].*")
        .doesNotContainPattern(UNSEEN)
        .hasSizeLessThan(LONGEST);
    assertThat(ownWords(text)).as("words of a program").doesNotContainPattern(PROGRAM);
  }

  /** The text without what it repeats of the file. */
  private static String ownWords(String text) {
    String left = QUOTED.matcher(text).replaceAll("");
    for (String before = ""; !before.equals(left); ) {
      before = left;
      left = INNER.matcher(left).replaceAll("");
    }
    return left;
  }

  /** The place is one of the file: its line is there, and long enough for its column. */
  public static void inside(Path file, Place place) {
    List<String> lines = (text(file) + "\n.").lines().toList();
    assertThat(place.line()).as(place.toString()).isBetween(1, lines.size());
    assertThat(place.column())
        .as(place.toString())
        .isBetween(1, lines.get(place.line() - 1).length() + 2);
  }

  private static String text(Path file) {
    try {
      return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
