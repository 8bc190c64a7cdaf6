package nl.vervolg.cli;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import nl.vervolg.home.OwnFiles;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;

/**
 * Where a command writes. A file is there when it is whole, and not before; it is for its user
 * alone, for it may hold what people said.
 *
 * @param file the file; none, or {@code -}, is standard output
 */
record OutputFile(@Nullable Path file) {
  private static final String STANDARD = "-";

  /** Writes a text. */
  void write(CommandLine line, String text) throws IOException {
    try (Open out = open(line)) {
      out.writer().write(text);
      out.whole();
    }
  }

  /** Begins to write. */
  Open open(CommandLine line) throws IOException {
    if (file == null || file.toString().equals(STANDARD)) {
      return new Open(line, line.getOut(), null, null);
    }
    if (Files.isDirectory(file)) {
      throw new IllegalArgumentException(
          "(" + file + ") is a folder.\nName a file in it, to be written.");
    }
    if (!Files.isDirectory(file.toAbsolutePath().resolveSibling(""))) {
      throw new IllegalArgumentException(
          "The folder of (" + file + ") is not there.\nMake it, or write elsewhere.");
    }
    Path part = file.resolveSibling(file.getFileName() + ".part");
    return new Open(line, writer(part), part, file);
  }

  private static Writer writer(Path part) throws IOException {
    Files.deleteIfExists(part);
    OwnFiles.open(part, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE).close();
    return Files.newBufferedWriter(part);
  }

  /** What is being written. */
  static final class Open implements AutoCloseable {
    private final CommandLine line;
    private final Writer writer;
    private final @Nullable Path part;
    private final @Nullable Path file;
    private boolean whole;

    private Open(CommandLine line, Writer writer, @Nullable Path part, @Nullable Path file) {
      this.line = line;
      this.writer = writer;
      this.part = part;
      this.file = file;
    }

    Writer writer() {
      return writer;
    }

    /** All of it was written. */
    void whole() {
      whole = true;
    }

    @Override
    public void close() throws IOException {
      writer.flush();
      if (part == null || file == null) {
        return;
      }
      writer.close();
      if (whole) {
        Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
        line.getErr().println("Written: " + file);
      } else {
        Files.delete(part);
      }
    }
  }
}
