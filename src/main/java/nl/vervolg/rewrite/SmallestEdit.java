package nl.vervolg.rewrite;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import nl.vervolg.dialogue.CueKind;
import nl.vervolg.dialogue.Edit;
import nl.vervolg.dialogue.Evidence;
import nl.vervolg.dialogue.Gender;
import nl.vervolg.dialogue.GrammaticalNumber;
import nl.vervolg.dialogue.Mention;
import nl.vervolg.dialogue.Question;
import nl.vervolg.dialogue.QuestionForm;
import nl.vervolg.dialogue.QuestionForm.Filler;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.Slot;
import nl.vervolg.knowledge.Domain;
import nl.vervolg.knowledge.Label;
import nl.vervolg.knowledge.LanguagePack;
import nl.vervolg.knowledge.Phrase;
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
  private final DialogueLabels names;
  private final VocabularyLabels labels;
  private final Writing writing;
  private final FormDraft draft;
  private final PlaceEdit places;
  private final AskingWords asking;
  private final Clauses clauses;
  private final Denials denials;

  SmallestEdit(
      Understanding turn, Question before, LanguagePack pack, DialogueLabels names, Domain domain) {
    this.turn = turn;
    this.before = before;
    this.pack = pack;
    this.names = names;
    this.labels = names.others();
    this.writing = labels.writing(pack.language());
    this.draft = new FormDraft(before.form(), pack, domain, writing);
    this.places = new PlaceEdit(turn, before, labels, draft);
    this.asking = new AskingWords(draft, writing);
    this.clauses = new Clauses(draft, pack, asking);
    this.denials = new Denials(turn, before, pack, labels, draft);
  }

  /** The question after the edits; empty where one of them cannot be made. */
  Optional<QuestionForm> apply(List<Edit> edits) {
    for (Edit edit : edits) {
      boolean done =
          switch (edit.op()) {
            case REPLACE -> replace(edit);
            case ADD -> add(edit, mention(edit));
            case NARROW -> add(edit, said(edit));
            case DROP -> draft.drop(edit);
            case NEGATE -> denials.negate(edit, edits);
            case ACT -> asking.ask(edit.act()) || clauses.ask(edit.act());
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
      case TYPE -> noun(at, old, edit, mention.orElseThrow());
      case LOCATION -> places.replace(at, old, edit, mention.orElseThrow());
      case ENTITY -> name(at, edit, mention.orElseThrow());
      case ORDER -> fitted(at, new Filler(order(old, wording, edit), edit.slot(), old.number()));
      case TOPIC -> topic(at, old, mention.orElseThrow(), wording);
      default -> draft.put(at, new Filler(led(old.text(), wording), edit.slot(), old.number()));
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
    if (wording.form() == WordForm.ADJECTIVE && !draft.isAdjective(old)) {
      return false;
    }
    String text = bare && open ? turn.text(mention.span()) : wording.text();
    return fitted(at, new Filler(text, mention.slot(), old.number()));
  }

  /**
   * "Am jüngsten", "came first": words that cannot stand before a noun give way to the usual ones.
   */
  private String order(Filler old, Wording wording, Edit edit) {
    boolean longer = wording.text().contains(" ") && !old.text().contains(" ");
    return longer
        ? labels.name(slot(edit), pack.language(), GrammaticalNumber.NONE)
        : wording.text();
  }

  /** A year keeps the small word that led the one before, where the two belong together. */
  private String led(String old, Wording wording) {
    if (wording.text().chars().allMatch(Character::isDigit)) {
      return old.replaceFirst("[0-9]+", wording.text());
    }
    int blank = old.indexOf(' ');
    String longer = old.substring(0, Math.max(0, blank)) + " " + wording.text();
    int number = longer.lastIndexOf(' ');
    String lead = longer.substring(0, number).strip().toLowerCase(Locale.ROOT);
    boolean said =
        Stream.of(CueKind.BEFORE, CueKind.AFTER)
            .anyMatch(kind -> pack.cues().getOrDefault(kind, List.of()).contains(lead));
    return said ? longer : wording.text();
  }

  private boolean fitted(int at, Filler filler) {
    draft.put(at, filler);
    draft.fit(at);
    return true;
  }

  /**
   * A name with the article that it asks for; where that is not known, the words stay as they are.
   */
  private boolean name(int at, Edit edit, Mention mention) {
    String name = turn.wording(mention).map(Wording::text).orElseThrow();
    Filler filler = new Filler(name, edit.slot(), GrammaticalNumber.NONE);
    NamePhrases phrases = writing.names();
    boolean known =
        phrases.hasArticle(name)
            || names.said().containsKey(name)
            || writing.nouns().head(name).isPresent();
    if (!known) {
      return draft.put(at, filler);
    }
    String before = draft.before(at);
    String base = phrases.base(before);
    boolean attribute = base.isBlank() && at > 1 && draft.role(at - 2) == Role.PROPERTY;
    int from = mention.span().from();
    String asked =
        attribute || phrases.governed(base) || from == 0
            ? ""
            : phrases.caseOf(turn.tokens().get(from - 1).text().toLowerCase(Locale.ROOT));
    String lead = attribute ? base + phrases.genitive() : base;
    Phrase phrase = names.named(name, pack.language(), lead, asked);
    return draft.put(at, phrase, new Filler(phrase.name(), edit.slot(), GrammaticalNumber.NONE));
  }

  /** A noun takes the number of the one before, and the words before it its gender. */
  private boolean noun(int at, Filler old, Edit edit, Mention mention) {
    Wording wording = turn.wording(mention).orElseThrow();
    Slot slot = slot(edit);
    GrammaticalNumber number =
        writing.nouns().number(turn.text(mention.span()), QuestionReader.number(wording.form()));
    boolean keeps = old.number() == GrammaticalNumber.NONE || number == old.number();
    WordForm form =
        (keeps ? number : old.number()) == GrammaticalNumber.PLURAL
            ? WordForm.PLURAL
            : WordForm.SINGULAR;
    Optional<Label> label =
        keeps && wording.lexeme() < 0
            ? Optional.empty()
            : labels.noun(slot, pack.language(), form, wording.lexeme());
    if (label.isEmpty() && !keeps) {
      return false;
    }
    String text = label.map(Label::text).orElse(wording.text());
    Gender gender = label.map(Label::gender).orElse(wording.gender());
    Gender was =
        writing
            .nouns()
            .noun(old.text())
            .map(Nouns.Noun::gender)
            .orElseGet(
                () ->
                    before
                        .slot(edit.slot())
                        .map(filled -> labels.gender(filled, pack.language()))
                        .orElse(Gender.NONE));
    draft.agree(at, text, was, gender, old.number());
    String inflected =
        old.number() == GrammaticalNumber.PLURAL
            ? writing.names().plural(text, draft.before(at))
            : text;
    return fitted(at, new Filler(inflected, edit.slot(), old.number()));
  }

  /** The slot as the edit fills it. */
  static Slot slot(Edit edit) {
    return new Slot(edit.slot(), edit.role(), edit.level(), edit.value().get(0));
  }

  private boolean add(Edit edit, Optional<Mention> mention) {
    if (mention.isEmpty()
        || edit.role() == Role.PROPERTY
        || edit.role() == Role.ORDER
        || edit.role() == Role.TYPE) {
      return false;
    }
    Wording wording = turn.wording(mention.orElseThrow()).orElseThrow();
    if (edit.role() == Role.LOCATION) {
      return places.add(edit, mention.orElseThrow());
    }
    Filler filler = new Filler(wording.text(), edit.slot(), GrammaticalNumber.NONE);
    return switch (wording.form()) {
      case ADJECTIVE -> draft.adjective(filler);
      case VERB -> clauses.predicate(filler);
      default -> said(filler) || draft.append(" ", filler);
    };
  }

  /** The mention of the words that say so. */
  private Optional<Mention> said(Edit edit) {
    return turn.mentions().stream()
        .filter(
            mention -> edit.spans().contains(mention.span()) && mention.slot().equals(edit.slot()))
        .findFirst();
  }

  /** True for a phrase that an edit before this one has written, such as a range of years. */
  private boolean said(Filler filler) {
    return draft.form().parts().stream().anyMatch(part -> part.text().equals(filler.text()));
  }

  private Optional<Mention> mention(Edit edit) {
    return turn.mentions().stream()
        .filter(
            mention -> mention.slot().equals(edit.slot()) && edit.value().contains(mention.value()))
        .findFirst();
  }
}
