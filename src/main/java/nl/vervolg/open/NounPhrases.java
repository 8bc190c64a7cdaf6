package nl.vervolg.open;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import nl.vervolg.dialogue.GrammaticalNumber;
import nl.vervolg.dialogue.PointerKind;
import nl.vervolg.dialogue.SpokenPlace;
import nl.vervolg.knowledge.LanguagePack;
import nl.vervolg.knowledge.OpenWords;

/** Finds the phrases of a turn that have a noun or a name as their head. */
final class NounPhrases {
  private final LanguagePack pack;
  private final Set<String> pointing = new HashSet<>();
  private final Set<String> centres;
  private final boolean modelled;

  /** In turns of one language. */
  NounPhrases(LanguagePack pack) {
    this.pack = pack;
    pack.open().pointers().stream()
        .filter(
            each -> each.kind() != PointerKind.CIRCUMSTANCE && each.kind() != PointerKind.PERSONAL)
        .forEach(each -> pointing.addAll(each.words()));
    this.modelled = WordClasses.hasModel(pack.language());
    this.centres = new HashSet<>(pack.open().of(OpenWords.Use.CENTRES));
  }

  /** All phrases, in order. */
  List<NounPhrase> in(List<OpenWord> words) {
    List<NounPhrase> phrases = new ArrayList<>();
    int at = 0;
    while (at < words.size()) {
      int to = end(words, at);
      if (to > at) {
        phrases.add(phrase(words, at, to, phrases));
      }
      at = Math.max(to, at + 1);
    }
    return named(words, phrases);
  }

  /** Two names before a verb for one thing are one name: "Salt and Pepper serves ...". */
  private List<NounPhrase> named(List<OpenWord> words, List<NounPhrase> phrases) {
    List<NounPhrase> all = new ArrayList<>();
    for (NounPhrase phrase : phrases) {
      NounPhrase last = all.isEmpty() ? phrase : all.get(all.size() - 1);
      boolean one =
          last.to() == phrase.from() - 1
              && last.name()
              && phrase.name()
              && words.get(last.to()).is(WordKind.CONJUNCTION)
              && phrase.to() < words.size()
              && words.get(phrase.to()).is(WordKind.VERB, WordKind.AUXILIARY)
              && pack.open().of(OpenWords.Use.VERB_ENDINGS).stream()
                  .anyMatch(words.get(phrase.to()).norm()::endsWith);
      if (one) {
        all.set(all.size() - 1, last.until(phrase));
      } else {
        all.add(phrase);
      }
    }
    return all;
  }

  /** Where a phrase that begins here ends; here, where none does. */
  private int end(List<OpenWord> words, int from) {
    int to = from;
    int found = from;
    boolean open = false;
    while (to < words.size()) {
      OpenWord word = words.get(to);
      boolean opens =
          word.is(WordKind.DETERMINER)
              || (pointing.contains(word.norm())
                  && !word.is(WordKind.AUXILIARY, WordKind.SUBORDINATOR));
      boolean inside =
          word.is(WordKind.ADJECTIVE, WordKind.NUMBER)
              || (open && word.is(WordKind.VERB) && followed(words, to))
              || (word.is(WordKind.QUESTION) && to == from && followed(words, to));
      if (to > from && !modelled && word.is(WordKind.NOUN, WordKind.NAME) && mixed(words, to)) {
        break;
      }
      if (word.is(WordKind.NOUN, WordKind.NAME) && !pointing.contains(word.norm())) {
        found = to + 1;
      } else if (opens ? to != from : !inside && !joins(words, to)) {
        break;
      }
      open |= opens || word.is(WordKind.ADJECTIVE);
      to++;
    }
    return found;
  }

  /** Without a model, what stands beside a name may be anything. */
  private static boolean mixed(List<OpenWord> words, int at) {
    WordKind before = words.get(at - 1).kind();
    return before != words.get(at).kind() && (before == WordKind.NOUN || before == WordKind.NAME);
  }

  private static boolean followed(List<OpenWord> words, int at) {
    return at + 1 < words.size()
        && words.get(at + 1).is(WordKind.NOUN, WordKind.NAME, WordKind.ADJECTIVE);
  }

  /** A possessive ending, a hyphen or "and" between the words of one name. */
  private boolean joins(List<OpenWord> words, int at) {
    if (at == 0 || at + 1 >= words.size()) {
      return false;
    }
    OpenWord before = words.get(at - 1);
    OpenWord after = words.get(at + 1);
    boolean nouns = before.is(WordKind.NOUN, WordKind.NAME) && followed(words, at);
    boolean touching = before.end() == words.get(at).start();
    boolean names = before.is(WordKind.NAME) && after.is(WordKind.NAME) && after.capital();
    boolean ending = touching && words.get(at).norm().startsWith("'");
    boolean hyphen =
        touching && after.start() == words.get(at).end() && words.get(at).text().equals("-");
    boolean of = before.capital() && after.capital() && genitive(words.get(at)) && names;
    return nouns && (ending || of || hyphen || (names && words.get(at).text().equals("&")));
  }

