package nl.vervolg.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.concurrent.TimeUnit;
import nl.vervolg.problem.Problem;
import nl.vervolg.resolve.rules.RuleBase;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Things that are no rule files, where rule files are looked for. */
@Timeout(value = 1, unit = TimeUnit.MINUTES)
class HostileFoldersTest {
  @TempDir private Path folder;

  private Path rules = Path.of("none");
  private Path layer = Path.of("none");

  @BeforeEach
  void copyTheRules() throws IOException {
    rules = folder.resolve("rules");
    layer = rules.resolve("ellipsis");
    Folder.copy(Path.of("rules"), rules);
  }

  private List<Problem> told() {
    List<Problem> told = RuleBase.problems(rules);
    assertThat(told).allSatisfy(Told::inPlainWords);
    return told;
  }

  private void assertOne(String kind, String what) {
    assertThat(told())
        .singleElement()
        .satisfies(problem -> assertThat(problem.kind()).isEqualTo(kind))
        .satisfies(problem -> assertThat(problem.what()).contains(what));
  }

  @Test
  void aLinkOutOfTheFolderIsNotFollowed() throws IOException {
    Path secret = Files.writeString(folder.resolve("secret.txt"), "the words of a secret");
    Files.createSymbolicLink(layer.resolve("link.drl"), secret);
    assertOne("unreadable", "link");
    assertThat(told().toString()).doesNotContain("words");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"/dev/zero", "/dev/random", "/proc/self/environ", "/nowhere", "/", "link.drl"})
  void aLinkToADeviceToNothingOrToItselfIsTold(String target) throws IOException {
    Files.createSymbolicLink(layer.resolve("link.drl"), Path.of(target));
    assertThat(told()).singleElement().extracting(Problem::kind).isEqualTo("unreadable");
  }

  @Test
  void aLayerThatIsALinkOutOfTheFolderIsNotFollowed() throws IOException {
    Path other = Files.createDirectories(folder.resolve("other"));
    Files.move(rules.resolve("scope"), other.resolve("scope"));
    Files.createSymbolicLink(rules.resolve("scope"), other.resolve("scope"));
    assertThat(told())
        .hasSameSizeAs(Folder.rules(Path.of("rules", "scope")))
        .allSatisfy(problem -> assertThat(problem.kind()).isEqualTo("unreadable"));
  }

  @Test
  void aFolderWithTheNameOfAFileIsTold() throws IOException {
    Files.createDirectory(layer.resolve("folder.drl"));
    assertOne("unreadable", "folder with the name of a rule file");
  }

  /** Whoever may read everything reads it, and is told what is wrong in it. */
  @Test
  void aFileWithoutRightsIsTold() throws IOException {
    Path file = Files.writeString(layer.resolve("closed.drl"), "end");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("---------"));
    assertThat(told())
        .anySatisfy(
            problem ->
                assertThat(problem.kind())
                    .isEqualTo(Files.isReadable(file) ? "extra-end" : "unreadable"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "new\nline.drl",
        "new\rline.drl",
        "\u001b[31mred\u001b[0m.drl",
        "turned\u202elrd.drl",
        "no\u200bwidth.drl",
        "bell\u0007.drl"
      })
  void aNameThatCannotBeSeenIsToldInOneLine(String name) throws IOException {
    Files.writeString(layer.resolve(name), "end");
    assertOne("file-name", "cannot be seen");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a..b.drl",
        "<b>html<b>.drl",
        "a b & c;d'e\"f.drl",
        "%n%s.drl",
        "${user.home}.drl",
        "* insert *.drl",
        "--help.drl",
        "class.drl",
        "UPPER and lower.drl",
        "\u4e2d\u6587.drl",
        "a.b.c.drl"
      })
  void anyOtherNameIsTheNameOfAFile(String name) throws IOException {
    Path good = Path.of("rules", "scope", "small-talk.drl");
    Files.delete(rules.resolve("scope").resolve("small-talk.drl"));
    Files.copy(good, rules.resolve("scope").resolve(name));
    assertThat(told()).isEmpty();
    Files.writeString(rules.resolve("scope").resolve(name), "end");
    assertThat(told().get(0).place().toString()).endsWith(name + ":1:1");
  }

  @Test
  void aFolderWithOrdersForAScreenInItsNameIsToldInPlainWords() throws IOException {
    Path stray = Files.createDirectory(rules.resolve("edi\u001b[2Jts"));
    Files.writeString(stray.resolve("x.drl"), "end");
    assertThat(told()).singleElement().extracting(Problem::kind).isEqualTo("stray-file");
  }

  @Test
  void aFolderOfRulesThatIsAFileIsTold() throws IOException {
    rules = Files.writeString(folder.resolve("file"), "rule");
    assertOne("no-rules", "a file, not a folder");
  }

  @Test
  void twoFilesThatWouldShareAPackageDoNot() throws IOException {
    String text = Files.readString(Path.of("rules", "scope", "small-talk.drl"));
    List<String> names = List.of("a-b.drl", "a_b.drl", "a b.drl", "A-B.drl", "a_2d_b.drl");
    for (String name : names) {
      int number = names.indexOf(name);
      String other =
          text.replace("@Id(\"", "@Id(\"COPY" + number + "_")
              .replace("rule \"", "rule \"copy " + number + " ");
      Files.writeString(rules.resolve("scope").resolve(name), other);
    }
    assertThat(told()).isEmpty();
    try (RuleBase loaded = RuleBase.load(rules, folder.resolve("cache"))) {
      assertThat(loaded.rules().stream().map(rule -> rule.file().getFileName().toString()))
          .containsAll(names);
    }
  }
}
