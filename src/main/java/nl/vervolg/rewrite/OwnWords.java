package nl.vervolg.rewrite;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import nl.vervolg.dialogue.Anaphor;
import nl.vervolg.dialogue.AnaphorKind;
import nl.vervolg.dialogue.Cue;
import nl.vervolg.dialogue.CueKind;
import nl.vervolg.dialogue.GrammaticalNumber;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.QuestionForm;
import nl.vervolg.dialogue.QuestionForm.Filler;
import nl.vervolg.dialogue.QuestionForm.Part;
import nl.vervolg.dialogue.QuestionForm.Words;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.Slot;
import nl.vervolg.dialogue.Span;
import nl.vervolg.knowledge.Phrase;
import nl.vervolg.knowledge.WordForm;
import nl.vervolg.understand.Understanding;

/** The user's own clause, with the words that point back exchanged for the name of the thing. */
final class OwnWords {
  private static final Set<AnaphorKind> EXCHANGEABLE =
      Set.of(
          AnaphorKind.PERSONAL,
          AnaphorKind.ORDINAL,
          AnaphorKind.DEFINITE,
          AnaphorKind.DESCRIBED,
          AnaphorKind.MIDDLE,
          AnaphorKind.NEXT,
          AnaphorKind.PREVIOUS);

  private OwnWords() {}

  /** The clause; empty where the words cannot simply be exchanged. */
  static Optional<QuestionForm> exchange(Understanding turn, Slot thing, DialogueLabels labels) {
    boolean says =
        turn.mentions().stream()
                .anyMatch(
                    mention -> mention.role() == Role.PROPERTY || mention.role() == Role.TOPIC)
            || turn.cues().stream().anyMatch(cue -> cue.kind() == CueKind.DETAIL);
    List<Anaphor> words =
        turn.anaphors().stream().filter(anaphor -> EXCHANGEABLE.contains(anaphor.kind())).toList();
    if (!says || words.size() != 1 || turn.anaphors().size() != 1) {
      return Optional.empty();
    }
    Span span = words.get(0).span();
    boolean clause =
        turn.utterance().predicate()
            || turn.cues().stream()
                .anyMatch(cue -> cue.kind() == CueKind.DETAIL && cue.span().to() == span.from())
            || turn.cues().stream()
                .anyMatch(cue -> cue.kind() == CueKind.GENITIVE && cue.span().to() == span.from());
    Writing writing = labels.others().writing(turn.utterance().language());
    return clause && !clitic(turn, span, writing)
        ? Optional.of(form(turn, span, thing, labels))
        : Optional.empty();
  }

  private static QuestionForm form(
      Understanding turn, Span span, Slot thing, DialogueLabels labels) {
    Language language = turn.utterance().language();
    Writing writing = labels.others().writing(language);
    NamePhrases names = writing.names();
    int from = turn.tokens().get(firstWord(turn, span)).start();
    int cut = start(turn, span);
    int end = turn.tokens().get(span.to() - 1).end();
    String said =
        singular(
            Agreement.capitalised(turn.text().substring(from, cut)), writing.grammar().singular());
    Optional<String> adverb = names.adverb(turn.text(span).toLowerCase(Locale.ROOT));
    String base = adverb.isPresent() ? said + adverb.orElseThrow() : names.base(said);
    boolean attribute = adverb.isEmpty() && attribute(turn, from + base.stripTrailing().length());
    String lead = attribute ? base + names.genitive() : base;
    String word = turn.tokens().get(span.from()).text().toLowerCase(Locale.ROOT);
    String asked = attribute || names.governed(lead) ? "" : names.caseOf(word);
    Phrase phrase = labels.named(labels.name(thing, language), language, lead, asked);
    List<Part> parts = new ArrayList<>();
    if (!phrase.lead().isEmpty()) {
      parts.add(new Words(cut == from ? Agreement.capitalised(phrase.lead()) : phrase.lead()));
    }
    boolean first = phrase.lead().isEmpty();
    parts.add(
        new Filler(
            first ? Agreement.capitalised(phrase.name()) : phrase.name(),
            thing.name(),
            GrammaticalNumber.NONE));
    String tail = turn.text().substring(end);
    boolean subject =
        turn.cues().stream()
            .noneMatch(cue -> cue.kind() == CueKind.PREDICATE && cue.span().to() <= span.from());
    parts.add(new Words(subject ? verb(tail, writing.grammar().singular()) : tail));
    return new QuestionForm(parts);
  }

