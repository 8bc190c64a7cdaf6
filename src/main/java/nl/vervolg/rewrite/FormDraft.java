package nl.vervolg.rewrite;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import nl.vervolg.dialogue.Act;
import nl.vervolg.dialogue.CueKind;
import nl.vervolg.dialogue.Edit;
import nl.vervolg.dialogue.Gender;
import nl.vervolg.dialogue.GrammaticalNumber;
import nl.vervolg.dialogue.QuestionForm;
import nl.vervolg.dialogue.QuestionForm.Filler;
import nl.vervolg.dialogue.QuestionForm.Head;
import nl.vervolg.dialogue.QuestionForm.Part;
import nl.vervolg.dialogue.QuestionForm.Words;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.SlotName;
import nl.vervolg.knowledge.Domain;
import nl.vervolg.knowledge.LanguagePack;
import nl.vervolg.knowledge.SlotType;

/**
 * A question whose words are being changed. Each change says whether it could be made; what could
 * not leaves the words as they were.
 */
final class FormDraft {
  private final LanguagePack pack;
  private final Domain domain;
  private final List<Part> parts;

  FormDraft(QuestionForm form, LanguagePack pack, Domain domain) {
    this.pack = pack;
    this.domain = domain;
    this.parts = new ArrayList<>(form.parts());
  }

  /** The question as it is now. */
  QuestionForm form() {
    return new QuestionForm(parts);
  }

  /** The part at that place. */
  Part part(int at) {
    return parts.get(at);
  }

  /** Number of parts. */
  int size() {
    return parts.size();
  }

  /** Puts a part before the one at that place. */
  boolean insert(int at, Part part) {
    parts.add(at, part);
    return true;
  }

  /** Exchanges a part. */
  boolean put(int at, Part part) {
    parts.set(at, part);
    return true;
  }

  /** Repairs the words between the noun and the slot or the sentence's beginning before it. */
  void agree(int noun, Gender before, Gender after, GrammaticalNumber number) {
    for (int i = noun - 1;
        i >= 0 && !(parts.get(i) instanceof Filler filler && role(filler.slot()) != Role.ORDER);
        i--) {
      Part part = parts.get(i);
      String repaired = Agreement.repair(part.text(), pack.grammar(), before, after, number);
      if (part instanceof Words) {
        parts.set(i, new Words(repaired));
      } else if (part instanceof Head head) {
        parts.set(i, new Head(repaired, head.act()));
      }
    }
  }

  /** Puts an adjective before the noun for the kind of thing. */
  boolean beforeNoun(Filler adjective) {
    for (int i = 0; i < parts.size(); i++) {
      if (parts.get(i) instanceof Filler filler && role(filler.slot()) == Role.TYPE) {
        parts.add(i, new Words(" "));
        parts.add(i, adjective);
        return true;
      }
    }
    return false;
  }

  /** Puts words at the end, before the question mark. */
  boolean append(String lead, Filler filler) {
    int last = parts.size() - 1;
    String tail = last >= 0 && parts.get(last) instanceof Words words ? words.text() : "";
    int cut = tail.length();
    while (cut > 0 && !Character.isLetterOrDigit(tail.charAt(cut - 1))) {
      cut--;
    }
    if (!tail.isEmpty()) {
      parts.remove(last);
    }
    if (cut > 0) {
      parts.add(new Words(tail.substring(0, cut)));
    }
    parts.add(new Words(lead));
    parts.add(filler);
    parts.add(new Words(tail.isEmpty() ? "" : tail.substring(cut)));
    return true;
  }

  /** Exchanges the word that asks, where nothing else has to change with it. */
  boolean ask(Act act) {
    String head = pack.grammar().heads().getOrDefault(act, "");
    for (int i = 0; i < parts.size() && !head.isEmpty(); i++) {
      boolean counted =
          i + 2 < parts.size()
              && parts.get(i + 1).text().isBlank()
              && parts.get(i + 2) instanceof Filler filler
              && filler.number() == GrammaticalNumber.PLURAL;
      if (parts.get(i) instanceof Head old && counted && plain(old)) {
        boolean capital = Character.isUpperCase(old.text().codePointAt(0));
        return put(i, new Head(capital ? Agreement.capitalised(head) : head, act));
      }
    }
    return false;
  }

  /** One word, or the usual words for what is asked: what can be exchanged without its clause. */
  private boolean plain(Head head) {
    return !head.text().contains(" ")
        || head.text().equalsIgnoreCase(pack.grammar().heads().getOrDefault(head.act(), ""));
  }

  /** Index of the words that the edit changes. */
  int find(Edit edit) {
    for (int i = 0; i < parts.size(); i++) {
      if (parts.get(i) instanceof Filler filler
          && (filler.slot().equals(edit.slot()) || edit.replaces().contains(filler.slot()))) {
        return i;
      }
    }
    return -1;
  }

  /** What a slot is for. */
  Role role(SlotName slot) {
    return domain.slot(slot).map(SlotType::role).orElse(Role.TOPIC);
  }

  /** Takes out the words of a place with the preposition before them. */
  boolean drop(Edit edit) {
    int at = find(edit);
    if (at < 1 || edit.role() != Role.LOCATION || !(parts.get(at - 1) instanceof Words words)) {
      return false;
    }
    String text = words.text();
    Optional<String> preposition =
        pack.cues().getOrDefault(CueKind.PLACE, List.of()).stream()
            .filter(place -> text.toLowerCase(Locale.ROOT).endsWith(" " + place + " "))
            .max(Comparator.comparingInt(String::length));
    if (preposition.isEmpty()) {
      return false;
    }
    parts.remove(at);
    parts.set(
        at - 1,
        new Words(text.substring(0, text.length() - preposition.orElseThrow().length() - 2)));
    return true;
  }

  /** Takes out the definite article before a part. */
  void dropArticle(int at) {
    if (at == 0 || !(parts.get(at - 1) instanceof Words words)) {
      return;
    }
    for (String article : pack.grammar().definite().values()) {
      if (words.text().toLowerCase(Locale.ROOT).endsWith(" " + article + " ")) {
        int end = words.text().length() - article.length() - 1;
        parts.set(at - 1, new Words(words.text().substring(0, end)));
        return;
      }
    }
  }

  /** Puts the word before a part into the form that it has before that text. */
  void join(int at, String text) {
    if (at > 0 && parts.get(at - 1) instanceof Words words) {
      parts.set(at - 1, new Words(Agreement.join(words.text(), pack.grammar(), text)));
    }
  }
}
