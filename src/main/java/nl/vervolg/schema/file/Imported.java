package nl.vervolg.schema.file;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import nl.vervolg.schema.Column;
import nl.vervolg.schema.ColumnName;
import nl.vervolg.schema.ForeignKey;
import nl.vervolg.schema.Schema;
import nl.vervolg.schema.Table;

/**
 * A schema that was read from a database, as a file in Spider's form: with lists beside the tables
 * and the columns for what that form has no place for.
 */
final class Imported {
  private static final String ABOUT = "column_descriptions";
  private static final String VALUES = "value_descriptions";
  private static final String EXAMPLES = "column_examples";

  private static final JsonMapper JSON = JsonMapper.builder().build();
  private static final ObjectWriter WRITER =
      JSON.writer(new DefaultPrettyPrinter().withObjectIndenter(new DefaultIndenter("  ", "\n")));

  private final ObjectNode node = JSON.createObjectNode();
  private final Map<ColumnName, Integer> places = new HashMap<>();

  private Imported() {}

  /** What is told of the column in a place. */
  static Column.About about(JsonNode node, int place) {
    return new Column.About(about(node, place, ABOUT), about(node, place, VALUES));
  }

  /** What is told in a place of a list. */
  static String about(JsonNode node, int place, String list) {
    return node.path(list).path(place).asText("");
  }

  /** Values of the column in a place. */
  static List<String> examples(JsonNode node, int place) {
    List<String> examples = new ArrayList<>();
    node.path(EXAMPLES).path(place).forEach(example -> examples.add(example.asText()));
    return examples;
  }

  /** The text of a file with these schemas. */
  static String text(List<Schema> schemas) {
    ArrayNode all = JSON.createArrayNode();
    schemas.forEach(schema -> all.add(new Imported().of(schema)));
    try {
      return WRITER.writeValueAsString(all) + "\n";
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  private ObjectNode of(Schema schema) {
    node.put("db_id", schema.name());
    tables(schema);
    columns(schema);
    keys(schema);
    return node;
  }

  private void tables(Schema schema) {
    ArrayNode names = node.putArray("table_names_original");
    ArrayNode labels = node.putArray("table_names");
    ArrayNode about = node.putArray("table_descriptions");
    for (Table table : schema.tables()) {
      names.add(table.name());
      labels.add(table.label());
      about.add(table.about());
    }
  }

  /** The form begins with a column that stands for all. */
  private void columns(Schema schema) {
    ArrayNode names = node.putArray("column_names_original");
    ArrayNode labels = node.putArray("column_names");
    ArrayNode types = node.putArray("column_types");
    ArrayNode about = node.putArray(ABOUT);
    ArrayNode values = node.putArray(VALUES);
    ArrayNode examples = node.putArray(EXAMPLES);
    names.addArray().add(-1).add("*");
    labels.addArray().add(-1).add("*");
    types.add("text");
    about.add("");
    values.add("");
    examples.addArray();
    for (int i = 0; i < schema.tables().size(); i++) {
      Table table = schema.tables().get(i);
      for (Column column : table.columns()) {
        places.put(new ColumnName(table.name(), column.name()), names.size());
        names.addArray().add(i).add(column.name());
        labels.addArray().add(i).add(column.label());
        types.add(column.type());
        about.add(column.about().column());
        values.add(column.about().values());
        column.examples().forEach(examples.addArray()::add);
      }
    }
  }

  /** A key of several columns is a list of its own. */
  private void keys(Schema schema) {
    ArrayNode primary = node.putArray("primary_keys");
    for (Table table : schema.tables()) {
      List<Integer> key =
          table.columns().stream()
              .filter(Column::key)
              .map(column -> place(new ColumnName(table.name(), column.name())))
              .toList();
      ArrayNode list = key.size() > 1 ? primary.addArray() : primary;
      key.forEach(list::add);
    }
    ArrayNode foreign = node.putArray("foreign_keys");
    for (ForeignKey key : schema.foreignKeys()) {
      foreign.addArray().add(place(key.from())).add(place(key.to()));
    }
  }

  private Integer place(ColumnName name) {
    Integer place = places.get(name);
    if (place == null) {
      throw new IllegalArgumentException("A key has a column (" + name + ") that is not there.");
    }
    return place;
  }
}
