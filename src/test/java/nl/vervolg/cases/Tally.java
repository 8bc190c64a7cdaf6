package nl.vervolg.cases;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;

/** Counts what was right, by what was tried and by language, and prints the table. */
public final class Tally {
  private static final String ALL = "all";

  private final String name;
  private final Map<String, Map<String, int[]>> cells = new LinkedHashMap<>();
  private final List<String> failures = new ArrayList<>();

  /** A table of that name. */
  public Tally(String name) {
    this.name = name;
  }

  /** Counts one trial. */
  public void count(String row, String column, boolean right) {
    for (String r : List.of(row, ALL)) {
      for (String c : List.of(column, ALL)) {
        int[] cell =
            cells
                .computeIfAbsent(r, key -> new LinkedHashMap<>())
                .computeIfAbsent(c, key -> new int[2]);
        cell[0] += right ? 1 : 0;
        cell[1]++;
      }
    }
  }

  /** Counts one trial and keeps the sentence that says what went wrong. */
  public void count(String row, String column, boolean right, String wrong) {
    count(row, column, right);
    if (!right) {
      failures.add(row + "\t" + column + "\t" + wrong);
    }
  }

  /** Number of trials. */
  public int trials() {
    return cell(ALL, ALL)[1];
  }

  /** Percentage that was right. */
  public double percent() {
    return percent(cell(ALL, ALL));
  }

  /** What went wrong, as far as it was kept. */
  public List<String> failures() {
    return List.copyOf(failures);
  }

  private int[] cell(String row, String column) {
    return cells.getOrDefault(row, Map.of()).getOrDefault(column, new int[2]);
  }

  private static double percent(int[] cell) {
    return cell[1] == 0 ? 100 : 100.0 * cell[0] / cell[1];
  }

  /** The table, also written with all failures to a file below {@code target/}. */
  public String print() {
    TreeSet<String> columns = new TreeSet<>();
    cells.values().forEach(row -> columns.addAll(row.keySet()));
    columns.remove(ALL);
    List<String> order = new ArrayList<>(columns);
    order.add(ALL);
    List<String> rows = new ArrayList<>(new TreeSet<>(cells.keySet()));
    rows.remove(ALL);
    rows.add(ALL);
    StringBuilder table = new StringBuilder(String.format(Locale.ROOT, "%n%-24s", name));
    order.forEach(column -> table.append(String.format(Locale.ROOT, "%16s", column)));
    for (String row : rows) {
      table.append(String.format(Locale.ROOT, "%n%-24s", row));
      for (String column : order) {
        int[] cell = cell(row, column);
        table.append(
            cell[1] == 0
                ? String.format("%16s", "-")
                : String.format(Locale.ROOT, "%9.2f%% %5d", percent(cell), cell[1]));
      }
    }
    table.append(System.lineSeparator());
    try {
      Path file = Path.of("target", name.replace(' ', '-') + ".txt");
      Files.writeString(file, table + String.join("\n", failures) + "\n");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    System.out.println(table);
    return table.toString();
  }
}
