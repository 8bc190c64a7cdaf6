package nl.vervolg.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a person can type wrong after {@code vervolg}, and what is said then. */
class AskTest {
  private static final String QUESTION = "Welke archieven zijn er in Gent?";

  @TempDir Path folder;

  static Stream<Arguments> badArguments() {
    return Stream.of(
        Arguments.of("Missing required parameter: 'QUESTION'", new String[] {"ask"}),
        Arguments.of("1 to 2000 characters; this one has 0", new String[] {"ask", ""}),
        Arguments.of("1 to 2000 characters; this one has 0", new String[] {"ask", " \t\n"}),
        Arguments.of(
            "1 to 2000 characters; this one has 2001", new String[] {"ask", "a".repeat(2001)}),
        Arguments.of("1 to 2000 characters; this one has 0", new String[] {"ask", QUESTION, ""}),
        Arguments.of("Unknown option: '--nope'", new String[] {"ask", "--nope", QUESTION}),
        Arguments.of("Unknown option: '--nope'", new String[] {"ask", QUESTION, "--nope"}),
        Arguments.of("--session", new String[] {"ask", QUESTION, "--session"}),
        Arguments.of("(a/b) is not usable", new String[] {"ask", "--session", "a/b", QUESTION}),
        Arguments.of(
            "(../../x) is not usable", new String[] {"ask", "--session=../../x", QUESTION}),
        Arguments.of("() is not usable", new String[] {"ask", "--session", "", QUESTION}),
        Arguments.of("(a/b) is not usable", new String[] {"chat", "--session", "a/b"}),
        Arguments.of("(/no/such/file) cannot be read", new String[] {"resolve", "/no/such/file"}),
        Arguments.of("'two'", new String[] {"resolve", "one", "two"}),
        Arguments.of("'answer'", new String[] {"answer", QUESTION}));
  }

