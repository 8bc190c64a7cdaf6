package nl.vervolg.rewrite;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
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
import nl.vervolg.knowledge.Grammar;
import nl.vervolg.knowledge.LanguagePack;
import nl.vervolg.knowledge.Phrase;
import nl.vervolg.knowledge.SlotType;

/**
 * A question whose words are being changed. Each change says whether it could be made; what could
 * not leaves the words as they were.
 */
final class FormDraft {
  private final LanguagePack pack;
  private final Domain domain;
  private final Writing writing;
  private final Adjectives adjectives;
  private final List<Part> parts = new ArrayList<>();

  FormDraft(QuestionForm form, LanguagePack pack, Domain domain, Writing writing) {
    this.pack = pack;
    this.domain = domain;
    this.writing = writing;
    this.adjectives = new Adjectives(writing);
    for (Part part : form.parts()) {
      if (!worded(part)
          && part instanceof Words
          && !parts.isEmpty()
          && parts.get(parts.size() - 1) instanceof Head head) {
        parts.set(parts.size() - 1, new Head(head.text() + part.text(), head.act()));
      } else {
        parts.add(part);
      }
    }
  }

  private static boolean worded(Part part) {
    String text = part.text();
    for (int i = 0; i < text.length(); i++) {
      if (Character.isLetterOrDigit(text.charAt(i))) {
        return true;
      }
    }
    return false;
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

  /** Exchanges the characters of a part that is no filler. */
  private void say(int at, String text) {
    if (parts.get(at) instanceof Head head) {
      parts.set(at, new Head(text, head.act()));
    } else if (parts.get(at) instanceof Filler filler) {
      parts.set(at, new Filler(text, filler.slot(), filler.number()));
    } else {
      parts.set(at, new Words(text));
    }
  }

  /** The words before a part; none where another filler stands there. */
  String before(int at) {
    return at > 0 && !(parts.get(at - 1) instanceof Filler) ? parts.get(at - 1).text() : "";
  }

  /** Exchanges a name and the words straight before it. */
  boolean put(int at, Phrase phrase, Filler filler) {
    parts.set(at, filler);
    if (at > 0 && !(parts.get(at - 1) instanceof Filler)) {
      say(at - 1, phrase.lead());
    } else if (!phrase.lead().isEmpty()) {
      parts.add(at, new Words(phrase.lead()));
    }
    return true;
  }

  /**
   * Repairs the words between the noun and the slot or the sentence's beginning before it, and the
   * adjectives after it where they agree.
   */
  void agree(int noun, String text, Gender before, Gender after, GrammaticalNumber number) {
    for (int i = noun - 1; i >= 0 && agrees(i); i--) {
      String words = parts.get(i).text();
      String full = i == noun - 1 ? adjectives.full(words, before) : words;
      say(i, Agreement.repair(full, writing.agreeing(), before, after, number));
    }
    if (!before(noun).isEmpty()) {
      say(noun - 1, adjectives.grown(before(noun), text));
    }
    if (pack.grammar().style().adjectiveAfter()) {
      for (int i = noun + 1; i < parts.size(); i++) {
        if (agrees(i)) {
          say(i, adjectives.repair(parts.get(i).text(), before, after, number));
        }
      }
    }
  }

  /** Words and adjectives; other fillers have a noun of their own. */
  private boolean agrees(int at) {
    return !(parts.get(at) instanceof Filler filler) || isAdjective(filler);
  }

  /** True for words of a slot that agree with the noun for the kind of thing. */
  boolean isAdjective(Filler filler) {
    return adjectives.is(filler, role(filler.slot()));
  }

  /** Puts an adjective beside the noun for the kind of thing. */
  boolean adjective(Filler adjective) {
    int noun = kind();
    boolean phrase = adjective.text().contains(" ") && !isAdjective(adjective);
    boolean after = pack.grammar().style().adjectiveAfter();
    if (noun < 0 || (phrase && !after && !pack.grammar().adjectives().isEmpty())) {
      return noun >= 0 && append(" ", adjective);
    }
    Filler fitting = new Filler(fit(adjective, noun), adjective.slot(), adjective.number());
    parts.add(after ? noun + 1 : noun, new Words(" "));
    parts.add(after ? noun + 2 : noun, fitting);
    return true;
  }

  /** Puts an adjective that stands there already into the form that goes with the noun. */
  void fit(int at) {
    int noun = kind();
    boolean many = at == noun && ((Filler) parts.get(at)).number() == GrammaticalNumber.PLURAL;
    if (noun >= 0 && parts.get(at) instanceof Filler filler && (many || isAdjective(filler))) {
      say(at, fit(filler, noun));
    }
  }

  private String fit(Filler adjective, int noun) {
    return adjectives.fit(adjective.text(), (Filler) parts.get(noun), before(noun));
  }

  /** Index of the noun for the kind of thing, or -1. */
  private int kind() {
    for (int i = 0; i < parts.size(); i++) {
      if (parts.get(i) instanceof Filler filler && role(filler.slot()) == Role.TYPE) {
        return i;
      }
    }
    return -1;
  }

  /** Puts a place with its words where the language adds it. */
  boolean addPlace(String lead, Filler filler) {
    Grammar.Style style = pack.grammar().style();
    int noun = kind();
    if (!style.placeAfterNoun() || noun < 0 || noun + 1 >= parts.size()) {
      return append(" " + lead, filler);
    }
    String after = parts.get(noun + 1) instanceof Words words ? words.text() : "";
    String there =
        style.existence().stream()
            .filter(word -> after.startsWith(" " + word))
            .findFirst()
            .map(word -> " " + word)
            .orElse("");
    parts.add(noun + 1, new Words(there + " " + lead));
    parts.add(noun + 2, filler);
    if (!there.isEmpty()) {
      parts.set(noun + 3, new Words(after.substring(there.length())));
    }
    return true;
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

  /** Ends a question that did not end as one. */
  void questionMark() {
    String mark = pack.grammar().style().questionMark();
    int last = parts.size() - 1;
    if (!parts.get(last).text().contains("?")) {
      say(last, parts.get(last).text().replaceFirst("[.!]+\\s*$", "") + mark);
    }
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

  /** Takes out a noun for a kind of place that is glued to its name with a hyphen. */
  boolean unglue(int at) {
    String after = at + 1 < parts.size() ? parts.get(at + 1).text() : "";
    if (after.length() < 2 || after.charAt(0) != '-' || !Character.isLetter(after.charAt(1))) {
      return true;
    }
    Optional<String> glued =
        writing.slotNouns().all().stream()
            .map(SlotNouns.Noun::text)
            .filter(word -> after.regionMatches(true, 1, word, 0, word.length()))
            .max(Comparator.comparingInt(String::length));
    glued.ifPresent(word -> say(at + 1, after.substring(1 + word.length())));
    return glued.isPresent();
  }

  /** What the slot of a part is for; nothing in particular where it is no filler. */
  Role role(int at) {
    return parts.get(at) instanceof Filler filler ? role(filler.slot()) : Role.POLARITY;
  }

  /** What a slot is for. */
  private Role role(SlotName slot) {
    return domain.slot(slot).map(SlotType::role).orElse(Role.TOPIC);
  }

  /** Takes out the words of a place with the preposition before them. */
  boolean drop(Edit edit) {
    int at = find(edit);
    if (at < 1 || edit.role() != Role.LOCATION || !(parts.get(at - 1) instanceof Words words)) {
      return false;
    }
    String text = words.text();
    int cut =
        writing
            .places()
            .read(text)
            .map(PlacePhrases.Lead::start)
            .orElseGet(
                () ->
                    pack.cues().getOrDefault(CueKind.PLACE, List.of()).stream()
                        .filter(place -> text.toLowerCase(Locale.ROOT).endsWith(" " + place + " "))
                        .max(Comparator.comparingInt(String::length))
                        .map(place -> text.length() - place.length() - 1)
                        .orElse(0));
    if (cut < 1) {
      return false;
    }
    parts.remove(at);
    parts.set(at - 1, new Words(text.substring(0, cut - 1)));
    return true;
  }
}
