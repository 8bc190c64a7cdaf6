package nl.vervolg.value;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import nl.vervolg.schema.ColumnName;
import nl.vervolg.schema.Schema;
import org.apache.lucene.index.CorruptIndexException;
import org.apache.lucene.util.IOUtils;

/**
 * An index on disk over the distinct values of the columns of one schema; safe for many threads. It
 * lies in a folder of its own, named by its database and what is in it, and is never changed:
 * another content makes another folder, for which the columns that stayed the same are copied.
 */
public final class ValueIndex implements ValueFinder, Closeable {
  /** Indexes of one database that are kept, the newest. */
  static final int KEPT = 4;

  /** Indexes of all databases together that are kept, the newest. */
  static final int KEPT_OF_ALL = 64;

  /** The database, which earlier versions did not note, and what is in it. */
  private static final Pattern NAME =
      Pattern.compile("(\\p{XDigit}{32}" + ValueBuild.CUT + ")?\\p{XDigit}{32}");

  private final ValueFolder folder;
  private final ValueReport report;
  private final ValueSearch search;

  private ValueIndex(
      ValueFolder folder, ValueReport report, Schema schema, ValueSettings settings) {
    this.folder = folder;
    this.report = report;
    this.search = new ValueSearch(folder, schema, settings);
  }

  /**
   * The index of a source: the one that is there, or else a new one.
   *
   * @param root folder of indexes, which may be those of many schemas; is made where it is not
   *     there
   * @throws IllegalArgumentException where the source has another form
   * @throws IOException when the source cannot be read or the folder not be written
   */
  public static ValueIndex of(
      Path root, Schema schema, ColumnValues source, ValueSettings settings, ValueProgress progress)
      throws IOException {
    List<String> told = new ArrayList<>();
    try (Workplace workplace = Workplace.in(root)) {
      Optional<ValueFolder> earlier = earlier(root, schema, settings, told);
      try (ValueBuild build = new ValueBuild(schema, settings, progress, workplace, earlier)) {
        source.each(build);
        Path made = build.finish(root);
        ValueReport report = build.report();
        told.addAll(report.told());
        workplace.touch(made);
        clear(root, schema, made);
        return new ValueIndex(
            ValueFolder.open(made),
            new ValueReport(report.columns(), report.reused(), report.values(), told),
            schema,
            settings);
      } finally {
        if (earlier.isPresent()) {
          earlier.get().close();
        }
      }
    }
  }

  /** Takes the oldest away, of the database and of all. */
  private static void clear(Path root, Schema schema, Path made) throws IOException {
    List<Path> all = newestFirst(root);
    Set<Path> old = new LinkedHashSet<>(ofDatabase(all, schema).stream().skip(KEPT).toList());
    all.stream().skip(KEPT_OF_ALL).forEach(old::add);
    old.remove(made);
    for (Path each : old) {
      Workplace.delete(each);
    }
  }

  private static List<Path> ofDatabase(List<Path> all, Schema schema) {
    String begin = ValueBuild.begin(schema);
    return all.stream().filter(each -> each.getFileName().toString().startsWith(begin)).toList();
  }

  /**
   * The undamaged one of the database that has most of the columns; damaged ones are taken away,
   * and told.
   */
  private static Optional<ValueFolder> earlier(
      Path root, Schema schema, ValueSettings settings, List<String> told) throws IOException {
    Optional<ValueFolder> best = Optional.empty();
    long most = 0;
    for (Path path : ofDatabase(newestFirst(root), schema)) {
      Optional<ValueFolder> next = undamaged(path, told);
      long shared = next.map(folder -> shared(folder, schema, settings)).orElse(0L);
      Optional<ValueFolder> worse = shared > most ? best : next;
      if (worse.isPresent()) {
        worse.get().close();
      }
      best = shared > most ? next : best;
      most = Math.max(most, shared);
    }
    return best;
  }

  private static Optional<ValueFolder> undamaged(Path path, List<String> told) throws IOException {
    try {
      ValueFolder folder = ValueFolder.open(path);
      try {
        folder.check();
        return Optional.of(folder);
      } catch (IOException e) {
        folder.close();
        throw e;
      }
    } catch (CorruptIndexException e) {
      if (Files.isDirectory(path)) {
        told.add("The index of values (" + path + ") is damaged. It is made again.");
        Workplace.delete(path);
      }
      return Optional.empty();
    }
  }

  /** The number of columns of a schema that an index has, if it was made in the same way. */
  private static long shared(ValueFolder folder, Schema schema, ValueSettings settings) {
    if (!folder.settings().equals(ValueBuild.settings(settings))) {
      return 0;
    }
    return schema.tables().stream()
        .flatMap(
            table ->
                table.columns().stream().map(column -> new ColumnName(table.name(), column.name())))
        .filter(name -> folder.columns().containsKey(IndexedColumn.noteName(name)))
        .count();
  }

  private static List<Path> newestFirst(Path root) throws IOException {
    Map<Path, FileTime> made = new HashMap<>();
    for (Path path : Workplace.list(root)) {
      if (NAME.matcher(path.getFileName().toString()).matches()) {
        madeAt(path).ifPresent(time -> made.put(path, time));
      }
    }
    return made.entrySet().stream()
        .sorted(
            Map.Entry.<Path, FileTime>comparingByValue()
                .reversed()
                .thenComparing(Map.Entry.comparingByKey()))
        .map(Map.Entry::getKey)
        .toList();
  }

  private static Optional<FileTime> madeAt(Path path) throws IOException {
    try {
      return Optional.of(Files.getLastModifiedTime(path));
    } catch (NoSuchFileException e) {
      // Another process took it away.
      return Optional.empty();
    }
  }

  /** What its making did. */
  public ValueReport report() {
    return report;
  }

  /** Tells its columns and their values from others, whichever program has made it. */
  public String content() {
    StringBuilder all = new StringBuilder();
    folder
        .columns()
        .forEach((name, column) -> all.append(name).append(' ').append(column.note()).append('\n'));
    return Content.hash(all.toString());
  }

  /** The folder in which it lies. */
  public Path folder() {
    return folder.folder();
  }

  /** The values that one text may mean, best first. */
  public List<ValueHit> hits(String text, int most) {
    return hits(List.of(text), most);
  }

  @Override
  public List<ValueHit> hits(List<String> texts, int most) {
    return search.hits(texts, most);
  }

  /** Closes all, also when one of them fails; that is told in the end. */
  public static void closeAll(Iterable<? extends Closeable> opened) throws IOException {
    IOUtils.close(opened);
  }

  @Override
  public void close() throws IOException {
    folder.close();
  }
}
