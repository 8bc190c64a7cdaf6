package nl.vervolg.value;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** The values of one column, laid down until it is known whether they are new. */
final class ColumnSpool implements Closeable {
  private final Path file;
  private final DataOutputStream out;
  private final Content content = new Content();

  ColumnSpool(Path file) throws IOException {
    this.file = file;
    this.out = new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(file)));
  }

  void add(String value) throws IOException {
    byte[] bytes = value.getBytes(StandardCharsets.UTF_8);
    out.writeInt(bytes.length);
    out.write(bytes);
    content.add(value);
  }

  Content content() {
    return content;
  }

  /** Takes a value. */
  interface Taker {
    void value(String value) throws IOException;
  }

  /** Gives all in the order in which they came. */
  void each(Taker taker) throws IOException {
    out.flush();
    try (DataInputStream in =
        new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
      for (long i = 0; i < content.count(); i++) {
        byte[] bytes = in.readNBytes(in.readInt());
        taker.value(new String(bytes, StandardCharsets.UTF_8));
      }
    }
  }

  @Override
  public void close() throws IOException {
    out.close();
    Files.deleteIfExists(file);
  }
}
