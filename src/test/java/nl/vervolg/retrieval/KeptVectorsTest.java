package nl.vervolg.retrieval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.lucene.store.Directory;
import org.apache.lucene.store.FSDirectory;
import org.apache.lucene.store.Lock;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KeptVectorsTest {
  @TempDir private Path home;

  private final Meanings model = new Meanings();
  private final List<String> told = new ArrayList<>();
  private final List<String> progress = new ArrayList<>();

  private KeptVectors kept() {
    return new KeptVectors(home, model, (done, all) -> progress.add(done + "/" + all), told::add);
  }

  private Path folder() {
    return home.resolve(model.digest());
  }

  @Test
  void onlyWhatIsNewIsComputed() {
    List<float[]> first = kept().of(List.of("a ship", "the moon", "a ship"));
    assertThat(model.asked()).containsExactly("a ship", "the moon");
    assertThat(first.get(0)).isEqualTo(first.get(2));
    List<float[]> second = kept().of(List.of("the moon", "old", "a ship"));
    assertThat(model.asked()).containsExactly("a ship", "the moon", "old");
    assertThat(second.get(0)).isEqualTo(first.get(1));
    assertThat(second.get(2)).isEqualTo(first.get(0));
    assertThat(progress).containsExactly("1/2", "2/2", "1/1");
    assertThat(told).isEmpty();
  }

  @Test
  void vectorsHaveTheLengthOne() {
    for (float[] vector : kept().of(List.of("an old ship", "nothing"))) {
      double square = 0;
      for (float part : vector) {
        square += part * part;
      }
      assertThat(square).isCloseTo(1, within(1e-6));
    }
  }

  @Test
  void anotherModelHasItsOwn() {
    kept().of(List.of("a ship"));
    Embedding other =
        new Embedding() {
          @Override
          public String name() {
            return model.name();
          }

          @Override
          public String digest() {
            return "ffff";
          }

          @Override
          public float[] of(String text) {
            return model.of(text);
          }
        };
    new KeptVectors(home, other, (done, all) -> {}, told::add).of(List.of("a ship"));
    assertThat(model.asked()).containsExactly("a ship", "a ship");
  }

  @Test
  void whatWasDoneBeforeAFailureStays() {
    List<String> many = IntStream.range(0, 700).mapToObj(i -> "ship " + i).toList();
    model.failAfter(600);
    assertThatThrownBy(() -> kept().of(many)).isInstanceOf(EmbeddingFailed.class);
    model.failAfter(Integer.MAX_VALUE);
    assertThat(kept().of(many)).hasSize(700);
    assertThat(model.asked()).hasSize(700);
  }

  @Test
  void noTextIsKept() throws IOException {
    kept().of(List.of("a secret ship"));
    try (Stream<Path> files = Files.list(folder())) {
      for (Path file : files.toList()) {
        assertThat(new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1))
            .doesNotContain("secret");
      }
    }
  }

  @Test
  void aFolderWhoseLockIsDamagedIsToldAndCostsTimeOnly() throws IOException {
    List<float[]> before = kept().of(List.of("a ship", "the moon"));
    try (Stream<Path> files = Files.list(folder())) {
      for (Path file : files.toList()) {
        Files.write(file, new byte[] {1, 2, 3});
      }
    }
    List<float[]> after = kept().of(List.of("a ship", "the moon"));
    assertThat(after.get(0)).isEqualTo(before.get(0));
    assertThat(model.asked()).hasSize(4);
    assertThat(told).hasSize(1);
    assertThat(told.get(0)).contains(folder().toString(), "computed each time", "delete it");
  }

  @Test
  void aFileThatIsCutOffIsMadeAgain() throws IOException {
    kept().of(List.of("a ship", "the moon"));
    List<Path> all;
    try (Stream<Path> files = Files.list(folder())) {
      all = files.filter(file -> !file.endsWith("write.lock")).sorted().toList();
    }
    for (int i = 0; i < all.size(); i++) {
      byte[] whole = Files.readAllBytes(all.get(i));
      Files.write(all.get(i), Arrays.copyOf(whole, whole.length / 2));
      assertThat(kept().of(List.of("a ship"))).hasSize(1);
      assertThat(told).as(all.get(i).toString()).hasSize(i + 1);
      assertThat(told.get(i)).contains("computed again");
      try (Stream<Path> files = Files.list(folder())) {
        all = files.filter(file -> !file.endsWith("write.lock")).sorted().toList();
      }
    }
    int asked = model.asked().size();
    kept().of(List.of("a ship"));
    assertThat(model.asked()).hasSize(asked);
  }

  @Test
  void whatAnotherProcessKeepsAtThisMomentIsLeftToIt() throws IOException {
    Files.createDirectories(folder());
    try (Directory directory = FSDirectory.open(folder());
        Lock held = directory.obtainLock("write.lock")) {
      held.ensureValid();
      assertThat(kept().of(List.of("a ship"))).hasSize(1);
    }
    assertThat(told).isEmpty();
    kept().of(List.of("a ship"));
    assertThat(model.asked()).hasSize(2);
  }
}
