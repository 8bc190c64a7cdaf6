package nl.vervolg.audit;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import nl.vervolg.home.OwnFiles;

/** Sets aside what a crash cut off: it was never acknowledged, and nothing is thrown away. */
final class CutOff {
  private CutOff() {}

  /** The file ends where its last record ends; what stood behind is in a file of its own. */
  static ObjectNode setAside(TrailEnd end) throws IOException {
    Path aside = free(end.file(), end.size());
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
    return JsonNodeFactory.instance
        .objectNode()
        .put("bytes", end.cutOff())
        .put("file", String.valueOf(aside.getFileName()));
  }

  /** A crash can cut off a record at the same place again. */
  private static Path free(Path file, long at) {
    Path aside = file.resolveSibling(file.getFileName() + ".cut-off-at-" + at);
    for (int again = 2; Files.exists(aside); again++) {
      aside = file.resolveSibling(file.getFileName() + ".cut-off-at-" + at + "-" + again);
    }
    return aside;
  }
}
