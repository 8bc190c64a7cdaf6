package nl.vervolg.rewrite;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import nl.vervolg.knowledge.Phrase;
import nl.vervolg.knowledge.Phrasing;

/**
 * Reads and writes the words before a place: what is said of it (in it, of it, the place itself)
 * and how the class of the place words that.
 */
final class PlacePhrases {
  /** What is said of a place without a word before it. */
  static final String BARE = "the";

  /** What is said of a place that something belongs to. */
  static final String OF = "of";

  private static final String PLURAL = "plural";

  /** What is said of a place where something is. */
  static final String INSIDE = "in";

  private final Phrasing phrasing;
  private final List<Known> known = new ArrayList<>();

  PlacePhrases(Phrasing phrasing) {
    this.phrasing = phrasing;
    phrasing
        .places()
        .values()
        .forEach(relations -> relations.forEach((name, words) -> learn(name, words)));
    known.sort(Comparator.comparingInt((Known lead) -> lead.words().length()).reversed());
  }

  private void learn(String relation, String words) {
    int gap = words.indexOf(Phrasing.GAP);
    if (gap > 0) {
      phrasing.forms(words.substring(0, gap)).forEach(form -> known.add(new Known(form, relation)));
    }
  }

  /**
   * Words that lead a place.
   *
   * @param start where they begin in the words before the place
   * @param relation what they say of it
   */
  record Lead(int start, String relation) {}

  private record Known(String words, String relation) {}

  /** The longest words at the end that lead a place. */
  Optional<Lead> read(String words) {
    String plain = words.replace('’', '\'');
    return known.stream()
        .filter(lead -> endsWith(plain, lead.words()))
        .findFirst()
        .map(lead -> new Lead(plain.length() - lead.words().length(), lead.relation()));
  }

  private static boolean endsWith(String words, String end) {
    int from = words.length() - end.length();
    return from >= 0
        && words.regionMatches(true, from, end, 0, end.length())
        && (from == 0 || !Character.isLetterOrDigit(words.charAt(from - 1)));
  }

  /** A place of that class with its words. */
  Phrase write(String placeClass, String relation, String name) {
    String words = phrasing.place(placeClass, relation).orElse(Phrasing.GAP);
    int gap = Math.max(0, words.indexOf(Phrasing.GAP));
    String tail = words.substring(Math.min(words.length(), gap + Phrasing.GAP.length()));
    return phrasing.contractions().apply(words.substring(0, gap), name + tail);
  }

  /** The same in place of the words that led another place, which may stand after more words. */
  Phrase instead(String placeClass, String name, String before) {
    Optional<Lead> lead = read(before);
    String relation = lead.map(Lead::relation).orElse(BARE);
    String kept = before.substring(0, lead.map(Lead::start).orElse(before.length()));
    return after(kept, write(placeClass, relation, name), before.substring(kept.length()));
  }

  /** A phrase after other words, with a capital where the words that it replaces had one. */
  Phrase after(String kept, Phrase phrase, String replaced) {
    boolean capital =
        !replaced.isEmpty()
            && Character.isUpperCase(replaced.charAt(0))
            && !phrase.lead().isEmpty();
    String lead = capital ? Agreement.capitalised(phrase.lead()) : phrase.lead();
    if (lead.isEmpty()) {
      return phrasing.contractions().apply(kept, phrase.name());
    }
    return new Phrase(phrasing.contractions().apply(kept, lead).text(), phrase.name());
  }

  /** True for a class of places that take a verb in the plural. */
  boolean plural(String placeClass) {
    return phrasing.place(placeClass, PLURAL).isPresent();
  }

  /** True when the language says nothing of places. */
  boolean silent() {
    return Map.of().equals(phrasing.places());
  }
}
