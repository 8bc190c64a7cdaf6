package nl.vervolg.value;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import nl.vervolg.value.Candidates.Candidate;
import nl.vervolg.value.ValueHit.How;
import org.apache.lucene.index.LeafReader;
import org.apache.lucene.index.NumericDocValues;
import org.apache.lucene.index.PostingsEnum;
import org.apache.lucene.index.SortedDocValues;
import org.apache.lucene.index.Term;
import org.apache.lucene.index.Terms;
import org.apache.lucene.index.TermsEnum;
import org.apache.lucene.search.DocIdSetIterator;

/** Finds the values of which some words stand in a text, whatever their ending and their place. */
final class WordSearch {
  private static final int WINDOW = 4096;

  /** Words of a text that are looked for, the rarest. */
  private static final int MOST_WORDS = 60;

  /** Values that are looked at; commoner words only count in values that rarer ones lead to. */
  private static final long MOST_VALUES = 300_000;

  private static final int PER_COLUMN = 5;
  private static final double WORDS = 0.85;
  private static final double TYPO = 0.75;
  private static final double PART = 0.6;

  private final LeafReader leaf;
  private final AskedText asked;
  private final Weights weights;
  private final List<Sought> words = new ArrayList<>();
  private long typos;
  private final List<Cursor> leading = new ArrayList<>();
  private final List<Cursor> further = new ArrayList<>();

  WordSearch(LeafReader leaf, AskedText asked, Weights weights) {
    this.leaf = leaf;
    this.asked = asked;
    this.weights = weights;
  }

  /**
   * A word that is looked for.
   *
   * @param places the numbers of the word in the text
   * @param typo whether only words that are near it are known
   */
  private record Sought(
      List<Integer> places, double weight, boolean typo, int values, List<Term> terms) {}

  /** A walk through the values of a term of a word. */
  private record Cursor(int word, PostingsEnum values) {}

  void into(Candidates candidates) throws IOException {
    seek();
    open();
    if (leading.isEmpty()) {
      return;
    }
    Best best = new Best(leaf);
    long[] masks = new long[WINDOW];
    int begin = first();
    while (begin != DocIdSetIterator.NO_MORE_DOCS) {
      window(begin, masks);
      for (int i = 0; i < WINDOW; i++) {
        if (masks[i] != 0) {
          best.add(begin + i, masks[i]);
          masks[i] = 0;
        }
      }
      begin = first();
    }
    best.into(candidates);
  }

  /** The words of the text that count, each once, the rarest first. */
  private void seek() throws IOException {
    Map<String, List<Integer>> places = new LinkedHashMap<>();
    for (int i = 0; i < asked.text().words().size(); i++) {
      if (!asked.isStopWord(i)) {
        places
            .computeIfAbsent(asked.text().words().get(i).folded(), word -> new ArrayList<>())
            .add(i);
      }
    }
    List<Sought> all = new ArrayList<>();
    for (Map.Entry<String, List<Integer>> word : places.entrySet()) {
      sought(word.getKey(), word.getValue()).ifPresent(all::add);
    }
    all.stream()
        .sorted(Comparator.comparingInt(Sought::values).thenComparing(word -> word.places().get(0)))
        .limit(MOST_WORDS)
        .forEach(words::add);
  }

  private Optional<Sought> sought(String word, List<Integer> places) throws IOException {
    int values = weights.values(word);
    if (values > 0) {
      List<Term> terms =
          weights.stems(word).stream().map(stem -> new Term(ValueDocuments.STEM, stem)).toList();
      return Optional.of(new Sought(places, weights.of(word), false, values, terms));
    }
    if (asked.isWellKnown(places.get(0))) {
      return Optional.empty();
    }
    Terms forwards = leaf.terms(ValueDocuments.WORD);
    Terms backwards = leaf.terms(ValueDocuments.WORD_BACKWARDS);
    if (!ValueDocuments.mayBeWord(word)
        || weights.isNoTypo(word)
        || forwards == null
        || backwards == null) {
      return Optional.empty();
    }
    Set<String> near = NearTerms.of(word, forwards.iterator(), backwards.iterator());
    List<Term> terms =
        near.stream()
            .map(other -> new Term(ValueDocuments.WORD, ValueDocuments.forwards(other)))
            .toList();
    return terms.isEmpty()
        ? Optional.empty()
        : Optional.of(new Sought(places, weights.of(word), true, 1, terms));
  }

