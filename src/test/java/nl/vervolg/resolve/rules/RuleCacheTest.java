package nl.vervolg.resolve.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nl.vervolg.problem.Problems;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Kept rules are those of the files, or they are not used. */
class RuleCacheTest {
  private static final Path RULES = Path.of("rules");

  @TempDir private Path cache;

  private final Problems problems = new Problems();
  private final List<RuleFile> files = new RuleFolder(RULES, problems).files();
  private final String hash = new RuleFingerprint().of(files);
  private final List<ParsedFile> parsed = files.stream().map(file -> file.parse(problems)).toList();

  private RuleCache cache() {
    return new RuleCache(cache, RULES);
  }

  private List<Path> kept() throws IOException {
    try (Stream<Path> all = Files.list(cache.resolve("rules"))) {
      return all.sorted().toList();
    }
  }

  @Test
  void aTreeComesBackAsItWas() {
    cache().keep(hash, parsed);

    assertThat(cache().find(hash)).contains(parsed);
  }

  @Test
  void deletingItChangesNothing() throws IOException {
    List<Rule> first = load();
    List<Rule> kept = load();
    Files.delete(kept().get(0));

    assertThat(kept).isEqualTo(first);
    assertThat(load()).isEqualTo(first);
    assertThat(kept()).hasSize(1);
  }

  private List<Rule> load() {
    try (RuleBase rules = RuleBase.load(RULES, cache)) {
      return rules.rules();
    }
  }

  @Test
  void whatIsCutOffOrChangedIsNotUsed() throws IOException {
    cache().keep(hash, parsed);
    Path file = kept().get(0);
    byte[] whole = Files.readAllBytes(file);
    for (int at = 0; at < whole.length; at += 4_999) {
      byte[] changed = whole.clone();
      changed[at] ^= 1;
      Files.write(file, changed);
      assertThat(cache().find(hash)).as("changed at " + at).isEmpty();
      Files.write(file, Arrays.copyOf(whole, at));
      assertThat(cache().find(hash)).as("cut at " + at).isEmpty();
    }
  }

  @Test
  void whatStandsUnderAnotherNameIsNotUsed() throws IOException {
    cache().keep(hash, parsed);
    String other = "0".repeat(hash.length());
    Path file = kept().get(0);
    Files.copy(file, file.resolveSibling(String.valueOf(file.getFileName()).replace(hash, other)));

    assertThat(cache().find(other)).isEmpty();
  }

  @Test
  void manyMayKeepAtOnce() throws IOException {
    List<CompletableFuture<Void>> all =
        IntStream.range(0, 8)
            .mapToObj(i -> CompletableFuture.runAsync(() -> cache().keep(hash, parsed)))
            .toList();
    all.forEach(CompletableFuture::join);

    assertThat(kept()).hasSize(1);
    assertThat(cache().find(hash)).contains(parsed);
  }

  @Test
  void anotherFileIsAnotherHash() {
    assertThat(new RuleFingerprint().of(files.subList(1, files.size()))).isNotEqualTo(hash);
    assertThat(new RuleFingerprint().of(files)).isEqualTo(hash);
  }

  @Test
  void editsDoNotPileUp() throws IOException {
    for (int i = 0; i < 12; i++) {
      cache().keep(hash.substring(1) + Integer.toHexString(i), List.of());
    }

    assertThat(kept()).hasSizeLessThanOrEqualTo(8);
  }
}
