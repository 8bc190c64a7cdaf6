package nl.vervolg.rewrite;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import nl.vervolg.dialogue.Gender;
import nl.vervolg.knowledge.Contractions;
import nl.vervolg.knowledge.Grammar;
import nl.vervolg.knowledge.GrammaticalCase;
import nl.vervolg.knowledge.Phrase;
import nl.vervolg.knowledge.Phrasing;
import nl.vervolg.rewrite.Nouns.Head;
import nl.vervolg.understand.Tokenizer;

/**
 * Reads and writes the words before the name of a thing: its article, in the case that the
 * preposition asks for, grown together with it.
 */
final class NamePhrases {
  static final String PLURAL = "plural";
  private static final String SIBILANT = "sibilant";
  private static final String SIBILANTS = "sßxz";

  private final Phrasing phrasing;
  private final Contractions contractions;
  private final Nouns nouns;

  NamePhrases(Grammar grammar, Nouns nouns) {
    this.phrasing = grammar.phrasing();
    this.contractions = phrasing.contractions();
    this.nouns = nouns;
  }

  /** True when a name begins with a definite article of the language, or has no words. */
  boolean hasArticle(String name) {
    List<String> words = Tokenizer.words(name);
    return words.isEmpty() || nominative().articles().containsValue(words.get(0));
  }

  /**
   * The name after those words.
   *
   * @param lead words that it stands after, with their blank
   * @param said gender of the article that it was said with, if any
   * @param asked the case, or empty for the one that the words before it ask for
   */
  Phrase write(String lead, String name, Optional<Gender> said, String asked) {
    if (hasArticle(name)) {
      return contractions.apply(lead, name);
    }
    Optional<Head> head = nouns.head(name);
    Optional<String> form =
        head.map(found -> form(found.noun())).or(() -> said.map(NamePhrases::form));
    if (form.isEmpty()) {
      return contractions.apply(lead, name);
    }
    String last = lastWord(lead);
    Optional<String> instead = instead(last);
    String kept =
        instead.isPresent()
            ? lead.substring(0, lead.stripTrailing().length() - last.length())
            : lead;
    String caseName = !asked.isEmpty() ? asked : instead.orElseGet(() -> caseAfter(last));
    GrammaticalCase wanted = phrasing.cases().getOrDefault(caseName, nominative());
    String article = wanted.articles().getOrDefault(form.orElseThrow(), "");
    String inflected = head.map(found -> inflected(name, found, wanted)).orElse(name);
    if (article.isEmpty()) {
      return contractions.apply(lead, inflected);
    }
    String joined = contractions.apply(article + " ", inflected).lead();
    Phrase before = contractions.apply(kept, joined);
    return new Phrase(before.text(), inflected);
  }

  /** The same for a name that nothing was said of. */
  Phrase write(String lead, String name) {
    return write(lead, name, Optional.empty(), "");
  }

  /** Gender by the article at the end of the words. */
  Optional<Gender> said(String words) {
    Optional<String> joined = contractions.article(words);
    String article = joined.orElseGet(() -> lastWord(words));
    String before =
        joined
            .flatMap(part -> contractions.preposition(words))
            .orElseGet(() -> words.stripTrailing());
    String last = joined.isPresent() ? lastWord(before) : lastWord(cut(before, article));
    String likely = caseAfter(last);
    return gender(phrasing.cases().getOrDefault(likely, nominative()), article)
        .or(
            () ->
                phrasing.cases().values().stream()
                    .flatMap(other -> gender(other, article).stream())
                    .findFirst());
  }

  private static Optional<Gender> gender(GrammaticalCase among, String article) {
    for (Map.Entry<String, String> entry : among.articles().entrySet()) {
      if (entry.getValue().equals(article) && !entry.getKey().equals(PLURAL)) {
        return Optional.of(Gender.valueOf(entry.getKey().toUpperCase(Locale.ROOT)));
      }
    }
    return Optional.empty();
  }

  /** The words without the article at their end, alone or joined with a preposition. */
  String base(String words) {
    Optional<String> preposition = contractions.preposition(words);
    if (preposition.isPresent()) {
      return preposition.orElseThrow();
    }
    String full =
        contractions.full(words, List.copyOf(nominative().articles().values())).orElse(words);
    String last = lastWord(full);
    boolean article =
        phrasing.cases().values().stream().anyMatch(any -> any.articles().containsValue(last));
    return article && !last.isEmpty() ? cut(full, last) : full;
  }

  /** A noun in the plural, in the case that the words before it ask for. */
  String plural(String noun, String words) {
    String last = lastWord(words);
    return phrasing.cases().values().stream()
        .filter(any -> any.after().contains(last) || onlyPlural(any, last))
        .map(any -> any.endings().getOrDefault(PLURAL, ""))
        .filter(
            ending ->
                !noun.endsWith(ending) && SIBILANTS.indexOf(noun.charAt(noun.length() - 1)) < 0)
        .findFirst()
        .map(noun::concat)
        .orElse(noun);
  }

