package nl.vervolg.rewrite;

import nl.vervolg.dialogue.Act;
import nl.vervolg.dialogue.Gender;
import nl.vervolg.dialogue.GrammaticalNumber;
import nl.vervolg.dialogue.QuestionForm.Filler;
import nl.vervolg.dialogue.QuestionForm.Head;
import nl.vervolg.dialogue.Role;
import nl.vervolg.knowledge.Grammar;
import nl.vervolg.knowledge.Phrase;

/**
 * Exchanges the words that ask ("which", "how many"), where nothing else has to change with them.
 */
final class AskingWords {
  private final FormDraft draft;
  private final Writing writing;
  private final Grammar grammar;
  private final Nouns nouns;

  AskingWords(FormDraft draft, Writing writing) {
    this.draft = draft;
    this.writing = writing;
    this.grammar = writing.grammar();
    this.nouns = writing.nouns();
  }

  /** The usual word that asks for that. */
  String head(Act act) {
    return grammar.heads().getOrDefault(act, "") + " ";
  }

  /** Asks for something else; says whether it could be done. */
  boolean ask(Act act) {
    String head = grammar.heads().getOrDefault(act, "");
    for (int i = 0; i < draft.size() && !head.isEmpty(); i++) {
      int noun = draft.part(i) instanceof Head ? counted(i) : -1;
      if (noun > 0 && draft.part(i) instanceof Head old && plain(old)) {
        boolean capital = Character.isUpperCase(old.text().codePointAt(0));
        String fitting = fitting(head, draft.part(noun).text());
        String words = (capital ? Agreement.capitalised(fitting) : fitting) + " ";
        Phrase phrase = grammar.phrasing().contractions().apply(words, draft.part(i + 1).text());
        draft.put(i, new Head(phrase.lead(), act));
        draft.fit(i + 1);
        return true;
      }
    }
    return false;
  }

  private String fitting(String head, String noun) {
    Gender gender = nouns.noun(noun).map(Nouns.Noun::gender).orElse(Gender.NONE);
    return Agreement.fit(head, writing.agreement(), gender, GrammaticalNumber.PLURAL, false);
  }

  /** Index of the noun in the plural after a head, with only adjectives between; or -1. */
  private int counted(int head) {
    int at = head + 1;
    while (at + 2 < draft.size()
        && draft.part(at) instanceof Filler filler
        && (draft.role(at) == Role.TOPIC || draft.isAdjective(filler))
        && draft.part(at + 1).text().isBlank()) {
      at += 2;
    }
    return at < draft.size()
            && draft.part(at) instanceof Filler filler
            && filler.number() == GrammaticalNumber.PLURAL
        ? at
        : -1;
  }

  /** One word, or the usual words for what is asked: what can be exchanged without its clause. */
  private boolean plain(Head head) {
    String usual = grammar.heads().getOrDefault(head.act(), "");
    String text = head.text().strip();
    return !text.contains(" ")
        || text.equalsIgnoreCase(usual)
        || grammar.phrasing().forms(usual + " ").stream().anyMatch(text::equalsIgnoreCase);
  }
}
