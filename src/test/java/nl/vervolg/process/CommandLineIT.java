package nl.vervolg.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The command as a user starts it: exit codes, help, plain output, an unpacked distribution. */
@Timeout(120)
class CommandLineIT {
  /** The name of an archive of classes, in whatever words. */
  private static final Pattern ARCHIVE = Pattern.compile(".*vervolg-[^ /]+\\.(jsa|aot)( .*)?");

  private static final String FIRST = "Welke archieven zijn er in Den Haag?";

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource({"chat,--session", "ask,QUESTION", "resolve,FILE"})
  void everyCommandHasHelpWithExamples(String command, String holds) {
    Launched help = Launched.vervolg(command, "--help");
    assertThat(help.code()).isZero();
    assertThat(help.err()).isEmpty();
    assertThat(help.out())
        .startsWith("Usage: vervolg " + command)
        .contains(holds, "--workspace=DIR", "--home=DIR", "Examples:", "vervolg " + command);
    assertPlain(help.out());
  }

  @Test
  void withoutACommandTheHelpIsShown() {
    Launched help = Launched.vervolg();
    assertThat(help.code()).isZero();
    assertThat(help.out()).contains("Commands:", "chat", "ask", "resolve", "Examples:");
    assertPlain(help.out());
  }

  static Stream<Arguments> badInput() {
    return Stream.of(
        Arguments.of("QUESTION", new String[] {"ask"}),
        Arguments.of("--nope", new String[] {"ask", "--nope", FIRST}),
        Arguments.of("(a/b) is not usable", new String[] {"chat", "--session", "a/b"}),
        Arguments.of("Did you mean: rules check", new String[] {"rules", "chek"}),
        Arguments.of("(-1) is no number", new String[] {"rules", "test", "--show", "-1"}),
        Arguments.of(
            "(xx)", new String[] {"rules", "test", "--workspace", ".", "--language", "xx"}),
        Arguments.of("/no/such/file", new String[] {"resolve", "/no/such/file"}),
        Arguments.of("/no/such", new String[] {"ask", "--workspace", "/no/such", FIRST}));
  }

  @ParameterizedTest
  @MethodSource("badInput")
  void badInputIsSaidOnStandardErrorAndExitIsTwo(String says, String[] arguments) {
    Launched bad = Launched.vervolg(arguments);
    assertThat(bad.code()).isEqualTo(2);
    assertThat(bad.out()).isEmpty();
    assertThat(bad.err()).contains(says).doesNotContain("Exception", "nl.vervolg", "\tat ");
    assertPlain(bad.err());
  }

  @Test
  void piecesOfAConversationComeOutAsPlainText() {
    Launched chat =
        Launched.run(
            Launched.launcher(),
            folder,
            Map.of("TERM", "xterm-256color"),
            "\n" + FIRST + "\nEn in Enschede?\n:why\n:slots\n:results\n:nope\n:quit\nHoeveel?\n",
            "chat");
    assertThat(chat.code()).isZero();
    assertThat(chat.err()).isEmpty();
    assertThat(chat.out())
        .contains(
            "Nationaal Archief",
            "  = Welke archieven zijn er in Enschede?",
            "city_lower = enschede")
        .contains("(:nope) is no command");
    assertThat(chat.out()).doesNotContain("Hoeveel");
    assertPlain(chat.out());
  }

  @ParameterizedTest
  @CsvSource({"--watch,false", "--no-watch,true"})
  void editsAreLookedAtUnlessSomebodyWantsItOtherwise(String option, boolean unseen) {
    Launched ran = Launched.run(Launched.launcher(), folder, Map.of(), ":reload\n", "chat", option);
    assertThat(ran.out().contains("Edited files are not looked at")).isEqualTo(unseen);
  }

  @Test
  void hardLinesDoNotEndAChat() {
    String hard = "\u0000\u001b[31m\u202e\n" + "a".repeat(1_000_000) + "\n:\n: :\n@/etc/hosts\n";
    Launched chat = Launched.run(Launched.launcher(), folder, Map.of(), hard + FIRST, "chat");
    assertThat(chat.code()).isZero();
    assertThat(chat.err()).isEmpty();
    assertThat(chat.out()).contains("at most 2000 are read", "Nationaal Archief");
    assertPlain(chat.out());
  }

  /** A session is kept: the second process knows what the first was asked. */
  @Test
  void aSessionGoesOnInTheNextProcess() throws IOException {
    Path home = folder.resolve("home of mine");
    copyCache(home);
    Launched first = Launched.vervolg("ask", "--home", home.toString(), "--session", "desk", FIRST);
    Launched second =
        Launched.vervolg(
            "ask", "--json", "--home", home.toString(), "--session", "desk", "En in Enschede?");
    assertThat(first.out()).contains("Nationaal Archief");
    assertThat(second.out())
        .contains("\"resolved_question\":\"Welke archieven zijn er in Enschede?\"")
        .contains("\"turn\":2", "\"conversation\":\"desk\"");
  }

