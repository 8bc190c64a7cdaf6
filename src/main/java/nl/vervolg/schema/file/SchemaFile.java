package nl.vervolg.schema.file;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import nl.vervolg.problem.DrawnText;
import nl.vervolg.schema.Column;
import nl.vervolg.schema.ColumnName;
import nl.vervolg.schema.ForeignKey;
import nl.vervolg.schema.Schema;
import nl.vervolg.schema.Table;

/**
 * A file that describes databases which are not at hand, in the form of Spider (Yu et al., 2018):
 * for each its name, its tables, its columns with the number of their table, and its keys. What we
 * write has descriptions and examples besides.
 */
public final class SchemaFile {
  private static final long LONGEST = 1L << 28;

  private static final JsonMapper JSON =
      JsonMapper.builder().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS).build();

  private final Path file;
  private final Optional<Path> descriptions;

  private SchemaFile(Path file, Optional<Path> descriptions) {
    this.file = file;
    this.descriptions = descriptions;
  }

  /**
   * The databases of a file in its order, each of another name.
   *
   * @param descriptions folder with what is told of the columns, a file for each database
   * @throws IllegalArgumentException where the file has another form: what, where, which value
   * @throws IOException when it cannot be read
   */
  public static List<Schema> read(Path file, Optional<Path> descriptions) throws IOException {
    return new SchemaFile(file, descriptions).databases();
  }

  /** The text of a file that describes databases; what reads it gets the same schemas. */
  public static String text(List<Schema> schemas) {
    return Imported.text(schemas);
  }

  /**
   * A schema with what a folder tells of its columns.
   *
   * @param descriptions folder with a file for each database
   * @throws IOException when it cannot be read
   */
  public static Schema described(Schema schema, Optional<Path> descriptions) throws IOException {
    return Descriptions.on(schema, Descriptions.read(descriptions, schema.name()));
  }

  /** The content of a file. */
  static JsonNode content(Path file) throws IOException {
    if (!Files.isReadable(file) || Files.isDirectory(file)) {
      throw new IllegalArgumentException(
          "The file (" + file + ") cannot be read.\nCheck its name and its rights.");
    }
    if (Files.size(file) > LONGEST) {
      throw new IllegalArgumentException(
          "The file (" + file + ") has more than " + LONGEST + " bytes.\nSplit it.");
    }
    try {
      return JSON.readTree(Files.readAllBytes(file));
    } catch (StreamConstraintsException e) {
      throw new IllegalArgumentException(
          "The file ("
              + file
              + ") cannot be read"
              + JsonFault.at(e.getLocation())
              + ".\nIts lists are too deep in each other, or a name, text or number is too long.",
          e);
    } catch (MismatchedInputException e) {
      throw new IllegalArgumentException(
          "The file ("
              + file
              + ") goes on after its end"
              + JsonFault.at(e.getLocation())
              + ".\nTake out what comes after the first whole list or object.",
          e);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(
          "The file ("
              + file
              + ") is not JSON"
              + JsonFault.at(e.getLocation())
              + ".\n"
              + JsonFault.said(e),
          e);
    }
  }

  private List<Schema> databases() throws IOException {
    JsonNode all = content(file);
    if (!all.isArray() || all.isEmpty()) {
      throw wrong(
          "the file", "is no list of databases", "It begins with [ and has an object for each.");
    }
    Map<String, Schema> databases = new LinkedHashMap<>();
    for (int i = 0; i < all.size(); i++) {
      String name = all.get(i).path("db_id").asText();
      if (name.isBlank() || !DrawnText.line(name).equals(name)) {
        String what = name.isBlank() ? "is missing" : "(" + name + ") has signs that are not drawn";
        throw wrong("[" + i + "].db_id", what, "It is the name of the database.");
      }
      Schema schema = described(schema(name, all.get(i)), descriptions);
      if (schema.size() == 0) {
        throw wrong(name, "has no column", "Take it out, or name its tables and columns.");
      }
      if (databases.put(name, schema) != null) {
        throw wrong("[" + i + "].db_id", "(" + name + ") is there twice", "Rename one of them.");
      }
    }
    return List.copyOf(databases.values());
  }

  private Schema schema(String name, JsonNode node) {
    List<JsonNode> tables = tableNames(name, node);
    List<JsonNode> columns = list(name, node, "column_names_original");
    List<JsonNode> types = list(name, node, "column_types");
    Set<Integer> keys = keys(name, node, columns.size());
    List<ColumnName> names = new ArrayList<>();
    Set<ColumnName> known = new HashSet<>();
    List<List<Column>> byTable = new ArrayList<>();
    tables.forEach(table -> byTable.add(new ArrayList<>()));
    for (int i = 0; i < columns.size(); i++) {
      int table = table(name + ".column_names_original[" + i + "]", columns.get(i), tables.size());
      String own = columns.get(i).path(1).asText();
      ColumnName column = new ColumnName(table < 0 ? "" : tables.get(table).asText(), own);
      if (!known.add(column)) {
        throw wrong(
            name + ".column_names_original[" + i + "]",
            "(" + column + ") is there twice",
            "A table has each of its columns once, and a database each of its tables.");
      }
      names.add(column);
      if (table >= 0) {
        String label = node.path("column_names").path(i).path(1).asText(own);
        String type = i < types.size() ? types.get(i).asText() : "text";
        Column.About about = Imported.about(node, i);
        List<String> examples = Imported.examples(node, i);
        byTable.get(table).add(new Column(own, label, type, keys.contains(i), about, examples));
      }
    }
    return new Schema(name, tables(node, tables, byTable), foreignKeys(name, node, names));
  }

  private List<JsonNode> tableNames(String name, JsonNode node) {
    List<JsonNode> tables = list(name, node, "table_names_original");
    for (int i = 0; i < tables.size(); i++) {
      if (!tables.get(i).isTextual()) {
        throw wrong(
            name + ".table_names_original[" + i + "]",
            "is (" + tables.get(i) + ")",
            "The name of a table is a text.");
      }
    }
    return tables;
  }

  /** The number of the table of a column; -1 for what belongs to none. */
  private int table(String where, JsonNode column, int tables) {
    JsonNode number = column.path(0);
    if (!column.isArray() || !number.isInt() || !column.path(1).isTextual()) {
      throw wrong(
          where,
          "is (" + column + ")",
          "A column is a list of the number of its table and its name, a text.");
    }
    if (number.asInt() < -1 || number.asInt() >= tables) {
      throw wrong(
          where,
          "has table " + number,
          "There are " + tables + " tables, counted from 0; -1 is no table.");
    }
    return number.asInt();
  }

  private static List<Table> tables(JsonNode node, List<JsonNode> names, List<List<Column>> all) {
    List<Table> tables = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      String own = names.get(i).asText();
      String label = node.path("table_names").path(i).asText(own);
      tables.add(new Table(own, label, Imported.about(node, i, "table_descriptions"), all.get(i)));
    }
    return tables;
  }

  /** Numbers of columns; a key of many columns is a list of its own. */
  private Set<Integer> keys(String name, JsonNode node, int columns) {
    Set<Integer> keys = new HashSet<>();
    for (JsonNode key : list(name, node, "primary_keys")) {
      Iterable<JsonNode> parts = key.isArray() ? key : List.of(key);
      parts.forEach(part -> keys.add(column(name + ".primary_keys", part, columns)));
    }
    return keys;
  }

  private List<ForeignKey> foreignKeys(String name, JsonNode node, List<ColumnName> names) {
    Set<ForeignKey> keys = new LinkedHashSet<>();
    for (JsonNode key : list(name, node, "foreign_keys")) {
      String where = name + ".foreign_keys";
      keys.add(
          new ForeignKey(
              names.get(column(where, key.path(0), names.size())),
              names.get(column(where, key.path(1), names.size()))));
    }
    return List.copyOf(keys);
  }

  private int column(String where, JsonNode number, int columns) {
    if (!number.isInt() || number.asInt() < 0 || number.asInt() >= columns) {
      throw wrong(
          where,
          "has (" + number + ")",
          "A column is a number from 0 to " + (columns - 1) + ", its place among the columns.");
    }
    return number.asInt();
  }

  private List<JsonNode> list(String name, JsonNode node, String member) {
    JsonNode list = node.path(member);
    if (!list.isArray()) {
      throw wrong(name + "." + member, "is no list", "A database has " + member + ".");
    }
    List<JsonNode> all = new ArrayList<>();
    list.forEach(all::add);
    return all;
  }

  private IllegalArgumentException wrong(String where, String what, String wanted) {
    return new IllegalArgumentException(
        "The schema file ("
            + file
            + ") cannot be used"
            + DrawnText.line(": " + where + " " + what)
            + ".\n"
            + wanted);
  }
}
