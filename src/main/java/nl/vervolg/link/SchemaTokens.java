package nl.vervolg.link;

import java.util.ArrayList;
import java.util.List;
import nl.vervolg.schema.MSchema;
import nl.vervolg.schema.Schema;
import nl.vervolg.schema.Table;

/**
 * The tokens that a schema takes as a model reads it. The whole is counted once; where a question
 * adds examples to some tables, only these are counted again, which gives the same sum: no token
 * goes over the end of a table. Safe for many threads.
 */
final class SchemaTokens {
  private final Schema schema;
  private final MSchema dialect;
  private final int plain;

  /**
   * Counts.
   *
   * @throws IllegalArgumentException where it has no table
   */
  SchemaTokens(Schema schema, MSchema dialect) {
    this.schema = schema;
    this.dialect = dialect;
    this.plain = TokenCounter.count(dialect.text(schema));
  }

  /** The tokens of the same schema with other examples. */
  int with(Schema enriched) {
    List<Table> before = new ArrayList<>();
    List<Table> after = new ArrayList<>();
    for (int i = 0; i < schema.tables().size(); i++) {
      if (!schema.tables().get(i).equals(enriched.tables().get(i))) {
        before.add(schema.tables().get(i));
        after.add(enriched.tables().get(i));
      }
    }
    return before.isEmpty() ? plain : plain + count(after) - count(before);
  }

  private int count(List<Table> tables) {
    return TokenCounter.count(dialect.text(new Schema(schema.name(), tables, List.of())));
  }
}
