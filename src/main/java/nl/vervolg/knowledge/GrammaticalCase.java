package nl.vervolg.knowledge;

import java.util.List;
import java.util.Map;

/**
 * A case of nouns: what it does to the article, the noun and an adjective between them.
 *
 * @param after the prepositions that ask for it
 * @param insteadOf the preposition that it takes the place of, or empty
 * @param pronouns the words that point back in this case
 * @param articles the definite article, by {@code masculine}, {@code feminine}, {@code neuter},
 *     {@code plural}
 * @param endings what is added to a noun, by the same names
 * @param adjectives ending of an adjective without an article and the one that it has after it, by
 *     the same names
 */
public record GrammaticalCase(
    List<String> after,
    String insteadOf,
    List<String> pronouns,
    Map<String, String> articles,
    Map<String, String> endings,
    Map<String, Map<String, String>> adjectives) {
  /** Copies the collections. */
  public GrammaticalCase {
    after = List.copyOf(after);
    pronouns = List.copyOf(pronouns);
    articles = Ordered.copy(articles);
    endings = Ordered.copy(endings);
    adjectives = Ordered.copy(adjectives);
  }
}
