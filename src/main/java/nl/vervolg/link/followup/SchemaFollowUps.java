package nl.vervolg.link.followup;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import nl.vervolg.conversation.ConversationRules;
import nl.vervolg.conversation.Intake;
import nl.vervolg.conversation.ResolvedTurn;
import nl.vervolg.conversation.TurnResolver;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.Scope;
import nl.vervolg.link.FollowUps;
import nl.vervolg.resolve.Resolution.Declined;
import nl.vervolg.resolve.Resolution.Standalone;
import nl.vervolg.schema.Schema;
import nl.vervolg.value.ValueFinder;

/**
 * Completes questions about a database by the rules, over what the questions say of it. Where the
 * rules understand a fragment and its words can be put into the question before, that is the
 * question; else the questions that it may depend on go with it. A question that stands alone for
 * the rules takes them along too, unless the user says that a new subject begins: on a database
 * whose words are only known by its names, "which have the most?" can look complete.
 */
public final class SchemaFollowUps implements FollowUps {
  /** Questions before that are read; of older ones nothing is left in what is asked. */
  private static final int MOST_TURNS = 20;

  private final SchemaDomain domain;
  private final ConversationRules rules;

  private SchemaFollowUps(SchemaDomain domain, ConversationRules rules) {
    this.domain = domain;
    this.rules = rules;
  }

  /**
   * Completes questions about a database.
   *
   * @param language of its names
   * @param values those of its columns, where they are known
   */
  public static FollowUps about(
      Schema schema, Language language, Optional<ValueFinder> values, ConversationRules rules) {
    ValueFinder finder = values.orElse((texts, most) -> List.of());
    return new SchemaFollowUps(
        new SchemaDomain(new SchemaNames(schema, language), rules, finder), rules);
  }

  @Override
  public Completion complete(List<String> history, String question) {
    List<String> recent = history.subList(Math.max(0, history.size() - MOST_TURNS), history.size());
    return recent.isEmpty() ? first(question) : following(recent, Intake.clean(question));
  }

  /**
   * What opens a conversation leaves nothing out; it need not be about the data. Names and values
   * take long to find, and all that they can tell is that it is about the data after all.
   */
  private Completion first(String question) {
    String clean = Intake.clean(question);
    if (!isDeclined(turn(rules.silent(), clean))) {
      return new Completion(question, List.of(), List.of());
    }
    ResolvedTurn turn = turn(domain.ofNames(clean).over(rules), clean);
    return read(
        isDeclined(turn) ? turn(domain.ofNamesAndValues(clean).over(rules), clean) : turn,
        question);
  }

  private ResolvedTurn turn(TurnResolver resolver, String question) {
    return new Conversation(resolver, domain.names()).resolve(question);
  }

  private static boolean isDeclined(ResolvedTurn turn) {
    return turn.resolution() instanceof Declined;
  }

  private static Completion read(ResolvedTurn turn, String question) {
    return turn.resolution() instanceof Declined declined
        ? declined(question, declined)
        : new Completion(question, List.of(), List.of());
  }

  private static Completion declined(String question, Declined declined) {
    return Completion.declined(
        question, declined.kind(), declined.derivation().rulesOf(Scope.class));
  }

  private Completion following(List<String> recent, String question) {
    List<String> said =
        Stream.concat(recent.stream().map(Intake::clean), Stream.of(question)).toList();
    Conversation before = new Conversation(domain.of(said).over(rules), domain.names());
    said.subList(0, recent.size()).forEach(before::add);
    ResolvedTurn turn = before.resolve(question);
    if (turn.resolution() instanceof Declined declined) {
      return declined(question, declined);
    }
    List<String> deciding = turn.resolution().derivation().decisiveRules();
    if (turn.resolution() instanceof Standalone alone && alone.newTopic()) {
      return new Completion(question, List.of(), deciding);
    }
    return before
        .completed(turn)
        .map(complete -> new Completion(complete, List.of(), deciding))
        .orElseGet(
            () ->
                new Completion(
                    question, Completion.open(before.needed(), question).beside(), deciding));
  }
}
