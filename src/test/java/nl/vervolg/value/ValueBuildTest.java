package nl.vervolg.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nl.vervolg.schema.ColumnName;
import nl.vervolg.schema.Schema;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How an index comes into its folder, and which folder that is. */
class ValueBuildTest {
  @TempDir private Path root;

  private static GivenValues fleet(String... names) {
    return new GivenValues()
        .with("ship.name", names)
        .with("ship.port", "Delft", "Gouda")
        .with("port.name", "Delft", "Gouda", "Zwolle");
  }

  private List<String> folders() throws IOException {
    try (Stream<Path> all = Files.list(root)) {
      return all.map(path -> path.getFileName().toString()).sorted().toList();
    }
  }

  private static List<String> values(ValueIndex index, String text) {
    return index.hits(text, 10).stream().map(ValueHit::value).toList();
  }

  @Test
  void thatWhichIsThereIsUsedAgain() throws IOException {
    Path first;
    try (ValueIndex index = fleet("Ane", "Zeeland").index(root)) {
      first = index.folder();
      assertThat(index.report()).isEqualTo(new ValueReport(3, 0, 7, List.of()));
    }
    try (ValueIndex index = fleet("Zeeland", "Ane").index(root)) {
      assertThat(index.report()).isEqualTo(new ValueReport(3, 3, 7, List.of()));
      assertThat(index.folder()).isEqualTo(first);
      assertThat(values(index, "the Ane in Delft")).containsExactly("Ane", "Delft");
    }
    assertThat(folders()).containsExactly(first.getFileName().toString());
  }

  @Test
  void onlyTheColumnThatChangedIsMadeAgain() throws IOException {
    fleet("Ane", "Zeeland").index(root).close();
    try (ValueIndex index = fleet("Ane", "Holland").index(root)) {
      assertThat(index.report()).isEqualTo(new ValueReport(3, 2, 7, List.of()));
      assertThat(values(index, "the Zeeland or the Holland of Zwolle"))
          .containsExactly("Holland", "Zwolle");
      assertThat(index.hits("Delft", 1).get(0).columns())
          .containsExactly(GivenValues.name("ship.port"), GivenValues.name("port.name"));
    }
    try (ValueIndex fresh = fleet("Ane", "Holland").index(root.resolve("fresh"));
        ValueIndex copied = fleet("Ane", "Holland").index(root)) {
      assertThat(fresh.folder().getFileName()).isEqualTo(copied.folder().getFileName());
      assertThat(fresh.hits("Delft Holland", 9)).isEqualTo(copied.hits("Delft Holland", 9));
    }
  }

  @Test
  void aColumnThatIsGoneIsNotFoundAnyMore() throws IOException {
    fleet("Ane").index(root).close();
    try (ValueIndex index = new GivenValues().with("ship.name", "Ane").index(root)) {
      assertThat(index.report()).isEqualTo(new ValueReport(1, 1, 1, List.of()));
      assertThat(values(index, "Delft")).isEmpty();
      assertThat(values(index, "Ane")).containsExactly("Ane");
    }
  }

  @Test
  void aSchemaOfNoValuesHasAnIndex() throws IOException {
    GivenValues none = new GivenValues().with("ship.name");
    try (ValueIndex index = none.index(root)) {
      assertThat(index.hits("Ane", 5)).isEmpty();
    }
    try (ValueIndex index = none.index(root)) {
      assertThat(index.report()).isEqualTo(new ValueReport(1, 1, 0, List.of()));
    }
  }

  @Test
  void aDamagedIndexIsToldAndMadeAgain() throws IOException {
    Path folder;
    try (ValueIndex index = fleet("Ane").index(root)) {
      folder = index.folder();
    }
    for (Path file : Workplace.list(folder)) {
      byte[] bad = Files.readAllBytes(file);
      bad[bad.length / 2] ^= 1;
      Files.write(file, bad);
      try (ValueIndex index = fleet("Ane").index(root)) {
        assertThat(index.report().told())
            .as(file.toString())
            .containsExactly("The index of values (" + folder + ") is damaged. It is made again.");
        assertThat(values(index, "Ane")).containsExactly("Ane");
      }
    }
    Files.delete(Workplace.list(folder).get(0));
    try (ValueIndex index = fleet("Ane").index(root)) {
      assertThat(index.report().told()).hasSize(1);
      assertThat(index.report().reused()).isZero();
    }
  }

  @Test
  void whatAKilledProcessLeftIsTakenAway() throws IOException {
    Path left = Files.createDirectory(root.resolve(".new-0"));
    Files.writeString(left.resolve("column.values"), "half");
    Files.createFile(root.resolve(".new-0.lock"));
    try (Workplace other = Workplace.in(root);
        ValueIndex index = fleet("Ane").index(root)) {
      assertThat(folders())
          .containsExactlyInAnyOrder(
              other.folder().getFileName().toString(),
              other.folder().getFileName() + ".lock",
              index.folder().getFileName().toString());
    }
    assertThat(folders()).hasSize(1);
  }

  @Test
  void aSourceThatFailsLeavesNothing() throws IOException {
    GivenValues good = fleet("Ane");
    ColumnValues failing =
        new ColumnValues() {
          @Override
          public void each(Reader reader) throws IOException {
            reader.column(GivenValues.name("ship.name"));
            reader.value("Ane");
            throw new IOException("the line broke");
          }

          @Override
          public void close() {
            // There is nothing to close.
          }
        };
    assertThatThrownBy(
            () ->
                ValueIndex.of(
                    root, good.schema(), failing, ValueSettings.USUAL, ValueProgress.NONE))
        .hasMessage("the line broke");
    assertThat(folders()).isEmpty();
  }

