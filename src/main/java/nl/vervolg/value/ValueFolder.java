package nl.vervolg.value;

import java.io.Closeable;
import java.io.EOFException;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.apache.lucene.index.CorruptIndexException;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexFormatTooNewException;
import org.apache.lucene.index.IndexFormatTooOldException;
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
   * @throws CorruptIndexException where it is damaged, half made or not there
   * @throws IOException where it cannot be read for another reason, which says nothing about it
   */
  static ValueFolder open(Path folder) throws IOException {
    FSDirectory directory = new MMapDirectory(folder);
    try {
      DirectoryReader reader = DirectoryReader.open(directory);
      try {
        return of(folder, reader);
      } catch (IOException | IllegalArgumentException e) {
        reader.close();
        throw e;
      }
    } catch (IOException | IllegalArgumentException e) {
      directory.close();
      throw failure(folder, e);
    }
  }

  private static IOException failure(Path folder, Exception e) {
    boolean damaged =
        e instanceof IllegalArgumentException
            || e instanceof CorruptIndexException
            || e instanceof IndexFormatTooOldException
            || e instanceof IndexFormatTooNewException
            || e instanceof FileNotFoundException
            || e instanceof NoSuchFileException
            || e instanceof EOFException;
    return damaged
        ? new CorruptIndexException("The index of values is damaged.", folder.toString(), e)
        : new IOException(
            "The index of values (%s) cannot be read: %s\nIt is left as it is."
                .formatted(folder, e.getMessage()),
            e);
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
      throw new CorruptIndexException(
          "It has " + reader.numDocs() + " values in place of " + values + ".", folder.toString());
    }
    String settings = Optional.ofNullable(notes.get(SETTINGS)).orElse("");
    return new ValueFolder(folder, reader, settings, columns);
  }

  /**
   * Reads it all once.
   *
   * @throws CorruptIndexException where any byte of it is damaged
   * @throws IOException where it cannot be read for another reason
   */
  void check() throws IOException {
    try {
      for (LeafReaderContext leaf : reader.leaves()) {
        leaf.reader().checkIntegrity();
      }
    } catch (IOException e) {
      throw failure(folder, e);
    }
  }

  @Override
  public void close() throws IOException {
    IOUtils.close(reader, reader.directory());
  }
}
