package nl.vervolg.rewrite;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.Mention;
import nl.vervolg.dialogue.Slot;
import nl.vervolg.dialogue.SlotName;
import nl.vervolg.dialogue.Span;
import nl.vervolg.knowledge.Domain;
import nl.vervolg.knowledge.Phrase;
import nl.vervolg.knowledge.Phrasing;
import nl.vervolg.knowledge.SlotType;
import nl.vervolg.understand.Tokenizer;
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

  static SaidPlace of(
      Understanding turn, Mention mention, Slot slot, VocabularyLabels labels, Domain domain) {
    Language language = turn.utterance().language();
    Wording wording = turn.wording(mention).orElseThrow();
    int from =
        wording.phrase().from() < mention.span().from()
            ? wording.phrase().from()
            : noun(turn, mention, domain);
    String more =
        turn.text()
            .substring(
                turn.tokens().get(from).start(), turn.tokens().get(mention.span().from()).start());
    String name =
        more.isEmpty()
            ? labels.place(slot, language, wording, turn.text(mention.span()))
            : labels.within(slot, language, turn.text(mention.span()));
    return new SaidPlace(
        labels.writing(language).places(),
        more.isEmpty() ? placeClass(slot, language, labels, domain) : Phrasing.WHOLE,
        more,
        name,
        turn.text().substring(0, turn.tokens().get(from).start()));
  }

  /** A place that was named without saying of what kind it is stays so. */
  private static String placeClass(
      Slot slot, Language language, VocabularyLabels labels, Domain domain) {
    String placeClass = labels.placeClass(slot, language);
    List<String> words =
        Tokenizer.words(
            labels
                .writing(language)
                .grammar()
                .phrasing()
                .place(placeClass, PlacePhrases.INSIDE)
                .orElse(""));
    boolean kind =
        nouns(slot.name(), language, domain).stream()
            .anyMatch(noun -> words.containsAll(Tokenizer.words(noun)));
    return kind ? Phrasing.USUAL : placeClass;
  }

  private static List<String> nouns(SlotName slot, Language language, Domain domain) {
    return domain
        .slot(slot)
        .map(SlotType::nouns)
        .map(all -> all.getOrDefault(language, List.of()))
        .orElse(List.of());
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

  /** Where a word that says what kind of place it is begins before the name; else the name. */
  private static int noun(Understanding turn, Mention mention, Domain domain) {
    Language language = turn.utterance().language();
    int to = mention.span().from();
    int from = to;
    for (String noun : nouns(mention.slot(), language, domain)) {
      List<String> words = Tokenizer.words(noun);
      int start = to - words.size();
      if (start >= 0 && start < from && says(turn, new Span(start, to), words)) {
        from = start;
      }
    }
    return from;
  }

  private static boolean says(Understanding turn, Span span, List<String> words) {
    for (int i = 0; i < span.length(); i++) {
      if (!turn.tokens().get(span.from() + i).norm().equals(words.get(i))) {
        return false;
      }
    }
    return true;
  }
}
