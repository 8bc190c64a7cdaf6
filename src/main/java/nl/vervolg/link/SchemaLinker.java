package nl.vervolg.link;

import java.util.HashSet;
import java.util.Set;
import nl.vervolg.schema.ColumnName;
import nl.vervolg.schema.MSchema;
import nl.vervolg.schema.Schema;

/** Links questions to the columns of one schema; safe for many threads. */
public final class SchemaLinker {
  private final Schema schema;
  private final LinkSettings settings;
  private final SchemaWords words = new SchemaWords();
  private final ColumnIndex index;
  private final Strategy.Decision decision;

  /**
   * The linker of a schema.
   *
   * @throws IllegalArgumentException where it has no table
   */
  public SchemaLinker(Schema schema, LinkSettings settings) {
    this.schema = schema;
    this.settings = settings;
    this.index = new ColumnIndex(schema, words);
    int tokens = TokenCounter.count(MSchema.CREATE_TABLE.text(schema));
    this.decision = Strategy.decide(schema.size(), tokens, settings);
  }

  /**
   * The part of the schema that a question needs, as far as its words tell.
   *
   * @param evidence what is known beside the question, such as how the data say what it says; can
   *     be empty
   */
  public LinkedSchema link(String question, String evidence) {
    Set<ColumnName> kept = new HashSet<>();
    ColumnRanking.of(index, words, question, evidence).stream()
        .limit(settings.keep())
        .forEach(column -> kept.add(index.columns().get(column).name()));
    Schema part = schema.only(kept);
    boolean whole = decision.strategy() == Strategy.WITHOUT_SCHEMA_LINK;
    return new LinkedSchema(part, decision, whole ? schema : part);
  }
}
