package nl.vervolg.value;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import nl.vervolg.schema.Column;
import nl.vervolg.schema.ColumnName;
import nl.vervolg.schema.Schema;
import nl.vervolg.schema.Table;
import org.apache.lucene.document.Document;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.SlowCodecReaderWrapper;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.Sort;
import org.apache.lucene.search.SortField;
import org.apache.lucene.store.FSDirectory;
import org.apache.lucene.store.MMapDirectory;
import org.jspecify.annotations.Nullable;

/** Makes an index from a source; columns that an earlier index has as they are, are copied. */
final class ValueBuild implements ColumnValues.Reader, Closeable {
  /** Changes with what stands in an index. */
  private static final String FORM = "2";

  /** Between the two parts of the name of an index. */
  static final String CUT = "-";

  private static final int TELL_EVERY = 1 << 14;

  /** By column and then by value, so that equal hits come in one order, whatever the source's. */
  private static final Sort ORDER =
      new Sort(
          new SortField(ValueDocuments.COLUMN_OF, SortField.Type.STRING),
          new SortField(ValueDocuments.VALUE, SortField.Type.STRING));

  private final String begin;
  private final ValueSettings settings;
  private final ValueProgress progress;
  private final Workplace workplace;
  private final Optional<ValueFolder> earlier;
  private final FSDirectory directory;
  private final IndexWriter writer;
  private final ValueDocuments documents;
  private final Map<ColumnName, ColumnName> wanted = new HashMap<>();
  private final Map<String, IndexedColumn> done = new TreeMap<>();
  private final List<String> told = new ArrayList<>();
  private @Nullable ColumnName column;
  private @Nullable ColumnSpool spool;
  private long tooLong;
  private boolean more;
  private int reused;
  private int begun;
  private long read;

  ValueBuild(
      Schema schema,
      ValueSettings settings,
      ValueProgress progress,
      Workplace workplace,
      Optional<ValueFolder> earlier)
      throws IOException {
    this.begin = begin(schema);
    this.settings = settings;
    this.progress = progress;
    this.workplace = workplace;
    this.earlier = earlier;
    this.documents = new ValueDocuments(settings.languages());
    for (Table table : schema.tables()) {
      for (Column each : table.columns()) {
        ColumnName name = new ColumnName(table.name(), each.name());
        wanted.put(key(name), name);
      }
    }
    this.directory = new MMapDirectory(workplace.folder());
    this.writer =
        new IndexWriter(
            directory, new IndexWriterConfig().setIndexSort(ORDER).setCommitOnClose(false));
  }

  /** Case and blanks around a name do not count. */
  private static ColumnName key(ColumnName name) {
    return new ColumnName(
        name.table().strip().toLowerCase(Locale.ROOT),
        name.column().strip().toLowerCase(Locale.ROOT));
  }

  /** With what all indexes of a kind are made; Java gives the letters and the months. */
  static String settings(ValueSettings settings) {
    return settings(settings, new UsualForms(settings.languages()), Runtime.version().feature());
  }

  static String settings(ValueSettings settings, UsualForms forms, int java) {
    return FORM + " " + settings + " " + java + " " + forms.key();
  }

  @Override
  public boolean column(ColumnName given) throws IOException {
    endColumn();
    ColumnName name = wanted.get(key(given));
    if (name == null || done.containsKey(IndexedColumn.noteName(name))) {
      told.add(
          name == null
              ? "The schema has no column (" + given + "): its values are left out."
              : "The column (" + given + ") comes twice: only its first values are used.");
      return false;
    }
    progress.column(name, begun++, wanted.size());
    column = name;
    tooLong = 0;
    more = false;
    spool = new ColumnSpool(workplace.folder().resolve("column.values"));
    return true;
  }

