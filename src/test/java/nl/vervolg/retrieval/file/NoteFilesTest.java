package nl.vervolg.retrieval.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import nl.vervolg.dialogue.Language;
import nl.vervolg.retrieval.Evidence;
import nl.vervolg.retrieval.QueryExample;
import nl.vervolg.retrieval.TextIndex;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NoteFilesTest {
  private static final Language ENGLISH = new Language("en");

  @TempDir private Path folder;

  private Path file(String content) throws IOException {
    return Files.writeString(folder.resolve("notes"), content);
  }

  @Test
  void aFactIsALineAndCommentsAreNot() throws IOException {
    assertThat(
            EvidenceFile.read(
                file("# told by the harbour\n\n old means before 1900 \nold means before 1900\nx")))
        .containsExactly(new Evidence("old means before 1900"), new Evidence("x"));
  }

  @Test
  void anExampleIsALineOfJson() throws IOException {
    assertThat(
            ExamplesFile.read(
                file(
                    """
                    {"question": "How many?", "query": "SELECT 1", "id": 3}

                    {"question": "Which?", "query": "SELECT 2"}
                    """)))
        .containsExactly(
            new QueryExample("How many?", "SELECT 1"), new QueryExample("Which?", "SELECT 2"));
  }

  @Test
  void theMarkOfAnEditorAtTheBeginningIsPassedOver() throws IOException {
    assertThat(EvidenceFile.read(file("\uFEFF# told by the harbour\nx")))
        .containsExactly(new Evidence("x"));
    assertThat(EvidenceFile.read(file("\uFEFFx"))).containsExactly(new Evidence("x"));
    assertThat(ExamplesFile.read(file("\uFEFF{\"question\": \"a\", \"query\": \"b\"}")))
        .containsExactly(new QueryExample("a", "b"));
  }

  @Test
  void aFileThatCannotBeUsedIsToldWithItsLine() throws IOException {
    Path broken = file("{\"question\": \"a\", \"query\": \"b\"}\n{\"question\": 1");
    assertThatThrownBy(() -> ExamplesFile.read(broken))
        .hasMessageContaining("line 2. It is not JSON.");
    Path lacking = file("{\"question\": \"a\"}");
    assertThatThrownBy(() -> ExamplesFile.read(lacking))
        .hasMessageContaining("line 1. It lacks a question or a query.");
    Path none = folder.resolve("none");
    assertThatThrownBy(() -> EvidenceFile.read(none))
        .hasMessageContaining("The file of evidence (" + none + ") cannot be read.");
    for (String nothing : List.of("", "\uFEFF", "# told by the harbour\n\n")) {
      Path empty = file(nothing);
      assertThatThrownBy(() -> EvidenceFile.read(empty))
          .hasMessageContaining("The file of evidence (" + empty + ") is empty.");
    }
    Path blank = file("\n");
    assertThatThrownBy(() -> ExamplesFile.read(blank))
        .hasMessageContaining("The file of examples (" + blank + ") is empty.");
    Path latin =
        Files.write(folder.resolve("latin"), "caf\u00e9".getBytes(StandardCharsets.ISO_8859_1));
    assertThatThrownBy(() -> EvidenceFile.read(latin)).hasMessageContaining("is not UTF-8");
  }

  @Test
  void whatHasTheRarestWordsComesFirstAndEqualOnesInTheirOrder() {
    TextIndex<String> index =
        new TextIndex<>(
            List.of("a red boat", "a blue boat", "a green boat", "a red car", "two red boats"),
            text -> text,
            ENGLISH);
    assertThat(index.search("blue boats", ENGLISH, 2)).containsExactly("a blue boat", "a red boat");
    assertThat(index.search("cars", ENGLISH, 5)).containsExactly("a red car");
    assertThat(index.search("house", ENGLISH, 5)).isEmpty();
    assertThat(index.search("", ENGLISH, 5)).isEmpty();
    TextIndex<String> small =
        new TextIndex<>(List.of("because of that", "a boat"), text -> text, ENGLISH);
    assertThat(small.search("because the boat", ENGLISH, 5)).containsExactly("a boat");
    assertThat(index.search("boat", ENGLISH, 0)).isEmpty();
    assertThat(index.search("boat AND +\"red* ~2", ENGLISH, 1)).containsExactly("a red boat");
  }

  @Test
  void nothingIsFoundInNothing() {
    assertThat(new TextIndex<>(List.of(), Object::toString, ENGLISH).search("boat", ENGLISH, 5))
        .isEmpty();
  }
}
