package nl.vervolg.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import nl.vervolg.Heritage;
import nl.vervolg.authoring.examples.Example;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Conversations about tables, in four languages, end as written. */
class TableConversationTest {
  private static final Path FILE = Path.of("src/test/resources/tables/conversations.txt");
  private static final int FEWEST = 40;

  @TestFactory
  Stream<DynamicTest> eachEndsAsWritten() throws IOException {
    return examples().stream()
        .map(
            example ->
                DynamicTest.dynamicTest(
                    example.text(),
                    () ->
                        assertThat(example.run(Heritage.workspace()).actual())
                            .isEqualToIgnoringCase(example.expected())));
  }

  @Test
  void thereAreEnoughOfThem() throws IOException {
    assertThat(examples()).hasSizeGreaterThanOrEqualTo(FEWEST);
  }

  private static List<Example> examples() throws IOException {
    return Files.readAllLines(FILE).stream()
        .filter(line -> line.startsWith("{"))
        .map(Example::parse)
        .toList();
  }
}
