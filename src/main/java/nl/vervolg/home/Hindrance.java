package nl.vervolg.home;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What keeps a file of a home from being used, as far as the system tells it: its rights, its disk,
 * or something else in its place. Damage is none of these.
 *
 * @param why a part of a sentence
 * @param advice a sentence
 */
public record Hindrance(String why, String advice) {
  private static final String ELSEWHERE = "or choose another folder with --home.";

  /**
   * Looks for it.
   *
   * @param path the file or folder that was to be used
   * @param thrown what came of it
   */
  public static Optional<Hindrance> of(Path path, @Nullable Throwable thrown) {
    Path wanted = denied(thrown).orElse(path).toAbsolutePath();
    Path there = existing(wanted);
    if (!there.equals(wanted) && !Files.isDirectory(there)) {
      return Optional.of(file(there));
    }
    if (denied(thrown).isPresent()) {
      return Optional.of(rights(there.normalize()));
    }
    if (!isOfTheSystem(thrown)) {
      return Optional.empty();
    }
    if (Files.isDirectory(wanted) && !wanted.endsWith(".")) {
      return Optional.of(folder(there));
    }
    return disk(there, Disk.of(there), said(thrown));
  }

  /** What the system tells of a disk, and only where it tells nothing its words. */
  static Optional<Hindrance> disk(Path there, Disk disk, String said) {
    if (disk.readOnly() || said.contains("read-only file system")) {
      return Optional.of(
          new Hindrance(
              "the disk of (" + there.normalize() + ") can be read and not written",
              "Choose a folder on another disk with --home."));
    }
    if (disk.full() || Stream.of("no space left", "quota exceeded").anyMatch(said::contains)) {
      return Optional.of(
          new Hindrance("the disk is full", "Make room on it and do the same again, " + ELSEWHERE));
    }
    return Optional.empty();
  }

  /** What the system throws itself: neither what somebody else found, nor a missing file. */
  private static boolean isOfTheSystem(@Nullable Throwable thrown) {
    return chain(thrown).stream()
        .map(Object::getClass)
        .anyMatch(type -> type == IOException.class || type == FileSystemException.class);
  }

  /** What keeps a folder from being read; nothing where it can be, or is not there. */
  public static Optional<Hindrance> toRead(Path folder) {
    Path there = existing(folder.toAbsolutePath());
    if (!Files.isDirectory(there)) {
      return Optional.of(file(there));
    }
    return Files.isReadable(there) && Files.isExecutable(there)
        ? Optional.empty()
        : Optional.of(rights(there));
  }

  /**
   * What would keep a folder from being written; nothing where it, or a folder above it in which it
   * would be made, can be.
   */
  public static Optional<Hindrance> toWrite(Path folder) {
    Path there = existing(folder.toAbsolutePath());
    if (!Files.isDirectory(there)) {
      return Optional.of(file(there));
    }
    return Files.isWritable(there) ? Optional.empty() : Optional.of(rights(there));
  }

  private static Hindrance folder(Path there) {
    return new Hindrance(
        "(" + there + ") is a folder, and a file is needed there",
        "Move that folder away, " + ELSEWHERE);
  }

  private static Hindrance file(Path there) {
    return new Hindrance(
        "(" + there.normalize() + ") is a file, and a folder is needed there",
        "Move that file away, " + ELSEWHERE);
  }

  private static Hindrance rights(Path there) {
    boolean read = Files.isReadable(there);
    return new Hindrance(
        "the user ("
            + PrivateFolder.USER
            + ") has no right to "
            + (read ? "write" : "read")
            + " ("
            + there
            + ")",
        "Give that right, be another user, " + ELSEWHERE);
  }

  /** The path, or what is there of the folders above it. */
  private static Path existing(Path path) {
    Path there = path;
    while (!Files.exists(there) && there.getParent() != null) {
      there = there.getParent();
    }
    return there;
  }

  /** The file that may not be used. */
  private static Optional<Path> denied(@Nullable Throwable thrown) {
    return chain(thrown).stream()
        .filter(AccessDeniedException.class::isInstance)
        .map(each -> ((AccessDeniedException) each).getFile())
        .filter(Objects::nonNull)
        .map(Path::of)
        .findFirst();
  }

  /** What the system said, in small letters. */
  private static String said(@Nullable Throwable thrown) {
    StringBuilder said = new StringBuilder();
    chain(thrown).forEach(each -> said.append(each.getMessage()).append('\n'));
    return said.toString().toLowerCase(Locale.ROOT);
  }

  private static List<Throwable> chain(@Nullable Throwable thrown) {
    return Stream.iterate(
            Optional.ofNullable(thrown),
            Optional::isPresent,
            each -> each.flatMap(one -> Optional.ofNullable(one.getCause())))
        .<Throwable>map(Optional::orElseThrow)
        .toList();
  }

  /** The end of a message: the cause, and on a new line what to do. */
  public String text() {
    return ": " + why + ".\n" + advice;
  }
}
