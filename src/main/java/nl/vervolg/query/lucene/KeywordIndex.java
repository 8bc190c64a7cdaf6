package nl.vervolg.query.lucene;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import nl.vervolg.query.ResultTable;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.search.TopDocs;
import org.apache.lucene.search.TopScoreDocCollectorManager;
import org.apache.lucene.store.ByteBuffersDirectory;

/** The words of things, in memory. Document numbers are positions in a list sorted by resource. */
final class KeywordIndex {
  static final String NAME = "name";
  static final String TEXT = "text";

  private final List<Thing> things;
  private final IndexSearcher searcher;

  private KeywordIndex(List<Thing> things, IndexSearcher searcher) {
    this.things = things;
    this.searcher = searcher;
  }

  /** A thing with its words. */
  record Thing(String item, String name, String slug, String type, Set<String> words) {}

  /** The things of a table with one row for each of their texts. */
  static Collection<Thing> things(ResultTable table) {
    Map<String, Thing> byItem = new TreeMap<>();
    for (ResultTable.Row row : table.rows()) {
      String item = table.cell(row, "item").text();
      byItem
          .computeIfAbsent(
              item,
              iri ->
                  new Thing(
                      iri,
                      table.cell(row, "name").text(),
                      table.cell(row, "slug").text(),
                      table.cell(row, "type").text(),
                      new TreeSet<>()))
          .words()
          .add(table.cell(row, "text").text());
    }
    return byItem.values();
  }

  static KeywordIndex of(List<Thing> things, Analyzer analyzer) {
    ByteBuffersDirectory directory = new ByteBuffersDirectory();
    try (IndexWriter writer = new IndexWriter(directory, new IndexWriterConfig(analyzer))) {
      for (Thing thing : things) {
        Document document = new Document();
        document.add(new TextField(NAME, thing.name(), Field.Store.NO));
        document.add(new TextField(TEXT, thing.name(), Field.Store.NO));
        thing.words().forEach(text -> document.add(new TextField(TEXT, text, Field.Store.NO)));
        writer.addDocument(document);
      }
      // One segment: scores and document numbers do not depend on when buffers were written.
      writer.forceMerge(1);
      writer.commit();
      return new KeywordIndex(things, new IndexSearcher(DirectoryReader.open(directory)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The best things; equal scores in the order of their resources. */
  List<Thing> search(Query query, int most) {
    try {
      TopDocs top = searcher.search(query, new TopScoreDocCollectorManager(most, most));
      List<Thing> found = new ArrayList<>();
      for (ScoreDoc hit : top.scoreDocs) {
        found.add(things.get(hit.doc));
      }
      return found;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
