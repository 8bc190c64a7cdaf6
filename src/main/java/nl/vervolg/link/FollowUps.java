package nl.vervolg.link;

import java.util.List;
import java.util.Optional;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.ScopeKind;
import nl.vervolg.schema.Schema;
import nl.vervolg.value.ValueFinder;

/** Completes questions that build on earlier ones, and tells which are no questions at all. */
@FunctionalInterface
public interface FollowUps {
  /** Knows no rules: the questions before are looked up with the last. */
  FollowUps NONE = Completion::open;

  /**
   * The complete question, as far as rules tell what it leaves out.
   *
   * @param history the questions before it, oldest first
   */
  Completion complete(List<String> history, String question);

  /** Completes questions about a database. */
  @FunctionalInterface
  interface OfDatabase {
    /** Completes none. */
    OfDatabase NONE = (schema, language, values) -> FollowUps.NONE;

    /**
     * Completes questions about one database.
     *
     * @param language of its names
     * @param values those of its columns, where they are known
     */
    FollowUps of(Schema schema, Language language, Optional<ValueFinder> values);
  }

  /**
   * A question with what it leaves out.
   *
   * @param question complete, where nothing stands beside it; else as it was asked
   * @param beside questions before it whose words it may need, oldest first: no rule tells which
   * @param rules that decided, in order
   * @param declined what it is in place of a question about the data, where rules tell
   */
  record Completion(
      String question, List<String> beside, List<String> rules, Optional<ScopeKind> declined) {
    /** Older questions are not looked up: they are about something else by then. */
    private static final int MOST_BESIDE = 5;

    /** Copies the lists. */
    public Completion {
      beside = List.copyOf(beside);
      rules = List.copyOf(rules);
    }

    /** A question about the data. */
    public Completion(String question, List<String> beside, List<String> rules) {
      this(question, beside, rules, Optional.empty());
    }

    /** A question of which no rule tells what it leaves out: the last ones before it may tell. */
    public static Completion open(List<String> before, String question) {
      return new Completion(
          question,
          before.subList(Math.max(0, before.size() - MOST_BESIDE), before.size()),
          List.of());
    }

    /** What is no question about the data. */
    public static Completion declined(String said, ScopeKind kind, List<String> rules) {
      return new Completion(said, List.of(), rules, Optional.of(kind));
    }
  }
}
