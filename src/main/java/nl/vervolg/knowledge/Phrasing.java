package nl.vervolg.knowledge;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a language does to the words before a name.
 *
 * @param contractions how they grow together
 * @param cases cases of nouns by name, {@code nominative} first
 * @param places by class of place, then by what is said of it, the words with {@code ~} for the
 *     name: {@code aux: {in: "aux ~"}}
 * @param adverbs words that point back and hold a preposition, with that preposition
 * @param nouns nouns that names of any kind are made with, by gender, or under {@code plural}
 * @param firstNoun the first noun in a name is its head, also where the name begins with it
 */
public record Phrasing(
    Contractions contractions,
    Map<String, GrammaticalCase> cases,
    Map<String, Map<String, String>> places,
    Map<String, String> adverbs,
    Map<String, List<String>> nouns,
    boolean firstNoun) {
  /** The class of a place of which the vocabulary says nothing. */
  public static final String USUAL = "usual";

  /** The class of a place with words before its name: all of it, the province of it. */
  public static final String WHOLE = "whole";

  /** The case of what does something. */
  public static final String NOMINATIVE = "nominative";

  /** The gap for the name in the words of a class of places. */
  public static final String GAP = "~";

  /** Copies the collections. */
  public Phrasing {
    cases = Ordered.copy(cases);
    places = Ordered.copy(places);
    adverbs = Ordered.copy(adverbs);
    nouns = Ordered.copy(nouns);
  }

  /** The words for a class of places; those of the usual one where it has none of its own. */
  public Optional<String> place(String name, String relation) {
    return Optional.ofNullable(places.getOrDefault(name, Map.of()).get(relation))
        .or(() -> Optional.ofNullable(places.getOrDefault(USUAL, Map.of()).get(relation)));
  }

  /** All forms that words before a name can have. */
  public List<String> forms(String words) {
    return contractions.forms(words);
  }
}
