package nl.vervolg.link;

import java.util.List;
import nl.vervolg.keyword.Keywords;
import nl.vervolg.retrieval.Evidence;
import nl.vervolg.retrieval.QueryExample;
import nl.vervolg.value.ValueHit;

/** What came of a question that was to be linked to a schema. */
public sealed interface LinkOutcome {
  /** The question as it went on, or not. */
  ValidatedQuestion question();

  /** The phases that ran, in their order. */
  List<PhaseReport> phases();

  /**
   * It was linked.
   *
   * @param keywords what it was looked up by
   * @param evidence facts that help, best first
   * @param examples questions like it, best first
   * @param values of the database that it may mean, best first
   * @param schema what it needs
   * @param text the schema that is used, as a model reads it
   */
  record Linked(
      ValidatedQuestion question,
      Keywords keywords,
      List<Evidence> evidence,
      List<QueryExample> examples,
      List<ValueHit> values,
      LinkedSchema schema,
      String text,
      List<PhaseReport> phases)
      implements LinkOutcome {
    /** Copies the lists. */
    public Linked {
      evidence = List.copyOf(evidence);
      examples = List.copyOf(examples);
      values = List.copyOf(values);
      phases = List.copyOf(phases);
    }
  }

  /** It is no question. The reasons stand with it. */
  record Refused(ValidatedQuestion question, List<PhaseReport> phases) implements LinkOutcome {
    /** Copies the list. */
    public Refused {
      phases = List.copyOf(phases);
    }
  }

  /** A phase failed that nothing goes on without. */
  record Aborted(ValidatedQuestion question, PhaseReport failed, List<PhaseReport> phases)
      implements LinkOutcome {
    /** Copies the list. */
    public Aborted {
      phases = List.copyOf(phases);
    }
  }
}