  @Test
  void manyCanMakeTheSameAtTheSameTime() throws Exception {
    String[] names = IntStream.range(0, 2000).mapToObj(i -> "Ship " + i).toArray(String[]::new);
    fleet("Ane").index(root).close();
    ExecutorService threads = Executors.newFixedThreadPool(4);
    try {
      List<Callable<List<String>>> all = new ArrayList<>();
      for (int i = 0; i < 8; i++) {
        all.add(
            () -> {
              try (ValueIndex index = fleet(names).index(root)) {
                assertThat(index.report().told()).isEmpty();
                return values(index, "Ship 1777");
              }
            });
      }
      for (Future<List<String>> each : threads.invokeAll(all)) {
        assertThat(each.get()).startsWith("Ship 1777");
      }
    } finally {
      threads.shutdownNow();
    }
    assertThat(folders()).hasSize(2).noneMatch(name -> name.startsWith("."));
  }

  @Test
  void onlyTheNewestIndexesAreKept() throws IOException {
    for (int i = 0; i < 8; i++) {
      fleet("Ship " + i).index(root).close();
    }
    assertThat(folders()).hasSize(ValueIndex.KEPT);
  }

  @Test
  void eachDatabaseKeepsItsIndexes() throws IOException {
    for (int round = 0; round < 2; round++) {
      for (int i = 0; i < 2 * ValueIndex.KEPT; i++) {
        GivenValues values = new GivenValues("base " + i).with("ship.name", "Ane");
        try (ValueIndex index = values.index(root)) {
          assertThat(index.report().reused()).isEqualTo(round);
        }
      }
    }
    assertThat(folders()).hasSize(2 * ValueIndex.KEPT);
  }

  @Test
  void ofAllDatabasesTogetherNotTooManyAreKept() throws IOException {
    for (int i = 0; i < ValueIndex.KEPT_OF_ALL; i++) {
      Files.createDirectory(root.resolve(Content.hash("base " + i) + "-" + Content.hash("")));
    }
    Path old = Files.createDirectory(root.resolve(Content.hash("without its database")));
    Files.setLastModifiedTime(old, FileTime.fromMillis(0));
    try (ValueIndex index = fleet("Ane").index(root)) {
      assertThat(folders())
          .hasSize(ValueIndex.KEPT_OF_ALL)
          .contains(index.folder().getFileName().toString())
          .doesNotContain(old.getFileName().toString());
    }
  }

  @Test
  void theIndexOfAnotherDatabaseIsNotRead() throws IOException {
    Path other;
    try (ValueIndex index = new GivenValues("other").with("ship.name", "Ane").index(root)) {
      other = index.folder();
    }
    for (Path file : Workplace.list(other)) {
      Files.writeString(file, "bad");
    }
    try (ValueIndex index = fleet("Ane").index(root)) {
      assertThat(index.report()).isEqualTo(new ValueReport(3, 0, 6, List.of()));
    }
    assertThat(other).isDirectory();
  }

  @Test
  void anIndexThatIsUsedAgainIsTheNewest() throws IOException {
    Path used;
    try (ValueIndex index = fleet("Ane").index(root)) {
      used = index.folder();
    }
    Files.setLastModifiedTime(used, FileTime.fromMillis(0));
    fleet("Ane").index(root).close();
    assertThat(Files.getLastModifiedTime(used)).isGreaterThan(FileTime.fromMillis(0));
  }

  @Test
  void whatIsTooMuchIsToldAndSoIsWhatTheSchemaDoesNotHave() throws IOException {
    ValueSettings small = new ValueSettings(List.of("en"), 2, 5);
    GivenValues values = fleet("Ane", "Zeelandia", "Bep", "Cor").with("dock.name", "x");
    Schema schema = fleet().schema();
    for (int i = 0; i < 2; i++) {
      try (ValueIndex index = ValueIndex.of(root, schema, values, small, ValueProgress.NONE)) {
        assertThat(index.report().told())
            .containsExactly(
                "The schema has no column (dock.name): its values are left out.",
                "The column (port.name) has more than 2 values: the rest is left out.",
                "The column (ship.name) has 1 values of more than 5 signs, which are left out.",
                "The column (ship.name) has more than 2 values: the rest is left out.");
        assertThat(values(index, "Ane Bep Cor Zeelandia")).containsExactly("Ane", "Bep");
        assertThat(index.report().reused()).isEqualTo(3 * i);
      }
    }
  }

  @Test
  void progressIsTold() throws IOException {
    List<String> told = new ArrayList<>();
    ValueProgress progress =
        new ValueProgress() {
          @Override
          public void column(ColumnName column, int number, int all) {
            told.add(column + " " + number + " of " + all);
          }

          @Override
          public void values(long values) {
            told.add(String.valueOf(values));
          }
        };
    GivenValues values = fleet("Ane");
    ValueIndex.of(root, values.schema(), values, ValueSettings.USUAL, progress).close();
    assertThat(told)
        .containsExactly("ship.name 0 of 3", "ship.port 1 of 3", "port.name 2 of 3", "6");
  }

  @Test
  void aLanguageThatIsNotKnownIsRefused() {
    ValueSettings settings = new ValueSettings(List.of("en", "xx"), 10, 10);
    assertThatThrownBy(() -> fleet("Ane").index(root, settings))
        .hasMessageContaining("language (xx)")
        .hasMessageContaining("en");
  }
}
