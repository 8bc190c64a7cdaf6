package nl.vervolg.link;

import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import nl.vervolg.keyword.Keyword;
import nl.vervolg.keyword.Keywords;

/**
 * Other words for those of a question that no table and no column is named by. A word that the
 * schema has itself is meant as it stands.
 */
final class RelatedWords {
  /** What a related word counts beside one of the question itself. */
  private static final double SHARE = 0.5;

  /** What a word of a phrase counts beside one that is related alone. */
  private static final double OF_PHRASE = 0.5;

  private final ColumnIndex index;
  private final SchemaWords words;
  private final Thesaurus thesaurus;

  RelatedWords(ColumnIndex index, SchemaWords words, Thesaurus thesaurus) {
    this.index = index;
    this.words = words;
    this.thesaurus = thesaurus;
  }

  /** The stems of them, each with its share; none of the question itself. */
  SortedMap<String, Double> of(Keywords keywords) {
    Set<String> said = new HashSet<>();
    keywords.all().forEach(keyword -> said.addAll(words.stems(keyword.text())));
    SortedMap<String, Double> related = new TreeMap<>();
    keywords
        .of(Keyword.Kind.WORD)
        .map(Keyword::text)
        .filter(word -> words.stems(word).stream().noneMatch(index::names))
        .map(word -> thesaurus.related(word.toLowerCase(Locale.ROOT), keywords.language()))
        .forEach(others -> others.forEach((other, near) -> add(other, near, said, related)));
    return related;
  }

  private void add(String other, double near, Set<String> said, Map<String, Double> related) {
    double share = SHARE * near * (other.indexOf(' ') < 0 ? 1 : OF_PHRASE);
    for (String stem : words.stems(other)) {
      if (!said.contains(stem)) {
        related.merge(stem, share, Math::max);
      }
    }
  }
}