  @ParameterizedTest
  @MethodSource("badArguments")
  void badArgumentsAreSaidAndExitIsTwo(String says, String[] arguments) {
    Ran ran = Ran.command(arguments);
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err()).contains(says).doesNotContain(Ran.JAVA);
    assertThat(ran.err().lines().count()).isBetween(1L, 3L);
  }

  @Test
  void aFolderInPlaceOfTheFileToResolveIsBadInput() {
    Ran ran = Ran.on(SmallWorkspace.in(folder.resolve("w")).root(), "resolve", folder.toString());
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains(folder.toString()).doesNotContain(Ran.JAVA);
  }

  /** A question that begins with @ is a question: it must not open files. */
  @Test
  void aQuestionNeverOpensAFile() throws IOException {
    Path secret = Files.writeString(folder.resolve("secret"), "\"Zijn er sleutels in Brugge?\"");
    Ran ran = Ran.on(SmallWorkspace.in(folder.resolve("w")).root(), "ask", "--json", "@" + secret);
    assertThat(ran.out()).doesNotContain("sleutels", "Brugge");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "@", "$HOME ", "${sys:user.home} ", "%n%s%d ", "'\"\\ ", "-", "<b>&amp;"})
  void signsInAQuestionComeBackAsTheyWereSaid(String signs) {
    String question = signs.startsWith("-") ? QUESTION + signs : signs + QUESTION;
    Ran ran = Ran.on(SmallWorkspace.in(folder.resolve("w")).root(), "resolve", line(question));
    assertThat(ran.out()).contains("\"city_lower\":\"gent\"");
    assertThat(Ran.on(folder.resolve("w"), "ask", question, "Hoeveel?").out())
        .startsWith("> " + question.strip() + "\n");
  }

  private String line(String question) {
    try {
      String json = new ObjectMapper().writeValueAsString(question);
      return Files.writeString(folder.resolve("line"), "{\"question\":" + json + "}").toString();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void aQuestionAmongBlanksIsJudgedByItsWords() {
    Ran ran =
        Ran.on(SmallWorkspace.in(folder.resolve("w")).root(), "ask", QUESTION + " ".repeat(2_000));
    assertThat(ran.err()).doesNotContain("this one has " + QUESTION.length());
    assertThat(ran.code()).isZero();
  }

  @ParameterizedTest
  @CsvSource({"--trail,true", "--no-trail,false", "--json,true"})
  void aTurnIsRecordedUnlessSomebodyWantsItOtherwise(String option, boolean recorded) {
    String root = SmallWorkspace.in(folder.resolve("w")).root().toString();
    String home = folder.resolve("home").toString();
    assertThat(Ran.command("ask", "--workspace", root, "--home", home, option, QUESTION).code())
        .isZero();
    assertThat(Files.exists(folder.resolve("home/audit"))).isEqualTo(recorded);
  }

  /** Once: what is said after that has keys. */
  @Test
  void aNewFileOfKeysBesideAnOldTrailIsSaid() throws IOException {
    String root = SmallWorkspace.in(folder.resolve("w")).root().toString();
    Path home = folder.resolve("home");
    String[] ask = {"ask", "--workspace", root, "--home", home.toString(), QUESTION};
    assertThat(Ran.command(ask).err()).doesNotContain("keys");
    Path keys = home.resolve("keys/conversations.keys");
    Files.delete(keys);
    Ran.command("audit", "retire", "--older-than=365d", "--home=" + home);

    Ran ran = Ran.command(ask);
    assertThat(ran.code()).isZero();
    assertThat(ran.err())
        .contains(
            "the keys that open them are not in (" + keys + "): a new file of keys is begun.\n")
        .doesNotContain(Ran.JAVA);
    assertThat(Ran.command(ask).err()).doesNotContain("keys");
  }

  @Test
  void aTrailThatCannotBeWrittenIsSaidWithWhatToDo() throws IOException {
    String root = SmallWorkspace.in(folder.resolve("w")).root().toString();
    Path home = Files.createDirectory(folder.resolve("home"));
    Files.writeString(home.resolve("audit"), "not a folder");
    Ran ran = Ran.command("ask", "--workspace", root, "--home", home.toString(), QUESTION);
    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.err()).contains("audit", "--no-trail").doesNotContain(Ran.JAVA);
    String[] unrecorded = {"ask", "--no-trail", "--workspace", root, "--home", home.toString()};
    assertThat(
            Ran.command(
                    Stream.concat(Stream.of(unrecorded), Stream.of(QUESTION))
                        .toArray(String[]::new))
                .code())
        .isZero();
  }

  @Test
  void aHomeThatIsAFileIsSaid() throws IOException {
    Path file = Files.writeString(folder.resolve("home"), "not a folder");
    Path root = SmallWorkspace.in(folder.resolve("w")).root();
    Ran ran =
        Ran.command("ask", "--workspace", root.toString(), "--home", file.toString(), QUESTION);
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains(file.toString(), "--home").doesNotContain(Ran.JAVA);
    assertThat(file).hasContent("not a folder");
  }

  /** Damage to what can be computed again costs time, not answers. */
  @ParameterizedTest
  @CsvSource({
    "rules,0",
    "rules,200",
    "rules,5000",
    "names,0",
    "names,1",
    "names,200",
    "names,5000"
  })
  void aDamagedCacheIsMadeAgain(String kind, int left) throws IOException {
    Path root = SmallWorkspace.in(folder.resolve("w")).root();
    Path home = folder.resolve("home");
    Path cache = Files.createDirectories(home.resolve("cache"));
    Ran.on(root, "ask", QUESTION);
    Path kept = Ran.HOME.resolve("cache");
    try (Stream<Path> files = Files.walk(kept).filter(Files::isRegularFile)) {
      for (Path file : files.toList()) {
        byte[] bytes = Files.readAllBytes(file);
        if (file.getFileName().toString().startsWith(kind)) {
          bytes = Arrays.copyOf(bytes, left);
          Arrays.fill(bytes, left / 2, left, (byte) 0xff);
        }
        Path copy = cache.resolve(kept.relativize(file));
        Files.createDirectories(copy.resolveSibling(""));
        Files.write(copy, bytes);
      }
    }
    Ran ran =
        Ran.command("ask", "--workspace", root.toString(), "--home", home.toString(), QUESTION);
    assertThat(ran.err()).isEmpty();
    assertThat(ran.out()).contains("Archief Gent");
    assertThat(ran.code()).isZero();
  }

  /** A name cache whose every byte after the size is wrong, as a full disk may leave it. */
  @ParameterizedTest
  @ValueSource(ints = {0xff, 0x7f, 0x01})
  void aNameCacheOfNoiseIsMadeAgain(int noise) throws IOException {
    Path root = SmallWorkspace.in(folder.resolve("w")).root();
    Path home = folder.resolve("home");
    Path cache = Files.createDirectories(home.resolve("cache"));
    Ran.on(root, "ask", QUESTION);
    Path kept = Ran.HOME.resolve("cache");
    try (Stream<Path> files = Files.walk(kept).filter(Files::isRegularFile)) {
      for (Path file : files.toList()) {
        byte[] bytes = Files.readAllBytes(file);
        if (file.getFileName().toString().startsWith("names")) {
          Arrays.fill(bytes, (byte) noise);
        }
        Path copy = cache.resolve(kept.relativize(file));
        Files.createDirectories(copy.resolveSibling(""));
        Files.write(copy, bytes);
      }
    }
    List<Ran> ran = new ArrayList<>();
    // Running out of memory would end all tests, not only this one.
    Throwable thrown =
        catchThrowable(
            () ->
                ran.add(
                    Ran.command(
                        "ask",
                        "--workspace",
                        root.toString(),
                        "--home",
                        home.toString(),
                        QUESTION)));
    assertThat(thrown).isNull();
    assertThat(ran).allSatisfy(each -> assertThat(each.err()).isEmpty());
    assertThat(ran).allSatisfy(each -> assertThat(each.code()).isZero());
  }
}
