package nl.vervolg.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import nl.vervolg.problem.Problem;
import nl.vervolg.problem.Problems;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is kept of a YAML file is what stands in it. */
class YamlFilesTest {
  private static final Path DUTCH = Path.of("knowledge", "languages", "nl.yaml");

  @TempDir private Path folder;

  private YamlNode read(Path file) {
    Problems problems = new Problems();
    YamlNode node =
        new YamlFiles(folder.resolve("cache")).read(file, problems).orElseThrow().node();
    assertThat(problems.list()).isEmpty();
    return node;
  }

  private List<Path> kept() throws IOException {
    try (Stream<Path> files = Files.list(folder.resolve("cache"))) {
      return files.sorted().toList();
    }
  }

  @Test
  void theSecondTimeGivesTheSame() throws IOException {
    YamlNode first = read(DUTCH);
    assertThat(kept()).hasSize(1);

    assertThat(read(DUTCH)).isEqualTo(first);
    assertThat(first).isEqualTo(YamlValue.read(DUTCH, new Problems()).orElseThrow().node());
    assertThat(kept()).hasSize(1);
  }

  @Test
  void whatIsDamagedIsReadAnew() throws IOException {
    Path file = Files.writeString(folder.resolve("a.yaml"), "a: [b, 'c d', {e: f}]\n");
    YamlNode first = read(file);
    Path kept = kept().get(0);
    byte[] whole = Files.readAllBytes(kept);

    for (int at = 0; at < whole.length; at++) {
      Files.write(kept, Arrays.copyOf(whole, at));
      assertThat(read(file)).as("cut after " + at).isEqualTo(first);
      assertThat(Files.readAllBytes(kept)).isEqualTo(whole);
      byte[] changed = whole.clone();
      changed[at] ^= 1;
      Files.write(kept, changed);
      assertThat(read(file)).as("changed at " + at).isEqualTo(first);
      assertThat(Files.readAllBytes(kept)).isEqualTo(whole);
    }
  }

  @Test
  void anEditIsSeen() throws IOException {
    Path file = Files.writeString(folder.resolve("a.yaml"), "a: b\n");
    YamlNode before = read(file);
    Files.writeString(file, "a: c\n");

    assertThat(read(file)).isNotEqualTo(before);
  }

  @Test
  void editsDoNotPileUp() throws IOException {
    Path file = folder.resolve("a.yaml");
    for (int i = 0; i < 70; i++) {
      Files.writeString(file, "a: " + i + "\n");
      read(file);
    }

    assertThat(kept()).hasSizeLessThanOrEqualTo(60);
  }

  @Test
  void whatRepeatsItselfWithoutEndIsAnError() throws IOException {
    StringBuilder text = new StringBuilder("a0: &a0 [x, x]\n");
    for (int i = 1; i < 25; i++) {
      text.append("a%d: &a%d [*a%d, *a%d]%n".formatted(i, i, i - 1, i - 1));
    }
    for (String yaml : List.of(text.toString(), "a: &a [*a]\n")) {
      Path file = Files.writeString(folder.resolve("a.yaml"), yaml);
      Problems problems = new Problems();

      assertThat(new YamlFiles(folder.resolve("cache")).read(file, problems)).isEmpty();
      assertThat(problems.list()).hasSize(1).extracting(Problem::what).asString().contains("YAML");
    }
  }

  @Test
  void aliasesMeanWhatTheyName() throws IOException {
    Path file = Files.writeString(folder.resolve("a.yaml"), "a: &x [b, c]\nd: *x\n");

    YamlNode.Mapping root = (YamlNode.Mapping) read(file);

    assertThat(root.entries().get(1).value()).isEqualTo(root.entries().get(0).value());
  }
}