  @Override
  public boolean value(String value) throws IOException {
    if (spool == null) {
      return false;
    }
    if (++read % TELL_EVERY == 0) {
      progress.values(read);
    }
    if (spool.content().count() >= settings.mostValues()) {
      more = true;
      return false;
    }
    if (value.length() > settings.longest()) {
      tooLong++;
    } else if (!value.isBlank()) {
      spool.add(value);
    }
    return true;
  }

  @Override
  public void unread(String what) {
    told.add(what);
  }

  private void endColumn() throws IOException {
    if (spool == null || column == null) {
      return;
    }
    try (ColumnSpool values = spool) {
      Content content = values.content();
      IndexedColumn ended =
          new IndexedColumn(column, content.toString(), content.count(), tooLong, more);
      if (isThere(ended)) {
        reused++;
      } else {
        String key = ended.key();
        values.each(value -> add(documents.of(key, value)));
      }
      done.put(ended.noteName(), ended);
    }
    spool = null;
  }

  private void add(Document document) throws IOException {
    writer.addDocument(document);
  }

  private boolean isThere(IndexedColumn ended) {
    return earlier
        .map(there -> there.columns().get(ended.noteName()))
        .filter(there -> there.key().equals(ended.key()))
        .isPresent();
  }

  /** With what the names of all indexes of a database begin. */
  static String begin(Schema schema) {
    return Content.hash(schema.name()) + CUT;
  }

  /** The name of the finished index; the same for the same columns with the same values. */
  private String name() {
    StringBuilder all = new StringBuilder(settings(settings));
    done.forEach((name, each) -> all.append('\n').append(name).append(' ').append(each.note()));
    return begin + Content.hash(all.toString());
  }

  /**
   * Puts the index into its place.
   *
   * @param root folder of all indexes
   * @return its folder
   */
  Path finish(Path root) throws IOException {
    endColumn();
    progress.values(read);
    Path folder = root.resolve(name());
    boolean same = earlier.map(there -> there.folder().equals(folder)).orElse(false);
    if (!same) {
      copyEarlier();
      Map<String, String> notes = new TreeMap<>();
      done.forEach((name, each) -> notes.put(name, each.note()));
      notes.put(ValueFolder.SETTINGS, settings(settings));
      writer.forceMerge(1);
      writer.setLiveCommitData(notes.entrySet());
      writer.commit();
    }
    writer.close();
    directory.close();
    Files.deleteIfExists(workplace.folder().resolve(IndexWriter.WRITE_LOCK_NAME));
    if (!same) {
      workplace.publish(folder);
    }
    return folder;
  }

  private void copyEarlier() throws IOException {
    if (reused == 0 || earlier.isEmpty()) {
      return;
    }
    for (LeafReaderContext leaf : earlier.get().reader().leaves()) {
      writer.addIndexes(SlowCodecReaderWrapper.wrap(leaf.reader()));
    }
    List<Term> gone = new ArrayList<>();
    earlier.get().columns().values().stream()
        .filter(there -> !isKept(there))
        .forEach(there -> gone.add(new Term(ValueDocuments.COLUMN, there.key())));
    writer.deleteDocuments(gone.toArray(Term[]::new));
  }

  private boolean isKept(IndexedColumn there) {
    return Optional.ofNullable(done.get(there.noteName()))
        .filter(now -> now.key().equals(there.key()))
        .isPresent();
  }

  /** What was done. */
  ValueReport report() {
    for (IndexedColumn each : done.values()) {
      if (each.tooLong() > 0) {
        told.add(
            "The column (%s) has %d values of more than %d signs, which are left out."
                .formatted(each.name(), each.tooLong(), settings.longest()));
      }
      if (each.more()) {
        told.add(
            "The column (%s) has more than %d values: the rest is left out."
                .formatted(each.name(), settings.mostValues()));
      }
    }
    long values = done.values().stream().mapToLong(IndexedColumn::values).sum();
    return new ValueReport(done.size(), reused, values, told);
  }

  @Override
  public void close() throws IOException {
    if (spool != null) {
      spool.close();
    }
    writer.rollback();
    directory.close();
  }
}
