package nl.vervolg.understand;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import nl.vervolg.dialogue.CueKind;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.Span;
import nl.vervolg.dialogue.Token;
import nl.vervolg.knowledge.WordForm;

/**
 * Cuts an utterance into phrases of the lexicon: of all ways to cut it, the one whose phrases are
 * longest (sum of squared lengths), exact ones before corrected ones. This is the overlap policy of
 * the product: longest match, leftmost on a tie.
 */
final class Segmenter {
  private static final int SHORTEST_NAME_TYPO = 5;
  private static final int SHORTEST_FUNCTION = 6;
  private static final Set<CueKind> FUNCTION_WORDS =
      Set.of(
          CueKind.PREDICATE,
          CueKind.FILLER,
          CueKind.TOPIC,
          CueKind.TOPIC_NOUN,
          CueKind.PLACE,
          CueKind.GENITIVE,
          CueKind.ARTICLE,
          CueKind.SMALL_TALK);

  /** A longer phrase outweighs every doubt about it. */
  private static final int WEIGHT = 5;

  private static final int SHORTEST_WITH_FILLER = 3;

  /** One filler was passed over and it was the last word: no phrase ends there. */
  private static final int AFTER_FILLER = 2;

  private final Lexicon lexicon;

  Segmenter(Lexicon lexicon) {
    this.lexicon = lexicon;
  }

  /** The phrases in {@code tokens}, in order, not overlapping. */
  List<Match> segment(List<Token> tokens, Language language) {
    int size = tokens.size();
    List<List<Match>> starts = new ArrayList<>(size);
    for (int from = 0; from < size; from++) {
      List<Match> found = new ArrayList<>(4);
      walk(new Walk(tokens, from, language, found), from, Lexicon.ROOT, 0, 0);
      starts.add(found);
    }
    List<Match> matches = cut(starts, language);
    for (int i = 1; i < matches.size(); i++) {
      if (superlativeBefore(matches, i)) {
        starts.get(matches.get(i).span().from()).remove(matches.get(i));
        matches = cut(starts, language);
      }
    }
    return matches;
  }

  /** "The largest museum of Normandy" is about a kind, whatever museum is called so. */
  private static boolean superlativeBefore(List<Match> matches, int index) {
    Match name = matches.get(index);
    Match before = matches.get(index - 1);
    return before.span().to() == name.span().from()
        && before.has(Role.ORDER)
        && name.span().length() > 1
        && name.isName()
        && name.has(Role.ENTITY);
  }

  private static List<Match> cut(List<List<Match>> starts, Language language) {
    int size = starts.size();
    int[] score = new int[size + 1];
    Match[] chosen = new Match[size];
    for (int from = size - 1; from >= 0; from--) {
      score[from] = score[from + 1];
      for (Match match : starts.get(from)) {
        int total = worth(match, language) + score[match.span().to()];
        Match best = chosen[from];
        if (total > score[from]
            || (total == score[from] && best != null && match.span().to() > best.span().to())) {
          score[from] = total;
          chosen[from] = match;
        }
      }
    }
    List<Match> matches = new ArrayList<>();
    for (int at = 0; at < size; ) {
      Match match = chosen[at];
      if (match != null) {
        matches.add(match);
      }
      at = match == null ? at + 1 : match.span().to();
    }
    return matches;
  }

  private static int worth(Match match, Language language) {
    int length = match.span().length();
    boolean own =
        match.entries().stream()
            .anyMatch(entry -> entry.language().map(language::equals).orElse(true));
    boolean name = match.typo() && match.entries().stream().allMatch(Segmenter::isName);
    return WEIGHT * length * length - (match.typo() ? 2 : 0) - (own ? 0 : 1) - (name ? 1 : 0);
  }

