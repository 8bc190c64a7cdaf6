package nl.vervolg.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine;

/**
 * Where a command writes a page.
 *
 * @param file the file; {@code -} is standard output
 */
record OutputFile(Path file) {
  private static final String STANDARD = "-";

  void write(CommandLine line, String text) throws IOException {
    if (file.toString().equals(STANDARD)) {
      line.getOut().print(text);
    } else {
      Files.writeString(file, text);
      line.getErr().println("Written: " + file);
    }
  }
}