  private boolean onlyPlural(GrammaticalCase among, String article) {
    return article.equals(among.articles().get(PLURAL))
        && phrasing.cases().values().stream()
                .filter(other -> other.articles().getOrDefault(PLURAL, "").equals(article))
                .count()
            == 1;
  }

  /** The case of a word that points back. */
  String caseOf(String pronoun) {
    return phrasing.cases().entrySet().stream()
        .filter(entry -> entry.getValue().pronouns().contains(pronoun))
        .map(Map.Entry::getKey)
        .findFirst()
        .orElse("");
  }

  /** The preposition that a case stands for, with its blank; empty where there is none. */
  String genitive() {
    return phrasing.cases().values().stream()
        .map(GrammaticalCase::insteadOf)
        .filter(word -> !word.isEmpty())
        .findFirst()
        .map(word -> word + " ")
        .orElse("");
  }

  /** The preposition within a word that points back, with its blank. */
  Optional<String> adverb(String word) {
    return Optional.ofNullable(phrasing.adverbs().get(word)).map(found -> found + " ");
  }

  /** True when the words end in a preposition that asks for a case. */
  boolean governed(String words) {
    return !caseAfter(lastWord(words)).equals(Phrasing.NOMINATIVE);
  }

  private Optional<String> instead(String preposition) {
    return preposition.isEmpty()
        ? Optional.empty()
        : phrasing.cases().entrySet().stream()
            .filter(entry -> entry.getValue().insteadOf().equals(preposition))
            .map(Map.Entry::getKey)
            .findFirst();
  }

  private String caseAfter(String word) {
    return phrasing.cases().entrySet().stream()
        .filter(entry -> entry.getValue().after().contains(word))
        .map(Map.Entry::getKey)
        .findFirst()
        .orElse(Phrasing.NOMINATIVE);
  }

  private GrammaticalCase nominative() {
    return Optional.ofNullable(phrasing.cases().get(Phrasing.NOMINATIVE)).orElseThrow();
  }

  private static String inflected(String name, Head head, GrammaticalCase wanted) {
    int from = Math.max(head.from(), name.lastIndexOf(' ', head.to() - 1) + 1);
    String noun = name.substring(from, head.to());
    String form = form(head.noun());
    String before = adjective(name.substring(0, from), wanted, form);
    return before + noun + ending(noun, head, wanted, form) + name.substring(head.to());
  }

  private static String ending(String noun, Head head, GrammaticalCase wanted, String form) {
    String usual = wanted.endings().getOrDefault(form, "");
    boolean sibilant = SIBILANTS.indexOf(noun.charAt(noun.length() - 1)) >= 0;
    if (usual.isEmpty() || (form.equals(PLURAL) && (noun.endsWith(usual) || sibilant))) {
      return "";
    }
    boolean own = !head.noun().genitive().isEmpty() && !wanted.insteadOf().isEmpty();
    return own
        ? head.noun().genitive()
        : sibilant ? wanted.endings().getOrDefault(SIBILANT, usual) : usual;
  }

  /** Adjectives straight before the noun, with the ending that they have after an article. */
  private static String adjective(String before, GrammaticalCase wanted, String form) {
    String words = before.stripTrailing();
    Optional<Map.Entry<String, String>> ending =
        words.equals(before)
            ? Optional.empty()
            : wanted.adjectives().getOrDefault(form, Map.of()).entrySet().stream()
                .filter(entry -> words.endsWith(entry.getKey()))
                .findFirst();
    if (ending.isEmpty()) {
      return before;
    }
    int last = words.lastIndexOf(' ') + 1;
    int stem = words.length() - ending.orElseThrow().getKey().length();
    return adjective(words.substring(0, last), wanted, form)
        + words.substring(last, stem)
        + ending.orElseThrow().getValue()
        + before.substring(words.length());
  }

  private static String form(Nouns.Noun noun) {
    return noun.plural() ? PLURAL : form(noun.gender());
  }

  private static String form(Gender gender) {
    return gender.name().toLowerCase(Locale.ROOT);
  }

  private static String cut(String words, String last) {
    String trimmed = words.stripTrailing();
    return trimmed.toLowerCase(Locale.ROOT).endsWith(last)
        ? trimmed.substring(0, trimmed.length() - last.length())
        : words;
  }

  private static String lastWord(String words) {
    String trimmed = words.strip();
    return trimmed.substring(trimmed.lastIndexOf(' ') + 1).toLowerCase(Locale.ROOT);
  }
}
