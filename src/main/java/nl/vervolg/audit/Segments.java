package nl.vervolg.audit;

import java.io.IOException;
import java.nio.file.Files;
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
}
