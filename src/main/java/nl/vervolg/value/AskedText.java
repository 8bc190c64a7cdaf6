package nl.vervolg.value;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nl.vervolg.schema.ColumnName;

/**
 * A text in which values are looked for.
 *
 * @param text its words
 * @param marks where a value stands for certain: in quotes, or behind the name of a column and an
 *     equals sign
 * @param stopWords words that every sentence has
 * @param wellKnown they, and others that are known too well to be another word with an error
 */
record AskedText(ValueText text, List<Mark> marks, Set<String> stopWords, Set<String> wellKnown) {
  private static final String APART = "(?<![\\p{L}\\p{N}])";
  private static final String END = "(?![\\p{L}\\p{N}])";
  private static final Pattern MARKED =
      Pattern.compile(
          APART
              + "'([^']+)'"
              + END
              + "|\"([^\"]+)\"|\u201c([^\u201c\u201d]+)\u201d|\u2018([^\u2018]+)\u2019"
              + END
              + "|\u00ab([^\u00ab\u00bb]+)\u00bb|\u201e([^\u201e\u201c\u201d]+)[\u201c\u201d]"
              + "|[=\u2260:]\\s*([\\p{L}\\p{N}][^\\s;,'\"]*)");

  private static final Pattern EQUALS =
      Pattern.compile("[^\\p{L}\\p{N}]*[=\u2260:][^\\p{L}\\p{N}]*");

  /**
   * A marked part of a text.
   *
   * @param value what stands there
   * @param from its first word
   * @param to behind its last word; no word where it has none
   * @param columns of which it is said to be a value; none where that is not said
   */
  record Mark(String value, int from, int to, Set<ColumnName> columns) {}

  static AskedText of(
      ValueText text, Set<String> stopWords, Set<String> wellKnown, SchemaColumns schema) {
    List<Mark> marks = new ArrayList<>();
    Matcher matcher = MARKED.matcher(text.text());
    while (matcher.find()) {
      int group = 1;
      while (matcher.start(group) < 0) {
        group++;
      }
      int from = firstWord(text, matcher.start(group));
      int to = firstWord(text, matcher.end(group));
      Set<ColumnName> columns = Set.of();
      if (from > 0
          && EQUALS
              .matcher(text.text())
              .region(text.words().get(from - 1).to(), matcher.start(group))
              .matches()) {
        columns = schema.before(text, from);
      }
      if (group < matcher.groupCount() || !columns.isEmpty()) {
        marks.add(new Mark(matcher.group(group).strip(), from, to, columns));
      }
    }
    return new AskedText(text, marks, stopWords, wellKnown);
  }

  /** The first word at a place of the text or behind it. */
  private static int firstWord(ValueText text, int place) {
    int begin = 0;
    int end = text.words().size();
    while (begin < end) {
      int middle = (begin + end) / 2;
      if (text.words().get(middle).from() < place) {
        begin = middle + 1;
      } else {
        end = middle;
      }
    }
    return begin;
  }

  /** The mark that holds just these words. */
  Optional<Mark> mark(int from, int to) {
    return marks.stream().filter(mark -> mark.from() == from && mark.to() == to).findFirst();
  }

  boolean isStopWord(int word) {
    return stopWords.contains(text.words().get(word).folded());
  }

  boolean isWellKnown(int word) {
    return wellKnown.contains(text.words().get(word).folded());
  }

  /** Whether a value stands at some words sign by sign. */
  boolean says(String value, int from) {
    ValueText.Word first = text.words().get(from);
    ValueText found = ValueText.of(value);
    if (found.words().isEmpty()) {
      return false;
    }
    int begin = first.from() - found.words().get(0).from();
    int end = begin + found.text().length();
    return text.text().startsWith(found.text(), Math.max(0, begin))
        && begin >= 0
        && (end >= text.text().length() || !Character.isLetterOrDigit(text.text().charAt(end)));
  }
}
