package nl.vervolg.value;

import nl.vervolg.schema.ColumnName;

/**
 * A column as the index has it.
 *
 * @param content hash of its values, in whatever order they came
 * @param values that are indexed
 * @param tooLong values that were left out, being longer than allowed
 * @param more whether it has more values than are indexed
 */
record IndexedColumn(ColumnName name, String content, long values, long tooLong, boolean more) {
  private static final String CUT = "\0";
  private static final int PARTS = 4;

  /** What tells its documents from all others. */
  String key() {
    return name.table() + CUT + name.column() + CUT + content;
  }

  /** The name of a column in a key. */
  static ColumnName name(String key) {
    String[] parts = key.split(CUT, -1);
    return new ColumnName(parts[0], parts[1]);
  }

  /** As it is noted beside the index, under its name. */
  String note() {
    return content + " " + values + " " + tooLong + " " + more;
  }

  String noteName() {
    return noteName(name);
  }

  static String noteName(ColumnName name) {
    return name.table() + CUT + name.column();
  }

  static boolean isNoteName(String text) {
    return text.contains(CUT);
  }

  /** From a note; a note of another form is no number. */
  static IndexedColumn of(String noteName, String note) {
    String[] parts = note.split(" ", -1);
    if (parts.length != PARTS) {
      throw new NumberFormatException("The note (" + note + ") has another form.");
    }
    return new IndexedColumn(
        name(noteName),
        parts[0],
        Long.parseLong(parts[1]),
        Long.parseLong(parts[2]),
        Boolean.parseBoolean(parts[PARTS - 1]));
  }
}