  private NounPhrase phrase(List<OpenWord> words, int from, int to, List<NounPhrase> before) {
    OpenWord first = words.get(from);
    boolean definite = pack.grammar().isDefinite(first.norm());
    boolean name = name(words, from, to, definite);
    boolean owned = first.is(WordKind.QUESTION) || pointing.contains(first.norm());
    int head = head(words, from, to);
    return new NounPhrase(
        from,
        to,
        head,
        name,
        definite,
        owned,
        number(words, from, head, name),
        place(words, from, to, before));
  }

  /** All of it, or a name in it ("the Harbour Light tavern"). */
  private boolean name(List<OpenWord> words, int from, int to, boolean definite) {
    boolean article = words.get(from).is(WordKind.DETERMINER);
    List<OpenWord> telling = words.subList(from + (article ? 1 : 0), to);
    boolean all =
        telling.stream()
            .allMatch(
                word ->
                    word.is(WordKind.NAME, WordKind.SIGN)
                        || (word.capital() && !pack.grammar().style().capitalNouns()));
    boolean some = telling.stream().anyMatch(word -> word.is(WordKind.NAME) && word.capital());
    return all || (some && (!article || definite) && !words.get(to - 1).norm().endsWith("s"));
  }

  /** The last noun, where adjectives stand before it; else the first. */
  private int head(List<OpenWord> words, int from, int to) {
    int head = to - 1;
    for (int i = from; i < to && pack.grammar().style().adjectiveAfter(); i++) {
      if (words.get(i).is(WordKind.NOUN, WordKind.NAME)) {
        return i;
      }
    }
    return head;
  }

  private GrammaticalNumber number(List<OpenWord> words, int from, int head, boolean name) {
    String noun = words.get(head).norm();
    String first = words.get(from).norm();
    boolean several =
        !name
            && (pack.open().of(OpenWords.Use.PLURAL_NOUNS).contains(noun)
                || (noun.length() > 2
                    && noun.endsWith("s")
                    && !noun.endsWith("ss")
                    && !noun.endsWith("us")
                    && !noun.endsWith("is")));
    boolean article = pack.grammar().definite().containsKey("none");
    if (article) {
      return name && noun.endsWith("s")
          ? GrammaticalNumber.NONE
          : several ? GrammaticalNumber.PLURAL : GrammaticalNumber.SINGULAR;
    }
    String plural = pack.grammar().definite().getOrDefault("plural", "");
    boolean only = pack.grammar().definite().values().stream().filter(plural::equals).count() == 1;
    return name
        ? GrammaticalNumber.SINGULAR
        : only && first.equals(plural) ? GrammaticalNumber.PLURAL : GrammaticalNumber.NONE;
  }

  private SpokenPlace place(List<OpenWord> words, int from, int to, List<NounPhrase> phrases) {
    NounPhrase last = phrases.isEmpty() ? null : phrases.get(phrases.size() - 1);
    if (last != null && last.to() == from - 1 && words.get(last.to()).is(WordKind.CONJUNCTION)) {
      return last.place();
    }
    if (to < words.size() && genitive(words.get(to)) && from > 0) {
      return SpokenPlace.OTHER;
    }
    int before = from - 1;
    while (before >= 0 && words.get(before).is(WordKind.ADVERB)) {
      before--;
    }
    OpenWord first = words.get(from);
    if (first.is(WordKind.QUESTION)) {
      return SpokenPlace.OTHER;
    }
    if (before < 0) {
      return SpokenPlace.SUBJECT;
    }
    OpenWord previous = words.get(before);
    if (centres.contains(previous.norm())) {
      return SpokenPlace.CENTRE;
    }
    if (previous.is(WordKind.PREPOSITION, WordKind.PARTICLE)) {
      return genitive(previous) && centred(words, before) ? SpokenPlace.CENTRE : SpokenPlace.OTHER;
    }
    if (previous.is(WordKind.AUXILIARY) && before > 0) {
      boolean asks = words.get(before - 1).is(WordKind.QUESTION);
      boolean ends = to >= words.size() || !words.get(to).is(WordKind.VERB, WordKind.ADJECTIVE);
      return asks && ends ? SpokenPlace.CENTRE : asks ? SpokenPlace.SUBJECT : SpokenPlace.OBJECT;
    }
    if (previous.is(WordKind.AUXILIARY, WordKind.SIGN, WordKind.QUESTION, WordKind.SUBORDINATOR)) {
      return SpokenPlace.SUBJECT;
    }
    return SpokenPlace.OBJECT;
  }

  private boolean genitive(OpenWord word) {
    String of = pack.grammar().phrasing().place("", "of").orElse("");
    return pack.grammar().phrasing().forms(of.replace("~", "").strip()).stream()
        .anyMatch(form -> form.strip().equalsIgnoreCase(word.norm()));
  }

  /** "What is the height of": nothing but what asks stands before the phrase that owns. */
  private static boolean centred(List<OpenWord> words, int preposition) {
    return words.subList(0, preposition).stream()
        .noneMatch(word -> word.is(WordKind.PREPOSITION, WordKind.SUBORDINATOR));
  }
}
