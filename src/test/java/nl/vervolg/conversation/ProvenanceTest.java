package nl.vervolg.conversation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The version of a workspace tells what decided, and nothing else. */
class ProvenanceTest {
  @TempDir private Path root;

  /** Words, templates and a little of the data, in a folder of its own. */
  @BeforeEach
  void aWorkspace() throws IOException {
    for (String folder : List.of("knowledge", "templates", "rules")) {
      try (Stream<Path> files = Files.walk(Path.of(folder))) {
        for (Path file : files.filter(Files::isRegularFile).toList()) {
          Path copy = root.resolve(file.toString());
          Files.createDirectories(copy.resolveSibling(""));
          Files.copy(file, copy);
        }
      }
    }
    Path domain = root.resolve("knowledge/heritage/domain.yaml");
    Files.writeString(
        domain,
        Files.readString(domain)
            .replaceAll(
                "(?m)^data: .*$",
                "data: [data/institutions-be.ttl, data/places.ttl, data/more/places.ttl]"));
    Path more = Files.createDirectories(root.resolve("knowledge/heritage/data/more"));
    Files.writeString(more.resolve("places.ttl"), "# nothing\n");
  }

  private Workspace load() {
    return Workspace.load(root, Path.of("."), root.resolve("cache"));
  }

  private WorkspaceVersion version() {
    try (Workspace workspace = load()) {
      return workspace.version("test");
    }
  }

  private void write(String file, String text) throws IOException {
    Path path = root.resolve(file);
    Files.createDirectories(path.resolveSibling(""));
    Files.writeString(path, text);
  }

  @Test
  void onlyFilesThatAreReadCount() throws IOException {
    WorkspaceVersion before = version();
    write("knowledge/heritage/.domain.yaml.swp", "of an editor");
    write("knowledge/heritage/examples/more.txt", "of nobody");
    write("knowledge/heritage/README.md", "changed");
    write("knowledge/languages/nl.yaml~", "of an editor");
    write("templates/heritage/#templates.yaml#", "of an editor");
    write("templates/heritage/unused.rq", "of nobody");
    assertThat(version()).isEqualTo(before);
  }

  @Test
  void everyFileThatIsReadCounts() throws IOException {
    WorkspaceVersion before = version();
    for (String file :
        List.of(
            "knowledge/heritage/domain.yaml",
            "knowledge/heritage/confidence.yaml",
            "knowledge/heritage/vocabulary/types.yaml",
            "knowledge/languages/nl.yaml")) {
      assertThat(changed(file).knowledge()).as(file).isNotEqualTo(before.knowledge());
    }
    for (String file :
        List.of(
            "templates/heritage/templates.yaml",
            "templates/heritage/conditions.yaml",
            "templates/heritage/answers/nl.yaml",
            "templates/heritage/questions/nl.yaml",
            "templates/heritage/institutions.rq",
            "templates/heritage/columns.rq",
            "templates/heritage/sources.rq",
            "templates/heritage/keywords.rq")) {
      assertThat(changed(file).templates()).as(file).isNotEqualTo(before.templates());
    }
    for (String file : List.of("data/places.ttl", "data/more/places.ttl")) {
      assertThat(changed("knowledge/heritage/" + file).data()).as(file).isNotEqualTo(before.data());
    }
    assertThat(version()).isEqualTo(before);
  }

  private WorkspaceVersion changed(String file) throws IOException {
    String text = Files.readString(root.resolve(file));
    write(file, text + "\n# changed\n");
    try {
      return version();
    } finally {
      write(file, text);
    }
  }

  @Test
  void aFileThatIsEditedAfterItWasReadHasNoDigest() throws IOException {
    try (Workspace workspace = load()) {
      String file = "knowledge/languages/nl.yaml";
      write(file, Files.readString(root.resolve(file)) + "\n# changed\n");
      WorkspaceVersion version = workspace.version("test");
      assertThat(version.knowledge()).isEqualTo(Provenance.UNKNOWN);
      assertThat(version.templates()).hasSize(64);
    }
  }

  @Test
  void aFileThatIsAwayForAWhileIsNoFailure() throws IOException {
    WorkspaceVersion whole = version();
    try (Workspace workspace = load()) {
      Path file = root.resolve("templates/heritage/sources.rq");
      Path away = root.resolve("away");
      Files.move(file, away);
      assertThat(workspace.version("test").templates()).isEqualTo(Provenance.UNKNOWN);
      Files.move(away, file);
      assertThat(workspace.version("test")).isEqualTo(whole);
    }
  }
}
