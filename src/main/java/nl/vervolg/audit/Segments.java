package nl.vervolg.audit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The files of a trail. Each is named by the number of its first record, so that their names in
 * order are their order.
 *
 * @param folder where they lie
 */
record Segments(Path folder) {
  private static final Pattern NAME = Pattern.compile("trail-\\d{12}\\.jsonl");

  /** Something that is read of all files. */
  interface Reading<T> {
    T of(List<Path> files) throws IOException;
  }

  /** Reads the files, and once more where the oldest were taken away as planned meanwhile. */
  <T> T read(Reading<T> reading) throws IOException {
    while (true) {
      List<Path> files = all();
      try {
        return reading.of(files);
      } catch (NoSuchFileException e) {
        if (files.isEmpty() || !retired(files.get(0))) {
          throw e;
        }
      }
    }
  }

  /** True where a file is gone, and all that were before it. */
  boolean retired(Path file) throws IOException {
    List<Path> now = all();
    return now.isEmpty() || first(now.get(0)) > first(file);
  }

  /** The file that begins with this record. */
  Path file(long first) {
    return folder.resolve(String.format(Locale.ROOT, "trail-%012d.jsonl", first));
  }

  /** The number of the first record of a file. */
  static long first(Path file) {
    String name = String.valueOf(file.getFileName());
    return Long.parseLong(name.substring(name.indexOf('-') + 1, name.indexOf('.')));
  }

  /** All files, oldest first. */
  List<Path> all() throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> NAME.matcher(String.valueOf(file.getFileName())).matches())
          .sorted()
          .toList();
    }
  }

  /** The bytes of files. */
  static long size(List<Path> files) throws IOException {
    long size = 0;
    for (Path file : files) {
      size += Files.size(file);
    }
    return size;
  }
}
