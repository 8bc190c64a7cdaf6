package nl.vervolg.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whether an index that is there can be used again. */
class ValueFolderTest {
  @TempDir private Path root;

  private static GivenValues fleet() {
    return new GivenValues().with("ship.name", "Ane");
  }

  @Test
  void anIndexThatCannotBeReadIsLeftAsItIs() throws IOException {
    Path folder;
    try (ValueIndex index = fleet().index(root)) {
      folder = index.folder();
    }
    List<Path> files = Workplace.list(folder);
    for (Path file : files) {
      Path away = Files.move(file, root.resolve("away"));
      Files.createSymbolicLink(file, file);
      assertThatThrownBy(() -> fleet().index(root))
          .as(file.toString())
          .hasMessageStartingWith("The index of values (" + folder + ") cannot be read: ")
          .hasMessageEndingWith("\nIt is left as it is.");
      Files.delete(file);
      Files.move(away, file);
    }
    assertThat(Workplace.list(folder)).isEqualTo(files);
    try (ValueIndex index = fleet().index(root)) {
      assertThat(index.report()).isEqualTo(new ValueReport(1, 1, 1, List.of()));
    }
  }

  @Test
  void anotherJavaOrOtherMonthsMakeAnotherIndex() throws IOException {
    ValueSettings usual = ValueSettings.USUAL;
    UsualForms months = new UsualForms(usual.languages());
    UsualForms others = new UsualForms(List.of("en"));
    int java = Runtime.version().feature();
    String now = ValueBuild.settings(usual, months, java);
    assertThat(now)
        .isNotEqualTo(ValueBuild.settings(usual, months, java + 1))
        .isNotEqualTo(ValueBuild.settings(usual, others, java))
        .isEqualTo(ValueBuild.settings(usual, new UsualForms(usual.languages()), java));
    try (ValueIndex index = fleet().index(root);
        ValueFolder folder = ValueFolder.open(index.folder())) {
      assertThat(folder.settings()).isEqualTo(now);
    }
  }
}
