package nl.vervolg.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.stream.Stream;
import nl.vervolg.report.Kept;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is said of values that cannot be used: in words, and before anything is done. */
class AuditWordsTest {
  private static final String QUESTION = "Welke archieven zijn er in Gent?";

  @TempDir private Path home;

  @BeforeEach
  void talk() {
    Kept.talk(home, "desk", QUESTION);
  }

  private Ran run(String... arguments) {
    String[] all =
        Stream.concat(Stream.of(arguments), Stream.of("--home=" + home)).toArray(String[]::new);
    return Ran.command(all);
  }

  static Stream<Arguments> unusable() {
    return Stream.of(
        Arguments.of("(abc) is no number", new String[] {"audit", "show", "abc"}),
        Arguments.of(
            "(99999999999999999999) is no number",
            new String[] {"audit", "show", "99999999999999999999"}),
        Arguments.of("(x) is no number", new String[] {"sessions", "list", "--session-days=x"}),
        Arguments.of(
            "(x) is none of turn, group, system", new String[] {"ask", "--durability=x", QUESTION}),
        Arguments.of(
            "(x) is none of jsonl, csv, html",
            new String[] {"audit", "export", "--from=2026-01-01", "--to=2026-01-01", "--format=x"}),
        Arguments.of(
            "(desk) is no conversation: it has 32 hexadecimal digits",
            new String[] {"audit", "erase", "--conversation=desk"}),
        Arguments.of("(a b) is not usable", new String[] {"audit", "erase", "--session=a b"}),
        Arguments.of("(a b) is not usable", new String[] {"audit", "show", "--session=a b"}),
        Arguments.of("redis://", new String[] {"ask", "--sessions=http://host", QUESTION}),
        Arguments.of("redis://", new String[] {"chat", "--sessions=http://host"}),
        Arguments.of(
            "redis://",
            new String[] {"audit", "erase", "--session=desk", "--sessions=http://host"}));
  }

  @ParameterizedTest
  @MethodSource
  void unusable(String says, String[] arguments) {
    Ran ran = run(arguments);
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err()).contains(says).doesNotContain(Ran.JAVA).doesNotContain("long", "[");
  }

  @ParameterizedTest
  @ValueSource(strings = {"csv", "CSV", "Jsonl"})
  void aChoiceIsTakenInCapitalsToo(String choice) {
    Ran ran = run("audit", "export", "--from=2026-11-30", "--to=2026-11-30", "--format=" + choice);
    assertThat(ran.code()).isZero();
    assertThat(ran.out()).contains(QUESTION);
  }

  @Test
  void aServerThatIsNotUsedIsToldSo() {
    Ran ran = run("ask", "--sessions=redis://localhost:1", QUESTION);
    assertThat(ran.code()).isZero();
    assertThat(ran.err()).contains("Nothing is kept on the server", "--session NAME");
  }

  @Test
  void whatIsNotInTheTrailIsToldByName() {
    assertThat(run("audit", "show", "7").err()).contains("The trail has no record 7.");
    assertThat(run("audit", "show", "--session=other").err())
        .contains("The trail has no turn of a conversation (other) that can be read.")
        .doesNotContain("Leave the number out");
    assertThat(run("audit", "show", "3", "--session=desk").err())
        .contains("The trail has no turn 3 of a conversation (desk)");
    assertThat(run("audit", "show", "--session=desk").out()).contains(QUESTION);
  }

  @Test
  void oneIsToldAsOne() {
    assertThat(run("audit", "verify").out()).startsWith("1 record, ");
    assertThat(run("audit", "export", "--from=2026-11-30", "--to=2026-11-30", "--format=csv").err())
        .contains("holds: 1 record, nothing was changed");
    assertThat(run("audit", "erase", "--session=desk", "--dry-run").out())
        .contains("Trail: 1 conversation with 1 turn would become unreadable.");
  }
}
