package nl.vervolg.knowledge;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import nl.vervolg.dialogue.Act;

/**
 * What is needed of a language to change words in a question so that it stays well-formed.
 *
 * @param agreement sets of words that follow the gender and number of the noun after them: the word
 *     by {@code common}, {@code neuter}, {@code masculine}, {@code feminine}, {@code plural},
 *     {@code none}, or {@code feminine_plural} and the like
 * @param definite the definite article, by the same names
 * @param heads the word with which a question begins, by what it asks
 * @param denials verbs with the words that deny them ("have": "do not have")
 * @param singular verbs in the plural with their singular
 * @param beforeVowel words with the form that they have before a vowel ("a": "an")
 * @param negator the word that turns a condition round
 * @param place the usual preposition before a place
 * @param compounds a noun may be the end of a longer word
 * @param demonyms endings that make an adjective of a name of a town
 * @param adjectives sets of adjectives, by the same names as articles; {@code weak} and {@code
 *     weak_plural} after some words
 * @param style where an adjective and an added place stand
 * @param phrasing what happens to the words before a name
 */
public record Grammar(
    List<Map<String, String>> agreement,
    Map<String, String> definite,
    Map<Act, String> heads,
    Map<String, String> denials,
    Map<String, String> singular,
    Map<String, String> beforeVowel,
    String negator,
    String place,
    boolean compounds,
    List<String> demonyms,
    List<Map<String, String>> adjectives,
    Style style,
    Phrasing phrasing) {
  /** Copies the collections. */
  public Grammar {
    agreement = agreement.stream().map(Ordered::copy).toList();
    definite = Ordered.copy(definite);
    heads = Ordered.copy(heads);
    denials = Ordered.copy(denials);
    singular = Ordered.copy(singular);
    beforeVowel = Ordered.copy(beforeVowel);
    demonyms = List.copyOf(demonyms);
    adjectives = adjectives.stream().map(Ordered::copy).toList();
  }

  /**
   * Order of words.
   *
   * @param adjectiveAfter adjectives stand after the noun
   * @param placeAfterNoun an added place stands after the noun and not at the end
   * @param existence words after a noun that only say that it is there
   * @param questionMark how a question ends
   * @param weakAfter words after which adjectives have their weak form
   * @param clitics pronouns that stand before their verb, where no name can stand
   * @param repeatsPreposition a preposition is said again before a second name
   * @param capitalNouns every noun has a capital, so that one says nothing of a name
   */
  public record Style(
      boolean adjectiveAfter,
      boolean placeAfterNoun,
      List<String> existence,
      String questionMark,
      List<String> weakAfter,
      List<String> clitics,
      boolean repeatsPreposition,
      boolean capitalNouns) {
    /** Copies the lists. */
    public Style {
      existence = List.copyOf(existence);
      clitics = List.copyOf(clitics);
      weakAfter = List.copyOf(weakAfter);
    }
  }

  /** The same, with the adjectives of a domain added. */
  Grammar with(List<Map<String, String>> more) {
    List<Map<String, String>> all = new ArrayList<>(adjectives);
    all.addAll(more);
    return new Grammar(
        agreement,
        definite,
        heads,
        denials,
        singular,
        beforeVowel,
        negator,
        place,
        compounds,
        demonyms,
        all,
        style,
        phrasing);
  }

  /** True for a definite article, in whatever case. */
  public boolean isDefinite(String word) {
    return definite.containsValue(word)
        || agreement.stream()
            .anyMatch(
                forms ->
                    forms.containsValue(word)
                        && forms.values().stream().anyMatch(definite::containsValue));
  }
}
