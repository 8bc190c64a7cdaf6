package nl.vervolg.open;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.Pointer;
import nl.vervolg.dialogue.TurnShape;
import nl.vervolg.knowledge.LanguagePack;
import nl.vervolg.knowledge.OpenWords;

/** Sees and writes turns in one language. */
final class OpenLanguage {
  private static final Pattern SENTENCE = Pattern.compile("(?<=[.!?])\\s+");

  /** What an answer is about is said at its beginning. */
  private static final int MOST_SENTENCES = 100;

  private static final int MOST_LETTERS = 20_000;

  private final Language language;
  private final WordClasses classes;
  private final NounPhrases phrases;
  private final Pointers pointers;
  private final Shapes shapes;
  private final OpenWording wording;
  private final Set<String> who;
  private final boolean capitalNouns;

  /** With the words of a language. */
  OpenLanguage(LanguagePack pack) {
    this.language = pack.language();
    this.classes =
        new WordClasses(pack.language(), pack.open(), pack.grammar().style().capitalNouns());
    this.phrases = new NounPhrases(pack);
    this.pointers = new Pointers(pack);
    this.shapes = new Shapes(pack);
    this.wording = new OpenWording(pack);
    this.capitalNouns = pack.grammar().style().capitalNouns();
    this.who = new HashSet<>(pack.open().of(OpenWords.Use.WHO));
  }

  Language language() {
    return language;
  }

  /** A turn with what is seen in it. */
  OpenText read(String text) {
    List<OpenWord> words = classes.of(text);
    return new OpenText(text, words, phrases.in(words));
  }

  /** The sentences of an answer that tell something. */
  List<OpenText> answer(String text) {
    List<OpenText> sentences = new ArrayList<>();
    String read = text.length() > MOST_LETTERS ? text.substring(0, MOST_LETTERS) : text;
    for (String sentence : SENTENCE.split(read, MOST_SENTENCES + 1)) {
      if (sentences.size() < MOST_SENTENCES
          && !sentence.isBlank()
          && !sentence.strip().endsWith("?")) {
        sentences.add(read(sentence.strip()));
      }
    }
    return sentences;
  }

  List<Pointer> pointers(OpenText turn) {
    return pointers.in(turn);
  }

  TurnShape shape(OpenText turn, Memory memory) {
    return shapes.of(turn, memory);
  }

  OpenWording wording() {
    return wording;
  }

  /** Whether a capital shows a name. */
  boolean namesShow() {
    return !capitalNouns;
  }

  /** A question that asks who somebody is, or who did something. */
  boolean asksWho(OpenText turn) {
    return turn.words().stream().findFirst().filter(word -> who.contains(word.norm())).isPresent();
  }

  /** The words by which a phrase is named later. */
  String named(OpenText text, NounPhrase phrase) {
    return wording.named(text, phrase);
  }
}
