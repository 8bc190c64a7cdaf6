package nl.vervolg.query.lucene;

import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.CharArraySet;
import org.apache.lucene.analysis.LowerCaseFilter;
import org.apache.lucene.analysis.StopFilter;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.de.GermanAnalyzer;
import org.apache.lucene.analysis.en.EnglishAnalyzer;
import org.apache.lucene.analysis.fr.FrenchAnalyzer;
import org.apache.lucene.analysis.miscellaneous.ASCIIFoldingFilter;
import org.apache.lucene.analysis.nl.DutchAnalyzer;
import org.apache.lucene.analysis.standard.StandardTokenizer;
import org.apache.lucene.analysis.util.ElisionFilter;

/** Words of any of the languages: elided articles, case, diacritics and little words go. */
final class FoldingAnalyzer extends Analyzer {
  private static final CharArraySet STOP_WORDS = stopWords();

  private static CharArraySet stopWords() {
    CharArraySet all = new CharArraySet(1_000, true);
    all.addAll(DutchAnalyzer.getDefaultStopSet());
    all.addAll(EnglishAnalyzer.getDefaultStopSet());
    all.addAll(GermanAnalyzer.getDefaultStopSet());
    all.addAll(FrenchAnalyzer.getDefaultStopSet());
    return CharArraySet.unmodifiableSet(all);
  }

  @Override
  protected TokenStreamComponents createComponents(String field) {
    StandardTokenizer source = new StandardTokenizer();
    TokenStream words = new ElisionFilter(source, FrenchAnalyzer.DEFAULT_ARTICLES);
    words = new StopFilter(new LowerCaseFilter(words), STOP_WORDS);
    return new TokenStreamComponents(source, new ASCIIFoldingFilter(words));
  }
}
