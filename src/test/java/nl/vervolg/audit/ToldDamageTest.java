package nl.vervolg.audit;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a trail tells of hides nothing that is taken out later. */
class ToldDamageTest {
  private static final TrailSettings SETTINGS =
      new TrailSettings(Durability.SYSTEM, 1 << 24, Trails.CLOCK);

  @TempDir private Path folder;

  private void write(int records, TrailSettings settings) {
    try (Trail trail = Trail.open(folder, settings)) {
      for (int i = 0; i < records; i++) {
        trail.event(RecordKind.ENDED, Trails.DATA);
      }
    }
  }

  private static void damage(Path file, int... records) throws IOException {
    List<byte[]> lines = Trails.lines(file);
    for (int record : records) {
      lines.get(record - 1)[60] ^= 1;
    }
    Trails.write(file, lines);
  }

  private TrailRepair.Repaired repair() {
    return TrailRepair.run(folder, SETTINGS, List.of(), bytes -> {});
  }

  private void remove(Path file, int line, int lines) throws IOException {
    List<byte[]> all = new ArrayList<>(Trails.lines(file));
    all.subList(line - 1, line - 1 + lines).clear();
    Trails.write(file, all);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3, 8})
  void noLineCanBeTakenOut(int damaged) throws IOException {
    write(8, SETTINGS);
    Path file = Trails.only(folder);
    damage(file, damaged);
    repair();
    write(2, SETTINGS);
    byte[] told = Files.readAllBytes(file);
    assertThat(Trails.check(folder).problems()).isEmpty();
    for (int line = 1; line < 11; line++) {
      for (int lines = 1; line + lines <= 11; lines++) {
        Files.write(file, told);
        remove(file, line, lines);
        assertThat(Trails.check(folder).problems()).as(line + ", " + lines).isNotEmpty();
      }
    }
  }

  /** Also beside a file that is damaged as a whole; that the end was taken off an anchor shows. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 5})
  void noFileCanBeTakenOut(int damaged) throws IOException {
    write(5, new TrailSettings(Durability.SYSTEM, 100, Trails.CLOCK));
    List<Path> files = new Segments(folder).all();
    assertThat(files).hasSize(5);
    damage(files.get(damaged - 1), 1);
    repair();
    write(1, SETTINGS);
    assertThat(Trails.check(folder).problems()).isEmpty();
    for (Path file : files.subList(0, 4)) {
      byte[] bytes = Files.readAllBytes(file);
      Files.delete(file);
      assertThat(Trails.check(folder).problems()).as(file.toString()).isNotEmpty();
      Files.write(file, bytes);
    }
  }

  @Test
  void whoReadsIsToldOfWhatIsMissingBehindADamage() throws IOException {
    write(8, SETTINGS);
    Path file = Trails.only(folder);
    damage(file, 3);
    remove(file, 4, 2);
    List<String> gaps = new ArrayList<>();
    TrailReader.read(folder, 1, record -> true, gap -> gaps.add(gap.what()));

    String between = "Between the records 2 and 6 there should be 3, and there is 1 line";
    assertThat(gaps).hasSize(2).last().asString().contains(between);
    assertThat(Trails.check(folder).problems())
        .singleElement()
        .matches(problem -> problem.what().contains(between));
  }

  /** A record exchanged for another, after it was told that one was. */
  @Test
  void whatWasExchangedCannotBeExchangedAgain() throws IOException {
    write(4, SETTINGS);
    Path file = Trails.only(folder);
    exchange(file, "one");
    assertThat(repair().problems()).hasSize(1);
    assertThat(Trails.check(folder).problems()).isEmpty();
    exchange(file, "two");
    assertThat(Trails.check(folder).problems()).hasSize(1);
  }

  private static void exchange(Path file, String text) throws IOException {
    List<byte[]> lines = Trails.lines(file);
    TrailRecord first = Trails.read(file.resolveSibling("")).get(0);
    RecordForm.Draft draft =
        new RecordForm.Draft(
            Trails.CLOCK.instant(),
            RecordKind.ENDED,
            JsonNodeFactory.instance.objectNode().put("text", text),
            Optional.empty());
    RecordForm.Written other = RecordForm.write(draft, 2, first.hash());
    lines.set(1, RecordLine.write(other.json()).array());
    Trails.write(file, lines);
  }

  @ParameterizedTest
  @ValueSource(ints = {150, 1100})
  void allAreCountedAndTold(int damaged) throws IOException {
    write(2 * damaged + 5, SETTINGS);
    Path file = Trails.only(folder);
    int[] records = new int[damaged];
    for (int i = 0; i < damaged; i++) {
      records[i] = 2 * i + 2;
    }
    damage(file, records);
    assertThat(Trails.check(folder).wrong()).isEqualTo(damaged);
    assertThat(TrailRepair.look(folder, List.of(), bytes -> {}).all()).isEqualTo(damaged);
    TrailRepair.Repaired repaired = repair();

    assertThat(repaired.all()).isEqualTo(damaged);
    assertThat(repaired.records()).isEqualTo(1 + damaged / Findings.MOST);
    assertThat(repaired.record()).isEqualTo(2 * damaged + 5 + repaired.records());
    assertThat(repair()).isEqualTo(TrailRepair.Repaired.NOTHING);
    TrailCheck.Report report = Trails.check(folder);
    assertThat(report.problems()).isEmpty();
    assertThat(report.wrong()).isZero();
    assertThat(report.known()).isEqualTo(damaged);

    remove(file, 2 * damaged + 4, 1);
    assertThat(Trails.check(folder).problems()).hasSize(1);
    assertThat(Trails.check(folder).known()).isEqualTo(damaged);
  }
}
