package nl.vervolg.rewrite;

import java.util.ArrayList;
import java.util.Comparator;
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
    boolean whole = wording.phrase().from() < mention.span().from();
    Optional<Span> kind =
        whole
            ? Optional.of(new Span(wording.phrase().from(), mention.span().from()))
            : noun(turn, mention, domain);
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
        more.isEmpty() ? placeClass(slot, language, labels, domain) : Phrasing.WHOLE,
        more,
        name,
        turn.text().substring(0, from));
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
  private static Optional<Span> noun(Understanding turn, Mention mention, Domain domain) {
    Span named = mention.span();
    List<Span> found = new ArrayList<>();
    for (String noun : nouns(mention.slot(), turn.utterance().language(), domain)) {
      List<String> words = Tokenizer.words(noun);
      for (int to = named.from(); to < named.to(); to++) {
        int from = to - words.size();
        if (from >= 0
            && from <= named.from()
            && says(turn, from, words)
            && turn.text().charAt(turn.tokens().get(to - 1).end()) != '-') {
          found.add(new Span(from, to));
        }
      }
    }
    return found.stream().max(Comparator.comparingInt(Span::length));
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
