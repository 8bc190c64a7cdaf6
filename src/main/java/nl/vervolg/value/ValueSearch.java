package nl.vervolg.value;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Set;
import nl.vervolg.schema.Schema;
import org.apache.lucene.index.LeafReader;

/** Looks for values in a finished index; safe for many threads. */
final class ValueSearch {
  private final ValueFolder folder;
  private final StopWords stopWords;
  private final UsualForms forms;
  private final SchemaColumns columns;

  ValueSearch(ValueFolder folder, Schema schema, ValueSettings settings) {
    this.folder = folder;
    this.stopWords = new StopWords(settings.languages());
    this.forms = new UsualForms(settings.languages());
    this.columns = new SchemaColumns(schema, settings.languages(), stopWords.all());
  }

  List<ValueHit> hits(List<String> texts, int most) {
    if (folder.reader().leaves().isEmpty()) {
      return List.of();
    }
    LeafReader leaf = folder.reader().leaves().get(0).reader();
    try {
      List<ValueText> spoken = texts.stream().map(ValueText::of).toList();
      List<String> languages = stopWords.languages(spoken);
      Set<String> usual = stopWords.of(languages);
      Set<String> wellKnown = stopWords.wellKnown(languages);
      Weights weights = new Weights(leaf, new Stems(languages), usual, columns);
      Candidates candidates = new Candidates(weights, columns);
      for (ValueText text : spoken) {
        AskedText asked = AskedText.of(text, usual, wellKnown, columns);
        new WholeSearch(leaf, asked, weights, forms).into(candidates);
        new WordSearch(leaf, asked, weights).into(candidates);
      }
      return candidates.hits(leaf, most);
    } catch (IOException e) {
      throw new UncheckedIOException(
          "The index of values (" + folder.folder() + ") cannot be read.", e);
    }
  }
}
