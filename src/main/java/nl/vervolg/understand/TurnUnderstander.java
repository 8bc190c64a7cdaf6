package nl.vervolg.understand;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import nl.vervolg.dialogue.Anaphor;
import nl.vervolg.dialogue.AnaphorKind;
import nl.vervolg.dialogue.Cue;
import nl.vervolg.dialogue.CueKind;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.Mention;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.ShownItem;
import nl.vervolg.dialogue.SlotNoun;
import nl.vervolg.dialogue.Span;
import nl.vervolg.dialogue.Token;
import nl.vervolg.dialogue.Unexplained;
import nl.vervolg.dialogue.Utterance;
import nl.vervolg.knowledge.Grammar;
import nl.vervolg.knowledge.Knowledge;
import nl.vervolg.knowledge.LanguagePack;

/** Observes a turn: language, tokens, mentions, cues, anaphors. Thread-safe. */
public final class TurnUnderstander {
  private static final Set<CueKind> EMPTY_WORDS =
      Set.of(CueKind.ARTICLE, CueKind.FILLER, CueKind.ADDITIVE, CueKind.PLACE, CueKind.GENITIVE);

  /** Cues that count wherever they stand; others only in the sentence that asks. */
  private static final Set<CueKind> LASTING =
      Set.of(CueKind.NEW_TOPIC, CueKind.CORRECTION, CueKind.RETURN);

  private final Map<Language, LanguagePack> languages;
  private final Lexicon lexicon;
  private final Segmenter segmenter;
  private final LanguageIdentifier identifier;
  private final MentionFinder mentionFinder;
  private final MeasureFinder measureFinder;
  private final TopicFinder topicFinder;
  private final PlaceFinder placeFinder;
  private final NameFinder nameFinder;
  private final Knowledge knowledge;

  /** Builds the look-up structures; takes a second for 100,000 names. */
  public TurnUnderstander(Knowledge knowledge) {
    this(knowledge, new Lexicon(knowledge));
  }

  private TurnUnderstander(Knowledge knowledge, Lexicon lexicon) {
    this.knowledge = knowledge;
    this.languages = knowledge.languages();
    this.lexicon = lexicon;
    this.segmenter = new Segmenter(lexicon);
    this.identifier = new LanguageIdentifier(lexicon);
    this.mentionFinder = new MentionFinder(lexicon, knowledge);
    this.measureFinder = new MeasureFinder(knowledge.domain());
    this.nameFinder = new NameFinder(knowledge.domain());
    this.topicFinder = new TopicFinder(knowledge.domain());
    this.placeFinder = new PlaceFinder(knowledge.domain());
  }

  /** The same with the domain and the labels of one conversation, in the same languages. */
  public TurnUnderstander over(Knowledge conversation) {
    return new TurnUnderstander(conversation, lexicon.with(conversation.labels()));
  }

  /**
   * Observes one turn.
   *
   * @param text what was said, without control characters
   * @param usual the language of the conversation so far
   * @param shown rows of the last answer, whose names count as known
   */
  public Understanding understand(String text, Language usual, List<ShownItem> shown) {
    return understand(scan(text, Tokenizer.tokens(text), usual), shown);
  }

  /** The same, of a turn that is known to be in this language. */
  public Understanding understandIn(Language language, String text, List<ShownItem> shown) {
    List<Token> tokens = Tokenizer.tokens(text);
    List<Match> matches = segmenter.segment(tokens, language);
    return understand(new Scan(text, tokens, language, grammar(language), matches), shown);
  }

  private Understanding understand(Scan scan, List<ShownItem> shown) {
    Language language = scan.language();
    Found found = new Found(knowledge.domain());
    List<Anaphor> described = mentionFinder.complete(scan, shown, grammar(language), found);
    mentionFinder.find(scan, found);
    measureFinder.find(scan, found);
    int main = MainSentence.from(scan);
    List<Anaphor> anaphors = MainSentence.anaphors(described, AnaphorFinder.find(scan), main);
    openNumbers(scan, anaphors);
    anaphors.stream().filter(Anaphor::typed).forEach(anaphor -> found.removeWithin(anaphor.span()));
    found.preferFrom(main);
    List<Cue> cues = cues(scan, main);
    if (anaphors.isEmpty()) {
      nameFinder.find(scan, found);
    }
    boolean predicate = has(cues, CueKind.PREDICATE) || found.asks();
    boolean clause = asks(cues) && scanHas(scan, Role.TYPE);
    placeFinder.find(scan, found);
    List<Span> unexplained =
        new ArrayList<>(topicFinder.find(scan, main, clause || entityClause(scan), found));
    cues.removeIf(cue -> cue.kind() == CueKind.QUESTION && found.introduces(cue.span()));
    List<Span> joined = Coordination.join(scan, found);
    boolean counts = has(cues, CueKind.COUNT);
    cues.removeIf(cue -> joined.stream().anyMatch(cue.span()::overlaps));
    unexplained.removeIf(
        run -> explained(run, found.mentions(), anaphors) || (!counts && verbOfPronoun(scan, run)));
    Utterance utterance =
        new Utterance(
            language,
            asks(cues),
            predicate,
            contentWords(scan, main),
            unexplained.stream().mapToInt(Span::length).sum());
    return understanding(scan, utterance, found, cues, anaphors, unexplained);
  }

  private static Understanding understanding(
      Scan scan,
      Utterance utterance,
      Found found,
      List<Cue> cues,
      List<Anaphor> anaphors,
      List<Span> unexplained) {
    return new Understanding(
        scan.text(),
        scan.tokens(),
        utterance,
        found.mentions(),
        cues,
        anaphors,
        found.wordings(),
        unexplained.stream()
            .map(run -> new Unexplained(run, TopicRuns.isPlace(scan, run)))
            .toList(),
        slotNouns(scan, found.mentions()),
        List.of());
  }

