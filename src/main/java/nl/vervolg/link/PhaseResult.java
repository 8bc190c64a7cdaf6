package nl.vervolg.link;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import nl.vervolg.keyword.Keywords;
import nl.vervolg.retrieval.Evidence;
import nl.vervolg.retrieval.QueryExample;
import nl.vervolg.schema.ColumnName;
import nl.vervolg.value.ValueHit;

/** What a phase found, in the order of {@link Phase}. */
public sealed interface PhaseResult {
  /** The complete question, or those that are looked up with it. */
  record Completed(FollowUps.Completion question) implements PhaseResult {}

  /** The question as it goes on, or why it does not. */
  record Validated(ValidatedQuestion question) implements PhaseResult {}

  /** What it is looked up by. */
  record Extracted(Keywords keywords) implements PhaseResult {}

  /** Facts that help, best first. */
  record Told(List<Evidence> facts) implements PhaseResult {
    /** Copies the list. */
    public Told {
      facts = List.copyOf(facts);
    }
  }

  /** Questions like it, best first. */
  record Alike(List<QueryExample> examples) implements PhaseResult {
    /** Copies the list. */
    public Alike {
      examples = List.copyOf(examples);
    }
  }

  /** Values of the data that it may mean, best first. */
  record Named(List<ValueHit> values) implements PhaseResult {
    /** Copies the list. */
    public Named {
      values = List.copyOf(values);
    }
  }

  /** Words that mean much the same, as stems, each with its share. */
  record Related(SortedMap<String, Double> stems) implements PhaseResult {
    /** Copies the map. */
    public Related {
      stems = Collections.unmodifiableSortedMap(new TreeMap<>(stems));
    }
  }

  /**
   * The columns that fit.
   *
   * @param best the first of them, best first
   * @param all how many there are
   */
  record Ranked(List<ColumnName> best, int all) implements PhaseResult {
    /** So many are told. */
    static final int MOST = 50;

    /** Copies the list. */
    public Ranked {
      best = List.copyOf(best);
    }
  }

  /** Whether the schema is cut, and why. */
  record Decided(Strategy.Decision decision) implements PhaseResult {}

  /** What is left of the schema. */
  record Cut(LinkedSchema schema) implements PhaseResult {}

  /** It as a model reads it. */
  record Written(String text) implements PhaseResult {}
}
