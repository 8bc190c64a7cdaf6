package nl.vervolg.rewrite;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import nl.vervolg.dialogue.Act;
import nl.vervolg.dialogue.GrammaticalNumber;
import nl.vervolg.dialogue.QuestionForm.Filler;
import nl.vervolg.dialogue.QuestionForm.Head;
import nl.vervolg.dialogue.QuestionForm.Words;
import nl.vervolg.dialogue.Role;
import nl.vervolg.knowledge.LanguagePack;

/**
 * Gives a question another main clause: "Which churches are there in Delft?" with "have an organ"
 * becomes "Which churches in Delft have an organ?", and "List the churches in Delft" counted
 * becomes "How many churches are there in Delft?".
 */
final class Clauses {
  private final FormDraft draft;
  private final LanguagePack pack;
  private final AskingWords asking;

  Clauses(FormDraft draft, LanguagePack pack, AskingWords asking) {
    this.draft = draft;
    this.pack = pack;
    this.asking = asking;
  }

  /** Says something of the things with a verb of its own; says whether it could be done. */
  boolean predicate(Filler clause) {
    boolean asks = false;
    for (int i = 0; i < draft.size(); i++) {
      asks |= draft.part(i) instanceof Head;
      Optional<String> without =
          draft.part(i) instanceof Words words ? withoutExistence(words.text()) : Optional.empty();
      if (asks && without.isPresent()) {
        draft.put(i, new Words(without.orElseThrow()));
        return draft.append(" ", clause);
      }
    }
    String and = pack.clarifications().getOrDefault("and", "");
    return asks && !and.isEmpty() && draft.append(" " + and + " ", clause);
  }

  /** The words without those that only say that the things are there. */
  private Optional<String> withoutExistence(String words) {
    String small = words.toLowerCase(Locale.ROOT);
    return existence().stream()
        .filter(phrase -> (small + " ").startsWith(" " + phrase + " "))
        .max(Comparator.comparingInt(String::length))
        .map(phrase -> words.substring(phrase.length() + 1));
  }

  /** Asks instead of requesting: "list the museums in ..." becomes "which museums are there in". */
  boolean ask(Act act) {
    boolean request =
        draft.size() > 1
            && draft.part(0) instanceof Words
            && draft.role(1) == Role.TYPE
            && ((Filler) draft.part(1)).number() == GrammaticalNumber.PLURAL;
    if (!request || existence().isEmpty()) {
      return false;
    }
    draft.put(0, new Head(Agreement.capitalised(asking.head(act)), act));
    draft.insert(2, new Words(" " + existence().get(0)));
    draft.questionMark();
    return asking.ask(act);
  }

  private List<String> existence() {
    return pack.grammar().style().existence();
  }
}
