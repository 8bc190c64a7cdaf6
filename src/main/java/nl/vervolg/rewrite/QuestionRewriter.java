package nl.vervolg.rewrite;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import nl.vervolg.dialogue.Act;
import nl.vervolg.dialogue.EditOp;
import nl.vervolg.dialogue.Focus;
import nl.vervolg.dialogue.Gender;
import nl.vervolg.dialogue.GrammaticalNumber;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.Mention;
import nl.vervolg.dialogue.Question;
import nl.vervolg.dialogue.QuestionForm;
import nl.vervolg.dialogue.QuestionForm.Filler;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.ShownItem;
import nl.vervolg.knowledge.Knowledge;
import nl.vervolg.knowledge.LanguagePack;
import nl.vervolg.match.QuestionWordings;
import nl.vervolg.match.wording.Labels;
import nl.vervolg.resolve.Resolution;
import nl.vervolg.resolve.rules.Firing;
import nl.vervolg.understand.Understanding;
import nl.vervolg.understand.Wording;

/** Puts a resolved turn into the words of a complete question. Thread-safe. */
public final class QuestionRewriter {
  private static final QuestionForm NO_WORDS = new QuestionForm(List.of());

  private final Knowledge knowledge;
  private final QuestionWordings templates;
  private final VocabularyLabels labels;

  /** Words come from the vocabulary and, where an edit is not enough, from the templates. */
  public QuestionRewriter(
      Knowledge knowledge, QuestionWordings templates, VocabularyLabels labels) {
    this.knowledge = knowledge;
    this.templates = templates;
    this.labels = labels;
  }

  /** A question that stands alone keeps its words. */
  public Question keep(Understanding turn, Resolution.Standalone alone) {
    QuestionForm form =
        QuestionReader.read(
            turn, alone.act(), alone.slots(), labels.writing(turn.utterance().language()));
    return new Question(alone.act(), alone.slots(), turn.utterance().language(), form);
  }

  /**
   * The complete question of a follow-up, in the language of the turn; empty where no words can be
   * found that say all of it.
   */
  public Optional<Question> complete(Understanding turn, Resolution.Resolved resolved) {
    Language language = turn.utterance().language();
    Question silent = new Question(resolved.act(), resolved.slots(), language, NO_WORDS);
    DialogueLabels names = names(turn, resolved);
    return ownWords(turn, resolved, names)
        .or(() -> smallestEdit(turn, resolved, names))
        .or(() -> template(silent, names))
        .map(form -> new Question(resolved.act(), resolved.slots(), language, form));
  }

  /** How a question with these slots is worded when nothing precedes it. */
  private Optional<QuestionForm> template(Question question, Labels names) {
    Optional<Filler> adjective = adjective(question);
    return adjective.isEmpty()
        ? worded(question, names)
        : worded(without(question, adjective.orElseThrow()), names)
            .flatMap(form -> beside(form, adjective.orElseThrow(), question.language()));
  }

  private Optional<QuestionForm> worded(Question question, Labels names) {
    String key =
        question
            .slot(question.act() == Act.LOOKUP ? Role.PROPERTY : Role.ORDER)
            .map(slot -> slot.filler().key())
            .orElse("");
    return templates
        .wording(question.act(), question.language(), key)
        .flatMap(wording -> wording.form(question, names));
  }

  /** A subject that the vocabulary has as an adjective stands beside the noun. */
  private Optional<Filler> adjective(Question question) {
    boolean negated = question.slot(Role.POLARITY).isPresent();
    return question
        .slot(Role.TOPIC)
        .filter(topic -> !negated && question.slot(Role.TYPE).isPresent())
        .flatMap(topic -> labels.adjective(topic, question.language()));
  }

  private static Question without(Question question, Filler filler) {
    return new Question(
        question.act(),
        question.slots().stream().filter(slot -> !slot.name().equals(filler.slot())).toList(),
        question.language(),
        question.form());
  }

  private Optional<QuestionForm> beside(QuestionForm form, Filler adjective, Language language) {
    LanguagePack pack = knowledge.languages().get(language);
    if (pack == null) {
      return Optional.empty();
    }
    FormDraft draft = new FormDraft(form, pack, knowledge.domain(), labels.writing(language));
    return draft.adjective(adjective) ? Optional.of(draft.form()) : Optional.empty();
  }

  private Optional<QuestionForm> ownWords(
      Understanding turn, Resolution.Resolved resolved, DialogueLabels names) {
    return knowledge.languages().containsKey(turn.utterance().language())
        ? resolved.slots().stream()
            .filter(slot -> slot.role() == Role.ENTITY)
            .findFirst()
            .flatMap(slot -> OwnWords.exchange(turn, slot, names))
        : Optional.empty();
  }

  /**
   * Names of fillers as this dialogue has them: rows as shown, things with the article they had.
   */
  private DialogueLabels names(Understanding turn, Resolution.Resolved resolved) {
    List<ShownItem> shown = new ArrayList<>(resolved.base().shown());
    for (Firing firing : resolved.derivation().firings()) {
      for (Object premise : firing.premises()) {
        if (premise instanceof Focus focus) {
          shown.add(focus.item());
        }
      }
    }
    return new DialogueLabels(labels, shown, () -> said(turn, resolved));
  }

  /** Genders that the articles before names showed. */
  private Map<String, Gender> said(Understanding turn, Resolution.Resolved resolved) {
    if (!knowledge.languages().containsKey(turn.utterance().language())) {
      return Map.of();
    }
    Language language = turn.utterance().language();
    NamePhrases phrases = labels.writing(language).names();
    Map<String, Gender> said = new HashMap<>();
    List<QuestionForm.Part> parts = resolved.base().question().form().parts();
    for (int i = 1; i < parts.size(); i++) {
      if (parts.get(i) instanceof QuestionForm.Filler filler
          && filler.number() == GrammaticalNumber.NONE) {
        phrases
            .said(parts.get(i - 1).text())
            .ifPresent(
                gender -> {
                  said.putIfAbsent(filler.text(), gender);
                  resolved
                      .base()
                      .question()
                      .slot(filler.slot())
                      .map(slot -> labels.name(slot, language, GrammaticalNumber.NONE))
                      .ifPresent(name -> said.putIfAbsent(name, gender));
                });
      }
    }
    for (Mention mention : turn.mentions()) {
      int from = mention.span().from();
      if (mention.role() == Role.ENTITY && from > 0) {
        String name = turn.wording(mention).map(Wording::text).orElse("");
        phrases
            .said(turn.text().substring(0, turn.tokens().get(from).start()))
            .ifPresent(gender -> said.putIfAbsent(name, gender));
      }
    }
    return said;
  }

  private Optional<QuestionForm> smallestEdit(
      Understanding turn, Resolution.Resolved resolved, DialogueLabels names) {
    Question before = resolved.base().question();
    boolean sameLanguage = before.language().equals(turn.utterance().language());
    boolean allInherited =
        resolved.edits().stream()
                .noneMatch(edit -> edit.op() == EditOp.REBIND || edit.op() == EditOp.GATHER)
            && resolved.dropped().stream()
                .allMatch(
                    name ->
                        resolved.edits().stream()
                            .anyMatch(
                                edit ->
                                    edit.slot().equals(name) || edit.replaces().contains(name)));
    LanguagePack pack = knowledge.languages().get(before.language());
    return sameLanguage && allInherited && pack != null
        ? new SmallestEdit(turn, before, pack, names, knowledge.domain()).apply(resolved.edits())
        : Optional.empty();
  }
}
