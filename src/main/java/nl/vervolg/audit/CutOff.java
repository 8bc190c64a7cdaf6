package nl.vervolg.audit;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import nl.vervolg.home.OwnFiles;

/** Sets aside what a crash cut off: it was never acknowledged, and nothing is thrown away. */
final class CutOff {
  private CutOff() {}

  /**
   * The file ends where its last record ends; what stood behind is in a file of its own.
   *
   * @return what a record has to tell; none where nothing was cut off. Where a crash came between
   *     this and the record, it is told again.
   */
  static Optional<ObjectNode> setAside(TrailEnd end) throws IOException {
    if (end.cutOff() > 0) {
      Path aside = free(end.file(), end.size());
      move(end, aside);
      return Optional.of(data(aside));
    }
    Optional<Path> before = last(end.file(), end.size());
    return before.isPresent() ? Optional.of(data(before.orElseThrow())) : Optional.empty();
  }

  private static void move(TrailEnd end, Path aside) throws IOException {
    try (FileChannel from =
            FileChannel.open(end.file(), StandardOpenOption.READ, StandardOpenOption.WRITE);
        FileChannel to =
            OwnFiles.open(aside, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
      for (long done = end.size(); done < end.size() + end.cutOff(); ) {
        done += from.transferTo(done, end.size() + end.cutOff() - done, to);
      }
      to.force(true);
      OwnFiles.forceNames(aside.toAbsolutePath().resolveSibling(""));
      from.truncate(end.size());
      from.force(true);
    }
  }

  private static ObjectNode data(Path aside) throws IOException {
    return JsonNodeFactory.instance
        .objectNode()
        .put("bytes", Files.size(aside))
        .put("file", String.valueOf(aside.getFileName()));
  }

  /** What was set aside there, and no record stands behind it yet. */
  private static Optional<Path> last(Path file, long at) {
    Optional<Path> last = Optional.empty();
    for (int again = 1; Files.exists(aside(file, at, again)); again++) {
      last = Optional.of(aside(file, at, again));
    }
    return last;
  }

  /** A crash can cut off a record at the same place again. */
  private static Path free(Path file, long at) {
    int again = 1;
    while (Files.exists(aside(file, at, again))) {
      again++;
    }
    return aside(file, at, again);
  }

  private static Path aside(Path file, long at, int again) {
    return file.resolveSibling(
        file.getFileName() + ".cut-off-at-" + at + (again == 1 ? "" : "-" + again));
  }
}
