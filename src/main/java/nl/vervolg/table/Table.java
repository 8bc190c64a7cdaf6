package nl.vervolg.table;

import java.util.List;

/**
 * A table: what its columns are called and what stands in them.
 *
 * @param header names of the columns; those of the same name are one for whoever asks
 * @param rows of cells as texts, as many in each as there are columns
 */
public record Table(List<String> header, List<List<String>> rows) {
  /** Copies the lists. */
  public Table {
    header = List.copyOf(header);
    rows = rows.stream().map(List::copyOf).toList();
  }
}
