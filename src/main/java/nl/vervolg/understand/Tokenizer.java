package nl.vervolg.understand;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import nl.vervolg.dialogue.Token;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.LowerCaseFilter;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.miscellaneous.ASCIIFoldingFilter;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.analysis.tokenattributes.OffsetAttribute;
import org.apache.lucene.analysis.util.CharTokenizer;

/**
 * Cuts text into words with Lucene: runs of letters and digits, lower-cased and without diacritics.
 * The same analysis is used for labels and for utterances, so that they compare equal.
 */
public final class Tokenizer {
  private static final Analyzer ANALYZER =
      new Analyzer() {
        @Override
        protected TokenStreamComponents createComponents(String field) {
          org.apache.lucene.analysis.Tokenizer source =
              CharTokenizer.fromTokenCharPredicate(Character::isLetterOrDigit);
          return new TokenStreamComponents(
              source, new ASCIIFoldingFilter(new LowerCaseFilter(source)));
        }
      };

  private static final char LAST_ASCII = 127;
  private static final int LONGEST = CharTokenizer.DEFAULT_MAX_WORD_LEN;

  private Tokenizer() {}

  /** The words of {@code text} with their offsets in it. */
  public static List<Token> tokens(String text) {
    return isPlain(text) ? plain(text) : analysed(text);
  }

  /** Text of ASCII characters alone, with no word that Lucene would cut. */
  private static boolean isPlain(String text) {
    int word = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      word = Character.isLetterOrDigit(c) ? word + 1 : 0;
      if (c > LAST_ASCII || word > LONGEST) {
        return false;
      }
    }
    return true;
  }

  /** Nearly all labels are plain; cutting them by hand is quicker, for a cold start. */
  private static List<Token> plain(String text) {
    List<Token> tokens = new ArrayList<>();
    boolean shouted = isShouted(text);
    cut(
        text,
        (from, to) -> {
          String word = text.substring(from, to);
          boolean capitalised = !shouted && Character.isUpperCase(word.charAt(0));
          tokens.add(new Token(word, word.toLowerCase(Locale.ROOT), from, to, capitalised));
        });
    return tokens;
  }

  private interface Cut {
    void word(int from, int to);
  }

  private static void cut(String text, Cut each) {
    int from = 0;
    for (int to = 0; to <= text.length(); to++) {
      if (to == text.length() || !Character.isLetterOrDigit(text.charAt(to))) {
        if (to > from) {
          each.word(from, to);
        }
        from = to + 1;
      }
    }
  }

  /** What Lucene makes of any text. */
  static List<Token> analysed(String text) {
    List<Token> tokens = new ArrayList<>();
    boolean shouted = isShouted(text);
    try (TokenStream stream = ANALYZER.tokenStream("", text)) {
      CharTermAttribute term = stream.getAttribute(CharTermAttribute.class);
      OffsetAttribute offset = stream.getAttribute(OffsetAttribute.class);
      stream.reset();
      while (stream.incrementToken()) {
        String word = text.substring(offset.startOffset(), offset.endOffset());
        boolean capitalised = !shouted && Character.isUpperCase(word.codePointAt(0));
        tokens.add(
            new Token(
                word, term.toString(), offset.startOffset(), offset.endOffset(), capitalised));
      }
      stream.end();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return tokens;
  }

  private static boolean isShouted(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (Character.isLowerCase(text.charAt(i))) {
        return false;
      }
    }
    return true;
  }

  /** The words of {@code text} as they are compared. */
  public static List<String> words(String text) {
    List<String> words = new ArrayList<>();
    if (isPlain(text)) {
      String lower = text.toLowerCase(Locale.ROOT);
      cut(lower, (from, to) -> words.add(lower.substring(from, to)));
    } else {
      analysed(text).forEach(token -> words.add(token.norm()));
    }
    return words;
  }
}
