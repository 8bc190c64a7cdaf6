package nl.vervolg.authoring.reload;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The files below some folders, as cheaply as they can be told apart: by size and time.
 *
 * @param files by path
 */
record Listing(SortedMap<Path, Stamp> files) {
  /** Deeper folders are no part of a workspace. */
  private static final int DEEPEST = 8;

  /** What editors and office programs leave beside the file that they write. */
  private static final List<String> LEFT_BY_EDITORS = List.of("~", ".tmp", ".bak", ".swp", ".md");

  /** How a file looks from outside. */
  record Stamp(long size, long modified) {}

  Listing {
    files = Collections.unmodifiableSortedMap(files);
  }

  /** Looks at the folders; what vanishes meanwhile, or cannot be read, is not there. */
  static Listing of(List<Path> folders) {
    SortedMap<Path, Stamp> files = new TreeMap<>();
    for (Path folder : folders) {
      try {
        Files.walkFileTree(folder, java.util.Set.of(), DEEPEST, new Visitor(files));
      } catch (IOException e) {
        System.getLogger(Listing.class.getName())
            .log(System.Logger.Level.DEBUG, "A folder cannot be looked at.", e);
      }
    }
    return new Listing(files);
  }

  /** Texts about the files, hidden files and what editors leave are not looked at. */
  private static boolean counts(Path file) {
    String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
    return !name.startsWith(".")
        && !name.startsWith("~")
        && !name.startsWith("#")
        && LEFT_BY_EDITORS.stream().noneMatch(name::endsWith);
  }

  private static final class Visitor extends SimpleFileVisitor<Path> {
    private final SortedMap<Path, Stamp> files;

    Visitor(SortedMap<Path, Stamp> files) {
      this.files = files;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes is) {
      if (is.isRegularFile() && counts(file)) {
        files.put(file, new Stamp(is.size(), is.lastModifiedTime().toMillis()));
      }
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException e) {
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult postVisitDirectory(
        Path folder, java.io.@org.jspecify.annotations.Nullable IOException e) {
      return FileVisitResult.CONTINUE;
    }
  }
}
