package nl.vervolg.cli;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/**
 * What a command prints. When the reader at the other end of a pipe has gone, as after {@code |
 * head}, nobody misses the rest: the command ends there, without a word.
 */
final class StandardOutput extends OutputStream {
  /** Shows what standard output is, where the system has it. */
  private static final Path STANDARD = Path.of("/proc/self/fd/1");

  private final OutputStream out;

  private StandardOutput(OutputStream out) {
    this.out = out;
  }

  /** The reader of a pipe has gone. */
  static final class ReaderGone extends RuntimeException {
    private static final long serialVersionUID = 1L;

    ReaderGone(IOException cause) {
      super(cause);
    }
  }

  static PrintWriter open() {
    OutputStream file = new StandardOutput(new FileOutputStream(FileDescriptor.out));
    return new PrintWriter(new BufferedOutputStream(file), true, StandardCharsets.UTF_8);
  }

  @Override
  public void write(int letter) throws IOException {
    write(new byte[] {(byte) letter}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int from, int length) throws IOException {
    try {
      out.write(bytes, from, length);
    } catch (IOException e) {
      if (isPipe(e)) {
        throw new ReaderGone(e);
      }
      throw e;
    }
  }

  /** The message is in the language of the system, so it says little. */
  private static boolean isPipe(IOException e) throws IOException {
    if (String.valueOf(e.getMessage()).toLowerCase(Locale.ROOT).contains("pipe")) {
      return true;
    }
    return Files.isSymbolicLink(STANDARD)
        && Files.readSymbolicLink(STANDARD).toString().matches("(pipe|socket):.*");
  }
}
