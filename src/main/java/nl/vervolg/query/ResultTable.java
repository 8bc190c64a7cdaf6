package nl.vervolg.query;

import java.util.List;

/**
 * The rows of a result. Columns of a list are {@code item} (IRI), {@code name}, {@code slug},
 * {@code type} and whatever else the template binds; a thing may take several rows.
 *
 * @param columns names of the columns
 * @param rows the rows, in order
 * @param total number of different things that the question is about, also where rows are cut
 * @param truncated rows were cut
 * @param query the query as it was run
 */
public record ResultTable(
    List<String> columns, List<Row> rows, long total, boolean truncated, String query)
    implements QueryOutcome {
  private static final Cell MISSING = new Cell.Missing();

  /** Copies the lists. */
  public ResultTable {
    columns = List.copyOf(columns);
    rows = List.copyOf(rows);
  }

  /** The cells of one row, one for each column. */
  public record Row(List<Cell> cells) {
    /** Copies the list. */
    public Row {
      cells = List.copyOf(cells);
    }
  }

  /** The same table, of more things than its rows show. */
  public ResultTable withTotal(long all) {
    return new ResultTable(columns, rows, all, truncated, query);
  }

  /** The cell of that row in that column; missing where there is no such column. */
  public Cell cell(Row row, String column) {
    int index = columns.indexOf(column);
    return index < 0 ? MISSING : row.cells().get(index);
  }
}
