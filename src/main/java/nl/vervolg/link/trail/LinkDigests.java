package nl.vervolg.link.trail;

import java.util.List;
import nl.vervolg.audit.Digest;
import nl.vervolg.audit.FactJson;
import nl.vervolg.retrieval.Evidence;
import nl.vervolg.retrieval.QueryExample;
import nl.vervolg.schema.Schema;

/**
 * Digests (SHA-256) of what questions are linked with, as it was read: the same wherever it comes
 * from and however its file is laid out.
 */
public final class LinkDigests {
  private LinkDigests() {}

  /** Of a schema with all that is told of it. */
  public static String schema(Schema schema) {
    return of(schema);
  }

  /** Of facts, in their order. */
  public static String evidence(List<Evidence> facts) {
    return of(facts);
  }

  /** Of questions with their queries, in their order. */
  public static String examples(List<QueryExample> examples) {
    return of(examples);
  }

  private static String of(Object read) {
    return Digest.of(WholeText.of(FactJson.of(read)));
  }
}
