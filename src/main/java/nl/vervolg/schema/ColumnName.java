package nl.vervolg.schema;

/**
 * A column of a database.
 *
 * @param table name of its table
 * @param column its own name
 */
public record ColumnName(String table, String column) {
  @Override
  public String toString() {
    return table + "." + column;
  }
}
