package nl.vervolg.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code rules new} as a person uses it. */
class RulesNewTest {
  private static final String WANTED =
      "Welke musea zijn er in Delft? | en wie in Gouda is => Welke musea zijn er in Gouda?";

  @TempDir private Path folder;

  private Ran run(String... arguments) throws IOException {
    workspace();
    return Ran.command(
        Stream.concat(
                Stream.of(
                    "rules",
                    "new",
                    "--workspace",
                    folder.toString(),
                    "--home",
                    Ran.HOME.toString()),
                Stream.of(arguments))
            .toArray(String[]::new));
  }

  /** A copy, which may be changed. */
  private void workspace() throws IOException {
    for (String part : new String[] {"rules", "knowledge", "templates"}) {
      if (!Files.exists(folder.resolve(part))) {
        copy(Path.of(part));
      }
    }
  }

  private void copy(Path part) throws IOException {
    try (Stream<Path> files = Files.walk(part)) {
      for (Path file : (Iterable<Path>) files::iterator) {
        Files.copy(file, folder.resolve(file.toString()));
      }
    }
  }

  @Test
  void aRowIsProposedAndWritten() throws IOException {
    Path sheet = folder.resolve(Path.of("rules", "phrases", "heritage.csv"));

    Ran proposed = run(WANTED);
    assertThat(proposed.code()).as(proposed.err()).isZero();
    assertThat(proposed.out())
        .contains("It ends as (?), not as (Welke musea zijn er in Gouda?).")
        .contains(",nl,en wie in {place} is,")
        .containsPattern("it does, and \\d{4} examples pass")
        .contains("Add it with --write")
        .doesNotContain(Ran.JAVA);
    assertThat(sheet).hasSameTextualContentAs(Path.of("rules", "phrases", "heritage.csv"));

    assertThat(run("--write", WANTED).out()).contains("It was added.");
    assertThat(Files.readString(sheet)).contains(",nl,en wie in {place} is,");
    assertThat(run(WANTED).out()).startsWith("It ends so already, as (");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "nl; cues.filler; enfinnetjes;"
            + " Welke musea zijn er in Delft? | Enfinnetjes in Gouda => Welke musea zijn er in Gouda?",
        "en; cues.filler; forsooth;"
            + " Which museums are there in Delft? | Forsooth in Gouda => Which museums are there in Gouda?",
        "de; cues.filler; Obendrein;"
            + " Welche Museen gibt es in Bonn? | In Trier, Obendrein => Welche Museen gibt es in Trier?",
        "fr; cues.filler; bernique;"
            + " Quels musées y a-t-il à Lyon ? | À Paris, bernique => Quels musées y a-t-il à Paris ?"
      })
  void aWordIsAddedToItsListAndNothingElseChanges(
      String language, String list, String word, String dialogue) throws IOException {
    Path file = folder.resolve(Path.of("knowledge", "languages", language + ".yaml"));

    Ran ran = run("--write", dialogue);

    assertThat(ran.code()).as(ran.err()).isZero();
    assertThat(ran.out())
        .contains("With this word in the list (" + list + "), " + file + ":")
        .containsPattern("it does, and \\d{4} examples pass:\\n\\n" + word + "\\n")
        .containsPattern("\nWhat words of this list do, such as \\(.*\\): change nothing\\.\n")
        .contains("It was added.")
        .doesNotContain(Ran.JAVA);
    assertThat(Files.readString(file).replaceFirst(",\\s+" + word + "(?=])", ""))
        .isEqualTo(Files.readString(Path.of("knowledge", "languages").resolve(language + ".yaml")));
    assertThat(run(dialogue).out()).startsWith("It ends so already");
    assertThat(file.resolveSibling(language + ".yaml.part")).doesNotExist();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "fr,mettons le cap sur {place},same_question;"
            + " Quels musées y a-t-il à Delft ? | Mettons le cap sur Gouda => Quels musées y a-t-il à Gouda ?",
        "nl,zou je datzelfde riedeltje kunnen afsteken over {place},same_question;"
            + " Welke musea zijn er in Delft? | Zou je datzelfde riedeltje kunnen afsteken over Gouda"
            + " => Welke musea zijn er in Gouda?",
        "nl,hupsakee,count;"
            + " Welke musea zijn er in Delft? | Hupsakee => Hoeveel musea zijn er in Delft?"
      })
  void aRowComesBeforeAWordThatDoesSomething(String row, String dialogue) throws IOException {
    Ran ran = run("--write", dialogue);

    assertThat(ran.code()).as(ran.out() + ran.err()).isZero();
    assertThat(ran.out()).contains("," + row + ",");
    assertThat(run(dialogue).out()).startsWith("It ends so already, as (");
  }

  @Test
  void aNounOfAKindIsANameOfIt() throws IOException {
    String dialogue =
        "Which museums are there in Delft? | And bookatoriums? => Which libraries are there in Delft?";
    Path file = folder.resolve(Path.of("knowledge", "heritage", "vocabulary", "types.yaml"));

    Ran ran = run("--write", "--json", dialogue);

    assertThat(ran.out())
        .contains("\"outcome\":\"word\"", "\"list\":\"values.L.en\"")
        .contains("\"then\":\"Which bookatoriums are there in Delft?\"");
    assertThat(Files.readString(file))
        .contains("\n      {singular: bookatoriums, plural: bookatoriums}]");
    assertThat(run(dialogue.replace("libraries", "bookatoriums")).out())
        .startsWith("It ends so already, as (type_swap)");
  }

  @Test
  void aWorkspaceNeedsNoPhraseSheets() throws IOException {
    workspace();
    Path phrases = folder.resolve(Path.of("rules", "phrases"));
    try (Stream<Path> files = Files.list(phrases)) {
      for (Path file : files.toList()) {
        Files.delete(file);
      }
    }
    Files.delete(phrases);

    Ran ran =
        run(
            "Which museums are there in Delft? | And bookatoriums? => Which libraries are there in Delft?");

    assertThat(ran.code()).as(ran.err()).isZero();
    assertThat(ran.out()).contains("With this word in the list (values.L.en)");
  }

  @Test
  void aWordThatNoListExplainsIsNotProposed() throws IOException {
    Ran ran =
        run("Welche Museen gibt es in Bonn? | Stellenanzahl dort? => Wo ist das Museum Zwei?");

    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.out())
        .containsPattern("None of 0 words in lists, \\d rows of the phrase sheet and \\d+ rules")
        .contains("Nothing explains (Stellenanzahl)");
  }

  @Test
  void whatEndsSoAlreadyNeedsNothing() throws IOException {
    Ran ran = run("Welke musea zijn er in Delft? | En in Gouda => Welke musea zijn er in Gouda?");

    assertThat(ran.code()).isZero();
    assertThat(ran.out())
        .startsWith("It ends so already, as (location_swap), by FRAGMENT_CONTINUES,");
  }

  @Test
  void itIsSaidWhereNothingHelps() throws IOException {
    Ran ran =
        run(
            "Which museums are there in Delft? | take me to Gouda instead => Which museums are there in Gouda?");

    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.out())
        .containsPattern("None of 0 words in lists, \\d rows of the phrase sheet and 40 rules that")
        .contains("has only words that any question can have")
        .contains("Every word of it is known")
        .containsPattern("The rule that lacks least is ([A-Z_]+); of it does not hold: ")
        .containsPattern(
            Pattern.quote("rules why --workspace " + folder + " --home " + Ran.HOME)
                + " \"Which .* instead\" --not [A-Z_]+")
        .doesNotContain(Ran.JAVA);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "SWAP_KIND; Welche Museen gibt es in Bonn? | Und Archive? => Welche Archive gibt es in Bonn?",
        "FRAGMENT_BARE_KIND FRAGMENT_NOUN_PHRASE;"
            + " Welke musea zijn er in Delft? | bibliotheken? => Welke bibliotheken zijn er in Delft?"
      })
  void aRuleThatIsMissingIsDrafted(String missing, String dialogue) throws IOException {
    run("--help");
    for (String id : missing.split(" ", -1)) {
      leaveOut(id);
    }

    Ran ran = run("--write", dialogue);

    assertThat(ran.code()).as(ran.err() + ran.out()).isZero();
    assertThat(ran.out())
        .contains("No word and no row was found that makes it end so.")
        .containsPattern("It is a draft, made of [A-Z_]+: ")
        .contains("@Example(\"" + dialogue + "\")")
        .containsPattern("@CounterExample\\(\"[^\"]+ => [^\"]+\"\\)")
        .contains("It was added.");
    assertThat(ran.out().replace("import nl.vervolg.dialogue.*", "")).doesNotContain(Ran.JAVA);
    Ran after = run(dialogue);
    assertThat(after.out()).startsWith("It ends so already, as (").contains("DRAFT_");
    String id = after.out().replaceFirst("(?s).*(DRAFT_\\w+).*", "$1");
    Ran check =
        Ran.command(
            "rules", "test", "--workspace", folder.toString(), "--home", Ran.HOME.toString(), id);
    assertThat(check.out()).contains("2 of 2 pass");
  }

  private void leaveOut(String id) throws IOException {
    try (Stream<Path> files = Files.walk(folder.resolve("rules"))) {
      for (Path file : files.filter(each -> each.toString().endsWith(".drl")).toList()) {
        String text = Files.readString(file);
        String rest =
            text.replaceFirst(
                "(?s)(?<=\\n)rule \"[^\\n]*\\n    @Id\\(\"" + id + "\"\\).*?\\nend\\n", "");
        Files.writeString(file, rest);
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "Hoe laat is het?; Welke musea zijn er in Delft? | xyzzy Gouda",
        "Wat is de hoofdstad van Peru?; Welke musea zijn er in Delft? | xyzzy Gouda",
        "c; a | b"
      })
  void anEndThatNoQuestionHasIsToldAtOnce(String end, String turns) throws IOException {
    Ran ran = run(turns + " => " + end);

    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.out())
        .contains("No question of this workspace is worded so: said first, (" + end + ") is not")
        .doesNotContain("a rule is needed");
    assertThat(run("--json", turns + " => " + end).out()).contains("\"outcome\":\"no_question\"");
  }

  @Test
  void theSameQuestionInOtherWordsIsTold() throws IOException {
    String dialogue =
        "Which museums are there in Delft? [Museum Aa/M; Museum Bee/M] | And the second from the top"
            + " => More about Museum Bee";

    Ran ran = run(dialogue);

    assertThat(ran.code()).isZero();
    assertThat(ran.out())
        .contains("It ends as (More information about Museum Bee), not as (More about Museum Bee).")
        .contains("That is the same question; write the outcome as it ends.");
    assertThat(run("--json", dialogue).out()).contains("\"outcome\":\"same_question\"");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "knowledge/languages/nl.yaml;"
            + " Welke musea zijn er in Delft? | Enfinnetjes in Gouda => Welke musea zijn er in Gouda?",
        "rules/phrases/heritage.csv;"
            + " Welke musea zijn er in Delft? | en wie in Gouda is => Welke musea zijn er in Gouda?"
      })
  void aFileThatCannotBeWrittenStaysAndIsNamed(String name, String dialogue) throws IOException {
    workspace();
    Path file = folder.resolve(name);
    Files.createDirectories(Path.of(file + ".part").resolve("in-the-way"));

    Ran ran = run("--write", dialogue);

    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.out()).contains("examples pass").contains("Add it with --write, or by hand.");
    assertThat(ran.err())
        .contains("The file (" + file + ") cannot be written; nothing was changed.")
        .doesNotContain(".part", "Exception");
    assertThat(file).hasSameTextualContentAs(Path.of(name));
  }

  @Test
  void aDialogueWithoutAnEndIsAnError() throws IOException {
    Ran ran = run("Welke musea zijn er in Delft?");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("=>").doesNotContain(Ran.JAVA);
  }
}
