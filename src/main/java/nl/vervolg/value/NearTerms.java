package nl.vervolg.value;

import java.io.IOException;
import java.util.Set;
import java.util.TreeSet;
import org.apache.lucene.index.TermsEnum;
import org.apache.lucene.index.TermsEnum.SeekStatus;
import org.apache.lucene.util.BytesRef;
import org.apache.lucene.util.StringHelper;

/** Finds the terms of an index that differ from a text by one typing error. */
final class NearTerms {
  /** So many terms with the same half are looked at. */
  private static final int MOST = 10_000;

  private NearTerms() {}

  /**
   * The terms that are near, without the text itself.
   *
   * @param forwards all terms with their length before them
   * @param backwards the same from behind
   */
  static Set<String> of(String text, TermsEnum forwards, TermsEnum backwards) throws IOException {
    Set<String> near = new TreeSet<>();
    String turned = new StringBuilder(text).reverse().toString();
    for (int length = text.length() - 1; length <= text.length() + 1; length++) {
      int half = (Math.min(length, text.length()) - 1) / 2;
      scan(forwards, (char) length + text.substring(0, half), text, false, near);
      scan(backwards, (char) length + turned.substring(0, half), text, true, near);
    }
    return near;
  }

  private static void scan(
      TermsEnum terms, String begin, String text, boolean turned, Set<String> near)
      throws IOException {
    BytesRef half = new BytesRef(begin);
    if (terms.seekCeil(half) == SeekStatus.END) {
      return;
    }
    BytesRef term = terms.term();
    for (int i = 0; i < MOST && term != null && StringHelper.startsWith(term, half); i++) {
      String found = term.utf8ToString().substring(1);
      String other = turned ? new StringBuilder(found).reverse().toString() : found;
      if (ValueDocuments.isWord(other) && isOneTypo(text, other)) {
        near.add(other);
      }
      term = terms.next();
    }
  }

  /** Whether one letter is too many, too few, wrong or in the wrong place. A digit is no letter. */
  static boolean isOneTypo(String one, String other) {
    int shorter = Math.min(one.length(), other.length());
    int longer = Math.max(one.length(), other.length());
    int begin = 0;
    while (begin < shorter && one.charAt(begin) == other.charAt(begin)) {
      begin++;
    }
    int end = 0;
    while (end < shorter - begin
        && one.charAt(one.length() - 1 - end) == other.charAt(other.length() - 1 - end)) {
      end++;
    }
    String left = one.substring(begin, one.length() - end);
    String right = other.substring(begin, other.length() - end);
    if (longer - begin - end == 0 || (left + right).chars().anyMatch(Character::isDigit)) {
      return false;
    }
    return (left.length() <= 1 && right.length() <= 1)
        || (left.length() == 2
            && right.length() == 2
            && left.charAt(0) == right.charAt(1)
            && left.charAt(1) == right.charAt(0));
  }
}
