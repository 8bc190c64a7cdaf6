package nl.vervolg.rewrite;

import java.util.Locale;
import nl.vervolg.dialogue.Edit;
import nl.vervolg.dialogue.GrammaticalNumber;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.Mention;
import nl.vervolg.dialogue.Question;
import nl.vervolg.dialogue.QuestionForm.Filler;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.SlotName;
import nl.vervolg.knowledge.Phrase;
import nl.vervolg.knowledge.WordForm;
import nl.vervolg.understand.Understanding;
import nl.vervolg.understand.Wording;

/** Puts places into a question that is being changed. */
final class PlaceEdit {
  private final Understanding turn;
  private final Question before;
  private final VocabularyLabels labels;
  private final Language language;
  private final Writing writing;
  private final FormDraft draft;

  PlaceEdit(Understanding turn, Question before, VocabularyLabels labels, FormDraft draft) {
    this.turn = turn;
    this.before = before;
    this.labels = labels;
    this.language = before.language();
    this.writing = labels.writing(language);
    this.draft = draft;
  }

  /** Another place in place of one, with the words that lead it; says whether it could be done. */
  boolean replace(int at, Filler old, Edit edit, Mention mention) {
    Wording wording = turn.wording(mention).orElseThrow();
    boolean adjective = writing.grammar().style().adjectiveAfter() ? follows(at) : precedes(at);
    boolean fits = adjective == (wording.form() == WordForm.ADJECTIVE);
    boolean noun = endsWithSlotNoun(at);
    if ((adjective && !fits) || (!old.slot().equals(edit.slot()) && noun) || !draft.unglue(at)) {
      return false;
    }
    if (adjective) {
      return draft.put(at, new Filler(wording.text(), edit.slot(), GrammaticalNumber.NONE));
    }
    SaidPlace said = SaidPlace.of(turn, mention, SmallestEdit.slot(edit), labels);
    String words = draft.before(at);
    boolean bare = writing.places().read(words).isEmpty();
    boolean genitive =
        bare && words.isBlank() && at > 1 && draft.role(at - 2) == Role.TYPE && writing.cases();
    if (bare && !genitive && plural(said.placeClass()) != plural(old.slot())) {
      return false;
    }
    Phrase phrase = genitive ? said.of(words) : noun ? said.bare(words) : said.instead(words);
    return draft.put(at, phrase, new Filler(phrase.name(), edit.slot(), GrammaticalNumber.NONE));
  }

  /** True for a place straight before a noun, as an adjective. */
  private boolean precedes(int at) {
    return at + 2 < draft.size()
        && draft.part(at + 1).text().isBlank()
        && draft.part(at + 2) instanceof Filler;
  }

  /** True for a place straight after the noun for the kind of thing, as an adjective. */
  private boolean follows(int at) {
    return at > 1 && draft.part(at - 1).text().isBlank() && draft.role(at - 2) == Role.TYPE;
  }

  private boolean plural(String placeClass) {
    return writing.places().plural(placeClass);
  }

  private boolean plural(SlotName name) {
    return before.slot(name).map(slot -> plural(labels.placeClass(slot, language))).orElse(false);
  }

  /** A place that the question did not have. */
  boolean add(Edit edit, Mention mention) {
    SaidPlace said = SaidPlace.of(turn, mention, SmallestEdit.slot(edit), labels);
    Phrase phrase = said.inside(writing.grammar().place() + " ");
    return draft.addPlace(
        phrase.lead(), new Filler(phrase.name(), edit.slot(), GrammaticalNumber.NONE));
  }

  /** True where the words before a place say what kind of place it is and stay when it goes. */
  private boolean endsWithSlotNoun(int at) {
    String before = at == 0 ? "" : draft.part(at - 1).text();
    int lead = writing.places().read(before).map(PlacePhrases.Lead::start).orElse(before.length());
    String words = before.strip().toLowerCase(Locale.ROOT);
    String led = before.substring(lead).toLowerCase(Locale.ROOT);
    for (SlotNouns.Noun noun : writing.slotNouns().all()) {
      if (words.endsWith(noun.text()) && !led.contains(noun.text())) {
        return true;
      }
    }
    return false;
  }
}
