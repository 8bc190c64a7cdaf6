package nl.vervolg.rewrite;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import nl.vervolg.dialogue.Edit;
import nl.vervolg.dialogue.EditOp;
import nl.vervolg.dialogue.Evidence;
import nl.vervolg.dialogue.Gender;
import nl.vervolg.dialogue.GrammaticalNumber;
import nl.vervolg.dialogue.Mention;
import nl.vervolg.dialogue.Question;
import nl.vervolg.dialogue.QuestionForm;
import nl.vervolg.dialogue.QuestionForm.Filler;
import nl.vervolg.dialogue.QuestionForm.Words;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.Slot;
import nl.vervolg.dialogue.SlotValue;
import nl.vervolg.dialogue.Span;
import nl.vervolg.knowledge.Domain;
import nl.vervolg.knowledge.Label;
import nl.vervolg.knowledge.LanguagePack;
import nl.vervolg.knowledge.WordForm;
import nl.vervolg.understand.Understanding;
import nl.vervolg.understand.Wording;

/**
 * Changes the earlier question in the places that the edits name and nowhere else. Gives up, rather
 * than write something that is no sentence, where an edit has no place in it.
 */
final class SmallestEdit {
  private final Understanding turn;
  private final Question before;
  private final LanguagePack pack;
  private final VocabularyLabels labels;
  private final Domain domain;
  private final FormDraft draft;

  SmallestEdit(
      Understanding turn,
      Question before,
      LanguagePack pack,
      VocabularyLabels labels,
      Domain domain) {
    this.turn = turn;
    this.before = before;
    this.pack = pack;
    this.labels = labels;
    this.domain = domain;
    this.draft = new FormDraft(before.form(), pack, domain);
  }

  /** The question after the edits; empty where one of them cannot be made. */
  Optional<QuestionForm> apply(List<Edit> edits) {
    for (Edit edit : edits) {
      boolean done =
          switch (edit.op()) {
            case REPLACE -> replace(edit);
            case ADD -> add(edit);
            case DROP -> draft.drop(edit);
            case NEGATE -> negate(edit, edits);
            case ACT -> draft.ask(edit.act());
            case COMPARE -> true;
            case REBIND, GATHER -> false;
          };
      if (!done) {
        return Optional.empty();
      }
    }
    return Optional.of(draft.form());
  }

  private boolean replace(Edit edit) {
    Optional<Mention> mention = mention(edit);
    int at = draft.find(edit);
    if (mention.isEmpty() || at < 0 || edit.role() == Role.PROPERTY) {
      return false;
    }
    Filler old = (Filler) draft.part(at);
    Wording wording = turn.wording(mention.orElseThrow()).orElseThrow();
    return switch (edit.role()) {
      case TYPE -> noun(at, old, edit, wording);
      case LOCATION -> place(at, old, edit, wording);
      case ENTITY -> name(at, edit, wording);
      case TOPIC -> topic(at, old, mention.orElseThrow(), wording);
      default -> draft.put(at, new Filler(wording.text(), edit.slot(), old.number()));
    };
  }

  /**
   * Words that were introduced by others keep these; a whole phrase takes the place of a phrase.
   */
  private boolean topic(int at, Filler old, Mention mention, Wording wording) {
    boolean bare =
        before
            .slot(mention.slot())
            .map(slot -> old.text().equalsIgnoreCase(slot.filler().key()))
            .orElse(false);
    boolean open = mention.evidence() == Evidence.OPEN;
    String text = bare && open ? turn.text(mention.span()) : wording.text();
    return draft.put(at, new Filler(text, mention.slot(), old.number()));
  }

  /** A name that begins with an article needs none before it. */
  private boolean name(int at, Edit edit, Wording wording) {
    if (labels.hasArticle(wording.text(), pack.grammar())) {
      draft.dropArticle(at);
    }
    return draft.put(at, new Filler(wording.text(), edit.slot(), GrammaticalNumber.NONE));
  }

