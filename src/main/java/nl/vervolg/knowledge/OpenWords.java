package nl.vervolg.knowledge;

import java.util.List;
import java.util.Map;
import nl.vervolg.dialogue.Being;
import nl.vervolg.dialogue.GrammaticalNumber;
import nl.vervolg.dialogue.PointerKind;

/**
 * The words of a language that conversations need of which nobody wrote down a domain.
 *
 * @param pointers words that stand for what was said
 * @param words closed classes of words, by what they do
 * @param articles words that say whose something is, with the article that the noun has without
 *     them, where that can be known
 */
public record OpenWords(
    List<PointerWords> pointers, Map<Use, List<String>> words, Map<String, String> articles) {
  /** For a language without them. */
  public static final OpenWords NONE = new OpenWords(List.of(), Map.of(), Map.of());

  /** Copies the collections. */
  public OpenWords {
    pointers = List.copyOf(pointers);
    words = Ordered.copy(words);
    articles = Ordered.copy(articles);
  }

  /** The words of a class. */
  public List<String> of(Use each) {
    return words.getOrDefault(each, List.of());
  }

  /**
   * Words that point in one way.
   *
   * @param kind the way
   * @param number what they stand for is one or several
   * @param being what they stand for
   */
  public record PointerWords(
      PointerKind kind, GrammaticalNumber number, Being being, List<String> words) {
    /** Copies the list. */
    public PointerWords {
      words = List.copyOf(words);
    }
  }

  /** Closed classes. */
  public enum Use {
    /** Articles and the like. */
    DETERMINER,
    /** "of", "in". */
    PREPOSITION,
    /** "is", "has", and frequent verbs where a language has no model. */
    AUXILIARY,
    /** "and". */
    CONJUNCTION,
    /** "if". */
    SUBORDINATOR,
    /** "which". */
    QUESTION,
    /** "you". */
    PRONOUN,
    /** Where a language has no model. */
    ADVERB,
    /** Words with which a turn goes on. */
    CONTINUES,
    /** Words with which a turn puts something in place of something. */
    EXCHANGES,
    /** Words with which a turn takes a part. */
    RESTRICTS,
    /** "other". */
    OTHERS,
    /** Words that single out what they stand before: "best", "same". */
    UNIQUE,
    /** "which", "how many": they ask for some of what was spoken of. */
    CHOOSES,
    /** What one asks a part with. */
    PART_VERBS,
    /** Question words that ask what something is. */
    DEFINES,
    /** Endings of verbs, where a model takes them for plurals. */
    VERB_ENDINGS,
    /** Verbs that ask for something. */
    REQUESTS,
    /** What may stand behind a complete question. */
    TAILS,
    /** What tells that a question is about what follows. */
    CENTRES,
    /** What shows that "it" before it stands for nothing. */
    EMPTY_AFTER,
    /** Wordings in which "it" stands for nothing: "what time is it". */
    EXPLETIVE,
    /** Pronouns that stand for nothing so often that a noun beside them makes them doubtful. */
    EMPTY_WORDS,
    /** Pronouns that, with their capital inside a sentence, are whom one speaks to. */
    POLITE,
    /** Verbs, or endings of verbs, of which the subject is several. */
    PLURAL_VERBS,
    /** Question words that ask for a person. */
    WHO,
    /** Nouns for several that have no ending of several. */
    PLURAL_NOUNS
  }
}
