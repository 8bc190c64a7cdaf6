package nl.vervolg.value;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import nl.vervolg.schema.ColumnName;
import nl.vervolg.value.Candidates.Candidate;
import nl.vervolg.value.ValueHit.How;
import org.apache.lucene.index.LeafReader;
import org.apache.lucene.index.PostingsEnum;
import org.apache.lucene.index.Terms;
import org.apache.lucene.index.TermsEnum;
import org.apache.lucene.search.DocIdSetIterator;
import org.apache.lucene.util.BytesRef;

/** Finds the values of which all stands in a text, up to how it is written. */
final class WholeSearch {
  private static final int MOST_WORDS = 6;
  private static final int MOST_WORDS_TYPO = 3;

  /** Of one text; more of them hold nothing new. */
  private static final int MOST_DOCUMENTS = 2000;

  private static final double MARKED = 0.98;
  private static final double TYPO = 0.7;

  /** What is a value as it stands is less likely to be another one with an error. */
  private static final double KNOWN = 0.5;

  /** Of a number or a date that is written in another way. */
  private static final double OTHER_FORM = 0.7;

  /** A value in a longer one is less likely to be meant. */
  private static final double INSIDE = 0.5;

  private final LeafReader leaf;
  private final AskedText asked;
  private final Weights weights;
  private final UsualForms forms;
  private final List<int[]> found = new ArrayList<>();

  WholeSearch(LeafReader leaf, AskedText asked, Weights weights, UsualForms forms) {
    this.leaf = leaf;
    this.asked = asked;
    this.weights = weights;
    this.forms = forms;
  }

  void into(Candidates candidates) throws IOException {
    Terms terms = leaf.terms(ValueDocuments.WHOLE);
    if (terms == null) {
      return;
    }
    TermsEnum forwards = terms.iterator();
    int size = asked.text().words().size();
    for (int words = Math.min(MOST_WORDS, size); words > 0; words--) {
      for (int from = 0; from + words <= size; from++) {
        folded(forwards, from, from + words, candidates);
      }
    }
    signs(forwards, candidates);
    Terms turned = leaf.terms(ValueDocuments.WHOLE_BACKWARDS);
    if (turned != null) {
      typos(forwards, turned.iterator(), candidates);
    }
  }

  private void folded(TermsEnum terms, int from, int to, Candidates candidates) throws IOException {
    Set<ColumnName> columns = asked.mark(from, to).map(AskedText.Mark::columns).orElse(Set.of());
    double score = score(from, to);
    String whole = asked.text().whole(from, to);
    boolean any = false;
    for (String form : forms(from, to)) {
      double usual = form.equals(whole) ? score : score * OTHER_FORM;
      any |=
          add(
              terms,
              form,
              new Candidate(
                  asked, from, to, How.FOLDED, usual, asked.text().between(from, to), columns),
              candidates);
    }
    if (any) {
      found.add(new int[] {from, to});
    }
  }

  /** Values without letters and digits count in a mark only. */
  private void signs(TermsEnum terms, Candidates candidates) throws IOException {
    for (AskedText.Mark mark : asked.marks()) {
      if (mark.from() == mark.to()) {
        Candidate candidate =
            new Candidate(
                asked, mark.from(), mark.to(), How.EXACT, MARKED, mark.value(), mark.columns());
        add(terms, mark.value(), candidate, candidates);
      }
    }
  }

  private Set<String> forms(int from, int to) {
    Set<String> all = new LinkedHashSet<>();
    all.add(asked.text().whole(from, to));
    all.addAll(UsualForms.ofNumber(asked.text().between(from, to)));
    if (to - from == UsualForms.DATE_WORDS) {
      all.addAll(forms.ofDate(asked.text().words().subList(from, to)));
    }
    return all;
  }

  private void typos(TermsEnum forwards, TermsEnum backwards, Candidates candidates)
      throws IOException {
    int size = asked.text().words().size();
    for (int from = 0; from < size; from++) {
      for (int to = from + 1; to <= Math.min(size, from + MOST_WORDS_TYPO); to++) {
        String whole = asked.text().whole(from, to);
        if (isOfSentence(from, to) || !ValueDocuments.mayBeWord(whole)) {
          continue;
        }
        Candidate near =
            new Candidate(
                asked,
                from,
                to,
                How.TYPO,
                typo(from, to) * score(from, to),
                asked.text().between(from, to),
                Set.of());
        for (String other : NearTerms.of(whole, forwards, backwards)) {
          add(forwards, other, near, candidates);
        }
      }
    }
  }

  private double typo(int from, int to) {
    boolean known = found.stream().anyMatch(whole -> whole[0] <= from && to <= whole[1]);
    return known ? TYPO * KNOWN : TYPO;
  }

  /** Whether words begin or end with one that every sentence has, or mean columns. */
  private boolean isOfSentence(int from, int to) {
    if (asked.mark(from, to).isPresent()) {
      return false;
    }
    boolean schema = true;
    for (int i = from; i < to; i++) {
      schema &= weights.isNoTypo(asked.text().words().get(i).folded());
    }
    return schema || asked.isWellKnown(from) || asked.isWellKnown(to - 1);
  }

  private double score(int from, int to) throws IOException {
    if (asked.mark(from, to).isPresent()) {
      return MARKED;
    }
    double sum = 0;
    for (int i = from; i < to; i++) {
      sum += weights.of(asked.text().words().get(i).folded());
    }
    boolean inside =
        found.stream()
            .anyMatch(
                longer ->
                    longer[0] <= from && to <= longer[1] && longer[1] - longer[0] > to - from);
    return Weights.together(sum) * (inside ? INSIDE : 1);
  }

  private boolean add(TermsEnum terms, String form, Candidate candidate, Candidates candidates)
      throws IOException {
    if (!terms.seekExact(new BytesRef(ValueDocuments.forwards(form)))) {
      return false;
    }
    PostingsEnum documents = terms.postings(null, PostingsEnum.NONE);
    int document = documents.nextDoc();
    for (int i = 0; i < MOST_DOCUMENTS && document != DocIdSetIterator.NO_MORE_DOCS; i++) {
      candidates.add(document, candidate);
      document = documents.nextDoc();
    }
    return true;
  }
}
