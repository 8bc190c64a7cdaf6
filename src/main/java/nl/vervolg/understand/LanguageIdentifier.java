package nl.vervolg.understand;

import java.util.List;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.Token;
import nl.vervolg.knowledge.WordForm;

/**
 * Tells the language of a turn from its words: each word votes for the languages whose vocabulary
 * has it, a word of one language only with double weight. Without a clear winner the conversation's
 * language stands, since a fragment such as "In Delft?" has none of its own. Figures and names with
 * a capital do not vote.
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
    for (int i = 0; i < tokens.size(); i++) {
      Token token = tokens.get(i);
      int word = lexicon.word(token.norm());
      boolean stands = i > 0 || tokens.size() == 1;
      boolean silent = isNumber(token) || (stands && isName(token, word));
      if (word != Lexicon.UNKNOWN && !silent) {
        vote(word, votes);
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

  /** A figure belongs to no language, though "1." is written for "first" in one of them. */
  private static boolean isNumber(Token token) {
    String norm = token.norm();
    for (int i = 0; i < norm.length(); i++) {
      if (!Character.isDigit(norm.charAt(i))) {
        return false;
      }
    }
    return true;
  }

  /** A name, though it may be a word of some language: "Celle?", "in Nice", "En in Goes?". */
  private boolean isName(Token token, int word) {
    int node = token.capitalised() ? lexicon.next(Lexicon.ROOT, word) : -1;
    if (node < 0) {
      return false;
    }
    for (Entry entry : lexicon.entries(node)) {
      if (entry instanceof Entry.LabelEntry label && label.label().form() == WordForm.NAME) {
        return true;
      }
    }
    return false;
  }

  private void vote(int word, int[] votes) {
    int speakers = 0;
    for (int i = 0; i < votes.length; i++) {
      speakers += lexicon.votes(word, i) > 0 ? 1 : 0;
    }
    for (int i = 0; i < votes.length; i++) {
      if (lexicon.votes(word, i) > 0) {
        votes[i] += speakers == 1 ? 2 : 1;
      }
    }
  }
}