  /** Cuts the text; words within names tell nothing of the language of the turn. */
  private Scan scan(String text, List<Token> tokens, Language usual) {
    Language first = identifier.identify(tokens, usual);
    List<Match> matches = segmenter.segment(tokens, first);
    List<Token> words = withoutNames(tokens, matches);
    Language language = words.size() == tokens.size() ? first : identifier.identify(words, usual);
    return new Scan(
        text,
        tokens,
        language,
        grammar(language),
        language.equals(first) ? matches : segmenter.segment(tokens, language));
  }

  private static List<Token> withoutNames(List<Token> tokens, List<Match> matches) {
    List<Token> words = new ArrayList<>(tokens);
    for (int i = matches.size() - 1; i >= 0; i--) {
      Match match = matches.get(i);
      if (match.isName()) {
        words.subList(match.span().from(), match.span().to()).clear();
      }
    }
    return words;
  }

  /** A number that counts no rows means nothing by itself: it may be part of a name or subject. */
  private static void openNumbers(Scan scan, List<Anaphor> anaphors) {
    for (Match match : scan.matches()) {
      boolean number = match.entries().stream().allMatch(Entry.NumberEntry.class::isInstance);
      if (number
          && !match.entries().isEmpty()
          && anaphors.stream().noneMatch(words -> words.span().overlaps(match.span()))) {
        scan.open(match);
      }
    }
  }

  /** A word in small letters beside a pronoun is what the thing does: "hangt daar ook wat". */
  private static boolean verbOfPronoun(Scan scan, Span run) {
    return run.length() == 1
        && !scan.tokens().get(run.from()).capitalised()
        && (pronoun(scan, run.to()) || pronoun(scan, run.from() - 1));
  }

  private static boolean pronoun(Scan scan, int index) {
    return scan.match(index)
        .flatMap(match -> match.first(Entry.AnaphorEntry.class))
        .filter(anaphor -> anaphor.words().kind() != AnaphorKind.POSSESSIVE)
        .isPresent();
  }

  /** Nouns such as "the province" that stand by themselves. */
  private static List<SlotNoun> slotNouns(Scan scan, List<Mention> mentions) {
    List<SlotNoun> nouns = new ArrayList<>();
    for (Match match : scan.matches()) {
      Span span = match.span();
      boolean named =
          mentions.stream()
              .map(Mention::span)
              .anyMatch(name -> name.to() == span.from() || name.from() == span.to());
      if (!named) {
        for (Entry entry : match.entries()) {
          if (entry instanceof Entry.SlotNounEntry noun) {
            nouns.add(new SlotNoun(span, noun.slot()));
          }
        }
      }
    }
    return nouns;
  }

  private Grammar grammar(Language language) {
    return Optional.ofNullable(languages.get(language))
        .map(LanguagePack::grammar)
        .orElseThrow(() -> new IllegalStateException("No words for language (" + language + ")."));
  }

  private static List<Cue> cues(Scan scan, int main) {
    List<Cue> cues = new ArrayList<>();
    for (Match match : scan.matches()) {
      for (Entry entry : match.entries()) {
        if (entry instanceof Entry.CueEntry cue
            && (match.span().from() >= main || LASTING.contains(cue.kind()))
            && !(cue.kind() == CueKind.NEGATION && interjection(scan, match))) {
          cues.add(new Cue(cue.kind(), match.span()));
        }
      }
    }
    cues.sort(Comparator.comparing(Cue::span).thenComparing(Cue::kind));
    return cues;
  }

  /** "No, libraries" corrects; "no libraries" denies. */
  private static boolean interjection(Scan scan, Match match) {
    int end = match.span().to();
    return scan.is(match.span().from(), CueKind.CORRECTION)
        && (end == scan.size() || scan.gap(end).chars().anyMatch(TurnUnderstander::pauses));
  }

  private static boolean pauses(int character) {
    return character == ',' || character == '-' || character == '\u2013' || character == '!';
  }

  private static boolean has(List<Cue> cues, CueKind kind) {
    for (Cue cue : cues) {
      if (cue.kind() == kind) {
        return true;
      }
    }
    return false;
  }

  private static boolean asks(List<Cue> cues) {
    return has(cues, CueKind.QUESTION)
        || has(cues, CueKind.LIST)
        || has(cues, CueKind.COUNT)
        || has(cues, CueKind.REQUEST);
  }

  private static boolean scanHas(Scan scan, Role role) {
    for (int i = 0; i < scan.size(); i++) {
      if (scan.has(i, role)) {
        return true;
      }
    }
    return false;
  }

  private static boolean entityClause(Scan scan) {
    return scanHas(scan, Role.ENTITY);
  }

  private static boolean explained(Span run, List<Mention> mentions, List<Anaphor> anaphors) {
    return mentions.stream().anyMatch(mention -> mention.span().overlaps(run))
        || anaphors.stream().anyMatch(anaphor -> anaphor.span().overlaps(run));
  }

  private static int contentWords(Scan scan, int main) {
    int words = 0;
    for (int i = main; i < scan.size(); i++) {
      words += isEmpty(scan, i) ? 0 : 1;
    }
    return words;
  }

  private static boolean isEmpty(Scan scan, int index) {
    for (CueKind kind : EMPTY_WORDS) {
      if (scan.is(index, kind)) {
        return true;
      }
    }
    return false;
  }
}