  /** Follows all phrases that begin at one word; a filler amid a longer phrase is passed over. */
  private void walk(Walk walk, int at, int node, int typos, int fillers) {
    List<Token> tokens = walk.tokens();
    if (node != Lexicon.ROOT && !lexicon.entries(node).isEmpty() && fillers < AFTER_FILLER) {
      Span span = new Span(walk.from(), at);
      entries(tokens, span, node, typos > 0, walk.language())
          .filter(entries -> fillers == 0 || span.length() > SHORTEST_WITH_FILLER)
          .ifPresent(entries -> walk.found().add(new Match(span, entries, typos > 0)));
    }
    if (at == tokens.size()) {
      return;
    }
    int word = lexicon.word(tokens.get(at).norm());
    if (word == Lexicon.UNKNOWN) {
      for (int similar : typos == 0 ? lexicon.similar(tokens.get(at).norm()) : List.<Integer>of()) {
        int next = lexicon.next(node, similar);
        if (next >= 0) {
          walk(walk, at + 1, next, 1, Math.min(fillers, 1));
        }
      }
      return;
    }
    int next = lexicon.next(node, word);
    if (next >= 0) {
      walk(walk, at + 1, next, typos, Math.min(fillers, 1));
    }
    if (node != Lexicon.ROOT && fillers == 0 && filler(word, walk.language())) {
      walk(walk, at + 1, node, typos, AFTER_FILLER);
    }
  }

  private boolean filler(int word, Language language) {
    int node = lexicon.next(Lexicon.ROOT, word);
    if (node < 0) {
      return false;
    }
    boolean filler = false;
    for (Entry entry : lexicon.entries(node)) {
      boolean own = entry.language().map(language::equals).orElse(false);
      if (own && entry instanceof Entry.AnaphorEntry) {
        return false;
      }
      filler |= own && entry instanceof Entry.CueEntry cue && cue.kind() == CueKind.FILLER;
    }
    return filler;
  }

  /** Where the phrases begin, and where they go. */
  private record Walk(List<Token> tokens, int from, Language language, List<Match> found) {}

  /** What the phrase can mean in this language and place. */
  private Optional<List<Entry>> entries(
      List<Token> tokens, Span span, int node, boolean typo, Language language) {
    List<Entry> all = lexicon.entries(node);
    if (all.isEmpty()) {
      return Optional.empty();
    }
    List<Entry> own = new ArrayList<>(all.size());
    List<Entry> names = new ArrayList<>(all.size());
    List<Entry> foreign = new ArrayList<>(2);
    for (Entry entry : all) {
      if (typo && (isPlaceAdjective(entry) || doubtful(entry, tokens, span))) {
        continue;
      }
      if (isName(entry)) {
        names.add(entry);
      } else if (entry.language().map(language::equals).orElse(true)) {
        own.add(entry);
      } else if (!entry.bound()) {
        foreign.add(entry);
      }
    }
    if (!own.isEmpty() && !(span.length() > 1 || nameStandsOut(tokens, span.from()))) {
      names.clear();
    }
    if (typo
        && tokens.get(span.from()).norm().length() < SHORTEST_NAME_TYPO
        && span.length() == 1) {
      names.clear();
    }
    own.addAll(names);
    List<Entry> fitting = own.isEmpty() ? foreign : own;
    return fitting.isEmpty() ? Optional.empty() : Optional.of(List.copyOf(fitting));
  }

  /**
   * A word that is also a common word of the language is a name only with a capital amid a
   * sentence.
   */
  private static boolean nameStandsOut(List<Token> tokens, int index) {
    return index > 0 && tokens.get(index).capitalised() && !tokens.get(index - 1).capitalised();
  }

  /** Function words are short and like many others; a capital amid a sentence is no cue. */
  private static boolean doubtful(Entry entry, List<Token> tokens, Span span) {
    Token token = tokens.get(span.from());
    boolean name = span.from() > 0 && token.capitalised();
    boolean verb = entry instanceof Entry.LabelEntry label && label.label().form() == WordForm.VERB;
    if (verb && name && span.length() == 1) {
      return true;
    }
    if (!(entry instanceof Entry.CueEntry cue) || span.length() > 1) {
      return false;
    }
    return name
        || (FUNCTION_WORDS.contains(cue.kind()) && token.norm().length() < SHORTEST_FUNCTION);
  }

  /** Adjectives of places are too like other words to be guessed at. */
  private static boolean isPlaceAdjective(Entry entry) {
    return entry instanceof Entry.LabelEntry label
        && label.label().form() == WordForm.ADJECTIVE
        && label.label().slot().role() == Role.LOCATION;
  }

  private static boolean isName(Entry entry) {
    return entry instanceof Entry.LabelEntry label && (label.label().form() == WordForm.NAME);
  }
}
