package nl.vervolg.schema;

import java.util.List;

/**
 * A column of a table.
 *
 * @param name as the database has it
 * @param label the name as people say it; the name where nobody says otherwise
 * @param type as the database has it, such as {@code VARCHAR(20)}
 * @param key whether it is, or is part of, the primary key
 * @param about what it holds, and what its values mean
 * @param examples values that it holds
 */
public record Column(
    String name, String label, String type, boolean key, About about, List<String> examples) {
  /** Copies the list. */
  public Column {
    examples = List.copyOf(examples);
  }

  /**
   * What is told of a column; either text can be empty.
   *
   * @param column what it holds
   * @param values what its values mean
   */
  public record About(String column, String values) {
    /** Nothing is told. */
    public static final About NOTHING = new About("", "");

    /** The first that is there. */
    public String text() {
      return column.isBlank() ? values.strip() : column.strip();
    }
  }
}
