package nl.vervolg.value;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.apache.lucene.index.LeafReader;
import org.apache.lucene.index.Term;

/** How much a word of a question says of the values in which it stands; for one search. */
final class Weights {
  /** Of a word that every sentence has. */
  private static final double STOP_WORD = 0.04;

  /** Of a word that stands in the names of columns: it is more likely to mean these. */
  private static final double SCHEMA_WORD = 0.5;

  /** Of numbers of one digit, of two digits and so on: most are no values. */
  private static final double[] DIGITS = {0.15, 0.2, 0.3, 0.4};

  /** So much weight makes half a score. */
  private static final double HALF = 0.4;

  private final LeafReader leaf;
  private final Stems stems;
  private final Set<String> stopWords;
  private final SchemaColumns schema;
  private final Map<String, Set<String>> stemsOf = new HashMap<>();
  private final Map<String, Boolean> noTypos = new HashMap<>();
  private final Map<String, Double> weights = new HashMap<>();

  Weights(LeafReader leaf, Stems stems, Set<String> stopWords, SchemaColumns schema) {
    this.leaf = leaf;
    this.stems = stems;
    this.stopWords = stopWords;
    this.schema = schema;
  }

  Set<String> stems(String word) {
    return stemsOf.computeIfAbsent(word, stems::of);
  }

  boolean isOfSchema(String word) {
    return schema.names(stems(word));
  }

  /** Whether a word means a table or a column, so that it is no value with an error. */
  boolean isNoTypo(String word) {
    return noTypos.computeIfAbsent(word, each -> isOfSchema(each) || schema.compounds(each));
  }

  /** From 0 to 1; the rarer, the more. */
  double of(String word) throws IOException {
    Double known = weights.get(word);
    if (known == null) {
      known = weight(word);
      weights.put(word, known);
    }
    return known;
  }

  private double weight(String word) throws IOException {
    if (stopWords.contains(word)) {
      return STOP_WORD;
    }
    double rare = rare(values(word));
    if (word.chars().allMatch(Character::isDigit)) {
      return word.length() <= DIGITS.length ? rare * DIGITS[word.length() - 1] : rare;
    }
    if (word.length() == 1) {
      return STOP_WORD;
    }
    return isOfSchema(word) ? rare * SCHEMA_WORD : rare;
  }

  private double rare(int values) {
    double all = leaf.numDocs();
    return Math.log(1 + all / Math.max(1, values)) / Math.log(1 + all);
  }

  /** The number of values with a word, whatever its ending. */
  int values(String word) throws IOException {
    int values = 0;
    for (String stem : stems(word)) {
      values = Math.max(values, leaf.docFreq(new Term(ValueDocuments.STEM, stem)));
    }
    return values;
  }

  /** From 0 to 1: what the weights of some words make together. */
  static double together(double sum) {
    return sum / (sum + HALF);
  }
}
