package nl.vervolg.audit;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import nl.vervolg.home.OwnFiles;
import nl.vervolg.home.SteadyFile;

/** Adds records to the last file of a trail. */
final class SegmentWriter implements AutoCloseable {
  private final SteadyFile file;
  private long size;

  private SegmentWriter(SteadyFile file) throws IOException {
    this.file = file;
    this.size = file.size();
  }

  /** The file, made where it is not there; then the folder is forced, so that its name stays. */
  static SegmentWriter open(Path path) throws IOException {
    SteadyFile file = SteadyFile.open(path);
    try {
      SegmentWriter writer = new SegmentWriter(file);
      if (writer.size == 0) {
        OwnFiles.forceNames(path.resolveSibling(""));
      }
      return writer;
    } catch (IOException e) {
      file.close();
      throw e;
    }
  }

  Path file() {
    return file.path();
  }

  long size() {
    return size;
  }

  /** True where another process has written to the file since, or cut it, or taken it away. */
  boolean changed() throws IOException {
    return file.size() != size || file.isReplaced();
  }

  /** Writes lines behind the others; where that fails, nothing of them stays. */
  void write(ByteBuffer lines) throws IOException {
    int length = lines.remaining();
    try {
      file.write(lines, size);
      size += length;
    } catch (IOException e) {
      file.truncate(size);
      throw e;
    }
  }

  void force() throws IOException {
    file.force();
  }

  @Override
  public void close() throws IOException {
    file.close();
  }
}
