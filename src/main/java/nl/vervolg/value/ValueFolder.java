package nl.vervolg.value;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.store.FSDirectory;
import org.apache.lucene.store.MMapDirectory;
import org.apache.lucene.util.IOUtils;

/** A finished index in its folder, which nobody changes any more. */
record ValueFolder(
    Path folder, DirectoryReader reader, String settings, Map<String, IndexedColumn> columns)
    implements Closeable {
  /** Under which the settings are noted. */
  static final String SETTINGS = "settings";

  /**
   * Opens one.
   *
   * @throws IOException where it is damaged, half made or not there
   */
  static ValueFolder open(Path folder) throws IOException {
    FSDirectory directory = new MMapDirectory(folder);
    try {
      DirectoryReader reader = DirectoryReader.open(directory);
      try {
        return of(folder, reader);
      } catch (IOException | IllegalArgumentException e) {
        reader.close();
        throw new IOException("The folder (" + folder + ") is damaged.", e);
      }
    } catch (IOException | IllegalArgumentException e) {
      directory.close();
      throw new IOException("The folder (" + folder + ") is damaged.", e);
    }
  }

  private static ValueFolder of(Path folder, DirectoryReader reader) throws IOException {
    Map<String, String> notes = reader.getIndexCommit().getUserData();
    Map<String, IndexedColumn> columns = new TreeMap<>();
    long values = 0;
    for (Map.Entry<String, String> note : notes.entrySet()) {
      if (IndexedColumn.isNoteName(note.getKey())) {
        IndexedColumn column = IndexedColumn.of(note.getKey(), note.getValue());
        columns.put(note.getKey(), column);
        values += column.values();
      }
    }
    if (values != reader.numDocs() || reader.leaves().size() > 1) {
      throw new IOException("It has " + reader.numDocs() + " values in place of " + values + ".");
    }
    String settings = Optional.ofNullable(notes.get(SETTINGS)).orElse("");
    return new ValueFolder(folder, reader, settings, columns);
  }

  /**
   * Reads it all once.
   *
   * @throws IOException where any byte of it is damaged
   */
  void check() throws IOException {
    for (LeafReaderContext leaf : reader.leaves()) {
      leaf.reader().checkIntegrity();
    }
  }

  @Override
  public void close() throws IOException {
    IOUtils.close(reader, reader.directory());
  }
}
