package nl.vervolg.schema;

import java.util.List;
import java.util.stream.Stream;

/**
 * What was read of a database.
 *
 * @param schema what could be read
 * @param problems what could not: a sentence for each
 */
public record SchemaReading(Schema schema, List<String> problems) {
  /** Copies the list. */
  public SchemaReading {
    problems = List.copyOf(problems);
  }

  /** Number of columns that are, or are part of, a primary key. */
  public long keys() {
    return columns().filter(Column::key).count();
  }

  /** Number of example values. */
  public long examples() {
    return columns().mapToLong(column -> column.examples().size()).sum();
  }

  private Stream<Column> columns() {
    return schema.tables().stream().flatMap(table -> table.columns().stream());
  }
}
