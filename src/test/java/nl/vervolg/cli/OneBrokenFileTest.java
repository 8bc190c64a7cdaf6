package nl.vervolg.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.hostile.Told;
import nl.vervolg.problem.Problem;
import nl.vervolg.problem.Problems;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * One sign too many or too few in any YAML file of a workspace: only that file is told of, not all
 * those that can no longer be read because of it.
 */
class OneBrokenFileTest {
  private static final Path CACHE = Path.of("target", "broken-cache");

  @TempDir private Path root;

  private record Sign(String name, UnaryOperator<String> edit) {}

  private static final List<Sign> SIGNS =
      List.of(
          new Sign("a bracket is not closed", text -> text.replaceFirst("[]}]", "")),
          new Sign("a bracket is closed twice", text -> text.replaceFirst("[]}]", "$0$0")),
          new Sign("a bracket is opened at the end", text -> text + "\nmore: [\n"),
          new Sign("a quote is not closed", text -> text + "\nmore: \"open\n"),
          new Sign("a line begins with a tab", text -> text + "\nmore:\n\tdeep: x\n"));

  @BeforeEach
  void copy() {
    SmallWorkspace.in(root);
  }

  @TestFactory
  List<DynamicTest> onlyTheFileIsTold() throws IOException {
    try (Stream<Path> files = Files.walk(root)) {
      return files
          .filter(file -> file.toString().endsWith(".yaml"))
          .sorted()
          .flatMap(file -> SIGNS.stream().map(sign -> test(file, sign)))
          .toList();
    }
  }

  private DynamicTest test(Path file, Sign sign) {
    return DynamicTest.dynamicTest(
        root.relativize(file) + ": " + sign.name(), () -> isToldAlone(file, sign));
  }

  private void isToldAlone(Path file, Sign sign) throws IOException {
    String good = Files.readString(file);
    String broken = sign.edit().apply(good);
    Files.writeString(file, broken);
    List<Problem> problems = problems();
    Files.writeString(file, good);
    if (broken.equals(good)) {
      assertThat(problems).isEmpty();
      return;
    }
    assertThat(problems)
        .as(sign.name())
        .hasSize(1)
        .allSatisfy(
            problem -> {
              assertThat(problem.place().file().normalize()).isEqualTo(file.normalize());
              assertThat(problem.place().line()).isPositive();
              assertThat(problem.place().column()).isPositive();
              assertThat(problem.advice()).isNotBlank();
            })
        .allSatisfy(Told::inPlainWords);
  }

  private List<Problem> problems() {
    try (Workspace good = Workspace.load(root, Path.of("."), CACHE)) {
      assertThat(good.ownRules()).isTrue();
      return List.of();
    } catch (Problems.WorkspaceException e) {
      return e.problems();
    }
  }
}
