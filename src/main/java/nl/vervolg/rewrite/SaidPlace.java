package nl.vervolg.rewrite;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.Mention;
import nl.vervolg.dialogue.Slot;
import nl.vervolg.dialogue.Span;
import nl.vervolg.knowledge.Phrase;
import nl.vervolg.knowledge.Phrasing;
import nl.vervolg.understand.Understanding;
import nl.vervolg.understand.Wording;

/**
 * A place that was named in a turn, ready to be put into a question.
 *
 * @param places the words before places of the language
 * @param placeClass the class of the place
 * @param more words that belong to the name ("all of", "the province of") with their blank; or none
 * @param name the name
 * @param before the words of the turn before it
 */
record SaidPlace(PlacePhrases places, String placeClass, String more, String name, String before) {

  static SaidPlace of(Understanding turn, Mention mention, Slot slot, VocabularyLabels labels) {
    Language language = turn.utterance().language();
    Wording wording = turn.wording(mention).orElseThrow();
    boolean whole = wording.phrase().from() < mention.span().from();
    Optional<Span> kind =
        whole
            ? Optional.of(new Span(wording.phrase().from(), mention.span().from()))
            : noun(turn, mention, labels.writing(language).slotNouns());
    int named = kind.map(Span::to).orElse(mention.span().from());
    int from = turn.tokens().get(kind.map(Span::from).orElse(named)).start();
    String more = turn.text().substring(from, turn.tokens().get(named).start());
    String raw = turn.text(new Span(named, mention.span().to()));
    String name =
        more.isEmpty()
            ? labels.place(slot, language, wording, raw)
            : labels.within(slot, language, raw);
    return new SaidPlace(
        labels.writing(language).places(),
        more.isEmpty() ? placeClass(slot, language, labels) : Phrasing.WHOLE,
        more,
        name,
        turn.text().substring(0, from));
  }

  /** A place that was named without saying of what kind it is stays so. */
  private static String placeClass(Slot slot, Language language, VocabularyLabels labels) {
    String placeClass = labels.placeClass(slot, language);
    return labels.writing(language).slotNouns().saidBy(placeClass, slot.name())
        ? Phrasing.USUAL
        : placeClass;
  }

  /** The place where another place stood after those words. */
  Phrase instead(String words) {
    if (more.isEmpty()) {
      return places.instead(placeClass, name, words);
    }
    Optional<PlacePhrases.Lead> old = places.read(words);
    Optional<PlacePhrases.Lead> own = places.read(before);
    String relation = old.map(PlacePhrases.Lead::relation).orElse(PlacePhrases.BARE);
    String kept = words.substring(0, old.map(PlacePhrases.Lead::start).orElse(words.length()));
    boolean same = own.map(lead -> lead.relation().equals(relation)).orElse(false);
    Phrase phrase =
        same
            ? new Phrase(
                before.substring(own.orElseThrow().start()).toLowerCase(Locale.ROOT), more + name)
            : places.write(placeClass, relation, more + name);
    return places.after(kept, phrase, words.substring(kept.length()));
  }

  /** The place as one that something belongs to, after words that name it. */
  Phrase of(String words) {
    return places.after(words, places.write(placeClass, PlacePhrases.OF, more + name), "");
  }

  /** The bare name where the words before it say what kind of place it is. */
  Phrase bare(String words) {
    return places.instead(Phrasing.USUAL, name, words);
  }

  /** The place as one where something is, after nothing. */
  Phrase inside(String usual) {
    return places.silent()
        ? new Phrase(usual, more + name)
        : instead(places.write(Phrasing.USUAL, PlacePhrases.INSIDE, "").lead());
  }

  /** The words that say what kind of place it is, before the name or at its beginning; or none. */
  private static Optional<Span> noun(Understanding turn, Mention mention, SlotNouns nouns) {
    Span named = mention.span();
    Optional<Span> longest = Optional.empty();
    for (SlotNouns.Noun noun : nouns.all()) {
      int size = noun.words().size();
      for (int to = named.from(); to < named.to(); to++) {
        int from = to - size;
        if (from >= 0
            && from <= named.from()
            && noun.slot().equals(mention.slot())
            && says(turn, from, noun.words())
            && turn.text().charAt(turn.tokens().get(to - 1).end()) != '-'
            && longest.map(Span::length).orElse(0) < size) {
          longest = Optional.of(new Span(from, to));
        }
      }
    }
    return longest;
  }

  private static boolean says(Understanding turn, int from, List<String> words) {
    for (int i = 0; i < words.size(); i++) {
      if (!turn.tokens().get(from + i).norm().equals(words.get(i))) {
        return false;
      }
    }
    return true;
  }
}
