package nl.vervolg.understand;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import nl.vervolg.dialogue.CueKind;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.Span;
import nl.vervolg.dialogue.Token;
import nl.vervolg.knowledge.Grammar;
import nl.vervolg.knowledge.WordForm;

/** An utterance cut into phrases, with the questions that the finders ask about it. */
final class Scan {
  private final String text;
  private final List<Token> tokens;
  private final Language language;
  private final Grammar grammar;
  private final Match[] at;

  Scan(String text, List<Token> tokens, Language language, Grammar grammar, List<Match> matches) {
    this.text = text;
    this.tokens = List.copyOf(tokens);
    this.language = language;
    this.grammar = grammar;
    this.at = new Match[tokens.size()];
    matches.forEach(this::put);
  }

  String text() {
    return text;
  }

  String text(Span span) {
    return text.substring(tokens.get(span.from()).start(), tokens.get(span.to() - 1).end());
  }

  /** The characters between the token before {@code index} and the one at it. */
  String gap(int index) {
    return index < 1 || index >= tokens.size()
        ? ""
        : text.substring(tokens.get(index - 1).end(), tokens.get(index).start());
  }

  /** The characters between two spans, the first of which ends before the other begins. */
  String between(Span one, Span other) {
    return text.substring(tokens.get(one.to() - 1).end(), tokens.get(other.from()).start());
  }

  List<Token> tokens() {
    return tokens;
  }

  Language language() {
    return language;
  }

  int size() {
    return tokens.size();
  }

  /** The phrase that has the token; none for a word that nothing explains. */
  Optional<Match> match(int index) {
    return index < 0 || index >= at.length ? Optional.empty() : Optional.ofNullable(at[index]);
  }

  /** All phrases, in order. */
  List<Match> matches() {
    List<Match> matches = new ArrayList<>();
    for (int i = 0; i < at.length; i++) {
      if (at[i] != null && at[i].span().from() == i) {
        matches.add(at[i]);
      }
    }
    return matches;
  }

  /** Puts a phrase in, in the place of those that it overlaps. */
  void put(Match match) {
    for (int i = match.span().from(); i < match.span().to(); i++) {
      Match old = at[i];
      if (old != null) {
        for (int j = old.span().from(); j < old.span().to(); j++) {
          at[j] = null;
        }
      }
    }
    for (int i = match.span().from(); i < match.span().to(); i++) {
      at[i] = match;
    }
  }

  /** Takes out the phrase that has the token: it does not mean there what it can mean. */
  void open(Match match) {
    for (int i = match.span().from(); i < match.span().to(); i++) {
      at[i] = null;
    }
  }

  /** True for a word that nothing explains. */
  boolean open(int index) {
    return index >= 0 && index < at.length && at[index] == null;
  }

  /** True when the phrase at {@code index} is a cue of that kind. */
  boolean is(int index, CueKind kind) {
    return index >= 0 && index < at.length && at[index] != null && at[index].is(kind);
  }

  /** True when the phrase at {@code index} is a cue of one of these kinds. */
  boolean isAny(int index, Collection<CueKind> kinds) {
    for (CueKind kind : kinds) {
      if (is(index, kind)) {
        return true;
      }
    }
    return false;
  }

  /** True when the phrase at {@code index} can name a value of that role. */
  boolean has(int index, Role role) {
    return index >= 0 && index < at.length && at[index] != null && at[index].has(role);
  }

  /** True when the word can be a noun or begin a noun phrase without its article. */
  boolean nounLike(int index) {
    if (open(index)) {
      return true;
    }
    Optional<Match> adjective = match(index).filter(Scan::isAdjective);
    if (adjective.isPresent()) {
      return nounLike(adjective.orElseThrow().span().to());
    }
    return match(index)
        .map(
            match ->
                match.labels().stream().anyMatch(label -> label.form() != WordForm.VERB)
                    || match.is(CueKind.TOPIC_NOUN)
                    || match.first(Entry.SlotNounEntry.class).isPresent()
                    || match.first(Entry.OrdinalEntry.class).isPresent())
        .orElse(false);
  }

  /** True for a word with a capital that is not owed to the beginning of a sentence. */
  boolean capital(int index) {
    return index > 0 && index < size() && !sentenceStart(index) && tokens.get(index).capitalised();
  }

  /** True for a verb in the plural. */
  boolean plural(int index) {
    return index >= 0
        && index < tokens.size()
        && grammar.singular().containsKey(tokens.get(index).norm());
  }

  /** True where adjectives stand after their noun. */
  boolean adjectiveAfter() {
    return grammar.style().adjectiveAfter();
  }

  /** True for the usual preposition before a place: "in". */
  boolean inside(int index) {
    return is(index, CueKind.PLACE)
        && Tokenizer.words(grammar.place()).contains(tokens.get(index).norm());
  }

  /** True where every noun has a capital. */
  boolean capitalNouns() {
    return grammar.style().capitalNouns();
  }

  /** True for an article in whatever case. */
  boolean article(int index) {
    return is(index, CueKind.ARTICLE)
        || (index >= 0
            && index < tokens.size()
            && grammar.isDefinite(tokens.get(index).norm())
            && !open(index));
  }

  /** True for an article that is not definite. */
  boolean indefinite(int index) {
    return is(index, CueKind.ARTICLE) && !grammar.isDefinite(tokens.get(index).norm());
  }

  /** True when some word amid a sentence has a capital. */
  boolean cased() {
    for (int i = 1; i < tokens.size(); i++) {
      if (capital(i)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isAdjective(Match match) {
    return !match.labels().isEmpty()
        && match.labels().stream().allMatch(label -> label.form() == WordForm.ADJECTIVE);
  }

  /** "The 19. century": a figure and its point. */
  private static boolean figure(String norm) {
    return norm.length() < 3 && norm.chars().allMatch(Character::isDigit);
  }

  /** The words as they stand amid a sentence: a small word at its beginning loses its capital. */
  String amid(Span words) {
    String written = text(words);
    String first = tokens.get(words.from()).text();
    boolean small =
        sentenceStart(words.from())
            && first.substring(1).equals(first.substring(1).toLowerCase(Locale.ROOT))
            && match(words.from()).map(Match::small).orElse(false);
    return small
        ? written.substring(0, 1).toLowerCase(Locale.ROOT) + written.substring(1)
        : written;
  }

  /** True when a sentence ends between the token before and this one. */
  boolean sentenceStart(int index) {
    if (index <= 0 || index >= tokens.size()) {
      return index == 0;
    }
    Match match = at[index];
    boolean numbered =
        match(index - 1).flatMap(m -> m.first(Entry.NumberedEntry.class)).isPresent();
    if ((match != null && match.span().from() < index) || numbered) {
      return false;
    }
    if (open(index) && figure(tokens.get(index - 1).norm()) && !match(index - 1).isPresent()) {
      return false;
    }
    for (int i = tokens.get(index - 1).end(); i < tokens.get(index).start(); i++) {
      if (".!?;:".indexOf(text.charAt(i)) >= 0
          && (i + 1 == text.length()
              || Character.isWhitespace(text.charAt(i + 1))
              || i + 1 == tokens.get(index).start())) {
        return Character.isWhitespace(text.charAt(tokens.get(index).start() - 1));
      }
    }
    return false;
  }
}
