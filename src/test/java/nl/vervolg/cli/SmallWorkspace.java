package nl.vervolg.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A copy of the workspace of the repository with a few institutions and places only, to be broken
 * by tests.
 */
final class SmallWorkspace {
  private static final String DOMAIN = "knowledge/heritage/domain.yaml";
  private static final String PLACES = "knowledge/heritage/data/places.ttl";
  private static final Pattern TOWN =
      Pattern.compile("place:([A-Z]{2}[A-Z0-9-]*|brugge|delft|gent|gouda|maaseik) ");

  private final Path root;

  private SmallWorkspace(Path root) {
    this.root = root;
  }

  /** Whatever is in a folder. */
  static SmallWorkspace at(Path root) {
    return new SmallWorkspace(root);
  }

  /** Copies rules, words, templates, Belgian institutions and a few places into a folder. */
  static SmallWorkspace in(Path root) {
    SmallWorkspace workspace = new SmallWorkspace(root);
    for (String folder : new String[] {"rules", "templates", "knowledge"}) {
      try (Stream<Path> files = Files.walk(Path.of(folder))) {
        files.filter(Files::isRegularFile).filter(SmallWorkspace::wanted).forEach(workspace::copy);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    workspace.replace(
        DOMAIN, "(?m)^data: .*$", "data: [data/institutions-be.ttl, data/places.ttl]");
    workspace.write(PLACES, few(workspace.read(PLACES)));
    return workspace;
  }

  /** The countries, the regions and a few towns: names are read quickly, and from Turtle. */
  private static String few(String places) {
    return Pattern.compile("\\n(?=place:)")
        .splitAsStream(places)
        .filter(place -> !place.startsWith("place:") || TOWN.matcher(place).lookingAt())
        .collect(Collectors.joining("\n", "", "\n"));
  }

  private static boolean wanted(Path file) {
    String name = file.getFileName().toString();
    return !file.toString().contains("/data/")
        || name.equals("institutions-be.ttl")
        || name.equals("places.ttl");
  }

  private void copy(Path file) {
    try {
      Path target = root.resolve(file);
      Files.createDirectories(target.getParent() == null ? root : target.getParent());
      Files.copy(file, target);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Path root() {
    return root;
  }

  Path file(String name) {
    return root.resolve(name);
  }

  String read(String name) {
    try {
      return Files.readString(file(name), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  void write(String name, String text) {
    try {
      Path file = file(name);
      Files.createDirectories(file.getParent() == null ? root : file.getParent());
      Files.writeString(file, text, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Replaces the first match; fails when there is none, so that no test breaks nothing. */
  void replace(String name, String pattern, String by) {
    String before = read(name);
    String after = before.replaceFirst(pattern, by);
    if (after.equals(before)) {
      throw new IllegalArgumentException("(" + pattern + ") is not in " + name + ".");
    }
    write(name, after);
  }

  void delete(String name) {
    try (Stream<Path> files = Files.walk(file(name))) {
      files.sorted((a, b) -> b.compareTo(a)).forEach(path -> path.toFile().delete());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Every path below the workspace with the time it was last changed. */
  Map<Path, Long> tree() {
    Map<Path, Long> tree = new TreeMap<>();
    if (Files.exists(root)) {
      try (Stream<Path> files = Files.walk(root)) {
        files.forEach(path -> tree.put(path, path.toFile().lastModified()));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return tree;
  }
}
