package nl.vervolg.link;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.CharArraySet;
import org.apache.lucene.analysis.LowerCaseFilter;
import org.apache.lucene.analysis.StopFilter;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.WordlistLoader;
import org.apache.lucene.analysis.core.WhitespaceTokenizer;
import org.apache.lucene.analysis.miscellaneous.ASCIIFoldingFilter;
import org.apache.lucene.analysis.miscellaneous.WordDelimiterGraphFilter;
import org.apache.lucene.analysis.pattern.PatternReplaceCharFilter;
import org.apache.lucene.analysis.snowball.SnowballFilter;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.util.IOUtils;

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

  private final Analyzer plain = new Words(List.of(), "");
  private final Analyzer stems = new Words(stopWords(), "English");

  private static List<?> stopWords() {
    try (Reader words =
        IOUtils.getDecodingReader(
            SnowballFilter.class.getResourceAsStream("english_stop.txt"),
            java.nio.charset.StandardCharsets.UTF_8)) {
      return List.copyOf(WordlistLoader.getSnowballWordSet(words));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Cuts, folds, and where a stemmer is named takes off endings. */
  private static final class Words extends Analyzer {
    private final CharArraySet stopWords;
    private final String stemmer;

    Words(List<?> stopWords, String stemmer) {
      this.stopWords = new CharArraySet(stopWords, true);
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
}
