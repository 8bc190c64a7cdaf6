package nl.vervolg.open;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.PointerKind;
import nl.vervolg.knowledge.OpenWords;
import opennlp.tools.postag.POSModel;
import opennlp.tools.postag.POSTaggerME;

/**
 * Says of which class the words of a turn are: by a model where the language has one, else by its
 * closed classes and capital letters. Safe for many threads, one at a time.
 */
final class WordClasses {
  private static final Map<String, String> MODELS =
      Map.of(
          "en", "/opennlp-en-ud-ewt-pos-1.3-2.5.4.bin",
          "de", "/opennlp-de-ud-gsd-pos-1.3-2.5.4.bin",
          "fr", "/opennlp-fr-ud-gsd-pos-1.3-2.5.4.bin");

  private static final Map<String, WordKind> TAGS =
      Map.ofEntries(
          Map.entry("NOUN", WordKind.NOUN),
          Map.entry("PROPN", WordKind.NAME),
          Map.entry("ADJ", WordKind.ADJECTIVE),
          Map.entry("DET", WordKind.DETERMINER),
          Map.entry("NUM", WordKind.NUMBER),
          Map.entry("ADP", WordKind.PREPOSITION),
          Map.entry("VERB", WordKind.VERB),
          Map.entry("AUX", WordKind.AUXILIARY),
          Map.entry("PRON", WordKind.PRONOUN),
          Map.entry("ADV", WordKind.ADVERB),
          Map.entry("CCONJ", WordKind.CONJUNCTION),
          Map.entry("SCONJ", WordKind.SUBORDINATOR),
          Map.entry("PART", WordKind.PARTICLE),
          Map.entry("INTJ", WordKind.INTERJECTION),
          Map.entry("PUNCT", WordKind.SIGN),
          Map.entry("SYM", WordKind.SIGN));

  private static final Map<WordKind, OpenWords.Use> CLOSED = new EnumMap<>(WordKind.class);

  static {
    CLOSED.put(WordKind.DETERMINER, OpenWords.Use.DETERMINER);
    CLOSED.put(WordKind.PREPOSITION, OpenWords.Use.PREPOSITION);
    CLOSED.put(WordKind.AUXILIARY, OpenWords.Use.AUXILIARY);
    CLOSED.put(WordKind.CONJUNCTION, OpenWords.Use.CONJUNCTION);
    CLOSED.put(WordKind.SUBORDINATOR, OpenWords.Use.SUBORDINATOR);
    CLOSED.put(WordKind.PRONOUN, OpenWords.Use.PRONOUN);
    CLOSED.put(WordKind.ADVERB, OpenWords.Use.ADVERB);
  }

  private final Map<WordKind, Set<String>> closed = new EnumMap<>(WordKind.class);
  private final Set<String> questions;
  private final OpenWords open;
  private final boolean capitalNouns;
  private final Set<String> auxiliaries;
  private final Set<String> owners = new HashSet<>();
  private final Optional<POSTaggerME> tagger;

  /** Models that were read; they are the same for everybody. */
  private static final Map<String, POSModel> READ = new ConcurrentHashMap<>();

  /** Of a language; its model is read at once. */
  WordClasses(Language language, OpenWords words, boolean capitalNouns) {
    this.capitalNouns = capitalNouns;
    this.open = words;
    CLOSED.forEach((kind, name) -> closed.put(kind, new HashSet<>(words.of(name))));
    this.auxiliaries = Set.copyOf(new HashSet<>(words.of(OpenWords.Use.AUXILIARY)));
    this.questions = Set.copyOf(new HashSet<>(words.of(OpenWords.Use.QUESTION)));
    words.pointers().stream()
        .filter(each -> each.kind() == PointerKind.POSSESSIVE)
        .forEach(each -> owners.addAll(each.words()));
    this.tagger =
        Optional.ofNullable(MODELS.get(language.code()))
            .map(name -> new POSTaggerME(READ.computeIfAbsent(name, WordClasses::read)));
  }

