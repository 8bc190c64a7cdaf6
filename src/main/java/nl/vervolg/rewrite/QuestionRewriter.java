package nl.vervolg.rewrite;

import java.util.List;
import java.util.Optional;
import nl.vervolg.dialogue.Act;
import nl.vervolg.dialogue.EditOp;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.Question;
import nl.vervolg.dialogue.QuestionForm;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.ShownItem;
import nl.vervolg.dialogue.Slot;
import nl.vervolg.dialogue.GrammaticalNumber;
import nl.vervolg.knowledge.Knowledge;
import nl.vervolg.knowledge.LanguagePack;
import nl.vervolg.match.TemplateCatalog;
import nl.vervolg.match.wording.Labels;
import nl.vervolg.resolve.Resolution;
import nl.vervolg.understand.Understanding;

/** Puts a resolved turn into the words of a complete question. Thread-safe. */
public final class QuestionRewriter {
  private static final QuestionForm NO_WORDS = new QuestionForm(List.of());

  private final Knowledge knowledge;
  private final TemplateCatalog templates;
  private final VocabularyLabels labels;

  /** Words come from the vocabulary and, where an edit is not enough, from the templates. */
  public QuestionRewriter(Knowledge knowledge, TemplateCatalog templates, VocabularyLabels labels) {
    this.knowledge = knowledge;
    this.templates = templates;
    this.labels = labels;
  }

  /** A question that stands alone keeps its words. */
  public Question keep(Understanding turn, Resolution.Standalone alone) {
    QuestionForm form = QuestionReader.read(turn, alone.act(), alone.slots());
    return new Question(alone.act(), alone.slots(), turn.utterance().language(), form);
  }

  /** The complete question of a follow-up, in the language of the turn. */
  public Question complete(Understanding turn, Resolution.Resolved resolved) {
    Language language = turn.utterance().language();
    Question silent = new Question(resolved.act(), resolved.slots(), language, NO_WORDS);
    QuestionForm form =
        ownWords(turn, resolved)
            .or(() -> smallestEdit(turn, resolved))
            .or(() -> template(silent, resolved.base().shown()))
            .orElseGet(() -> resolved.base().question().form());
    return new Question(resolved.act(), resolved.slots(), language, form);
  }

  /** How a question with these slots is worded when nothing precedes it. */
  public Optional<QuestionForm> template(Question question, List<ShownItem> shown) {
    String key =
        question
            .slot(question.act() == Act.LOOKUP ? Role.PROPERTY : Role.ORDER)
            .map(slot -> slot.filler().key())
            .orElse("");
    Labels known = labels.with(shown);
    return templates.wording(question.act(), question.language(), key).flatMap(wording -> wording.form(question, known));
  }

  private Optional<QuestionForm> ownWords(Understanding turn, Resolution.Resolved resolved) {
    Optional<Slot> thing =
        resolved.slots().stream().filter(slot -> slot.role() == Role.ENTITY).findFirst();
    return thing.flatMap(
        slot -> {
          String name =
              labels.with(resolved.base().shown()).label(slot, turn.utterance().language(), GrammaticalNumber.SINGULAR);
          LanguagePack pack = knowledge.languages().get(turn.utterance().language());
          return pack == null ? Optional.empty() : OwnWords.exchange(turn, slot, name, pack.grammar().singular());
        });
  }

  private Optional<QuestionForm> smallestEdit(Understanding turn, Resolution.Resolved resolved) {
    Question before = resolved.base().question();
    boolean sameLanguage = before.language().equals(turn.utterance().language());
    boolean allInherited =
        resolved.edits().stream().noneMatch(edit -> edit.op() == EditOp.REBIND)
            && resolved.dropped().stream()
                .allMatch(
                    name ->
                        resolved.edits().stream()
                            .anyMatch(edit -> edit.slot().equals(name) || edit.replaces().contains(name)));
    LanguagePack pack = knowledge.languages().get(before.language());
    return sameLanguage && allInherited && pack != null
        ? new SmallestEdit(turn, before, pack, labels, knowledge.domain()).apply(resolved.edits())
        : Optional.empty();
  }
}
