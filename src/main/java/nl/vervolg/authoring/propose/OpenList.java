package nl.vervolg.authoring.propose;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A list of words in a file, to which words can be added.
 *
 * @param file the file
 * @param name where it stands in the file: {@code cues.additive}
 * @param words the words that stand there
 * @param nouns whether its entries are nouns with their forms
 * @param gap what stands between two entries
 * @param end offset in the file behind its last entry
 */
record OpenList(Path file, String name, List<String> words, boolean nouns, String gap, int end) {
  private static final Pattern PLAIN = Pattern.compile("\\p{L}[\\p{L}\\p{M}\\p{N} -]*(?<! )");
  private static final String VALUES = "values";
  private static final String SLOTS = "slots";

  /** Words that change nothing. */
  static final String NOTHING = "cues.filler";

  private static final int LONGEST_LINE = 120;

  OpenList {
    words = List.copyOf(words);
  }

  /** The value that its words name; none where they name none. */
  Optional<String> value() {
    String[] steps = name.split("\\.", -1);
    return steps[0].equals(VALUES) && steps.length > 1 ? Optional.of(steps[1]) : Optional.empty();
  }

  /** True for words that change nothing and for names: what else is said keeps its meaning. */
  boolean harmless() {
    String first = name.split("\\.", -1)[0];
    return name.equals(NOTHING) || first.equals(VALUES) || first.equals(SLOTS);
  }

  /** The entry for a word. */
  String entry(String word) {
    String quoted = PLAIN.matcher(word).matches() ? word : '"' + word.replace("\"", "\\\"") + '"';
    return nouns ? "{singular: " + quoted + ", plural: " + quoted + "}" : quoted;
  }

  /** The file with a word more; all else stays as it is. */
  String with(String word, String text) {
    String added = gap + entry(word);
    int line = text.lastIndexOf('\n', end - 1) + 1;
    int next = text.indexOf('\n', end);
    int length = (next < 0 ? text.length() : next) - line + added.length();
    boolean wraps = gap.equals(", ") && words.size() > 1 && length > LONGEST_LINE;
    String indent = text.substring(line).replaceFirst("(?s)\\S.*", "");
    String wrapped = indent.isEmpty() || !continues(text, line) ? indent + "  " : indent;
    return text.substring(0, end)
        + (wraps ? ",\n" + wrapped + entry(word) : added)
        + text.substring(end);
  }

  /** True for a line that has nothing but entries of the list. */
  private boolean continues(String text, int line) {
    return !text.substring(line, end).contains("[");
  }
}