  /** Where the words begin, with the sign for a number. */
  private static int start(Understanding turn, Span span) {
    int start = turn.tokens().get(span.from()).start();
    return start > 0 && turn.text().charAt(start - 1) == '#' ? start - 1 : start;
  }

  /** True where a noun for an attribute ends: what it belongs to stands in the genitive. */
  private static boolean attribute(Understanding turn, int offset) {
    return turn.mentions().stream()
        .filter(mention -> mention.role() == Role.PROPERTY)
        .filter(mention -> turn.tokens().get(mention.span().to() - 1).end() == offset)
        .flatMap(mention -> turn.wording(mention).stream())
        .anyMatch(wording -> wording.form() == WordForm.SINGULAR);
  }

  /** A thing has a verb in the singular, also where "they" stood for it. */
  private static String singular(String lead, Map<String, String> singular) {
    String words = lead.stripTrailing();
    String last = words.substring(words.lastIndexOf(' ') + 1);
    String verb = singular.get(last.toLowerCase(Locale.ROOT));
    if (verb == null) {
      return lead;
    }
    boolean capital = Character.isUpperCase(last.codePointAt(0));
    return words.substring(0, words.length() - last.length())
        + (capital ? Agreement.capitalised(verb) : verb)
        + " ";
  }

  /** The same for the verb after the words: "they have". */
  private static String verb(String tail, Map<String, String> singular) {
    String words = tail.stripLeading();
    int end = 0;
    while (end < words.length() && Character.isLetter(words.charAt(end))) {
      end++;
    }
    String verb = singular.get(words.substring(0, end).toLowerCase(Locale.ROOT));
    return verb == null
        ? tail
        : tail.substring(0, tail.length() - words.length()) + verb + words.substring(end);
  }

  /**
   * The first word of the clause: after earlier sentences, thanks, and what only ties the turn to
   * the one before.
   */
  private static int firstWord(Understanding turn, Span words) {
    int first = 0;
    for (int i = 1; i <= words.from(); i++) {
      String gap =
          turn.text().substring(turn.tokens().get(i - 1).end(), turn.tokens().get(i).start());
      boolean sentence = gap.matches("[.!?]+\\s+") && i - first > 0;
      boolean aside = gap.indexOf(',') >= 0 && empty(turn, first, i);
      first = sentence || aside ? i : first;
    }
    for (Cue cue : turn.cues()) {
      if (cue.kind() == CueKind.ADDITIVE && cue.span().from() == first) {
        first = cue.span().to();
      }
    }
    return first < turn.tokens().size() ? first : 0;
  }

  /** True for words that say nothing: "sounds good". */
  private static boolean empty(Understanding turn, int from, int to) {
    for (int i = from; i < to; i++) {
      int index = i;
      boolean said =
          turn.cues().stream()
              .anyMatch(
                  cue ->
                      (cue.kind() == CueKind.FILLER || cue.kind() == CueKind.SMALL_TALK)
                          && cue.span().contains(index));
      if (!said) {
        return false;
      }
    }
    return true;
  }

  /** A pronoun that stands before its verb, where a name cannot stand. */
  private static boolean clitic(Understanding turn, Span span, Writing writing) {
    String word = turn.text(span).toLowerCase(Locale.ROOT);
    int start = turn.tokens().get(span.from()).start();
    boolean glued = start > 0 && turn.text().charAt(start - 1) == '-';
    return glued || writing.grammar().style().clitics().contains(word);
  }
}
