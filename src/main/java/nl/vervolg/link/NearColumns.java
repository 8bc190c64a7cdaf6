package nl.vervolg.link;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import nl.vervolg.retrieval.EmbeddingFailed;
import nl.vervolg.retrieval.TextVectors;
import nl.vervolg.retrieval.VectorSource;
import nl.vervolg.schema.Column;
import nl.vervolg.schema.ColumnName;
import nl.vervolg.schema.Schema;
import nl.vervolg.schema.Table;

/** Which columns are near to a question by what they mean, where there is a model for that. */
final class NearColumns {
  private final Optional<TextVectors> vectors;
  private final Optional<String> lacking;

  private NearColumns(Optional<TextVectors> vectors, Optional<String> lacking) {
    this.vectors = vectors;
    this.lacking = lacking;
  }

  /**
   * How near each column is, by its number.
   *
   * @param cosines empty where nothing tells
   * @param model that tells it
   * @param lacking why none does that should, in a sentence
   */
  record Near(List<Double> cosines, Optional<String> model, Optional<String> lacking) {
    Near {
      cosines = List.copyOf(cosines);
    }
  }

  /** Those of a schema; where the model fails, each question is told so. */
  static NearColumns of(Schema schema, ColumnIndex index, Optional<VectorSource> source) {
    if (source.isEmpty()) {
      return new NearColumns(Optional.empty(), Optional.empty());
    }
    try {
      return new NearColumns(
          Optional.of(new TextVectors(texts(schema, index), source.get())), Optional.empty());
    } catch (EmbeddingFailed e) {
      return new NearColumns(Optional.empty(), Optional.of(e.why()));
    }
  }

  /** A column is told by its table, its label and what is known about it. */
  private static List<String> texts(Schema schema, ColumnIndex index) {
    Map<ColumnName, String> texts = new HashMap<>();
    for (Table table : schema.tables()) {
      for (Column column : table.columns()) {
        texts.put(
            new ColumnName(table.name(), column.name()),
            table.label() + ": " + column.label() + ". " + column.about().text());
      }
    }
    List<String> ordered = new ArrayList<>();
    index.columns().forEach(column -> ordered.add(texts.getOrDefault(column.name(), "")));
    return ordered;
  }

  /** How near they are to a question. */
  Near to(String question) {
    if (vectors.isEmpty()) {
      return new Near(List.of(), Optional.empty(), lacking);
    }
    try {
      TextVectors there = vectors.get();
      return new Near(there.near(question), Optional.of(there.model()), Optional.empty());
    } catch (EmbeddingFailed e) {
      return new Near(List.of(), Optional.empty(), Optional.of(e.why()));
    }
  }
}