  private static void copyCache(Path home) throws IOException {
    Launched.vervolg("ask", FIRST);
    Path cache = Files.createDirectories(home.resolve("cache"));
    try (Stream<Path> files = Files.list(Launched.home().resolve("cache"))) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Files.copy(file, cache.resolve(file.getFileName()));
      }
    }
  }

  @Test
  void theUnpackedArchiveWorksInAFolderWithBlanks() throws Exception {
    Path place = Files.createDirectories(folder.resolve("programs of é & co"));
    Process tar =
        new ProcessBuilder("tar", "-xzf", Launched.archive().toString(), "-C", place.toString())
            .inheritIO()
            .start();
    assertThat(tar.waitFor()).isZero();
    Path launcher = launcherBelow(place);
    Launched answer = Launched.run(launcher, place, Map.of(), "", "ask", FIRST, "En in Enschede?");
    assertThat(answer.err()).isEmpty();
    assertThat(answer.code()).isZero();
    assertThat(answer.out()).contains("  = Welke archieven zijn er in Enschede?");
    Path link = Files.createSymbolicLink(place.resolve("a link"), launcher);
    assertThat(Launched.run(link, place, Map.of(), "", "--version").out()).startsWith("vervolg ");
  }

  private static Path launcherBelow(Path place) throws IOException {
    try (Stream<Path> files = Files.walk(place)) {
      return files
          .filter(file -> file.endsWith(Path.of("bin", "vervolg")))
          .findFirst()
          .orElseThrow();
    }
  }

  /** Answers that could not be written were not given: a script must notice. */
  @EnabledOnOs(OS.LINUX)
  @ParameterizedTest
  @ValueSource(strings = {"ask", "resolve"})
  void aFullDiskIsNotSuccess(String command) throws Exception {
    Path line = Files.writeString(folder.resolve("line"), "{\"question\":\"" + FIRST + "\"}");
    String argument = command.equals("ask") ? FIRST : line.toString();
    Process process =
        Launched.builder(Launched.launcher(), Map.of(), command, argument)
            .redirectOutput(new File("/dev/full"))
            .redirectError(folder.resolve("err").toFile())
            .start();
    assertThat(process.waitFor()).isNotZero();
    assertThat(folder.resolve("err")).content().doesNotContain("Exception", "\tat ");
  }

  /** A reader that has seen enough is no fault. */
  @EnabledOnOs(OS.LINUX)
  @ParameterizedTest
  @ValueSource(strings = {"rules list --json", "--help", "rules --help", "--version"})
  void aReaderThatHasGoneEndsTheCommandWithoutAWord(String command) {
    Path code = folder.resolve("code");
    String piped = "{ \"$0\" " + command + "; echo $? > '" + code + "'; } | true";
    Launched ran =
        Launched.run(
            Path.of("/bin/sh"), folder, Map.of(), "", "-c", piped, Launched.launcher().toString());
    assertThat(ran.err()).isEmpty();
    assertThat(code).content().isEqualToIgnoringNewLines("141");
  }

  /** An expert who edits the workspace of this folder must not wonder why nothing changes. */
  @Test
  void whoStandsInAWorkspaceIsToldThatAnotherOneIsRead() {
    assertThat(Launched.vervolg("rules", "list").err()).hasLineCount(1).contains("--workspace .");
    assertThat(Launched.vervolg("rules", "list", "--workspace", ".").err()).isEmpty();
    assertThat(Launched.run(Launched.launcher(), folder, Map.of(), "", "rules", "list").err())
        .isEmpty();
    assertThat(Launched.vervolg("ask", FIRST).err()).isEmpty();
  }

  @Test
  void tooLittleMemoryIsASentence() {
    Map<String, String> little =
        Map.of("VERVOLG_HOME", folder.toString(), "VERVOLG_JAVA_OPTS", "-Xmx40m");
    Launched ran = Launched.run(Launched.launcher(), folder, little, "", "ask", FIRST);
    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.err())
        .contains("The memory that Java may use", "VERVOLG_JAVA_OPTS=-Xmx512m")
        .doesNotContain("OutOfMemoryError", "\tat ");
  }

  /** An archive of classes is code: one that others can write is not run. */
  @EnabledOnOs(OS.LINUX)
  @Test
  void anArchiveThatOthersCanWriteIsNotUsed() throws IOException {
    assertThat(archiveInUse("now")).matches(ARCHIVE);
    try (Stream<Path> files = Files.list(folder.resolve("cache"))) {
      for (Path file : files.filter(each -> ARCHIVE.matcher(each.toString()).matches()).toList()) {
        assertThat(archiveInUse("auto")).matches(ARCHIVE);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-rw-rw-"));
        assertThat(archiveInUse("auto")).doesNotMatch(ARCHIVE);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
      }
    }
    Files.setPosixFilePermissions(
        folder.resolve("cache"), PosixFilePermissions.fromString("rwxrwxrwx"));
    assertThat(archiveInUse("auto")).doesNotMatch(ARCHIVE);
  }

  /** What Java was told of an archive. */
  private String archiveInUse(String archives) {
    Map<String, String> environment =
        Map.of(
            "VERVOLG_HOME",
            folder.toString(),
            "VERVOLG_CDS",
            archives,
            "VERVOLG_JAVA_OPTS",
            "-XX:+PrintFlagsFinal");
    Launched ran = Launched.run(Launched.launcher(), folder, environment, "", "--version");
    return ran.err()
        .lines()
        .filter(line -> line.contains(" SharedArchiveFile ") || line.contains(" AOTCache "))
        .collect(Collectors.joining(" "));
  }

  private static void assertPlain(String text) {
    assertThat(text).doesNotContainPattern("[\\p{Cntrl}&&[^\n\t]]");
  }
}
