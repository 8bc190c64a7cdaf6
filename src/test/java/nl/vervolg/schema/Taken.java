package nl.vervolg.schema;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/** The values that a source gives; of names in lower case, so that all databases are alike. */
public final class Taken implements ValueTaker {
  private final Map<String, TreeSet<String>> values = new TreeMap<>();
  private final List<String> unread = new ArrayList<>();
  private final int most;
  private TreeSet<String> column = new TreeSet<>();

  private Taken(int most) {
    this.most = most;
  }

  /** Takes all, or so many of a column. */
  public static Taken from(SchemaSource source, int most) throws IOException {
    Taken taken = new Taken(most);
    source.values(taken);
    return taken;
  }

  /** The values of a column in their order. */
  public List<String> of(String name) {
    return List.copyOf(values.getOrDefault(name, new TreeSet<>()));
  }

  /** What could not be read. */
  public List<String> unread() {
    return unread;
  }

  @Override
  public boolean column(ColumnName name) {
    column = new TreeSet<>();
    values.put(name.toString().toLowerCase(Locale.ROOT), column);
    return most > 0;
  }

  @Override
  public boolean value(String value) {
    if (!column.add(value)) {
      throw new IllegalStateException("(" + value + ") comes twice.");
    }
    return column.size() < most;
  }

  @Override
  public void unread(String what) {
    unread.add(what);
  }
}
