package nl.vervolg.value;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.NumericDocValuesField;
import org.apache.lucene.document.SortedDocValuesField;
import org.apache.lucene.document.StringField;
import org.apache.lucene.util.BytesRef;

/**
 * Values as they are indexed: under their whole form, and under each of their words. Both stand
 * there with their length before them, forwards and backwards: whatever is changed in one place of
 * a text, one of its halves stays, so that all texts of which this one differs by one letter lie
 * together with it in one of the two orders (a locality sensitive hash that loses none).
 */
final class ValueDocuments {
  /** The column and its content, to be taken out again. */
  static final String COLUMN = "column";

  /** The column and its content, of each document. */
  static final String COLUMN_OF = "columnOf";

  /** The value as the database has it, of each document. */
  static final String VALUE = "value";

  /** Number of words that count, of each document. */
  static final String COUNT = "count";

  static final String WHOLE = "whole";
  static final String WHOLE_BACKWARDS = "elohw";
  static final String WORD = "word";
  static final String WORD_BACKWARDS = "drow";
  static final String STEM = "stem";

  /** Shorter ones are too near to others. */
  static final int SHORTEST_TYPO = 5;

  private final Stems stems;
  private final Set<String> stopWords;
  private final UsualForms forms;

  ValueDocuments(List<String> languages) {
    this.stems = new Stems(languages);
    this.stopWords = new StopWords(languages).all();
    this.forms = new UsualForms(languages);
  }

  /** The words of a value that count: those that not every sentence has, or else all. */
  static Set<String> counted(ValueText text, Set<String> stopWords) {
    Set<String> counted = new LinkedHashSet<>();
    text.words().forEach(word -> counted.add(word.folded()));
    Set<String> all = Set.copyOf(counted);
    counted.removeAll(stopWords);
    return counted.isEmpty() ? all : counted;
  }

  /** A value of a column. */
  Document of(String column, String value) {
    Document document = new Document();
    document.add(new StringField(COLUMN, column, Field.Store.NO));
    document.add(new SortedDocValuesField(COLUMN_OF, new BytesRef(column)));
    document.add(new SortedDocValuesField(VALUE, new BytesRef(value)));
    ValueText text = ValueText.of(value);
    String whole = text.whole();
    term(document, WHOLE, whole);
    if (isWord(whole)) {
      document.add(new StringField(WHOLE_BACKWARDS, backwards(whole), Field.Store.NO));
    }
    forms.ofValue(text.text()).forEach(form -> term(document, WHOLE, form));
    Set<String> counted = counted(text, stopWords);
    document.add(new NumericDocValuesField(COUNT, counted.size()));
    Set<String> endless = new LinkedHashSet<>();
    for (String word : counted) {
      term(document, WORD, word);
      if (isWord(word)) {
        document.add(new StringField(WORD_BACKWARDS, backwards(word), Field.Store.NO));
      }
      endless.addAll(stems.of(word));
    }
    endless.forEach(stem -> document.add(new StringField(STEM, stem, Field.Store.NO)));
    return document;
  }

  private static void term(Document document, String field, String text) {
    document.add(new StringField(field, forwards(text), Field.Store.NO));
  }

  /** Whether a typing error in it can be told from another text: of codes and numbers it cannot. */
  static boolean isWord(String text) {
    return text.length() >= SHORTEST_TYPO && hasLetters(text);
  }

  /** Whether it may be a word with a typing error. */
  static boolean mayBeWord(String text) {
    return text.length() >= SHORTEST_TYPO - 1 && hasLetters(text);
  }

  private static boolean hasLetters(String text) {
    return text.chars().filter(Character::isLetter).count() * 2 > text.length();
  }

  /** As it stands in the index. */
  static String forwards(String text) {
    return (char) text.length() + text;
  }

  /** As it stands in the index from behind. */
  static String backwards(String text) {
    return (char) text.length() + new StringBuilder(text).reverse().toString();
  }
}
