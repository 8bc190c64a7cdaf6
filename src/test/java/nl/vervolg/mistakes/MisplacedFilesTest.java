package nl.vervolg.mistakes;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import nl.vervolg.hostile.Told;
import nl.vervolg.problem.Problem;
import nl.vervolg.resolve.rules.RuleBase;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rule files in another place, under another name, or with other line ends. */
class MisplacedFilesTest {
  private static final Path GOOD =
      Path.of("src", "test", "resources", "mistakes", "rules", "antecedents", "ordinal.drl");
  private static final String LAYER = "antecedents";

  @TempDir private Path folder;

  private String text = "";

  @BeforeEach
  void read() throws IOException {
    text = Files.readString(GOOD);
    write("scope/small-talk.drl", Files.readString(Path.of("rules", "scope", "small-talk.drl")));
  }

  private void write(String name, String content) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.resolve("..").normalize());
    Files.writeString(file, content);
  }

  private List<Problem> problems() {
    List<Problem> problems = RuleBase.problems(folder);
    assertThat(problems).allSatisfy(Told::inPlainWords);
    return problems;
  }

  private String told() {
    return problems().toString().replace(folder + "/", "");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          antecedents/ordinal.drl.txt | antecedents/ordinal.drl.txt: The file is not read: the name of a rule file ends with (.drl).
          antecedents/ordinal.DRL     | antecedents/ordinal.DRL: The file is not read: the name of a rule file ends with (.drl).
          antecedents/ordinal.dlr     | antecedents/ordinal.dlr: The file is not read: the name of a rule file ends with (.drl).
          antecedents/ordinal.drl.docx | antecedents/ordinal.drl.docx: The file is not read: the name of a rule file ends with (.drl).
          ordinal.drl                 | ordinal.drl: The rule file lies in no layer, so it is not read.
          antecedent/ordinal.drl      | antecedent: There is no layer (antecedent), so its rules are not read.
          antecedents/new/ordinal.drl | antecedents/new: The rules of a folder within a layer are not read.
          edits/ordinal.drl           | edits/ordinal.drl:1:1: The file says (package rules.antecedents).
          """)
  void aFileThatIsNotReadIsTold(String name, String says) throws IOException {
    write(name, text);
    assertThat(told()).contains(says);
    assertThat(problems()).hasSize(1);
  }

  @Test
  void aCopyOfAFileHasAllItsIdsTwice() throws IOException {
    write(LAYER + "/ordinal.drl", text);
    write(LAYER + "/ordinal (copy).drl", text);
    assertThat(told())
        .contains(
            "antecedents/ordinal (copy).drl:7:1: rule (ORDINAL_FROM_TOP): The id (ORDINAL_FROM_TOP)")
        .contains("is also that of the rule in antecedents/ordinal.drl:7.");
  }

  @Test
  void filesOfEditorsAndSystemsAreLeftAlone() throws IOException {
    write(LAYER + "/ordinal.drl", text);
    write(LAYER + "/.ordinal.drl.swp", "not a rule");
    write(LAYER + "/ordinal.drl~", "not a rule");
    write(LAYER + "/notes.md", "not a rule");
    write(".DS_Store", "not a rule");
    assertThat(problems()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"16, 21, ''", "16, 21, CRLF", "16, 21, CR", "16, 18, TAB", "16, 21, BOM"})
  void linesAndColumnsAreThoseOfTheEditor(int line, int column, String how) throws IOException {
    String wrong = text.replace("Focus( rank ==", "Focus( rang ==");
    String written =
        switch (how) {
          case "CRLF" -> wrong.replace("\n", "\r\n");
          case "CR" -> wrong.replace('\n', '\r');
          case "TAB" -> wrong.replace("    $row", "\t$row");
          case "BOM" -> "\ufeff" + wrong;
          default -> wrong;
        };
    write(LAYER + "/ordinal.drl", written);
    assertThat(told())
        .contains("ordinal.drl:" + line + ":" + column + ": ")
        .contains("There is no field (rang) of a Focus.");
  }

  @Test
  void aFileThatIsNotWholeIsToldOnce() throws IOException {
    for (int end = text.indexOf("rule \""); end < text.length() - 5; end += 7) {
      write(LAYER + "/ordinal.drl", text.substring(0, end));
      assertThat(problems()).as("cut off after %d characters", end).hasSizeBetween(1, 2);
    }
  }
}
