package nl.vervolg.authoring.propose;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import nl.vervolg.dialogue.Language;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A word more in a file; all else stays. */
class OpenListsTest {
  private static final String LONG = "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa";
  private static final String WORDS =
      """
      # A remark.
      language: xx
      cues:
        additive: [en, "d'r bij"]   # another
        filler:
          - nou
          - hoor
        place: [%s,
          %s]
      anaphors:
        - {kind: personal, words: [het]}
        - {kind: personal, words: [hij]}
      clarifications: {or: [of]}
      """
          .formatted(LONG, LONG);

  @TempDir private Path folder;

  @BeforeEach
  void write() throws IOException {
    Files.writeString(folder.resolve("xx.yaml"), WORDS);
    Files.writeString(folder.resolve("domain.yaml"), "slots: {town: {nouns: {xx: [stad]}}}\n");
  }

  private List<OpenList> lists() throws IOException {
    return OpenLists.of(Optional.of(folder), folder, new Language("xx"));
  }

  private String with(String list, String word) throws IOException {
    OpenList found =
        lists().stream().filter(each -> each.name().equals(list)).findFirst().orElseThrow();
    return found.with(word, Files.readString(found.file()));
  }

  @Test
  void wordsThatChangeNothingComeFirstAndThoseThatDoSomethingLast() throws IOException {
    assertThat(lists())
        .extracting(OpenList::name)
        .containsExactly(
            "cues.filler",
            "slots.town.nouns.xx",
            "anaphors.personal.words",
            "anaphors.personal.words",
            "cues.additive",
            "cues.place");
  }

  @Test
  void aWordStandsBehindTheLastOne() throws IOException {
    assertThat(with("cues.additive", "plus"))
        .isEqualTo(WORDS.replace("\"d'r bij\"]   # another", "\"d'r bij\", plus]   # another"));
    assertThat(with("cues.filler", "zeg"))
        .isEqualTo(WORDS.replace("- hoor\n", "- hoor\n    - zeg\n"));
    assertThat(with("slots.town.nouns.xx", "de stad"))
        .isEqualTo("slots: {town: {nouns: {xx: [stad, de stad]}}}\n");
  }

  @Test
  void whatYamlWouldReadOtherwiseIsQuoted() throws IOException {
    assertThat(with("cues.additive", "zo'n: \"x\"")).contains(", \"zo'n: \\\"x\\\"\"]");
  }

  @Test
  void aLongLineGoesOnInTheNext() throws IOException {
    String long60 = LONG.replace('a', 'b');
    assertThat(with("cues.place", long60))
        .isEqualTo(WORDS.replace(LONG + "]", LONG + ",\n    " + long60 + "]"));
  }
}
