package nl.vervolg.keyword;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import nl.vervolg.dialogue.Language;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.CharArraySet;
import org.apache.lucene.analysis.LowerCaseFilter;
import org.apache.lucene.analysis.StopFilter;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.WordlistLoader;
import org.apache.lucene.analysis.miscellaneous.ASCIIFoldingFilter;
import org.apache.lucene.analysis.snowball.SnowballFilter;
import org.apache.lucene.analysis.standard.StandardTokenizer;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.util.IOUtils;
import org.jspecify.annotations.Nullable;
import org.tartarus.snowball.SnowballStemmer;

/**
 * The small words and the endings of a language, as Lucene has them from the Snowball project. Safe
 * for many threads.
 */
public final class LanguageWords {
  /** Languages of which Lucene has both. */
  private static final List<String> CODES =
      List.of("da", "de", "en", "es", "fi", "fr", "hu", "it", "nl", "no", "pt", "ru", "sv");

  private static final Map<Language, LanguageWords> KNOWN = new LinkedHashMap<>();

  static {
    CODES.forEach(code -> KNOWN.put(new Language(code), new LanguageWords(code)));
  }

  private final String name;
  private final CharArraySet small;
  private final CharArraySet closed;
  private final Analyzer stems;
  private final Analyzer telling;

  private LanguageWords(String code) {
    this.name = Locale.forLanguageTag(code).getDisplayLanguage(Locale.ENGLISH);
    String file = name.toLowerCase(Locale.ROOT) + "_stop.txt";
    this.small = CharArraySet.unmodifiableSet(read(SnowballFilter.class.getResourceAsStream(file)));
    this.closed =
        CharArraySet.unmodifiableSet(
            read(LanguageWords.class.getResourceAsStream(code + "_closed.txt")));
    this.stems = new Stems(name, CharArraySet.EMPTY_SET);
    this.telling = new Stems(name, small);
  }

  /** Languages of which small words and endings are known, in the order of their codes. */
  public static List<Language> languages() {
    return List.copyOf(KNOWN.keySet());
  }

  /**
   * The words of a language.
   *
   * @throws IllegalArgumentException where it is none of {@link #languages()}
   */
  public static LanguageWords of(Language language) {
    LanguageWords words = KNOWN.get(language);
    if (words == null) {
      throw new IllegalArgumentException(
          "No words for language (" + language + ").\nThere are: " + languages() + ".");
    }
    return words;
  }

  /** Whether every sentence of the language can have the word, which so tells nothing. */
  public boolean small(String word) {
    return small.contains(word);
  }

  /** The words that every sentence can have, in small letters. */
  public CharArraySet small() {
    return small;
  }

  /** Further words of closed classes: what asks and what tells how many; none where no file is. */
  public CharArraySet closed() {
    return closed;
  }

  /** What takes the endings off words in small letters; for one thread. */
  public SnowballStemmer stemmer() {
    try {
      return Class.forName(SnowballStemmer.class.getPackageName() + ".ext." + name + "Stemmer")
          .asSubclass(SnowballStemmer.class)
          .getDeclaredConstructor()
          .newInstance();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The words of a text in small letters, without diacritics and endings; small ones as well. */
  public List<String> stems(String text) {
    return words(stems, text);
  }

  /** The same without the small ones. */
  public List<String> telling(String text) {
    return words(telling, text);
  }

  private static List<String> words(Analyzer analyzer, String text) {
    List<String> words = new ArrayList<>();
    try (TokenStream stream = analyzer.tokenStream("", new StringReader(text))) {
      CharTermAttribute word = stream.addAttribute(CharTermAttribute.class);
      stream.reset();
      while (stream.incrementToken()) {
        words.add(word.toString());
      }
      stream.end();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return words;
  }

  private static CharArraySet read(@Nullable InputStream file) {
    if (file == null) {
      return CharArraySet.EMPTY_SET;
    }
    try (Reader words = IOUtils.getDecodingReader(file, StandardCharsets.UTF_8)) {
      return WordlistLoader.getSnowballWordSet(words);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Takes off endings before diacritics, which some endings have. */
  private static final class Stems extends Analyzer {
    private final String stemmer;
    private final CharArraySet left;

    Stems(String stemmer, CharArraySet left) {
      this.stemmer = stemmer;
      this.left = left;
    }

    @Override
    protected TokenStreamComponents createComponents(String field) {
      StandardTokenizer source = new StandardTokenizer();
      TokenStream words =
          new SnowballFilter(new StopFilter(new LowerCaseFilter(source), left), stemmer);
      return new TokenStreamComponents(source, new ASCIIFoldingFilter(words));
    }
  }
}
