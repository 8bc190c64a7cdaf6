package nl.vervolg.understand;

import java.util.List;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.Token;

/**
 * Tells the language of a turn from its words: each word votes for the languages whose vocabulary
 * has it, a word of one language only with double weight. Without a clear winner the conversation's
 * language stands, since a fragment such as "In Delft?" has none of its own.
 */
final class LanguageIdentifier {
  private final Lexicon lexicon;

  LanguageIdentifier(Lexicon lexicon) {
    this.lexicon = lexicon;
  }

  /** The language of {@code tokens}, {@code usual} unless the words say otherwise. */
  Language identify(List<Token> tokens, Language usual) {
    List<Language> languages = lexicon.languages();
    int[] votes = new int[languages.size()];
    for (Token token : tokens) {
      int word = lexicon.word(token.norm());
      if (word != Lexicon.UNKNOWN) {
        vote(word, languages, votes);
      }
    }
    Language best = usual;
    int most = Math.max(0, languages.indexOf(usual) < 0 ? 0 : votes[languages.indexOf(usual)]);
    for (int i = 0; i < votes.length; i++) {
      if (votes[i] > most) {
        most = votes[i];
        best = languages.get(i);
      }
    }
    return best;
  }

  private void vote(int word, List<Language> languages, int[] votes) {
    int speakers = 0;
    for (Language language : languages) {
      speakers += lexicon.votes(word, language) > 0 ? 1 : 0;
    }
    for (int i = 0; i < votes.length; i++) {
      if (lexicon.votes(word, languages.get(i)) > 0) {
        votes[i] += speakers == 1 ? 2 : 1;
      }
    }
  }
}