  /** A noun takes the number of the one before, and the words before it its gender. */
  private boolean noun(int at, Filler old, Edit edit, Wording wording) {
    Slot slot = new Slot(edit.slot(), edit.role(), edit.level(), edit.value().get(0));
    GrammaticalNumber number = QuestionReader.number(wording.form());
    String text = wording.text();
    Gender gender = wording.gender();
    if (number != old.number() && old.number() != GrammaticalNumber.NONE) {
      WordForm form =
          old.number() == GrammaticalNumber.PLURAL ? WordForm.PLURAL : WordForm.SINGULAR;
      Optional<Label> label = labels.noun(slot, pack.language(), form, wording.lexeme());
      if (label.isEmpty()) {
        return false;
      }
      text = label.orElseThrow().text();
      gender = label.orElseThrow().gender();
    }
    Gender was =
        before
            .slot(edit.slot())
            .map(filled -> labels.gender(filled, pack.language()))
            .orElse(Gender.NONE);
    draft.agree(at, was, gender, old.number());
    draft.join(at, text);
    return draft.put(at, new Filler(text, edit.slot(), old.number()));
  }

  private boolean place(int at, Filler old, Edit edit, Wording wording) {
    boolean adjective =
        at + 2 < draft.size()
            && draft.part(at + 1).text().isBlank()
            && draft.part(at + 2) instanceof Filler;
    boolean fits = adjective == (wording.form() == WordForm.ADJECTIVE);
    Slot slot = new Slot(edit.slot(), edit.role(), edit.level(), edit.value().get(0));
    boolean otherLevel = !old.slot().equals(edit.slot());
    if ((adjective && !fits) || (otherLevel && endsWithSlotNoun(at))) {
      return false;
    }
    boolean nickname = wording.lexeme() < 0 && wording.form() == WordForm.NAME;
    String text =
        fits && !nickname
            ? wording.text()
            : labels.label(slot, pack.language(), GrammaticalNumber.NONE);
    return draft.put(at, new Filler(text, edit.slot(), GrammaticalNumber.NONE));
  }

  private boolean endsWithSlotNoun(int at) {
    String words = at == 0 ? "" : draft.part(at - 1).text().strip().toLowerCase(Locale.ROOT);
    return domain.slots().stream()
        .flatMap(type -> type.nouns().getOrDefault(pack.language(), List.of()).stream())
        .anyMatch(words::endsWith);
  }

  private boolean add(Edit edit) {
    Optional<Mention> mention = mention(edit);
    if (mention.isEmpty()
        || edit.role() == Role.PROPERTY
        || edit.role() == Role.ORDER
        || edit.role() == Role.TYPE) {
      return false;
    }
    Wording wording = turn.wording(mention.orElseThrow()).orElseThrow();
    if (edit.role() == Role.LOCATION) {
      return draft.append(
          " " + pack.grammar().place() + " ",
          new Filler(wording.text(), edit.slot(), GrammaticalNumber.NONE));
    }
    Filler filler = new Filler(wording.text(), edit.slot(), GrammaticalNumber.NONE);
    return wording.form() == WordForm.ADJECTIVE
        ? draft.beforeNoun(filler)
        : draft.append(" ", filler);
  }

  private boolean negate(Edit edit, List<Edit> edits) {
    boolean added =
        edits.stream()
            .anyMatch(other -> other.op() != EditOp.NEGATE && other.slot().equals(edit.slot()));
    if (added) {
      return mention(edit, turn)
          .flatMap(turn::wording)
          .map(wording -> edit.spans().stream().anyMatch(wording.phrase()::overlaps))
          .orElse(false);
    }
    if (!edit.value().isEmpty()) {
      String words = turn.text(new Span(edit.spans().get(0).from(), edit.spans().get(1).to()));
      return draft.append(" ", new Filler(words, edit.slot(), GrammaticalNumber.NONE));
    }
    int at = draft.find(edit);
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

  private Optional<Mention> mention(Edit edit) {
    return turn.mentions().stream()
        .filter(
            mention -> mention.slot().equals(edit.slot()) && edit.value().contains(mention.value()))
        .findFirst();
  }
}
