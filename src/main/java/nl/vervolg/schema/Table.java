package nl.vervolg.schema;

import java.util.List;

/**
 * A table of a database.
 *
 * @param name as the database has it
 * @param label the name as people say it; the name where nobody says otherwise
 * @param about what it holds, or empty
 * @param columns in the order of the database
 */
public record Table(String name, String label, String about, List<Column> columns) {
  /** Copies the list. */
  public Table {
    columns = List.copyOf(columns);
  }
}
