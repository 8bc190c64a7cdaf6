package nl.vervolg.schema.file;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import nl.vervolg.schema.Column;
import nl.vervolg.schema.ColumnName;
import nl.vervolg.schema.Schema;
import nl.vervolg.schema.Table;

/**
 * What is told of the columns of a database, in a file of its name: for each table a list of
 * columns with {@code column_name}, {@code column_description} and {@code value_description}.
 */
final class Descriptions {
  private Descriptions() {}

  /** What a folder tells of a database; nothing where it has no file of it. */
  static Map<ColumnName, Column.About> read(Optional<Path> folder, String database)
      throws IOException {
    Map<ColumnName, Column.About> told = new HashMap<>();
    Optional<Path> file =
        folder
            .filter(there -> isFileName(database))
            .map(there -> there.resolve(database + ".json"))
            .filter(Files::isRegularFile);
    if (folder.isPresent() && !Files.isDirectory(folder.get())) {
      throw new IllegalArgumentException(
          "The folder of descriptions (" + folder.get() + ") is not there.\nCheck its name.");
    }
    if (file.isEmpty()) {
      return told;
    }
    for (Map.Entry<String, JsonNode> table : SchemaFile.content(file.get()).properties()) {
      for (JsonNode column : table.getValue()) {
        told.put(
            key(new ColumnName(table.getKey(), column.path("column_name").asText())),
            new Column.About(
                column.path("column_description").asText(""),
                column.path("value_description").asText("")));
      }
    }
    return told;
  }

  /** A schema with what is told of its columns in place of what it said itself. */
  static Schema on(Schema schema, Map<ColumnName, Column.About> told) {
    List<Table> tables =
        schema.tables().stream()
            .map(
                table ->
                    new Table(
                        table.name(),
                        table.label(),
                        table.about(),
                        table.columns().stream().map(column -> on(table, column, told)).toList()))
            .toList();
    return new Schema(schema.name(), tables, schema.foreignKeys());
  }

  private static Column on(Table table, Column column, Map<ColumnName, Column.About> told) {
    return new Column(
        column.name(),
        column.label(),
        column.type(),
        column.key(),
        told.getOrDefault(key(new ColumnName(table.name(), column.name())), column.about()),
        column.examples());
  }

  /** A name that leads nowhere else. */
  private static boolean isFileName(String database) {
    return database.matches("[\\p{L}\\p{N}_ -]+(\\.[\\p{L}\\p{N}_ -]+)*");
  }

  /** Case and blanks around a name do not count. */
  private static ColumnName key(ColumnName name) {
    return new ColumnName(
        name.table().strip().toLowerCase(Locale.ROOT),
        name.column().strip().toLowerCase(Locale.ROOT));
  }
}
