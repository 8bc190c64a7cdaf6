package nl.vervolg.rewrite;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import nl.vervolg.dialogue.Edit;
import nl.vervolg.dialogue.EditOp;
import nl.vervolg.dialogue.GrammaticalNumber;
import nl.vervolg.dialogue.Mention;
import nl.vervolg.dialogue.Question;
import nl.vervolg.dialogue.QuestionForm.Filler;
import nl.vervolg.dialogue.QuestionForm.Words;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.Slot;
import nl.vervolg.dialogue.SlotValue;
import nl.vervolg.dialogue.Span;
import nl.vervolg.knowledge.LanguagePack;
import nl.vervolg.understand.Understanding;

/** What is denied, said with the words of the earlier question: "with a shop", "without a shop". */
final class Denials {
  private final Understanding turn;
  private final Question before;
  private final LanguagePack pack;
  private final VocabularyLabels labels;
  private final FormDraft draft;

  Denials(
      Understanding turn,
      Question before,
      LanguagePack pack,
      VocabularyLabels labels,
      FormDraft draft) {
    this.turn = turn;
    this.before = before;
    this.pack = pack;
    this.labels = labels;
    this.draft = draft;
  }

  /** Writes one slot as denied; false where the question has no place for that. */
  boolean negate(Edit edit, List<Edit> edits) {
    boolean added =
        edits.stream()
            .anyMatch(other -> other.op() != EditOp.NEGATE && other.slot().equals(edit.slot()));
    if (added) {
      return mention(edit, turn)
          .flatMap(turn::wording)
          .map(wording -> edit.spans().stream().anyMatch(wording.phrase()::overlaps))
          .orElse(false);
    }
    if (!edit.value().isEmpty() && edit.role() == Role.TYPE) {
      return false;
    }
    if (!edit.value().isEmpty()) {
      Span cue = edit.spans().get(0);
      Span named = edit.spans().get(1);
      boolean before = cue.from() < named.from();
      Span words = before ? new Span(cue.from(), named.to()) : new Span(named.from(), cue.to());
      return draft.append(
          before ? " " : ", ", new Filler(turn.text(words), edit.slot(), GrammaticalNumber.NONE));
    }
    int at = draft.find(edit);
    Optional<String> opposite = at < 0 ? Optional.empty() : opposite(draft.part(at).text());
    if (opposite.isPresent()) {
      return draft.put(at, new Filler(opposite.orElseThrow(), edit.slot(), GrammaticalNumber.NONE));
    }
    if (at > 0 && draft.part(at - 1) instanceof Words words && denied(words.text()).isPresent()) {
      draft.put(at - 1, new Words(denied(words.text()).orElseThrow()));
      return true;
    }
    if (at < 1 || pack.grammar().negator().isEmpty() || !predicative(edit)) {
      return false;
    }
    draft.insert(at, new Words(pack.grammar().negator() + " "));
    return true;
  }

  /** Words that end in a verb that has a form of its own for denying. */
  private Optional<String> denied(String words) {
    return pack.grammar().denials().entrySet().stream()
        .filter(denial -> words.toLowerCase(Locale.ROOT).endsWith(" " + denial.getKey() + " "))
        .max(Comparator.comparingInt(denial -> denial.getKey().length()))
        .map(
            denial ->
                words.substring(0, words.length() - denial.getKey().length() - 1)
                    + denial.getValue()
                    + " ");
  }

  /** A phrase that begins with words that have an opposite: "with a shop", "have a shop". */
  private Optional<String> opposite(String phrase) {
    String small = phrase.toLowerCase(Locale.ROOT) + " ";
    return pack.grammar().denials().entrySet().stream()
        .filter(denial -> small.startsWith(denial.getKey() + " "))
        .max(Comparator.comparingInt(denial -> denial.getKey().length()))
        .map(denial -> denial.getValue() + phrase.substring(denial.getKey().length()));
  }

  private static Optional<Mention> mention(Edit edit, Understanding turn) {
    return turn.mentions().stream()
        .filter(mention -> mention.slot().equals(edit.slot()))
        .findFirst();
  }

  /** A year or a known adjective can be denied by one word before it; other phrases cannot. */
  private boolean predicative(Edit edit) {
    return edit.role() == Role.MEASURE
        || before
            .slot(edit.slot())
            .map(Slot::filler)
            .filter(SlotValue.Text.class::isInstance)
            .map(value -> labels.known(edit.slot(), value.key()))
            .orElse(false);
  }
}