  private void open() throws IOException {
    long values = 0;
    for (int i = 0; i < words.size(); i++) {
      values += words.get(i).values();
      typos |= words.get(i).typo() ? 1L << i : 0;
      List<Cursor> cursors = values <= MOST_VALUES || i == 0 ? leading : further;
      for (Term term : words.get(i).terms()) {
        Terms terms = leaf.terms(term.field());
        TermsEnum there = terms.iterator();
        if (there.seekExact(term.bytes())) {
          PostingsEnum postings = there.postings(null, PostingsEnum.NONE);
          postings.nextDoc();
          cursors.add(new Cursor(i, postings));
        }
      }
    }
  }

  private int first() {
    int first = DocIdSetIterator.NO_MORE_DOCS;
    for (Cursor cursor : leading) {
      first = Math.min(first, cursor.values().docID());
    }
    return first;
  }

  /** Notes for each value of a window which words it has. */
  private void window(int begin, long[] masks) throws IOException {
    int end = begin + WINDOW;
    for (Cursor cursor : leading) {
      long bit = 1L << cursor.word();
      for (int value = cursor.values().docID(); value < end; value = cursor.values().nextDoc()) {
        masks[value - begin] |= bit;
      }
    }
    for (Cursor cursor : further) {
      for (int i = 0; i < WINDOW; i++) {
        if (masks[i] != 0
            && (cursor.values().docID() >= begin + i
                    ? cursor.values().docID()
                    : cursor.values().advance(begin + i))
                == begin + i) {
          masks[i] |= 1L << cursor.word();
        }
      }
    }
  }

  /** The best of each column. */
  private final class Best {
    private final NumericDocValues counts;
    private final SortedDocValues columns;
    private final List<PriorityQueue<Found>> best = new ArrayList<>();

    /** A value with its score; of equal ones the later is the worse. */
    private record Found(int value, Candidate candidate) {}

    Best(LeafReader leaf) throws IOException {
      this.counts = leaf.getNumericDocValues(ValueDocuments.COUNT);
      this.columns = leaf.getSortedDocValues(ValueDocuments.COLUMN_OF);
      for (int i = 0; i < columns.getValueCount(); i++) {
        best.add(
            new PriorityQueue<>(
                Comparator.comparingDouble((Found found) -> found.candidate().score())
                    .thenComparing(Comparator.comparing(Found::value).reversed())));
      }
    }

    void add(int value, long mask) throws IOException {
      if (!counts.advanceExact(value) || !columns.advanceExact(value)) {
        return;
      }
      PriorityQueue<Found> column = best.get(columns.ordValue());
      double atMost = strength(mask, counts.longValue());
      if (column.size() == PER_COLUMN && column.element().candidate().score() >= atMost) {
        return;
      }
      int[] place = nearest(mask);
      double near = (double) Long.bitCount(mask) / (place[1] - place[0]);
      boolean all = Long.bitCount(mask) >= counts.longValue();
      How how = all ? (hasTypo(mask) ? How.TYPO : How.WORDS) : How.PART;
      column.add(
          new Found(
              value,
              new Candidate(
                  asked,
                  place[0],
                  place[1],
                  how,
                  atMost * Math.sqrt(near),
                  asked.text().between(place[0], place[1]),
                  Set.of())));
      if (column.size() > PER_COLUMN) {
        column.remove();
      }
    }

    /** What the words of a value make, if they stand side by side. */
    private double strength(long mask, long count) {
      double sum = 0;
      for (long left = mask; left != 0; left &= left - 1) {
        sum += words.get(Long.numberOfTrailingZeros(left)).weight();
      }
      int matched = Long.bitCount(mask);
      double strength = matched >= count ? WORDS : PART * matched / count;
      return strength * (hasTypo(mask) ? TYPO : 1) * Weights.together(sum);
    }

    private boolean hasTypo(long mask) {
      return (mask & typos) != 0;
    }

    /** Where all words of a value stand nearest to each other. */
    private int[] nearest(long mask) {
      int[] nearest = {0, Integer.MAX_VALUE};
      for (long left = mask; left != 0; left &= left - 1) {
        for (int from : words.get(Long.numberOfTrailingZeros(left)).places()) {
          int to = end(mask, from);
          if (to >= 0 && to - from < nearest[1] - nearest[0]) {
            nearest = new int[] {from, to};
          }
        }
      }
      return nearest;
    }

    /** Behind the last word, where each word is the first of its kind from here; or -1. */
    private int end(long mask, int from) {
      int end = -1;
      for (long left = mask; left != 0; left &= left - 1) {
        int next =
            words.get(Long.numberOfTrailingZeros(left)).places().stream()
                .filter(place -> place >= from)
                .findFirst()
                .orElse(-1);
        if (next < 0) {
          return -1;
        }
        end = Math.max(end, next + 1);
      }
      return end;
    }

    void into(Candidates candidates) {
      best.forEach(
          column -> column.forEach(found -> candidates.add(found.value(), found.candidate())));
    }
  }
}