  /** Whether the classes of words are known better than by closed lists. */
  static boolean hasModel(Language language) {
    return MODELS.containsKey(language.code());
  }

  private static POSModel read(String resource) {
    try (InputStream model = WordClasses.class.getResourceAsStream(resource)) {
      if (model == null) {
        throw new IllegalStateException("The model (" + resource + ") is not on the class path.");
      }
      return new POSModel(model);
    } catch (IOException e) {
      throw new UncheckedIOException("The model (" + resource + ") cannot be read.", e);
    }
  }

  /** The words of a text with their classes. */
  synchronized List<OpenWord> of(String text) {
    List<OpenWord> words = WordCutter.cut(text);
    return words.isEmpty()
        ? words
        : tagger.map(model -> tagged(words, model)).orElseGet(() -> guessed(words));
  }

  private List<OpenWord> tagged(List<OpenWord> words, POSTaggerME model) {
    String[] tags =
        model.tag(
            words.stream().map(word -> word.text().replace('’', '\'')).toArray(String[]::new));
    List<OpenWord> tagged = new ArrayList<>();
    for (int i = 0; i < tags.length; i++) {
      OpenWord word = words.get(i);
      String tag = tags[i].split("\\+", 2)[0];
      tagged.add(
          word.as(
              known(
                  word,
                  i > 0 && !OpenText.ends(words.get(i - 1)),
                  TAGS.getOrDefault(tag, WordKind.OTHER))));
    }
    return Corrections.of(tagged, open);
  }

  /** Some words of closed classes are so certain that a model cannot know better. */
  private WordKind known(OpenWord word, boolean within, WordKind kind) {
    if (questions.contains(word.norm()) && kind != WordKind.SUBORDINATOR) {
      return WordKind.QUESTION;
    }
    if (!Character.isLetterOrDigit(word.text().codePointAt(0)) && word.text().length() == 1) {
      return WordKind.SIGN;
    }
    if (within
        && word.capital()
        && !capitalNouns
        && word.text().length() > 1
        && closed(word).isEmpty()
        && kind != WordKind.ADJECTIVE) {
      return WordKind.NAME;
    }
    boolean open =
        kind == WordKind.NOUN
            || kind == WordKind.NAME
            || kind == WordKind.OTHER
            || kind == WordKind.SIGN;
    boolean verb = open && word.norm().startsWith("'") && auxiliaries.contains(word.norm());
    return verb
        ? WordKind.AUXILIARY
        : open && (!word.capital() || !within) ? closed(word).orElse(kind) : kind;
  }

  private Optional<WordKind> closed(OpenWord word) {
    return closed.entrySet().stream()
        .filter(entry -> entry.getValue().contains(word.norm()))
        .map(Map.Entry::getKey)
        .findFirst();
  }

  private List<OpenWord> guessed(List<OpenWord> words) {
    List<OpenWord> guessed = new ArrayList<>();
    for (int i = 0; i < words.size(); i++) {
      OpenWord word = words.get(i);
      WordKind kind = guess(word, i == 0);
      boolean owner = kind == WordKind.AUXILIARY && owners.contains(word.norm());
      guessed.add(word.as(owner && behind(guessed) ? WordKind.DETERMINER : kind));
    }
    return guessed;
  }

  /** What can be a verb or say whose something is says that behind a verb or a preposition. */
  private static boolean behind(List<OpenWord> before) {
    return before.stream().anyMatch(word -> word.is(WordKind.AUXILIARY))
        || (!before.isEmpty() && before.get(before.size() - 1).is(WordKind.PREPOSITION));
  }

  private WordKind guess(OpenWord word, boolean first) {
    int letter = word.text().codePointAt(0);
    if (questions.contains(word.norm())) {
      return WordKind.QUESTION;
    }
    if (Character.isDigit(letter)) {
      return WordKind.NUMBER;
    }
    if (!Character.isLetter(letter)) {
      return WordKind.SIGN;
    }
    return closed(word).orElse(word.capital() && !first ? WordKind.NAME : WordKind.NOUN);
  }
}
