package nl.vervolg.schema;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import nl.vervolg.problem.DrawnText;

/**
 * A schema as text for a language model. The same schema gives the same text, always. No text of
 * the database can end a line that it stands in: what has many lines is written as many lines of
 * its kind, or as one.
 */
public enum MSchema {
  /**
   * In the manner of {@code CREATE TABLE}, with comments (seed on schema linking, section 10). The
   * names are not quoted.
   */
  CREATE_TABLE {
    @Override
    void write(Schema schema, List<String> lines) {
      lines.add(SCHEMA);
      for (Table table : schema.tables()) {
        comment("", table.about(), lines);
        lines.add("CREATE TABLE " + line(table.name()) + " (");
        table.columns().forEach(column -> create(column, lines));
        lines.add(");");
        lines.add("");
      }
      foreignKeys(schema, lines);
    }
  },

  /** The original M-Schema (XiYan-SQL, Gao et al., 2024). */
  ORIGINAL {
    @Override
    void write(Schema schema, List<String> lines) {
      lines.add("【DB_ID】 " + line(schema.name()));
      lines.add(SCHEMA);
      for (Table table : schema.tables()) {
        lines.add("# Table: " + line(table.name()) + following(table.about()));
        lines.add("[");
        lines.add(table.columns().stream().map(MSchema::tuple).collect(Collectors.joining(",\n")));
        lines.add("]");
      }
      foreignKeys(schema, lines);
    }
  };

  private static final String SCHEMA = "【Schema】";
  private static final String INDENT = "    ";
  private static final int MOST_CREATED = 5;
  private static final int MOST_ORIGINAL = 3;
  private static final int LONG = 20;
  private static final int TOO_LONG = 50;
  private static final Set<String> TIMES = Set.of("DATE", "TIME", "DATETIME", "TIMESTAMP");

  /**
   * The text.
   *
   * @throws IllegalArgumentException for a schema without tables: a model would make some up
   */
  public String text(Schema schema) {
    if (schema.tables().isEmpty()) {
      throw new IllegalArgumentException(
          "The schema of (" + schema.name() + ") has no table: there is nothing to show.");
    }
    List<String> lines = new ArrayList<>();
    write(schema, lines);
    return String.join("\n", lines);
  }

  abstract void write(Schema schema, List<String> lines);

  private static void create(Column column, List<String> lines) {
    lines.add(
        INDENT
            + line(column.name())
            + " "
            + line(column.type()).toUpperCase(Locale.ROOT)
            + (column.key() ? " -- PRIMARY KEY" : ""));
    comment(INDENT, column.about().text(), lines);
    List<String> examples =
        column.examples().stream()
            .limit(MOST_CREATED)
            .map(MSchema::line)
            .filter(text -> !text.isBlank())
            .toList();
    if (!examples.isEmpty()) {
      lines.add(INDENT + "-- Examples: " + String.join(", ", examples));
    }
  }

  /** A text of many lines is a comment of many lines. */
  private static void comment(String indent, String text, List<String> lines) {
    text.lines()
        .map(MSchema::line)
        .filter(line -> !line.isBlank())
        .forEach(line -> lines.add(indent + "-- " + line));
  }

  private static String tuple(Column column) {
    String type = line(column.type()).toUpperCase(Locale.ROOT);
    int length = type.indexOf('(');
    String plain = length > 0 ? type.substring(0, length) : type;
    List<String> examples = originalExamples(plain, column.examples());
    return "("
        + line(column.name())
        + ":"
        + plain
        + following(column.about().text())
        + (column.key() ? ", Primary Key" : "")
        + (examples.isEmpty() ? "" : ", Examples: [" + String.join(", ", examples) + "]")
        + ")";
  }

  /** Three; one where they are times or long; none where they are longer than anybody reads. */
  private static List<String> originalExamples(String type, List<String> all) {
    List<String> some = all.stream().map(MSchema::line).limit(MOST_ORIGINAL).toList();
    int longest = some.stream().mapToInt(String::length).max().orElse(0);
    if (longest > TOO_LONG) {
      return List.of();
    }
    return some.subList(
        0, longest > LONG || TIMES.contains(type) ? Math.min(1, some.size()) : some.size());
  }

  private static String following(String text) {
    return text.isBlank() ? "" : ", " + line(text);
  }

  private static void foreignKeys(Schema schema, List<String> lines) {
    if (!schema.foreignKeys().isEmpty()) {
      lines.add("【Foreign keys】");
    }
    schema
        .foreignKeys()
        .forEach(key -> lines.add(line(key.from().toString()) + "=" + line(key.to().toString())));
  }

  /** A text as a piece of one line. */
  private static String line(String text) {
    return DrawnText.line(text).strip();
  }
}
