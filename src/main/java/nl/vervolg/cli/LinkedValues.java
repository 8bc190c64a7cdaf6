package nl.vervolg.cli;

import java.io.Closeable;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import nl.vervolg.home.PrivateFolder;
import nl.vervolg.problem.Suggestions;
import nl.vervolg.schema.ColumnName;
import nl.vervolg.schema.Schema;
import nl.vervolg.schema.source.NamedSources;
import nl.vervolg.value.ColumnValues;
import nl.vervolg.value.SourceValues;
import nl.vervolg.value.ValueFinder;
import nl.vervolg.value.ValueIndex;
import nl.vervolg.value.ValueProgress;
import nl.vervolg.value.ValueSettings;
import nl.vervolg.value.file.ValuesFile;

/** The values of the databases for which somebody names a file of them. */
final class LinkedValues implements Closeable {
  /** How the help calls it. */
  static final String LABEL = "[NAME=]FILE";

  /** How the help describes it. */
  static final String DESCRIPTION =
      "Distinct values of the columns of a database: a JSON object of tables, each an object of columns, each a list; or an RDF file or a jdbc: address, whose values are read anew each time. NAME is the database, where the tables do not tell. Can be repeated.";

  /** What may be the name of a database before a file; no path and no address. */
  private static final Pattern OTHER = Pattern.compile("([^=/\\\\:]*)=(.+)", Pattern.DOTALL);

  private final Map<String, ValueIndex> indexes = new TreeMap<>();

  /** A file and its database. */
  private record Named(Schema schema, String text) {}

  private LinkedValues() {}

  /**
   * Opens the index of each file, or makes it.
   *
   * @param given files, each with the name of its database or without
   * @param databases of which it can be
   * @param usual the database of files without a name
   * @param home where indexes are kept
   * @param told gets what could not be read
   */
  static LinkedValues of(
      List<String> given, List<Schema> databases, Optional<String> usual, Path home, Told told)
      throws IOException {
    List<Named> files = new ArrayList<>();
    Set<String> names = new HashSet<>();
    for (String each : given) {
      check(each, databases);
      Schema schema = database(each, databases, usual);
      files.add(new Named(schema, text(each, databases)));
      if (!names.add(schema.name())) {
        throw new IllegalArgumentException(
            "There are two files of values of database (" + schema.name() + ").\nGive one.");
      }
    }
    LinkedValues values = new LinkedValues();
    try {
      for (Named file : files) {
        values.add(file, home, told);
      }
      return values;
    } catch (IOException | RuntimeException e) {
      try {
        values.close();
      } catch (IOException other) {
        e.addSuppressed(other);
      }
      throw e;
    }
  }

  private void add(Named file, Path home, Told told) throws IOException {
    PrivateFolder folder = new PrivateFolder(home.resolve("values"));
    folder.create();
    try (ColumnValues source = open(file.text(), home)) {
      ValueIndex index =
          ValueIndex.of(
              folder.path(), file.schema(), source, ValueSettings.USUAL, progress(told.err()));
      indexes.put(file.schema().name(), index);
      index.report().told().forEach(told::tell);
    }
  }

  private static ValueProgress progress(PrintWriter err) {
    return new ValueProgress() {
      @Override
      public void column(ColumnName column, int number, int all) {
        Screen.progress(err, number + 1, all);
      }

      @Override
      public void values(long values) {
        // The columns tell how far it is.
      }
    };
  }

  /** A live database gives its values itself. */
  private static ColumnValues open(String text, Path home) throws IOException {
    return NamedSources.isLive(text)
        ? new SourceValues(NamedSource.of(text, home))
        : ValuesFile.open(Path.of(text));
  }

  private static String text(String given, List<Schema> databases) {
    return named(given, databases)
        .map(schema -> given.substring(schema.name().length() + 1))
        .orElse(given);
  }

  private static Optional<Schema> named(String given, List<Schema> databases) {
    return databases.stream().filter(each -> given.startsWith(each.name() + "=")).findFirst();
  }

  /** Says so where nothing is named, or no database. */
  private static void check(String given, List<Schema> databases) {
    if (text(given, databases).isBlank()) {
      throw new IllegalArgumentException(
          "--values" + (given.isBlank() ? "" : " " + given) + " names no file.\nName one.");
    }
    Matcher other = OTHER.matcher(given);
    if (named(given, databases).isEmpty() && other.matches() && !Files.exists(Path.of(given))) {
      List<String> names = databases.stream().map(Schema::name).toList();
      String name = other.group(1);
      throw new IllegalArgumentException(
          "No database ("
              + name
              + ") for the values of ("
              + other.group(2)
              + ").\n"
              + Suggestions.closest(name, names)
                  .map(near -> "Maybe you meant (" + near + "). ")
                  .orElse("")
              + "There are: "
              + String.join(", ", names)
              + ".");
    }
  }

  /** The database that is named, or the only one that has all tables of the file. */
  private static Schema database(String given, List<Schema> databases, Optional<String> usual)
      throws IOException {
    Optional<Schema> named =
        named(given, databases)
            .or(
                () ->
                    databases.stream()
                        .filter(each -> usual.equals(Optional.of(each.name())))
                        .findFirst());
    if (named.isPresent()) {
      return named.get();
    }
    if (databases.size() == 1) {
      return databases.get(0);
    }
    List<String> tables =
        ValuesFile.tables(Path.of(given)).stream().map(LinkedValues::key).toList();
    List<Schema> fitting =
        databases.stream()
            .filter(
                each ->
                    each.tables().stream()
                        .map(table -> key(table.name()))
                        .collect(Collectors.toSet())
                        .containsAll(tables))
            .toList();
    if (fitting.size() != 1) {
      throw new IllegalArgumentException(
          "The file of values (%s) is of which database?\nSay so with --values NAME=%s. There are: %s."
              .formatted(
                  given,
                  given,
                  databases.stream().map(Schema::name).collect(Collectors.joining(", "))));
    }
    return fitting.get(0);
  }

  private static String key(String name) {
    return name.strip().toLowerCase(Locale.ROOT);
  }

  /** What tells the values of each database from others. */
  Map<String, String> contents() {
    Map<String, String> contents = new TreeMap<>();
    indexes.forEach((name, index) -> contents.put(name, index.content()));
    return contents;
  }

  /** The indexes by the names of their databases. */
  Map<String, ValueFinder> finders() {
    return Map.copyOf(indexes);
  }

  /** Closes all, whichever fails. */
  @Override
  public void close() throws IOException {
    ValueIndex.closeAll(indexes.values());
  }
}
