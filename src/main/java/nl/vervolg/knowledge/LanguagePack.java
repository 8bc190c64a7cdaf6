package nl.vervolg.knowledge;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import nl.vervolg.dialogue.Act;
import nl.vervolg.dialogue.AnaphorKind;
import nl.vervolg.dialogue.CueKind;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.PieceKind;

/**
 * The words of one language that do not belong to a domain.
 *
 * @param language the language
 * @param cues words by what they do
 * @param anaphors words that point back
 * @param demonstratives words that point back with a noun after them
 * @param ordinals words by position; negative from the end
 * @param ranges words for the first (1) or last (-1) rows of a list, beside a number
 * @param numbers numbers in letters
 * @param numbered words before a number that make it a position ("number 3")
 * @param ordinalNouns words after an ordinal that belong to it ("the last one")
 * @param grammar how to change words
 * @param clarifications sentences that ask back or decline, by reason
 * @param suggestions follow-ups to offer, by what the answer before answered
 * @param open words for conversations without a domain
 * @param tables words of questions about tables, by what they are
 */
public record LanguagePack(
    Language language,
    Map<CueKind, List<String>> cues,
    List<AnaphorWords> anaphors,
    List<String> demonstratives,
    Map<Integer, List<String>> ordinals,
    Map<Integer, List<String>> ranges,
    Map<Integer, List<String>> numbers,
    List<String> numbered,
    List<String> ordinalNouns,
    Grammar grammar,
    Map<String, String> clarifications,
    Map<Act, List<String>> suggestions,
    OpenWords open,
    Map<PieceKind, List<String>> tables) {

  /** Copies the collections. */
  public LanguagePack {
    cues = Ordered.copy(cues);
    anaphors = List.copyOf(anaphors);
    demonstratives = List.copyOf(demonstratives);
    ordinals = Ordered.copy(ordinals);
    ranges = Ordered.copy(ranges);
    numbers = Ordered.copy(numbers);
    numbered = List.copyOf(numbered);
    ordinalNouns = List.copyOf(ordinalNouns);
    clarifications = Ordered.copy(clarifications);
    suggestions = Ordered.copy(suggestions);
    tables = Ordered.copy(tables);
  }

  /** The same, with the cues and the adjectives of a domain added. */
  LanguagePack with(Map<CueKind, List<String>> more, List<Map<String, String>> adjectives) {
    Map<CueKind, List<String>> all = new EnumMap<>(CueKind.class);
    all.putAll(cues);
    more.forEach(
        (kind, words) ->
            all.merge(
                kind, words, (own, added) -> Stream.concat(own.stream(), added.stream()).toList()));
    return new LanguagePack(
        language,
        all,
        anaphors,
        demonstratives,
        ordinals,
        ranges,
        numbers,
        numbered,
        ordinalNouns,
        grammar.with(adjectives),
        clarifications,
        suggestions,
        open,
        tables);
  }

  /**
   * Words that point back in one way.
   *
   * @param kind the way
   * @param words the words
   * @param beforeNoun they also point back with a noun after them
   * @param afterNoun they also point back with a noun before them
   */
  public record AnaphorWords(
      AnaphorKind kind, List<String> words, boolean beforeNoun, boolean afterNoun) {
    /** Copies the list. */
    public AnaphorWords {
      words = List.copyOf(words);
    }
  }
}
