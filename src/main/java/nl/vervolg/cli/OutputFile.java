package nl.vervolg.cli;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;

/**
 * Where a command writes. A file is there when it is whole, and not before; it is for its user
 * alone, for it may hold what people said. A link stays, and the file that it leads to is written;
 * what is no file, such as a device or a pipe, is written into.
 *
 * @param file the file; none, or {@code -}, is standard output
 */
record OutputFile(@Nullable Path file) {
  private static final String STANDARD = "-";
  private static final int MOST_LINKS = 40;

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
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      Writer through = Files.newBufferedWriter(file, StandardOpenOption.WRITE);
      return new Open(line, through, null, file);
    }
    Path folder = target(file).resolveSibling("");
    if (!Files.isDirectory(folder)) {
      throw new IllegalArgumentException(
          "The folder of (" + file + ") is not there.\nMake it, or write elsewhere.");
    }
    try {
      // Its name is no one else's, and it is for its user alone.
      Path part = Files.createTempFile(folder, ".", ".part");
      return new Open(line, Files.newBufferedWriter(part), part, file);
    } catch (FileSystemException e) {
      throw of(file, e);
    }
  }

  /** Nobody knows the file beside it that is written first. */
  private static FileSystemException of(Path file, FileSystemException thrown) {
    FileSystemException named = new FileSystemException(file.toString(), null, thrown.getReason());
    named.initCause(thrown);
    return named;
  }

  /** The file that a link leads to, there or not; else the file itself. */
  private static Path target(Path file) throws IOException {
    Path at = file.toAbsolutePath();
    for (int links = 0; Files.isSymbolicLink(at); links++) {
      if (links == MOST_LINKS) {
        throw new IllegalArgumentException(
            "(" + file + ") is a link that leads to no file.\nName another file.");
      }
      at = at.resolveSibling(Files.readSymbolicLink(at));
    }
    return at;
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
      if (file == null) {
        writer.flush();
        return;
      }
      try {
        writer.close();
        if (whole && part != null) {
          Files.move(part, target(file), StandardCopyOption.REPLACE_EXISTING);
        }
      } catch (FileSystemException e) {
        throw of(file, e);
      } finally {
        if (part != null) {
          Files.deleteIfExists(part);
        }
      }
      if (whole) {
        line.getErr().println("Written: " + file);
      }
    }
  }
}
