package nl.vervolg.link;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import nl.vervolg.dialogue.Language;
import nl.vervolg.keyword.LanguageWords;
import nl.vervolg.problem.DrawnText;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.CharArraySet;
import org.apache.lucene.analysis.LowerCaseFilter;
import org.apache.lucene.analysis.StopFilter;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.core.WhitespaceTokenizer;
import org.apache.lucene.analysis.miscellaneous.ASCIIFoldingFilter;
import org.apache.lucene.analysis.miscellaneous.WordDelimiterGraphFilter;
import org.apache.lucene.analysis.pattern.PatternReplaceCharFilter;
import org.apache.lucene.analysis.snowball.SnowballFilter;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;

/**
 * The words of questions and of schemas in one form. Names are cut where people see words in them:
 * {@code frpmCount_K12} holds {@code frpm}, {@code count}, {@code k}, {@code 12}.
 */
final class SchemaWords {
  /** An acronym before a word: {@code CDSCode}. */
  private static final Pattern ACRONYM = Pattern.compile("(?<=\\p{Lu})(?=\\p{Lu}\\p{Ll})");

  private static final int CUTS =
      WordDelimiterGraphFilter.GENERATE_WORD_PARTS
          | WordDelimiterGraphFilter.GENERATE_NUMBER_PARTS
          | WordDelimiterGraphFilter.SPLIT_ON_CASE_CHANGE
          | WordDelimiterGraphFilter.SPLIT_ON_NUMERICS
          | WordDelimiterGraphFilter.STEM_ENGLISH_POSSESSIVE;

  private final Analyzer plain = new Words(CharArraySet.EMPTY_SET, "");
  private final Analyzer stems;

  /** Of a schema whose names are of this language. */
  SchemaWords(Language language) {
    String name = Locale.forLanguageTag(language.code()).getDisplayLanguage(Locale.ENGLISH);
    this.stems = new Words(LanguageWords.of(language).small(), name);
  }

  /** Cuts, folds, and where a stemmer is named takes off endings. */
  private static final class Words extends Analyzer {
    private final CharArraySet stopWords;
    private final String stemmer;

    Words(CharArraySet stopWords, String stemmer) {
      this.stopWords = stopWords;
      this.stemmer = stemmer;
    }

    @Override
    protected Reader initReader(String field, Reader reader) {
      return new PatternReplaceCharFilter(ACRONYM, " ", reader);
    }

    @Override
    protected TokenStreamComponents createComponents(String field) {
      WhitespaceTokenizer source = new WhitespaceTokenizer();
      TokenStream words = new WordDelimiterGraphFilter(source, CUTS, null);
      words = new ASCIIFoldingFilter(new LowerCaseFilter(words));
      words = new StopFilter(words, stopWords);
      return new TokenStreamComponents(
          source, stemmer.isEmpty() ? words : new SnowballFilter(words, stemmer));
    }
  }

  /** The words without their endings, and without those that every sentence has. */
  List<String> stems(String text) {
    return words(stems, text);
  }

  /** All words, each between blanks: one text holds another when it holds its words in order. */
  String phrase(String text) {
    return " " + String.join(" ", words(plain, text)) + " ";
  }

  private static List<String> words(Analyzer analyzer, String text) {
    List<String> words = new ArrayList<>();
    try (TokenStream stream = analyzer.tokenStream("", new StringReader(DrawnText.said(text)))) {
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
}
